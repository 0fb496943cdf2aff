import type { DraftAnswer, KeepOtherAnswersRequest, SaveFormAnswer, SaveFormRequest } from '@plainclaim/contract';
import { type ClaimDraft, claimDraftSchema, err, ok, parseCalendarDate, type WizardFacts } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { ApiFailure, ApiResult } from '../../../api/http/http-client.ts';
import { type KeyStore, localCopies } from '../engine/autosave/autosave-local.ts';
import type { TabMessage, Tabs } from '../engine/autosave/autosave-tabs.ts';
import { createWizardStore, type WizardStore } from '../engine/wizard-store.ts';

const OFFLINE: ApiFailure = { code: 'network.offline', message: '', status: 0 };
const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('not a day');
export const facts: WizardFacts = {
  today: today.value,
  reasonsOffered: null,
  cards: null,
  multiples: [],
  publicNames: [],
  questions: null,
  generationComplete: false,
  isSignedIn: false,
  isPaid: false,
};

/** A server with one claim that judges revisions as the real one does. */
export function aServer() {
  const stored: { draft: ClaimDraft | null; step: number; subStep: number; revision: number; isPaid: boolean } = {
    draft: null,
    step: 1,
    subStep: 0,
    revision: 0,
    isPaid: false,
  };
  const saves: SaveFormRequest[] = [];
  const others: { id: string; draft: ClaimDraft; step: number; subStep: number }[] = [];
  const keep = (draft: ClaimDraft, step: number, subStep: number) =>
    others.unshift({ id: `other-${others.length}-${stored.revision}`, draft, step, subStep });
  const ways = { isDown: false, losesAnswers: false, failsWith: null as ApiFailure | null };
  let gate: Promise<void> = Promise.resolve();
  const read = (): DraftAnswer => ({
    success: true,
    data: stored.draft,
    step: stored.step,
    subStep: stored.subStep,
    revision: stored.revision,
    savedAt: stored.draft === null ? null : '2026-11-21T10:00:00.000Z',
    keptUntil: stored.draft === null ? null : '2026-12-21',
    isPaid: stored.isPaid,
    otherAnswers: others.map(({ id }) => ({ id, savedAt: '2026-11-21T10:00:00.000Z' })),
  });
  const conflict = (code: string): ApiResult<SaveFormAnswer> => err({ code, message: '', status: 409 });
  return {
    stored,
    saves,
    others,
    ways,
    /** Holds every save back until the returned function is called. */
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    readDraft: async (): Promise<ApiResult<DraftAnswer>> => (ways.isDown ? err(OFFLINE) : ok(read())),
    saveDraft: async (form: SaveFormRequest): Promise<ApiResult<SaveFormAnswer>> => {
      saves.push(form);
      await gate;
      if (ways.isDown) return err(OFFLINE);
      if (ways.failsWith) return err(ways.failsWith);
      if (stored.isPaid) return conflict('draft.already_ordered');
      if (stored.draft !== null && form.overwrite !== true && form.revision !== stored.revision)
        return conflict('draft.conflict');
      const { step, subStep, revision: _based, overwrite, ...sent } = form;
      const draft = claimDraftSchema.safeParse(sent);
      if (!draft.success) return err({ code: 'request.invalid', message: '', status: 400 });
      if (overwrite === true && stored.draft !== null) keep(stored.draft, stored.step, stored.subStep);
      Object.assign(stored, { draft: draft.data, step, subStep, revision: stored.revision + 1 });
      if (ways.losesAnswers) return err(OFFLINE);
      return ok({ success: true, message: '', revision: stored.revision, savedAt: '2026-11-21T10:00:00.000Z' });
    },
    putDraftAside: async (): Promise<ApiResult<unknown>> => {
      if (ways.isDown) return err(OFFLINE);
      Object.assign(stored, { draft: null, step: 1, subStep: 0, revision: 0, isPaid: false });
      return ok({});
    },
    keepOtherAnswers: async ({ step, subStep, ...draft }: KeepOtherAnswersRequest): Promise<ApiResult<unknown>> => {
      if (ways.isDown) return err(OFFLINE);
      if (stored.draft !== null) keep(z.parse(claimDraftSchema, draft), step, subStep);
      return ok({});
    },
    bringBackAnswers: async (id: string): Promise<ApiResult<unknown>> => {
      if (ways.isDown) return err(OFFLINE);
      const index = others.findIndex((other) => other.id === id);
      const [wanted] = index < 0 ? [] : others.splice(index, 1);
      if (wanted === undefined) return err({ code: 'draft.others_gone', message: '', status: 404 });
      if (stored.draft !== null) keep(stored.draft, stored.step, stored.subStep);
      const { draft, step, subStep } = wanted;
      Object.assign(stored, { draft, step, subStep, revision: stored.revision + 1 });
      return ok({});
    },
  };
}

export function aDevice(): KeyStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Tabs of one browser: what one tells, the others hear. */
function aBrowser() {
  const ears = new Set<(message: TabMessage) => void>();
  return (): Tabs => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      tell: (message) => [...ears].filter((ear) => ear !== own).forEach((ear) => ear(message)),
      listen: (hear) => {
        own = hear;
        ears.add(hear);
        return () => ears.delete(hear);
      },
    };
  };
}

/** A server and one browser. */
export type World = { server: ReturnType<typeof aServer>; device: KeyStore; tabs: () => Tabs };
export const aWorld = (): World => ({ server: aServer(), device: aDevice(), tabs: aBrowser() });
let count = 0;

/** A tab of the browser. `hasFirstScreen` is what visitors without a claim get from the server. */
export function openTab({ server, device, tabs }: World, hasFirstScreen = true) {
  count += 1;
  const store = createWizardStore({
    readDraft: server.readDraft,
    saveDraft: server.saveDraft,
    putDraftAside: server.putDraftAside,
    keepOtherAnswers: server.keepOtherAnswers,
    bringBackAnswers: server.bringBackAnswers,
    copies: localCopies(() => device),
    tabs: tabs(),
    today: () => facts.today,
    tab: `tab-${count}`,
    hasFirstScreen,
  });
  return { ...store, stop: store.start() };
}

/** The answers a tab shows. */
export const shown = (store: Pick<WizardStore, 'get'>): ClaimDraft => store.get().wizard.draft;
