import type { NotesProblemCode } from '@plainclaim/domain';

/** What is missing in the notes for the trial. */
const problems = {
  'trial.witness_name': 'Please write the name of witness {number}.',
  'trial.witness_saw': 'Please write what witness {number} saw or heard.',
  'trial.witness_twice': 'The notes name a witness twice. Please load the page again.',
  'trial.payment_later': 'Payment {number} has a day in the future. Please write the day you got it.',
  'trial.payments_too_high':
    'The payments come to the whole sum or more. If all is paid, there is nothing left to ask the judge for.',
  'trial.lowest_too_high': 'Your lowest figure is more than what is still owed. Please write a lower one.',
} as const satisfies Record<NotesProblemCode, string>;

/** Trial papers: the notes for them, where they stand, and what keeps them from being opened. */
export const trialPrepMessages = {
  ...problems,
  'trial.signed_out': 'Please log in to prepare for your trial.',
  'trial.unknown_case': 'We could not find that case. Go back to Court Documents and open it from there.',
  'trial.not_included': 'Your package has no trial papers. They are part of the Full Trial Prep Package.',
  'trial.not_approved': 'Trial papers are made from the letter you approved. Please approve it first.',
  'trial.payment_day': 'Please write the day of payment {number}.',
  'trial.payment_amount': 'Please write payment {number} as dollars and cents, such as 150.00.',
  'trial.lowest_amount': 'Please write your lowest figure as dollars and cents, such as 1500.00.',
  'trial.outline_preview': 'A preview of your one-page story, made from your saved notes. Nothing was sent or filed.',
  'trial.saved': 'Your notes are saved.',
  'trial.changed_elsewhere':
    'These notes were changed in another window. Nothing was saved over them. Load the page again to see them.',
  'trial.started': 'Your trial papers are being made.',
  'trial.unknown': 'We could not find that paper.',
  'trial.not_ready': 'The trial papers are not ready. Please look again in a minute.',
  'trial.failed': 'The trial papers could not be made. Your notes are safe. You can ask for them again.',
  'trial.check_failed':
    'The trial papers did not pass our own check, so they are not shown. Your notes are safe. Please write to us.',
} as const;
