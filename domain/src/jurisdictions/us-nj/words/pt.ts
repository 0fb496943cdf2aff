import type { LocalWords } from '../../pack/local-words.ts';
import { freeHelpLine } from './free-help.ts';

/**
 * How New Jersey and its courts are spoken of in Portuguese. The courts’ English names are next to ours: people meet
 * them on forms.
 */
export const words: LocalWords = {
  courtState: 'Nova Jersey',
  inCourtState: 'em Nova Jersey',
  findings: {
    'fit.over_small_claims_limit':
      'Pequenas Causas (Small Claims) aceita ações de até {limit}. A Parte Cível Especial (Special Civil Part) aceita ações de até {nextLimit}. Para usar Pequenas Causas, uma pessoa pode abrir mão de {givenUp} deste pedido. A parte de que se abre mão não pode ser pedida depois.',
    'fit.over_special_civil_limit':
      'A Parte Cível Especial (Special Civil Part) aceita ações de até {limit}, e Pequenas Causas (Small Claims) de até {smallClaimsLimit}. Uma pessoa pode abrir mão da parte que passa de um limite: {givenUp} para a Parte Cível Especial, ou {smallClaimsGivenUp} para Pequenas Causas. A parte de que se abre mão não pode ser pedida depois. Este site não prepara documentos para a Divisão de Direito (Law Division), que julga ações maiores.',
    'fit.gives_up_for_small_claims':
      'Você escolheu abrir mão de {givenUp}, para que Pequenas Causas (Small Claims) possa julgar a ação. O pedido é de {demand}. A parte de que se abre mão não pode ser pedida depois.',
    'fit.gives_up_for_special_civil':
      'Você escolheu abrir mão de {givenUp}, para que a Parte Cível Especial (Special Civil Part) possa julgar a ação. O pedido é de {demand}. A parte de que se abre mão não pode ser pedida depois.',
    'fit.professional_malpractice':
      'Isto trata de trabalho malfeito por um médico, um advogado ou outro profissional com licença. Pequenas Causas (Small Claims) e a Parte Cível Especial (Special Civil Part) não julgam essas ações. Elas vão para a Divisão de Direito (Law Division). Lá é preciso um documento de outro profissional dentro de {days} dias depois que a outra parte responde. Este site não prepara documentos para o tribunal para elas.',
    'fit.family_matter': `A pensão para filhos, a pensão entre ex-cônjuges e a guarda vão para a Divisão de Família do tribunal (Family Part). Este site não prepara documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
    'fit.estate_matter': `Pedidos sobre um testamento ou uma herança vão para a repartição de testamentos (Surrogate) ou para a Parte de Testamentos (Probate Part). Este site não prepara documentos para o tribunal para isso. Ajuda grátis: ${freeHelpLine}.`,
    'fit.tax_matter':
      'Pedidos sobre impostos vão para o Tribunal de Impostos (Tax Court). Este site não prepara documentos para o tribunal para isso.',
    'fit.all_defendants_out_of_state':
      'Ninguém da outra parte tem um endereço em Nova Jersey. Um tribunal daqui só pode julgar um caso assim se ele tiver ligação com Nova Jersey. O tribunal não envia os documentos para fora do estado da forma habitual.',
  },
  papers: {
    'papers.law_division':
      'Este pedido é maior do que Pequenas Causas (Small Claims) e a Parte Cível Especial (Special Civil Part) julgam. Este site não prepara documentos para a Divisão de Direito (Law Division).',
  },
  court: {
    'court.name.small_claims': 'Pequenas Causas (Small Claims)',
    'court.name.special_civil': 'Parte Cível Especial (Special Civil Part)',
    'court.name.law_division': 'Divisão de Direito (Law Division)',
    'court.hears.small_claims': 'Em Nova Jersey, ações de até {upper} podem ir para Pequenas Causas (Small Claims).',
    'court.hears.special_civil':
      'Ações de mais de {lower} e até {upper} vão para a Parte Cível Especial (Special Civil Part).',
    'court.hears.law_division':
      'Ações de mais de {lower} vão para a Divisão de Direito do Tribunal Superior (Law Division, Superior Court).',
    'court.way.over_special_civil_limit':
      'Aqui dá para abrir mão de uma parte. Ou um advogado pode dar entrada na ação completa na Divisão de Direito (Law Division).',
    'court.way.professional_malpractice': 'Um advogado pode dar entrada na Divisão de Direito (Law Division).',
    'court.way.family_matter': 'A Divisão de Família (Family Part) do seu condado pode dizer como começar.',
    'court.way.estate_matter': 'A repartição de testamentos (Surrogate) do condado pode dizer como começar.',
    'court.way.tax_matter': 'O Tribunal de Impostos (Tax Court) pode dizer como começar.',
    'court.rule.redaction': 'R. 1:38-7',
    'court.rule.certification': 'R. 1:4-4(b)',
    'court.intent':
      'Se isso não for feito, pretendo entrar com uma ação no Tribunal Superior de Nova Jersey (Superior Court of New Jersey).',
    'court.online_filing':
      'A entrada on-line de Nova Jersey não aceita provas. A pasta de provas não é entregue: você imprime e leva ao tribunal.',
    'court.declaration':
      'Declaro, segundo a lei de Nova Jersey, que as informações que dei são verdadeiras e corretas.',
  },
};
