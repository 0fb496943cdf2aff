import { emptyDraft, err } from '@plainclaim/domain';
import { clearCurrentUser, confirmOwner } from '../../../api/session/current-user.ts';
import { NO_OWNER } from '../../../api/session/device-memory.ts';
import { bringBackAnswers, keepOtherAnswers, putDraftAside, readDraft, saveDraft } from '../../../api/drafts.ts';
import type { ApiFailure, ApiResult } from '../../../api/http/http-client.ts';
import { localCopies, takeOver } from './autosave/autosave-local.ts';
import { browserTabs } from './autosave/autosave-tabs.ts';
import { answersOfCategory } from './category-choice.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';
import { todayAt } from './wizard-store-facts.ts';

/** A session lives 30 minutes without a request; who was there this shortly before is there now. */
const SURE_FOR_MS = 5 * 60_000;
/** A claim that is read takes the place of the copy on this device, so it must surely be this account's. */
const SURE_WHEN_READ_MS = 5_000;

const ENDED: ApiFailure = { code: 'session.ended', message: '', status: 401 };

type Held = { owner: string; readonly store: WizardStore };

let held: Held | null = null;
let isMovingIn = false;

const copiesOf = (owner: string) => localCopies(() => localStorage, owner);

/** The next account to appear is a new one for the person at work here: the same answers go on under it. */
export function expectNewAccount(isExpected: boolean) {
  isMovingIn = isExpected;
}

/**
 * One store for the page's life and owner, so that leaving for /result and coming back shows the same claim at once.
 * Another owner gets a store of their own, which knows nothing of the one before.
 */
export function browserStore(owner: string, firstChoice: string): WizardStore {
  if (held?.owner === owner) return held.store;
  if (held !== null && isMovingIn && owner !== NO_OWNER) {
    isMovingIn = false;
    copiesOf(held.owner).clear();
    held.owner = owner;
    return held.store;
  }
  if (owner !== NO_OWNER) takeOver(copiesOf(NO_OWNER), copiesOf(owner));
  held = openHeld(owner, firstChoice);
  return held.store;
}

function openHeld(firstOwner: string, firstChoice: string): Held {
  const place = { owner: firstOwner };
  /** Runs a call as this account only: without its session the same call would be an unknown browser's. */
  const asOwner = async <T>(withinMs: number, call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> => {
    if (place.owner === NO_OWNER) return call();
    const found = await confirmOwner(place.owner, withinMs);
    if (found !== 'here') return err(found === 'gone' ? ENDED : found);
    const answer = await call();
    // Ended in the meantime, as by a new password on another device.
    if (!answer.ok && answer.error.status === 401) clearCurrentUser();
    return answer;
  };
  const store = createWizardStore({
    readDraft: () => asOwner(SURE_WHEN_READ_MS, () => readDraft()),
    saveDraft: (form, keepalive) => asOwner(SURE_FOR_MS, () => saveDraft(form, { keepalive })),
    putDraftAside: () => asOwner(SURE_FOR_MS, putDraftAside),
    keepOtherAnswers: (answers) => asOwner(SURE_FOR_MS, () => keepOtherAnswers(answers)),
    bringBackAnswers: (id) => asOwner(SURE_FOR_MS, () => bringBackAnswers({ id })),
    copies: {
      read: () => copiesOf(place.owner).read(),
      write: (copy) => copiesOf(place.owner).write(copy),
      clear: () => copiesOf(place.owner).clear(),
    },
    tabs: browserTabs(() => place.owner),
    today: () => todayAt(Date.now()),
    tab: Math.random().toString(36).slice(2),
    hasFirstScreen: firstChoice !== '',
  });
  // Answers this device kept are worth more than a choice made before they could be shown.
  if (firstChoice !== '' && store.get().wizard.draft === emptyDraft) store.patch(answersOfCategory(firstChoice));
  return {
    store,
    get owner() {
      return place.owner;
    },
    set owner(owner: string) {
      place.owner = owner;
    },
  };
}
