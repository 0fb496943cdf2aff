import type { LeftOutKind } from '../../complaint/complaint-facts.ts';
import { ended } from '../forms.ts';

export const title = (partName: string): string => `Sus documentos para presentar (${partName} Filing Packet)`;
export const intro = (plaintiffs: string, defendants: string, county: string): string =>
  `${plaintiffs} v. ${defendants}, Condado de ${county}. Estos documentos se hicieron con sus respuestas. Usted los presenta. Lo que va al tribunal o se copia en su formulario está en inglés; lo que usted guarda, en español.`;
export const draft = 'Aquí no hay nada firmado. Lea cada página antes de firmar.';
export const signed =
  'La demanda (complaint) de este juego está firmada. Las otras hojas no. Si cambia la carta o sus respuestas, esta firma ya no vale: firme los documentos nuevos.';
export const SIGNERS_HEADING = 'Quién firmó en la pantalla';
export const SIGNERS_HEAD = ['Demandante (plaintiff)', 'Firmó'] as const;
export const NOT_SIGNED = 'Todavía no';
export const DO_HEADING = 'Qué hacer, en este orden';

export const STEPS = {
  read: 'Lea cada página. Corrija a mano lo que no esté bien.',
  compare: (form: string): string =>
    `Compare la demanda (complaint) con el formulario actual del tribunal (${form}). El formulario del tribunal se puede pedir en la oficina o en su página web.`,
  summons: (kit: string): string =>
    `Llene la citación (summons) del propio tribunal${kit === '' ? '' : ` (está en el paquete ${kit})`} con la hoja de datos para ella.`,
  open: 'Llene lo que falta en la demanda: cada pregunta que no tiene marca.',
  county: (county: string, choices: readonly string[]): string =>
    `Pregunte en la secretaría (clerk) si el Condado de ${county} es el correcto: las direcciones no lo deciden (${choices.join(', ')}).`,
  kind: 'Marque el tipo de caso en la demanda y en la citación: sus respuestas no lo deciden.',
  vehicle:
    'Llene a mano lo que falta sobre el accidente: hora, vehículos, conductores, daño. No ponga ninguna placa ni número de licencia o de póliza.',
  entity: (names: string): string =>
    `Escriba qué tipo de negocio es, y revise su nombre exacto en el registro de negocios del estado: ${ended(names)}`,
  signs:
    'Algunos signos de un nombre o del relato no se pueden imprimir. En su lugar hay un signo de pregunta. Escríbalos a mano.',
  sign: (count: number): string =>
    count === 1
      ? 'Ponga la fecha y firme la demanda (complaint) a mano.'
      : 'Ponga la fecha y firme a mano la demanda (complaint) y su hoja de continuación (continuation sheet).',
  readSigned: 'Lea cada página. Mire la firma y la fecha en la demanda (complaint).',
  keepSigned:
    'No cambie nada a mano en la demanda firmada. Para corregirla o agregar algo, o cuando la oficina quiera una firma con tinta, use el juego que no está firmado y fírmelo a mano.',
  othersSign: (names: string): string =>
    `Estas personas firman la demanda por sí mismas, en la pantalla con su propio enlace o a mano: ${ended(names)} Preséntela cuando todos hayan firmado.`,
  coSign: (names: string): string => `Cada demandante (plaintiff) también pone la fecha y firma: ${ended(names)}`,
  signAs: (role: string): string => `Firme como: ${ended(role)}`,
  copies: (count: number | null): string =>
    `Haga ${count === null ? '' : `${count} `}copias de la demanda (complaint) y de la citación (summons): para cada demandado y para usted.`,
  paid: (payBy: string): string =>
    payBy === ''
      ? 'Mire en su carta el último día para pagar. Si todo el dinero llega antes, no hacen falta documentos para el tribunal.'
      : `El último día para pagar en su carta es el ${payBy}. Presente los documentos después de ese día. Si todo el dinero llega antes, no hacen falta.`,
  fee: (amount: string): string =>
    `Pague ${amount}, o presente con la demanda la solicitud para no pagar las cuotas (fee waiver).`,
  file: (county: string): string =>
    `Presente los documentos en el Condado de ${county}: en persona, por correo o en línea.`,
  service: (within: number, defendants: number): string =>
    `Ponga la fecha y firme a mano la solicitud de notificación (Request for Service). Preséntela con la demanda${
      within === 0
        ? '. El correo del tribunal no sale del estado: la hoja sobre cómo presentar dice cómo recibe los documentos un demandado de fuera.'
        : within < defendants
          ? ', para que el tribunal notifique a cada demandado del estado. La hoja sobre cómo presentar dice cómo reciben los documentos los demás.'
          : ', para que el tribunal notifique a cada demandado.'
    }`,
  proof: 'Reúna sus pruebas. Van con usted al tribunal, no en la presentación electrónica.',
  later: 'Guarde aparte los archivos que se llaman “Later”. No se presentan ahora.',
} as const;

