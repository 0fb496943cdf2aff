import type { CalendarDate } from '../../../calendar/index.ts';
import { sayDay } from '../../../fact-cards/index.ts';
import { needsConfirming } from '../../../jurisdictions/pack/stops.ts';
import type { Certainty } from '../../../jurisdictions/pack.ts';
import type { GuideWords } from '../en/guide-words.ts';
import * as cover from './cover.ts';
import { AFTER, FEES, FILING, HELP, OUTSIDE, PROOF, WAIVER } from './guides.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  Spanish: 'Español',
  Portuguese: 'Portugués',
  Korean: 'Coreano',
  Arabic: 'Árabe',
  Chinese: 'Chino',
  Polish: 'Polaco',
  Turkish: 'Turco',
  'Haitian Creole': 'Criollo haitiano',
  'Sign language': 'Lengua de señas',
};

/** What a person keeps, in Spanish. What a court calls a thing stands behind it in English. */
export const guideWords: GuideWords = {
  day: (day: CalendarDate): string => sayDay({ kind: 'day', day }, 'es'),
  county: (name: string): string => `Condado de ${name} (${name} County)`,
  toConfirm: (certainty: Certainty): string =>
    needsConfirming(certainty) ? ' Confírmelo con la secretaría (clerk), por favor.' : '',
  PAGE: ['Página ', ' de '],
  FORM_NAME: { appendix: 'Apéndice', revision: 'revisión' },
  courtLanguage: (name: string): string => {
    const own = LANGUAGES[name];
    return own === undefined ? name : `${own} (${name})`;
  },
  KEEP_FOOTER: 'Para que usted lo guarde. No es un formulario del tribunal',
  GENERAL: 'Esto es información general, no es consejo legal.',
  ANYTHING: ['Todo papel, mensaje, foto o recibo que muestre lo que pasó', 'Nombres de personas que lo vieron'],
  PREPARED_DRAFT:
    'La demanda (complaint) es un borrador en el formato del tribunal. Compárela con el formulario actual del tribunal.',
  SIGNED_DRAFT:
    'La demanda (complaint) está firmada y tiene el formato del tribunal. Compárela con el formulario actual del tribunal antes de presentarla.',
  formFilledIn: (title: string): string =>
    `El formulario del propio tribunal se llenó con sus respuestas: ${title}. Presente ese. La demanda (complaint) de este juego dice lo mismo para lectores de pantalla y para comparar. No se presenta.`,
  LATER: {
    heading: 'Preparado para un paso posterior, en archivos aparte',
    military:
      'Certification of Non-Military Service: solo para un demandado que es una persona. Se usa cuando esa persona no contesta o no viene y usted pide la sentencia. El servicio militar se consulta el día en que usted la firma, así que en ella no hay nada marcado. Si no pudo averiguarlo, no la use: pregunte en la secretaría (clerk). Un número de Seguro Social o una fecha de nacimiento se escriben solo en la página web y no van en ningún papel.',
    proof:
      'Certification of Proof: para pedir la sentencia después de una rebeldía (default). Las cantidades deben ser correctas el día en que se firma.',
  },
  cover,
  FEES,
  FILING,
  OUTSIDE,
  AFTER,
  WAIVER,
  PROOF,
  HELP,
};
