import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer, OutcomeWire } from '@plainclaim/contract';
import { cents, parseCalendarDate } from '@plainclaim/domain';
import type { PillTone } from '../../components/feedback/pill.tsx';
import { formatDay, formatMoney } from '../../i18n/formatters.ts';

type Step = CasePageAnswer['next_step'];
type Moment = CasePageAnswer['timeline'][number];
type Kind = OutcomeWire['kind'];
type FieldLabels = { readonly on: string; readonly amount: string; readonly by: string; readonly words: string };

const TONES: Readonly<Record<string, PillTone>> = { pending: 'waiting', completed: 'good', paid: 'good' };
export const toneOfStatus = (status: string): PillTone => TONES[status] ?? 'going';

export function useStatusWords(): (status: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    pending: t`Pending`,
    completed: t`Completed`,
    paid: t`Paid in full`,
    part_paid: t`Paid in part`,
    answer_day_passed: t`Answer day passed`,
    filed: t`Filed with the court`,
    judgment: t`Judgment`,
  };
  return (status) => words[status] ?? status;
}

/** A day as the reader writes it; an unreadable one stays as it is. */
export function useDayWords(): (day: string, style?: 'long' | 'medium') => string {
  const { i18n } = useLingui();
  return (day, style = 'long') => {
    const parsed = parseCalendarDate(day);
    return parsed.ok ? formatDay(parsed.value, i18n.locale, style) : day;
  };
}

/** The next step as a heading and a sentence, which name the day and the open sum where they matter. */
export function useStepWords(): (step: Step, open: number) => { readonly title: string; readonly text: string } {
  const { t } = useLingui();
  const dayWords = useDayWords();
  return ({ code, day: on }, openCents) => {
    const day = on === null ? '' : dayWords(on);
    const open = formatMoney(cents(openCents));
    const words: Readonly<Record<Step['code'], { readonly title: string; readonly text: string }>> = {
      approve_letter: {
        title: t`Read and approve your letter`,
        text: t`Nothing is sent before you approve it.`,
      },
      mend_delivery: {
        title: t`Your letter did not get there`,
        text: t`It could not be delivered. Open the letter to see why, and send it another way.`,
      },
      send_stopped_letter: {
        title: t`Your letter was not mailed`,
        text: t`You stopped the mailing. Your letter is approved and kept here. To send it now, open it and approve it again: to mail it yourself, or another way.`,
      },
      mail_letter: {
        title: t`Mail your letter`,
        text: t`Print it, mail it, and write down the tracking number on the letter’s page.`,
      },
      renew_letter: {
        title: t`Give your letter a new last day`,
        text: t`The letter gives them until ${day}, and that day is over. Did you mail it? Then write down the tracking number. If not, change the letter, approve it again, and mail it then.`,
      },
      wait_for_answer: {
        title: t`Wait until ${day}`,
        text: t`That is the last day your letter gives them. There is nothing to do before it, unless you hear from them.`,
      },
      wait_for_promise: {
        title: t`Wait until ${day}`,
        text: t`They promised to pay by then. ${open} is still open.`,
      },
      wait_for_time: {
        title: t`Wait until ${day}`,
        text: t`They asked for time until then. ${open} is still open.`,
      },
      say_what_happened: {
        title: t`Did they pay?`,
        text: t`${day} has passed, and ${open} is still open. Note below what happened. Then we show what you can do.`,
      },
      correct_address: {
        title: t`Find the right address`,
        text: t`Your letter does not reach them where it was sent. Correct the address on the letter’s page and approve it again.`,
      },
      court_without_papers: {
        title: t`Court is the next step, if you choose it`,
        text: t`${open} is still open. Your package has the letter, and no court papers.`,
      },
      wait_for_papers: {
        title: t`Your court papers are being made`,
        text: t`They appear under Court Documents. You do not need to wait here.`,
      },
      mend_papers: {
        title: t`Your court papers need you`,
        text: t`Open Court Documents. It says what is missing or has changed.`,
      },
      sign_papers: {
        title: t`Read and sign your court papers`,
        text: t`${open} is still open. The papers are ready. You file them yourself, if you choose to.`,
      },
      file_papers: {
        title: t`File your court papers`,
        text: t`${open} is still open. The papers are signed. You file them yourself.`,
      },
      wait_for_court: {
        title: t`Wait for the court’s notice`,
        text: t`You filed on ${day}. When the court gives you a day, write it down.`,
      },
      prepare_hearing: {
        title: t`Get ready for ${day}`,
        text: t`That is your day in court. Bring your proof, with copies, and your witnesses.`,
      },
      say_how_hearing_went: {
        title: t`How did the court decide?`,
        text: t`Your day in court was ${day}. Write down the day of the judgment.`,
      },
      collect: {
        title: t`Collect what the court gave you`,
        text: t`The judgment is of ${day}. ${open} is still open. Note each payment below.`,
      },
      lost: {
        title: t`The court gave you nothing`,
        text: t`You may be able to ask for a new trial or to appeal. The time for that is short. Ask the clerk which day is the last.`,
      },
      done: { title: t`You are done`, text: t`Everything you asked for was paid. Keep your papers.` },
    };
    return words[code];
  };
}

