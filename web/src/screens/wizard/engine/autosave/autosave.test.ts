import type { DraftAnswer } from '@plainclaim/contract';
import { emptyDraft, FIRST_POSITION } from '@plainclaim/domain';
import { expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import {
  fingerprintOf,
  fitsKeepalive,
  judgeAnswers,
  type LocalAnswers,
  outcomeOf,
  rememberSent,
  retryDelayMs,
} from './save-outcome.ts';
import { type KeyStore, type LocalCopy, localCopies, mayReplace } from './autosave-local.ts';
import { LOCAL_COPY_KEY } from './autosave-local-key.ts';

const drafts = { old: { ...emptyDraft, city: 'Newark' }, mine: { ...emptyDraft, city: 'Trenton' } };
const server: DraftAnswer = {
  success: true,
  data: { ...emptyDraft, city: 'Camden' },
  step: 2,
  subStep: 1,
  revision: 8,
  savedAt: '2026-11-21T10:00:00.000Z',
  keptUntil: '2026-12-21',
  isPaid: false,
  otherAnswers: [],
};
const local: LocalAnswers = {
  draft: drafts.mine,
  revision: 7,
  hasUnsaved: true,
  hasUnsavedAnswers: true,
  sent: [],
};

test.each<[string, Partial<LocalAnswers>, Partial<DraftAnswer>, ReturnType<typeof judgeAnswers>]>([
  ['answers changed on both sides need a person', {}, {}, 'conflict'],
  [
    'a device with nothing unsaved takes the server’s answers',
    { hasUnsaved: false, hasUnsavedAnswers: false },
    {},
    'server',
  ],
  ['unsaved answers based on the server’s revision go on', { revision: 8 }, {}, 'local'],
  ['unsaved answers go on when the server has no claim', {}, { data: null, revision: 0 }, 'local'],
  ['only an unsaved place gives way to newer answers', { hasUnsavedAnswers: false }, {}, 'server'],
  [
    'only an unsaved place goes on when the answers are the same age',
    { hasUnsavedAnswers: false, revision: 8 },
    {},
    'local',
  ],
  ['equal answers are no conflict', {}, { data: { ...drafts.mine } }, 'local'],
  [
    'our own save with a lost answer is no conflict',
    { sent: [fingerprintOf(drafts.old)] },
    { data: { ...drafts.old } },
    'local',
  ],
  ['someone else’s save is one, though ours was lost too', { sent: [fingerprintOf(drafts.old)] }, {}, 'conflict'],
  ['a paid claim always wins', { revision: 8 }, { isPaid: true }, 'server'],
])('%s', (_rule, mine, theirs, verdict) => {
  expect(judgeAnswers({ ...local, ...mine }, { ...server, ...theirs })).toBe(verdict);
});

test.each([
  [409, 'draft.conflict', 'conflict'],
  [409, 'draft.already_ordered', 'ordered'],
  [0, 'network.offline', 'unreachable'],
  [0, 'network.timeout', 'unreachable'],
  [200, 'network.unreadable', 'unreachable'],
  [429, 'request.too_many', 'unreachable'],
  [503, 'server.busy', 'unreachable'],
  [400, 'request.invalid', 'refused'],
  [413, 'request.too_large', 'refused'],
])('a save that fails with %i %s is %s', (status, code, kind) => {
  expect(outcomeOf({ ok: false, error: { status, code, message: '' } })).toEqual({ kind });
});

test('tries after failures come ever more slowly, up to once a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(retryDelayMs)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('a claim with a long story does not try to outlive its page', () => {
  expect(fitsKeepalive(emptyDraft)).toBe(true);
  expect(fitsKeepalive({ ...emptyDraft, claimDescription: 'é'.repeat(30_000) })).toBe(false);
});

test('what was sent is remembered once and by short names, never without end', () => {
  let sent: readonly string[] = [];
  for (let index = 0; index < 80; index += 1) sent = rememberSent(sent, { ...emptyDraft, city: `City ${index % 60}` });
  expect(sent).toHaveLength(50);
  expect(rememberSent(sent, { ...emptyDraft, city: 'City 19' })).toEqual(sent);
  expect(sent.every((name) => name.length < 20)).toBe(true);
});

const tooLong = { ...emptyDraft, guardianName: 'Ann '.repeat(60) };

test('a draft the server would refuse has a fingerprint as well', () => {
  expect(fingerprintOf(tooLong)).not.toBe(fingerprintOf(emptyDraft));
  expect(judgeAnswers({ ...local, draft: tooLong }, server)).toBe('conflict');
});

test('a try that breaks ends as one that waits for the next change, and says so', async () => {
  const broken: unknown[] = [];
  const autosave = createAutosave(
    async () => {
      throw new Error('a fault of ours');
    },
    (cause) => broken.push(cause),
  );
  expect(await autosave.now()).toBe('halt');
  expect(broken).toEqual([new Error('a fault of ours')]);
  expect(autosave.isSending()).toBe(false);
});

test('what was typed while a try broke is tried soon after', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const autosave = createAutosave(
    async () => {
      tries += 1;
      if (tries > 1) return 'done';
      autosave.later(600);
      throw new Error('a fault of ours');
    },
    () => {},
  );
  await autosave.now();
  await vi.advanceTimersByTimeAsync(600);
  expect(tries).toBe(2);
  vi.useRealTimers();
});

const copy: LocalCopy = {
  draft: drafts.mine,
  position: { step: 1, subStep: 2 },
  revision: 3,
  hasUnsaved: true,
  hasUnsavedAnswers: true,
  sent: [],
  tab: 'a',
};

function aStore(text?: string): KeyStore {
  const texts = new Map(text === undefined ? [] : [[LOCAL_COPY_KEY, text]]);
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

test('the device gives back the copy it was given', () => {
  const store = aStore();
  const copies = localCopies(() => store);
  expect(copies.write(copy)).toBe(true);
  expect(copies.read()).toEqual(copy);
  copies.clear();
  expect(copies.read()).toBeNull();
});

test('a copy with an answer that is too long gives back all the others', () => {
  const store = aStore(JSON.stringify({ ...copy, draft: { ...tooLong, city: 'Trenton', isAdult: false } }));
  expect(localCopies(() => store).read()?.draft).toEqual({ ...emptyDraft, city: 'Trenton', isAdult: false });
});

test.each([
  ['not JSON', '{'],
  ['another shape', '{"draft":5}'],
  ['nothing', ''],
])('%s is no copy', (_what, text) => {
  expect(localCopies(() => aStore(text)).read()).toBeNull();
});

test('a copy at a screen that no longer exists opens at the first one', () => {
  const store = aStore(JSON.stringify({ ...copy, position: { step: 9, subStep: 9 } }));
  expect(localCopies(() => store).read()?.position).toEqual(FIRST_POSITION);
});

test('blocked storage keeps nothing and says so', () => {
  const copies = localCopies(() => {
    throw new Error('blocked');
  });
  expect(copies.read()).toBeNull();
  expect(copies.write(copy)).toBe(false);
  expect(() => copies.clear()).not.toThrow();
});

test('a saved copy does not push out another tab’s unsent answers', () => {
  const saved: LocalCopy = { ...copy, hasUnsaved: false, hasUnsavedAnswers: false, tab: 'b' };
  expect(mayReplace(copy, saved)).toBe(false);
  expect(mayReplace(copy, { ...saved, tab: 'a' })).toBe(true);
  expect(mayReplace(saved, copy)).toBe(true);
  expect(mayReplace(null, saved)).toBe(true);
});
