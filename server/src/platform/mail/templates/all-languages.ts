import type { Language } from '@plainclaim/contract';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { pt } from './pt/index.ts';
import { tr } from './tr/index.ts';
import type { MailWording, TranslatedMailWording } from './words.ts';

/** The language of the other side is not known, and what reaches them is part of an English letter. */
export const TO_OTHER_SIDE = { 'letter-to-recipient': en.mails['letter-to-recipient'] };

const inFull = (wording: TranslatedMailWording): MailWording => ({
  ...wording,
  mails: { ...wording.mails, ...TO_OTHER_SIDE },
});

/** What our mails say, in every language. */
export const MAIL_WORDS: Readonly<Record<Language, MailWording>> = {
  en,
  es: inFull(es),
  tr: inFull(tr),
  pt: inFull(pt),
};
