import { emptyDraft } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { type LocalCopy, localCopies, takeOver } from './autosave-local.ts';
import { aDevice } from '../../testing/a-world.ts';

const aCopy = (changes: Partial<LocalCopy> = {}): LocalCopy => ({
  draft: { ...emptyDraft, city: 'Newark' },
  position: { step: 1, subStep: 2 },
  revision: 3,
  hasUnsaved: false,
  hasUnsavedAnswers: false,
  sent: [],
  tab: 'tab',
  ...changes,
});

function aSharedDevice() {
  const device = aDevice();
  const of = (owner: string) => localCopies(() => device, owner);
  return { device, nobodys: of(''), annas: of('anna'), bens: of('ben') };
}

test('each account finds its own answers on a shared device, and nobody finds theirs without logging in', () => {
  const { nobodys, annas, bens } = aSharedDevice();
  annas.write(aCopy());
  expect(nobodys.read()).toBeNull();
  expect(bens.read()).toBeNull();
  bens.write(aCopy({ draft: { ...emptyDraft, city: 'Trenton' } }));
  expect(annas.read()?.draft.city).toBe('Newark');
});

test('after a log-in the answers the server holds already leave the device', () => {
  const { device, nobodys, annas } = aSharedDevice();
  nobodys.write(aCopy());
  takeOver(nobodys, annas);
  expect(device.texts.size).toBe(0);
});

test('answers the server never got go on for the account, based on no revision of its claim', () => {
  const { nobodys, annas } = aSharedDevice();
  nobodys.write(aCopy({ hasUnsaved: true, hasUnsavedAnswers: true }));
  takeOver(nobodys, annas);
  expect(nobodys.read()).toBeNull();
  expect(annas.read()).toMatchObject({ draft: { city: 'Newark' }, revision: 0, hasUnsavedAnswers: true });
});

test("they never push out the account's own unsaved answers", () => {
  const { nobodys, annas } = aSharedDevice();
  const unsaved = { hasUnsaved: true, hasUnsavedAnswers: true };
  annas.write(aCopy({ ...unsaved, draft: { ...emptyDraft, city: 'Trenton' } }));
  nobodys.write(aCopy(unsaved));
  takeOver(nobodys, annas);
  expect(annas.read()?.draft.city).toBe('Trenton');
});

test('on a full device they stay where they are', () => {
  const { device, nobodys } = aSharedDevice();
  nobodys.write(aCopy({ hasUnsaved: true, hasUnsavedAnswers: true }));
  const full = {
    ...device,
    setItem: () => {
      throw new Error('quota');
    },
  };
  takeOver(
    nobodys,
    localCopies(() => full, 'anna'),
  );
  expect(nobodys.read()?.draft.city).toBe('Newark');
});
