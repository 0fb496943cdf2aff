import { isSamePage, type Position, positionOf, samePosition, screenAt } from '@plainclaim/domain';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { asksForNewAccount } from './account-wish.ts';

/** What a history entry remembers: a place in the wizard, nothing about the person. */
function placeIn(state: unknown): Position | null {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return null;
  const { wizard } = state;
  if (typeof wizard !== 'object' || wizard === null || !('step' in wizard) || !('subStep' in wizard)) return null;
  const { step, subStep } = wizard;
  if (typeof step !== 'number' || typeof subStep !== 'number') return null;
  return screenAt({ step, subStep }) === undefined ? null : { step, subStep };
}

type HistoryOptions = {
  readonly position: Position;
  /** True when this place should stand in for the entry it came from: nothing to walk back to. */
  readonly replaces: boolean;
  readonly isReady: boolean;
  readonly jump: (position: Position) => void;
  /** Opens the account screen for somebody who asked for an account elsewhere. */
  readonly openAccount: () => void;
};

/** Gives each screen its entry in the browser's history, and follows the browser's Back and Forward. */
export function useWizardHistory({ position, replaces, isReady, jump, openAccount }: HistoryOptions) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const seenKey = useRef(location.key);
  /** A walk through history that the answers did not allow ends elsewhere; that place takes over the entry. */
  const hasWalked = useRef(false);
  /** The entry whose wish for the account screen was carried out, and from where. */
  const granted = useRef<{ readonly key: string; readonly from: Position } | null>(null);
  /** The router shows a new entry a moment later; until then the same one must not be asked for twice. */
  const asked = useRef('');
  const { step, subStep } = position;
  useEffect(() => {
    if (!isReady) return;
    const hasArrived = seenKey.current !== location.key;
    seenKey.current = location.key;
    const place = placeIn(location.state);
    const here = { step, subStep };
    if (place !== null && samePosition(place, here)) {
      hasWalked.current = false;
      asked.current = '';
      return;
    }
    const account = positionOf('account');
    const asksForAccount = asksForNewAccount(location.state);
    if (place === null && asksForAccount && !samePosition(account, here)) {
      const isNewWish = granted.current?.key !== location.key;
      if (isNewWish) {
        granted.current = { key: location.key, from: here };
        openAccount();
      }
      // The wizard shows its new place a moment later.
      if (isNewWish || samePosition(granted.current?.from ?? account, here)) return;
    }
    if (place !== null && hasArrived && navigationType === 'POP') {
      hasWalked.current = true;
      jump(place);
      return;
    }
    const wish = `${location.key} ${step}.${subStep}`;
    if (asked.current === wish) return;
    const isFirstWish = !asked.current.startsWith(`${location.key} `);
    asked.current = wish;
    // A page of two screens has one entry: Back leads from it to another page.
    const isSame = place !== null && isSamePage(place, here);
    const replace = (place === null && isFirstWish) || replaces || isSame || hasWalked.current;
    hasWalked.current = false;
    const { pathname, search, hash } = location;
    const keepsWish = asksForAccount && samePosition(account, here);
    const state = keepsWish ? { wizard: here, register: true } : { wizard: here };
    void navigate({ pathname, search, hash }, { state, replace, preventScrollReset: true });
  }, [location, navigationType, navigate, step, subStep, replaces, isReady, jump, openAccount]);
}
