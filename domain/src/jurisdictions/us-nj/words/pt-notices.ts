import type { LocalNotices } from '../../pack/local-words.ts';

/** What is said beside a letter, in Portuguese. */
export const notices: LocalNotices = {
  'letter.notice_missing':
    'Para um cheque devolvido, a lei de Nova Jersey tem um aviso separado, com palavras fixas em inglês e em espanhol. Não temos essas palavras, então o aviso não faz parte dos seus documentos. Esta carta pede o dinheiro e não substitui esse aviso.',
};
