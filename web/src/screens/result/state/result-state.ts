import type {
  Delivery,
  ExistingDemandAnswer,
  GenerateAnswer,
  LetterQuestionsAnswer,
  PostOfferWire,
  RecipientWire,
  SaveLetterAnswer,
} from '@plainclaim/contract';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { problemBefore, problemOf, type ResultProblem, type Wish } from './result-problem.ts';
import { endStep, NO_HISTORY, noteChange, stepBack, stepForth, type TextHistory } from './text-history.ts';

export type Approval = {
  /** ISO instant; null when the server did not tell. */
  readonly at: string | null;
  /** The text that was signed; null when it is only known that it was another one. */
  readonly text: string | null;
};

export type Letter = {
  /** What is saved goes to this case, whichever one another tab has opened meanwhile. */
  readonly caseId: string;
  readonly packageTitle: string;
  readonly text: string;
  /** Where undo and redo lead. */
  readonly history: TextHistory;
  /** The text the server holds, as it was sent or received. */
  readonly savedText: string;
  /** The id of the newest frozen version; null when none was made yet. */
  readonly demandId: string | null;
  /** Of the newest frozen version; null while only a draft was stored. */
  readonly approval: Approval | null;
  readonly includesCourtPapers: boolean;
  /** What the package is made of: "letter", "court_papers", "trial_prep". */
  readonly packageContains: readonly string[];
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery | '';
  readonly recipients: readonly RecipientWire[];
  readonly emailNeedsAccount: boolean;
  /** What posting by a carrier would do; null where nobody posts letters. */
  readonly post: PostOfferWire | null;
  /** What the composer asks, with the answers so far. Null when it could not be loaded; the letter works without. */
  readonly questions: LetterQuestionsAnswer | null;
  readonly busy: Wish | null;
  /** How many changes the server is making in the text; words typed meanwhile would be overwritten. */
  readonly changing: number;
  /** What the last Save or Approve stumbled over. Gone once what it points at is changed. */
  readonly problem: (ResultProblem & { readonly wish: Wish }) | null;
  /** Shown for a few seconds after Save. */
  readonly status: 'saved' | 'failed' | null;
  /** Rises with each refusal and each approval, so that the focus can follow. */
  readonly refusals: number;
  readonly approvals: number;
};

export type ResultState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: ApiFailure }
  | { readonly phase: 'ready'; readonly letter: Letter };

export type ResultEvent =
  | { readonly kind: 'load-started' }
  | { readonly kind: 'load-failed'; readonly failure: ApiFailure }
  | {
      readonly kind: 'loaded';
      readonly existing: ExistingDemandAnswer;
      readonly generated: GenerateAnswer | null;
      readonly questions: LetterQuestionsAnswer | null;
      /** Edits from an earlier visit that were not saved. */
      readonly keptText: string | null;
    }
  /** `atMs`: when a key was pressed; null for a change in one piece. */
  | { readonly kind: 'edited'; readonly text: string; readonly atMs: number | null }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  /** The server has put another text in place of the saved one. */
  | { readonly kind: 'replaced'; readonly text: string }
  /** The server begins and ends to write in the text. */
  | { readonly kind: 'change-started' }
  | { readonly kind: 'change-ended' }
  | { readonly kind: 'questions-read'; readonly questions: LetterQuestionsAnswer }
  | { readonly kind: 'problem-seen' }
  | { readonly kind: 'delivery-chosen'; readonly delivery: Delivery }
  | { readonly kind: 'started'; readonly wish: Wish }
  | { readonly kind: 'saved'; readonly text: string; readonly answer: SaveLetterAnswer }
  | { readonly kind: 'approved'; readonly text: string; readonly answer: SaveLetterAnswer }
  | { readonly kind: 'refused'; readonly wish: Wish; readonly text: string; readonly failure: ApiFailure }
  | { readonly kind: 'status-ended' };

export const START: ResultState = { phase: 'loading' };

/** What is in the field is being signed, or rewritten elsewhere: it may not be typed in. */
export const isLocked = (letter: Letter): boolean => letter.busy === 'approve' || letter.changing > 0;

export const isDirty = (letter: Letter): boolean => letter.text !== letter.savedText;

/** The signed text and the text on the page differ. */
export const isChangedSinceApproval = ({ approval, text }: Letter): boolean =>
  approval !== null && approval.text !== text;

/** The way the letter's own line already names, when the person chose it and it can still be used. */
function chosenBefore(deliveries: readonly Delivery[], questions: LetterQuestionsAnswer | null): Delivery | '' {
  if (questions === null || !questions.delivery_chosen) return '';
  return deliveries.includes(questions.delivery) ? questions.delivery : '';
}

