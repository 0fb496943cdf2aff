import type { ClaimDraft, Problem } from '../claims/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { WizardFacts } from './facts.ts';
import { problemsOn } from './screen-problems.ts';
import {
  FIRST_POSITION,
  isSamePage,
  type Position,
  SCREENS,
  samePosition,
  screenAt,
  type WizardScreen,
} from './screens.ts';

/** Screens this person meets: someone signed in needs no account screen. */
const isOnPath = (screen: WizardScreen, facts: WizardFacts): boolean => !(screen.id === 'account' && facts.isSignedIn);

const toPosition = ({ step, subStep }: Position): Position => ({ step, subStep });

function pathAndIndex(position: Position, facts: WizardFacts) {
  const path = SCREENS.filter((screen) => isOnPath(screen, facts) || samePosition(screen, position));
  return { path, index: path.findIndex((screen) => samePosition(screen, position)) };
}

/** CONTINUE: the next screen, or the problems that keep the person here. The last screen leads nowhere. */
export function next(draft: ClaimDraft, position: Position, facts: WizardFacts): Result<Position, readonly Problem[]> {
  const screen = screenAt(position);
  if (screen === undefined) return ok(FIRST_POSITION);
  const problems = problemsOn(screen.id, draft, facts);
  if (problems.length > 0) return err(problems);
  const { path, index } = pathAndIndex(position, facts);
  return ok(toPosition(path[index + 1] ?? screen));
}

/**
 * Back: the screen before, on another page. From the details, the reasons are passed over when none was chosen, and the
 * account's window always: it was answered. A paid order is final: nothing leads from it back into the checkout.
 */
export function back(draft: ClaimDraft, position: Position, facts: WizardFacts): Position {
  const { path, index } = pathAndIndex(position, facts);
  const screen = screenAt(position);
  if (screen?.id === 'order' && facts.isPaid) return toPosition(screen);
  const isPassedOver = ({ id }: WizardScreen) => id === 'account' || (id === 'reasons' && draft.disputing.length === 0);
  const before = path.slice(0, Math.max(0, index));
  return toPosition(before.findLast((one) => !isSamePage(one, position) && !isPassedOver(one)) ?? FIRST_POSITION);
}

/** Back is absent on the very first screen and once the order is placed. */
export const hasBack = (position: Position): boolean => {
  const screen = screenAt(position);
  return screen !== undefined && screen.id !== 'category' && screen.id !== 'order';
};

/**
 * Where a saved bookmark may open. It opens as saved when every screen before it still holds good answers, else at
 * the first screen that needs one. The generation screen never holds a bookmark up: it only plays once. The account
 * screen is passed over by someone signed in. A paid claim always opens at its order.
 */
export function reachable(draft: ClaimDraft, wanted: Position, facts: WizardFacts): Position {
  if (facts.isPaid) return toPosition(SCREENS[SCREENS.length - 1] ?? SCREENS[0]);
  const judgedWith: WizardFacts = { ...facts, generationComplete: true };
  let isReached = false;
  for (const screen of SCREENS) {
    isReached ||= samePosition(screen, wanted);
    if (!isOnPath(screen, facts)) continue;
    if (isReached || problemsOn(screen.id, draft, judgedWith).length > 0) return toPosition(screen);
  }
  return FIRST_POSITION;
}

/** The first screen up to and with the signature that still needs an answer; null when none does. */
export const firstUnfinished = (draft: ClaimDraft, facts: WizardFacts): WizardScreen | null => {
  for (const screen of SCREENS) {
    if (screen.id === 'generation') return null;
    if (isOnPath(screen, facts) && problemsOn(screen.id, draft, facts).length > 0) return screen;
  }
  return null;
};