export const CONTENTS_HEADING = 'Qué hay en este juego';
export const CONTENTS_HEAD = ['Hoja', 'Para qué'] as const;
export const PURPOSE = {
  file: 'Para presentar',
  copy: 'Para copiar en la citación (summons)',
  keep: 'Para que usted lo guarde',
} as const;

export const NOTES_HEADING = 'Mire esto, por favor';
export const lastDay = (day: string): string =>
  `El plazo para presentar un reclamo como este puede terminar el ${day}. Un tribunal puede contar desde otro día. Solo presentar la demanda detiene el plazo.`;
export const mayHavePassed = (day: string): string =>
  `Puede ser demasiado tarde: el plazo para presentar un reclamo como este puede haber terminado el ${day}. Solo un tribunal puede decidirlo.`;
export const severalLimits = 'Sus motivos tienen plazos distintos. Cada día de abajo es para uno o más de ellos.';
const UNPAUSED =
  'El plazo casi siempre se detiene hasta que una persona cumple 18 años, pero la ley de esa pausa no nombra este tipo de reclamo. Sin pausa,';
export const lastDayUnpaused = (day: string): string =>
  `${UNPAUSED} el plazo para presentarlo puede terminar el ${day}. Ese es el día más seguro.`;
export const mayHavePassedUnpaused = (day: string): string =>
  `${UNPAUSED} el plazo para presentarlo puede haber terminado el ${day}. Solo un tribunal puede decidirlo.`;
export const help = (name: string): string => `Ayuda gratis: ${name}.`;
export const longName = (name: string, letters: number): string =>
  `La computadora del tribunal acepta aquí ${letters} letras, así que puede mostrar esto más corto: ${name}`;
export const businessMayNeedLawyer =
  'Una empresa o sociedad necesita abogado por encima del límite de Small Claims. Un solo dueño cuyo negocio no es una empresa no lo necesita.';
export const privateNumbers = (count: number): string =>
  count === 1
    ? 'Una frase con un número privado se dejó fuera de los hechos.'
    : `${count} frases con números privados se dejaron fuera de los hechos.`;
export const militaryLeftOut =
  'Las palabras sobre servicio militar se dejaron fuera. Van en una certificación aparte, en un paso posterior.';
export const otherLanguage = 'Su relato en otro idioma se dejó fuera. Una demanda (complaint) va en inglés.';
export const lineLeftOut =
  'Una línea de la demanda queda vacía. Su respuesta tenía un número privado, o hablaba de salud, de servicio militar o de papeles para vivir aquí.';
export const saysYou =
  'Algunas palabras que usted escribió le hablan de “you” a la otra parte. La demanda la lee un juez. Lea esas frases otra vez.';
export const moreLeftOut = (count: number): string => `Y ${count} más.`;
export const leftOutHeading = 'Palabras suyas que la demanda deja fuera';

export const WHY: Readonly<Partial<Record<LeftOutKind, string>>> = {
  health: 'Sobre la salud de alguien',
  immigration: 'Sobre papeles para vivir en este país',
  other_language: 'No está en inglés',
  in_table: 'La tabla de sumas lo dice',
  settlement: 'Una oferta para arreglarse. Al tribunal no se le cuenta',
};
