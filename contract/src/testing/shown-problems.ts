import {
  type ClaimDraft,
  type ClaimField,
  emptyDraft,
  type Problem,
  parseCalendarDate,
  problemsOn,
  type ScreenId,
  servedQuestions,
  type WizardFacts,
} from '@plainclaim/domain';
import { messageIn } from '../messages.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('today exists');

const FACTS: WizardFacts = {
  today: today.value,
  reasonsOffered: ['deposit-not-returned', 'repairs-not-made'],
  cards: null,
  multiples: [],
  publicNames: [],
  questions: servedQuestions,
  generationComplete: false,
  isSignedIn: false,
  isPaid: false,
};

/** What a person reads: the field, its code and its sentence. */
const statedIn = ({ field, code, params }: Problem) => [field, code, messageIn('en', code, params)] as const;

export const shown = (screen: ScreenId, typed: Partial<ClaimDraft>, facts: Partial<WizardFacts> = {}) =>
  problemsOn(screen, { ...emptyDraft, ...typed }, { ...FACTS, ...facts }).map(statedIn);

/** What is shown at one field when this is typed into it. */
export const shownAt = (screen: ScreenId, field: ClaimField, text: string, others: Partial<ClaimDraft> = {}) =>
  shown(screen, { ...others, [field]: text })
    .filter(([at]) => at === field)
    .map(([, code, message]) => `${code}: ${message}`)
    .join() || 'good';
