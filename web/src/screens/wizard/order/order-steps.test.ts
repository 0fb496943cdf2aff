import type { ExistingDemandAnswer, SaveLetterRequest } from '@plainclaim/contract';
import { err, ok } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { type OrderCalls, type OrderStage, runOrder } from './order-steps.ts';

const offline: ApiFailure = { code: 'network.offline', message: '', status: 0 };

const anExisting = (changes: Partial<ExistingDemandAnswer> = {}): ExistingDemandAnswer => ({
  success: true,
  case_id: 'c-1',
  has_existing_demand: false,
  demand_letter: '',
  plaintiff_data: null,
  package_title: 'Demand Letter Package',
  demand_approved: false,
  demand_id: null,
  changed_since_approval: false,
  approved_at: null,
  includes_court_papers: false,
  package_contains: ['letter'],
  deliveries: ['self_mail'],
  recipients: [],
  email_needs_account: false,
  post: null,
  ...changes,
});

/** A server that does everything asked, and writes down what that was. */
function aServer(changes: Partial<OrderCalls> = {}) {
  const asked: string[] = [];
  const sent: SaveLetterRequest[] = [];
  const calls: OrderCalls = {
    checkExistingDemand: async () => ok(anExisting()),
    saveClientData: async () => {
      asked.push('client');
      return ok({ success: true, client_id: 'c-1', message: '' });
    },
    generateDemandLetter: async () => {
      asked.push('letter');
      return ok({
        success: true,
        demand_letter: 'Dear Sam, please pay.',
        message: '',
        plaintiff_data: { name: 'Ana Diaz', address: '1 Main St' },
        package_title: 'Demand Letter Package',
      });
    },
    saveDemandLetter: async (letter) => {
      asked.push('store');
      sent.push(letter);
      return ok({
        success: true,
        message: '',
        demand_id: 'd-1',
        demand_approved: false,
        savedAt: '2026-11-21T10:00:00Z',
      });
    },
    ...changes,
  };
  return { calls, asked, sent };
}

async function run(calls: OrderCalls) {
  const stages: OrderStage[] = [];
  const outcome = await runOrder(calls, (stage) => stages.push(stage));
  return { outcome, stages };
}

test('an order saves the client, writes the letter, and stores it as a draft nobody has signed', async () => {
  const { calls, asked, sent } = aServer();
  expect(await run(calls)).toEqual({
    outcome: { kind: 'done', isApproved: false },
    stages: ['saving', 'generating', 'storing'],
  });
  expect(asked).toEqual(['client', 'letter', 'store']);
  expect(sent).toEqual([{ demand_letter: 'Dear Sam, please pay.', action: 'approve_and_send', reviewed: false }]);
});

test('coming back to a finished order does nothing again', async () => {
  const { calls, asked } = aServer({
    checkExistingDemand: async () =>
      ok(anExisting({ has_existing_demand: true, demand_letter: 'My own words', demand_id: 'd-1' })),
  });
  expect(await run(calls)).toEqual({ outcome: { kind: 'done', isApproved: false }, stages: [] });
  expect(asked).toEqual([]);
});

test('a letter that was written but not stored is stored as it is, not written again', async () => {
  const { calls, asked, sent } = aServer({
    checkExistingDemand: async () => ok(anExisting({ has_existing_demand: true, demand_letter: 'My own words' })),
  });
  expect((await run(calls)).outcome).toEqual({ kind: 'done', isApproved: false });
  expect(asked).toEqual(['client', 'store']);
  expect(sent[0]?.demand_letter).toBe('My own words');
});

test('when it is not known whether a letter exists, the order goes on: its calls are safe to repeat', async () => {
  const { calls, asked } = aServer({ checkExistingDemand: async () => err(offline) });
  expect((await run(calls)).outcome).toEqual({ kind: 'done', isApproved: false });
  expect(asked).toEqual(['client', 'letter', 'store']);
});

test.each([
  ['saving', { saveClientData: async () => err(offline) }, []],
  ['generating', { generateDemandLetter: async () => err(offline) }, ['client']],
  ['storing', { saveDemandLetter: async () => err(offline) }, ['client', 'letter']],
] as const)('a failure while %s stops there and is told', async (at, changes, done) => {
  const { calls, asked } = aServer(changes);
  expect((await run(calls)).outcome).toEqual({ kind: 'failed', at, failure: offline });
  expect(asked).toEqual(done);
});

test('an answer that says no is a failure with its own message', async () => {
  const { calls } = aServer({
    saveClientData: async () => ok({ success: false, client_id: '', message: 'Please sign your claim again.' }),
  });
  expect((await run(calls)).outcome).toMatchObject({
    kind: 'failed',
    at: 'saving',
    failure: { message: 'Please sign your claim again.' },
  });
});

test('a letter that was signed on an earlier visit is told as signed, and no call is made again', async () => {
  const signed = anExisting({
    has_existing_demand: true,
    demand_letter: 'Dear Sam',
    demand_id: 'd-1',
    demand_approved: true,
  });
  const { calls, asked } = aServer({ checkExistingDemand: async () => ok(signed) });
  expect((await run(calls)).outcome).toEqual({ kind: 'done', isApproved: true });
  expect(asked).toEqual([]);
});
