import type { LocalWords } from '../../pack/local-words.ts';
import { freeHelpLine } from './free-help.ts';

/**
 * How New Jersey and its courts are spoken of in Spanish. The courts’ English names are next to ours: people meet them
 * on forms.
 */
export const words: LocalWords = {
  courtState: 'Nueva Jersey',
  inCourtState: 'en Nueva Jersey',
  findings: {
    'fit.over_small_claims_limit':
      'Reclamaciones de Menor Cuantía (Small Claims) atiende demandas de hasta {limit}. La Parte Civil Especial (Special Civil Part) atiende demandas de hasta {nextLimit}. Para usar Reclamaciones de Menor Cuantía, una persona puede renunciar a {givenUp} de este reclamo. La parte a la que se renuncia no se puede reclamar después.',
    'fit.over_special_civil_limit':
      'La Parte Civil Especial (Special Civil Part) atiende demandas de hasta {limit}, y Reclamaciones de Menor Cuantía (Small Claims) de hasta {smallClaimsLimit}. Una persona puede renunciar a la parte que pasa de un límite: {givenUp} para la Parte Civil Especial, o {smallClaimsGivenUp} para Reclamaciones de Menor Cuantía. La parte a la que se renuncia no se puede reclamar después. Este sitio no prepara documentos para la División de Derecho (Law Division), que atiende demandas más grandes.',
    'fit.gives_up_for_small_claims':
      'Usted eligió renunciar a {givenUp}, para que Reclamaciones de Menor Cuantía (Small Claims) pueda atender la demanda. El reclamo pide {demand}. La parte a la que se renuncia no se puede reclamar después.',
    'fit.gives_up_for_special_civil':
      'Usted eligió renunciar a {givenUp}, para que la Parte Civil Especial (Special Civil Part) pueda atender la demanda. El reclamo pide {demand}. La parte a la que se renuncia no se puede reclamar después.',
    'fit.professional_malpractice':
      'Esto es sobre el mal trabajo de un médico, un abogado u otro profesional con licencia. Reclamaciones de Menor Cuantía (Small Claims) y la Parte Civil Especial (Special Civil Part) no atienden esos reclamos. Van a la División de Derecho (Law Division). Allí hace falta un escrito de otro profesional en un plazo de {days} días después de que la otra parte responda. Este sitio no prepara documentos para el tribunal para ellos.',
    'fit.family_matter': `La manutención de hijos, la pensión conyugal y la custodia van a la División de Familia del tribunal (Family Part). Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
    'fit.estate_matter': `Los reclamos sobre un testamento o una herencia van a la oficina testamentaria (Surrogate) o a la Parte Testamentaria (Probate Part). Este sitio no prepara documentos para el tribunal para eso. Ayuda gratis: ${freeHelpLine}.`,
    'fit.tax_matter':
      'Los reclamos sobre impuestos van al Tribunal de Asuntos Tributarios (Tax Court). Este sitio no prepara documentos para el tribunal para eso.',
    'fit.all_defendants_out_of_state':
      'Nadie de la otra parte tiene una dirección en Nueva Jersey. Un tribunal de aquí puede atender un caso así solo si tiene un vínculo con Nueva Jersey. El tribunal no envía los documentos fuera del estado de la forma habitual.',
  },
  papers: {
    'papers.law_division':
      'Este reclamo es más grande de lo que atienden Reclamaciones de Menor Cuantía (Small Claims) y la Parte Civil Especial (Special Civil Part). Este sitio no prepara documentos para la División de Derecho (Law Division).',
  },
  court: {
    'court.name.small_claims': 'Menor Cuantía (Small Claims)',
    'court.name.special_civil': 'Parte Civil Especial (Special Civil Part)',
    'court.name.law_division': 'División de Derecho (Law Division)',
    'court.hears.small_claims':
      'En Nueva Jersey, las demandas de hasta {upper} pueden ir a Reclamaciones de Menor Cuantía (Small Claims).',
    'court.hears.special_civil':
      'Las demandas de más de {lower} y hasta {upper} van a la Parte Civil Especial (Special Civil Part).',
    'court.hears.law_division':
      'Las demandas de más de {lower} van a la División de Derecho del Tribunal Superior (Law Division, Superior Court).',
    'court.way.over_special_civil_limit':
      'Aquí se puede renunciar a una parte. O un abogado puede presentar la demanda completa en la División de Derecho (Law Division).',
    'court.way.professional_malpractice': 'Un abogado puede presentarla en la División de Derecho (Law Division).',
    'court.way.family_matter': 'La División de Familia (Family Part) de su condado puede decir cómo empezar.',
    'court.way.estate_matter': 'La oficina testamentaria (Surrogate) del condado puede decir cómo empezar.',
    'court.way.tax_matter': 'El Tribunal de Asuntos Tributarios (Tax Court) puede decir cómo empezar.',
    'court.rule.redaction': 'R. 1:38-7',
    'court.rule.certification': 'R. 1:4-4(b)',
    'court.intent':
      'Si no lo hace, tengo la intención de presentar una demanda en el Tribunal Superior de Nueva Jersey (Superior Court of New Jersey).',
    'court.online_filing':
      'La presentación en línea de Nueva Jersey no acepta pruebas. La carpeta de pruebas no se presenta: usted la imprime y la lleva al tribunal.',
    'court.declaration':
      'Declaro, según la ley de Nueva Jersey, que la información que he dado es verdadera y correcta.',
  },
};
