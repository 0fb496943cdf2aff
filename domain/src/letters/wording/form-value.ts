import { oneLine } from '../../own-words/index.ts';

const ANY_SIGN = /[\p{L}\p{N}]/u;

/**
 * One form field as a letter prints it: on one line, nothing unseen. Names and addresses are as they were typed; a
 * value without any letter or digit is empty, and then its whole line goes.
 */
export function formValue(text: string): string {
  const value = oneLine(text);
  return ANY_SIGN.test(value) ? value : '';
}

/** A full stop behind a text that has none. */
export const endSentence = (text: string): string =>
  text === '' || /[.!?…]["'”’)\]]?$/.test(text) ? text : `${text}.`;
