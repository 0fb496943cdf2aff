import { type ClaimDraft, emptyDraft, initialWizard, parseCalendarDate, type WizardFacts } from '@plainclaim/domain';
import { type ReactNode, useState } from 'react';
import { type Wizard, WizardContext } from '../engine/wizard-context.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('2026-11-21 is a day');

const facts: WizardFacts = {
  today: today.value,
  reasonsOffered: [],
  cards: null,
  multiples: [],
  publicNames: [],
  questions: [],
  generationComplete: true,
  isSignedIn: true,
  isPaid: false,
};

/** What a screen asked of the wizard, in order: "on", "back", and the answers it gave. */
export type Moves = { readonly made: string[]; readonly answers: Partial<ClaimDraft>[] };

/**
 * Around a screen of the wizard, in the place of the whole one: keeps the answers in memory as saved, and notes the moves
 * instead of making them.
 */
export function InWizard(props: {
  readonly draft?: Partial<ClaimDraft>;
  readonly moves: Moves;
  readonly changes?: Partial<Wizard>;
  readonly children: ReactNode;
}) {
  const [draft, setDraft] = useState<ClaimDraft>({ ...emptyDraft, ...props.draft });
  const { moves } = props;
  const keep = (changes: Partial<ClaimDraft>) => {
    moves.answers.push(changes);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const wizard: Wizard = {
    state: { ...initialWizard, draft },
    draft,
    facts,
    problems: [],
    attempt: 0,
    saveState: 'saved',
    keptUntil: null,
    reasons: { status: 'ready', value: [] },
    retryReasons: () => {},
    states: [],
    questions: { status: 'ready', value: [] },
    cardsState: 'ready',
    retryCards: () => {},
    patch: keep,
    patchFrom: (change) => keep(change(draft)),
    goOn: () => {
      moves.made.push('on');
      return true;
    },
    goBack: () => void moves.made.push('back'),
    changeAnswer: () => {},
    jump: () => {},
    setGenerationComplete: () => {},
    saveNow: async () => true,
    markPaid: () => {},
    receipt: null,
    hasLostSignature: false,
    lookAgain: async () => {},
    joinAccount: async () => {},
    startNew: async () => true,
    ...props.changes,
  };
  return <WizardContext.Provider value={wizard}>{props.children}</WizardContext.Provider>;
}

export const noMoves = (): Moves => ({ made: [], answers: [] });
