import type {
  CheckoutAnswer,
  DraftAnswer,
  KeepOtherAnswersRequest,
  OtherAnswers,
  SaveFormAnswer,
  SaveFormRequest,
} from '@plainclaim/contract';
import { type CalendarDate, initialWizard, type Position, type WizardState } from '@plainclaim/domain';
import type { ApiResult } from '../../../api/http/http-client.ts';
import type { LocalCopies } from './autosave/autosave-local.ts';
import type { Tabs } from './autosave/autosave-tabs.ts';
import type { SaveState } from '../../../components/feedback/save-status.tsx';
import { todayAt } from './wizard-store-facts.ts';

/** What the store needs from outside; tests bring a server of their own. */
export type StoreEnvironment = {
  readonly readDraft: () => Promise<ApiResult<DraftAnswer>>;
  readonly saveDraft: (form: SaveFormRequest, keepalive: boolean) => Promise<ApiResult<SaveFormAnswer>>;
  readonly putDraftAside: () => Promise<ApiResult<unknown>>;
  readonly keepOtherAnswers: (answers: KeepOtherAnswersRequest) => Promise<ApiResult<unknown>>;
  readonly bringBackAnswers: (id: string) => Promise<ApiResult<unknown>>;
  readonly copies: LocalCopies;
  readonly tabs: Tabs;
  readonly today: () => CalendarDate;
  /** Names this tab in the device's copy. */
  readonly tab: string;
  /** True when somebody is at work on the first screen already: then nobody waits for the server. */
  readonly hasFirstScreen: boolean;
};

/** Of two answers in conflict: those on the server, or those of this page. */
export type AnswersChoice = 'newer' | 'mine';

export type StoreState = {
  /** "opening": it is not known yet whether there is a claim; "unreachable": nor could the server be asked. */
  readonly phase: 'opening' | 'open' | 'unreachable';
  readonly wizard: WizardState;
  /** The day it was at the last change. */
  readonly today: CalendarDate;
  readonly saveState: SaveState;
  readonly keptUntil: string | null;
  readonly isPaid: boolean;
  /** What was paid for this claim, while the page that paid is open. */
  readonly receipt: CheckoutAnswer | null;
  /** True when this claim carried a signature before its last change and the person did not take it away. */
  readonly wasSigned: boolean;
  /** Where the last CONTINUE did not pass; null once the person moved on. */
  readonly failedAt: Position | null;
  /** What was wrong there: nothing else is shown as wrong before the next try. */
  readonly failedFields: readonly string[];
  readonly attempt: number;
  /** Who made the last move. Moves by loading leave no trace in the browser's history. */
  readonly movedBy: 'person' | 'loading';
  /** When the other answers of a conflict were saved, as ISO text; null when the claim was put aside elsewhere. */
  readonly newerSavedAt: string | null;
  /** What can be brought back, newest first. */
  readonly otherAnswers: OtherAnswers[];
  /** The choice between two answers that was made on this screen. */
  readonly lastChoice: AnswersChoice | 'brought-back' | null;
};

export const blankStore: StoreState = {
  phase: 'open',
  wizard: initialWizard,
  today: todayAt(Date.now()),
  saveState: 'idle',
  keptUntil: null,
  isPaid: false,
  receipt: null,
  wasSigned: false,
  failedAt: null,
  failedFields: [],
  attempt: 0,
  movedBy: 'loading',
  newerSavedAt: null,
  otherAnswers: [],
  lastChoice: null,
};

/**
 * The domain takes a signature away when an answer changes. This tells "not signed yet" from "signed before the change",
 * so that the screen can say why.
 */
export const hasLostSignature = ({ wasSigned, wizard }: Pick<StoreState, 'wasSigned' | 'wizard'>): boolean =>
  wasSigned && wizard.draft.signature === null;

/** Answers and place as one text, to tell whether anything is new. */
export const contentOf = ({ draft, position }: Pick<WizardState, 'draft' | 'position'>): string =>
  JSON.stringify([position.step, position.subStep, draft]);
