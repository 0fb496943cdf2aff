import type { MailParams, MailTemplateName } from '../mail-contents.ts';

/** The site as a mail speaks of it. */
export type Site = { readonly name: string; readonly url: string };

export type Passage =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to type, on a line of its own. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** The words of one mail, without form: plain text and HTML are both made from it. Codes never go into the subject. */
export type MailWords = {
  readonly subject: string;
  readonly passages: readonly Passage[];
  /** Stands beside our address as the sender; our own name when absent. */
  readonly senderName?: string;
  /** Instead of the lines that close every other mail: for people who have never heard of us. */
  readonly closing?: readonly string[];
};

/** One language: a mail of each kind, and the lines that close every mail. */
export type MailWording = {
  readonly lang: string;
  readonly mails: { readonly [T in MailTemplateName]: (params: MailParams[T], site: Site) => MailWords };
  readonly closing: (site: Site) => readonly string[];
};

/** Another language: everything but the mail to the other side, whose language we do not know. That one stays English. */
export type TranslatedMailWording = Omit<MailWording, 'mails'> & {
  readonly mails: Omit<MailWording['mails'], 'letter-to-recipient'>;
};

const LONGEST_NAME = 60;

/**
 * A name as a mail can carry it: one line, without control and invisible signs, not too long, and nothing in it that
 * mail programs make a link of. People choose their names, and our mails must not carry their addresses.
 */
export function headName(name: string): string {
  const line = name
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/:\/\//gu, ': ')
    .replace(/\.(?=\p{L}{2,})/gu, '. ')
    .trim();
  return line.length <= LONGEST_NAME ? line : `${line.slice(0, LONGEST_NAME - 3).trim()}...`;
}

export const paragraph = (text: string): Passage => ({ kind: 'paragraph', text });
export const codeLine = (code: string): Passage => ({ kind: 'code', code });
export const link = (text: string, url: string): Passage => ({ kind: 'link', text, url });
