import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterMakingMessages as english } from '../en/letter-making.ts';

export const letterMakingMessages = {
  'letter.own_words_language':
    'Puede que sus propias palabras no estén en inglés. Tal vez la otra parte no pueda leerlas. ¿Las pone en la carta tal como las escribió?',
  'letter.first_owner_unknown':
    'Otra persona le dio este reclamo. ¿Cuál es el nombre completo de la persona o el negocio que lo tuvo primero?',
  'letter.transfer_date_unknown': '¿Qué día le dio {owner} este reclamo?',
  'letter.guardian_unknown': '¿Cuál es el nombre completo del padre, la madre o el tutor legal que firma esta carta?',
  'letter.option.leave_out': 'Dejarlo fuera',
  'letter.option.keep': 'Incluirlo',
} as const satisfies Catalogue<keyof typeof english>;
