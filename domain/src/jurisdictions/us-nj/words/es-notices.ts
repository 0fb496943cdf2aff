import type { LocalNotices } from '../../pack/local-words.ts';

/** What is said beside a letter, in Spanish. */
export const notices: LocalNotices = {
  'letter.notice_missing':
    'Para un cheque devuelto, la ley de Nueva Jersey tiene un aviso aparte con palabras fijas en inglés y en español. No tenemos esas palabras, así que el aviso no es parte de sus documentos. Esta carta pide el dinero y no reemplaza ese aviso.',
};