function opened(event: Extract<ResultEvent, { kind: 'loaded' }>): Letter {
  const { existing, generated, questions } = event;
  const savedText = generated?.demand_letter ?? existing.demand_letter;
  const { demand_approved, changed_since_approval, approved_at, deliveries } = existing;
  return {
    caseId: existing.case_id,
    packageTitle: generated?.package_title ?? existing.package_title,
    text: event.keptText ?? savedText,
    history: event.keptText === null ? NO_HISTORY : noteChange(NO_HISTORY, savedText, null),
    savedText,
    demandId: existing.demand_id,
    approval: demand_approved ? { at: approved_at, text: changed_since_approval ? null : savedText } : null,
    includesCourtPapers: existing.includes_court_papers,
    packageContains: existing.package_contains,
    deliveries,
    delivery: chosenBefore(existing.deliveries, questions),
    recipients: existing.recipients,
    emailNeedsAccount: existing.email_needs_account,
    post: existing.post,
    questions,
    busy: null,
    changing: 0,
    problem: null,
    status: null,
    refusals: 0,
    approvals: 0,
  };
}

function withProblem(letter: Letter, wish: Wish, problem: ResultProblem): Letter {
  return {
    ...letter,
    busy: null,
    problem: { ...problem, wish },
    status: wish === 'save' ? 'failed' : null,
    refusals: letter.refusals + 1,
  };
}

function withText(letter: Letter, text: string, history: TextHistory): Letter {
  // What is being signed is the text that was sent; it may not change under the signature.
  if (isLocked(letter)) return letter;
  return { ...letter, text, history, problem: letter.problem?.field === 'delivery' ? letter.problem : null };
}

function changeLetter(letter: Letter, event: ResultEvent): Letter {
  switch (event.kind) {
    case 'edited':
      if (event.text === letter.text) return letter;
      return withText(letter, event.text, noteChange(letter.history, letter.text, event.atMs));
    case 'undone':
    case 'redone': {
      const step = event.kind === 'undone' ? stepBack : stepForth;
      const travelled = step(letter.history, letter.text);
      return travelled === null ? letter : withText(letter, travelled.text, travelled.history);
    }
    case 'replaced': {
      const history = event.text === letter.text ? letter.history : noteChange(letter.history, letter.text, null);
      return { ...letter, text: event.text, savedText: event.text, history, problem: null };
    }
    case 'change-started':
      return { ...letter, changing: letter.changing + 1 };
    case 'change-ended':
      return { ...letter, changing: letter.changing - 1 };
    case 'questions-read':
      return { ...letter, questions: event.questions };
    case 'problem-seen':
      return { ...letter, problem: null };
    case 'delivery-chosen':
      return {
        ...letter,
        delivery: event.delivery,
        problem: letter.problem?.field === 'delivery' ? null : letter.problem,
      };
    case 'started': {
      // An approval may be wished for while a save is under way: it waits for it, and the text is locked at once.
      if (letter.busy === 'approve' || letter.busy === event.wish) return letter;
      const problem = problemBefore(event.wish, letter.text, letter.delivery);
      return problem === null
        ? { ...letter, busy: event.wish, problem: null, status: null }
        : { ...withProblem(letter, event.wish, problem), busy: letter.busy };
    }
    case 'saved':
      return {
        ...letter,
        savedText: event.text,
        history: endStep(letter.history),
        demandId: event.answer.demand_id ?? letter.demandId,
        busy: letter.busy === 'save' ? null : letter.busy,
        status: 'saved',
      };
    case 'approved':
      return {
        ...letter,
        savedText: event.text,
        demandId: event.answer.demand_id ?? letter.demandId,
        approval: { at: event.answer.savedAt, text: event.text },
        busy: null,
        status: null,
        approvals: letter.approvals + 1,
      };
    case 'refused':
      return withProblem(letter, event.wish, problemOf(event.failure, event.text));
    case 'status-ended':
      return { ...letter, status: null };
    default:
      return letter;
  }
}

/** Everything that can happen on the page, and what it makes of it. */
export function resultReducer(state: ResultState, event: ResultEvent): ResultState {
  switch (event.kind) {
    case 'load-started':
      return START;
    case 'load-failed':
      return { phase: 'failed', failure: event.failure };
    case 'loaded':
      return { phase: 'ready', letter: opened(event) };
    default:
      return state.phase === 'ready' ? { phase: 'ready', letter: changeLetter(state.letter, event) } : state;
  }
}