export function useOutcomeWords(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    paid_all: t`They paid all of it`,
    paid_part: t`They paid a part`,
    promised: t`They promised to pay`,
    plan_agreed: t`We agreed on a payment plan`,
    asks_time: t`They ask for more time`,
    disputed: t`They say they do not owe it`,
    no_answer: t`No answer`,
    not_paid: t`Not paid by the deadline`,
    came_back: t`The letter came back`,
    moved: t`They moved`,
    filed: t`I filed with the court`,
    judgment: t`The court decided`,
    collected: t`I collected money`,
  };
}

/** What the fields of one kind are called. */
export function useFieldLabels(): (kind: Kind | 'cost') => FieldLabels {
  const { t } = useLingui();
  const usual: FieldLabels = {
    on: t`The day it happened`,
    amount: t`How much they paid`,
    by: t`The day they promised to pay by`,
    words: t`What they say`,
  };
  const own: Partial<Readonly<Record<Kind | 'cost', Partial<FieldLabels>>>> = {
    promised: { amount: t`How much they promised` },
    plan_agreed: {
      amount: t`How much each payment is`,
      by: t`The day of the last payment`,
      words: t`What you agreed on`,
    },
    asks_time: { by: t`The day they ask for` },
    no_answer: { on: t`The day you looked` },
    not_paid: { on: t`The day you looked` },
    came_back: { words: t`What the envelope says` },
    moved: { words: t`The new address, if you know it` },
    filed: { on: t`The day you filed`, by: t`The day of the hearing`, words: t`Docket number` },
    judgment: { on: t`The day of the judgment`, amount: t`How much the court gave you (0.00 for nothing)` },
    collected: { amount: t`How much you collected` },
    cost: { on: t`The day you paid it`, amount: t`How much it cost`, words: t`What it was for` },
  };
  return (kind) => ({ ...usual, ...own[kind] });
}

export function useMomentWords(): (moment: Moment) => string {
  const { t } = useLingui();
  const outcomes = useOutcomeWords();
  const words: Readonly<Record<string, string>> = {
    incident: t`It happened`,
    package: t`Package paid`,
    written: t`Letter written`,
    approved: t`Letter approved`,
    mailed: t`Letter mailed`,
    emailed: t`Letter emailed`,
    delivered: t`Letter delivered`,
    answer_day: t`Last day to answer`,
    promise_day: t`Day they promised`,
    filed: t`Filed with the court`,
    served: t`Papers served`,
    hearing: t`Day in court`,
    judgment: t`Judgment`,
    last_day_to_file: t`Last day to file`,
    today: t`Today`,
    ...Object.fromEntries(Object.entries(outcomes).map(([kind, label]) => [`outcome_${kind}`, label])),
  };
  return ({ key }) => words[key] ?? key;
}
