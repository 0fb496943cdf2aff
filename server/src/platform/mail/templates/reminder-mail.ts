import type { ReminderCode } from '@plainclaim/domain';
import type { MailParams } from '../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from './words.ts';

/** One language's words for reminders. */
export type ReminderWords = {
  /** Of each kind. Subjects are seen on locked screens, so they have no name, no sum and no day. */
  readonly wordsOf: (
    day: string,
    site: Site,
  ) => Readonly<Record<ReminderCode, { readonly subject: string; readonly text: readonly string[] }>>;
  /** On the link to what the reminder is about: a claim without an account, the list with the draft, a case. */
  readonly openClaim: string;
  readonly openDrafts: string;
  readonly openCase: string;
  readonly howToStopAll: string;
  /** For a claim without an account. */
  readonly howToStopForClaim: string;
  readonly stop: string;
};

/** A reminder: what it is about, the link to it, and the link that stops reminders. */
export const reminderMail =
  (words: ReminderWords) =>
  ({ code, caseId, day, stopToken, receiptToken }: MailParams['reminder'], site: Site): MailWords => {
    const { subject, text } = words.wordsOf(day, site)[code];
    const ofAccount =
      code === 'draft_ends'
        ? link(words.openDrafts, `${site.url}/dashboard`)
        : link(words.openCase, `${site.url}/case?case=${caseId}`);
    return {
      subject,
      passages: [
        ...text.map(paragraph),
        receiptToken === null ? ofAccount : link(words.openClaim, `${site.url}/receipt#${receiptToken}`),
        paragraph(receiptToken === null ? words.howToStopAll : words.howToStopForClaim),
        // Tokens come after the #, which no server gets to see.
        link(words.stop, `${site.url}/no-reminders#${stopToken}`),
      ],
    };
  };
