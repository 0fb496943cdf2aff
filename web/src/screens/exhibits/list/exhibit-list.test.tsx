import { exhibitsAnswerSchema, type ExhibitWire, paths } from '@plainclaim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, answered, refused, serverAnswers } from '../../../testing/server-answers.ts';
import { show } from '../../../testing/show.tsx';
import { useDrafts } from '../use-drafts.ts';
import { useExhibits } from '../use-exhibits.ts';
import { ExhibitList } from './exhibit-list.tsx';
import { useOrder } from './use-order.ts';

const exhibit = (id: string, mark: string, description: string): ExhibitWire => ({
  id,
  mark,
  kind: 'pdf',
  description,
  happened_on: '2026-03-03',
  page_count: 2,
  size: 2048,
  file_name: `${id}.pdf`,
  has_picture: false,
  drawn_pages: [],
  scan: 'clean',
  receipt_of: null,
  may_be_receipt_of: [],
});
const lease = exhibit('lease', 'P-1', 'The lease');
const wall = exhibit('wall', 'P-2', 'The kitchen wall');
const listOf = (...exhibits: readonly ExhibitWire[]): Answer =>
  answered(exhibitsAnswerSchema, {
    success: true,
    message: '',
    case_id: 'c-1',
    defendant_name: 'Harbor Homes LLC',
    included: true,
    limits: { files: 40, file_bytes: 1_000_000, description_length: 200 },
    exhibits: [...exhibits],
    packet: { state: 'none', steps_done: 0, steps_all: 0, page_count: null, is_current: false, reason: null },
  });

/** The list with its order and its unsaved words, as the page keeps them. */
function Listed() {
  const { answer, change } = useExhibits('c-1');
  const exhibits = answer?.exhibits ?? [];
  const order = useOrder('c-1', exhibits, change);
  const drafts = useDrafts(exhibits);
  return <ExhibitList caseId="c-1" order={order} drafts={drafts} change={change} />;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (row === null) throw new Error(`no row is named ${name}`);
  return row;
};

test('an empty list says where files will be', async () => {
  serverAnswers({ [paths.exhibits]: listOf() });
  show(<Listed />);
  expect(await screen.findByText(/There are no exhibits yet/)).toBeTruthy();
});

test('moving one up changes the marks at once, says so politely, and is saved as the whole order', async () => {
  const calls = serverAnswers({
    [paths.exhibits]: listOf(lease, wall),
    [paths.orderExhibits]: listOf({ ...wall, mark: 'P-1' }, { ...lease, mark: 'P-2' }),
  });
  const { user } = show(<Listed />);
  await screen.findByRole('heading', { name: 'P-1 The lease' });
  await user.click(within(rowOf('P-2 The kitchen wall')).getByRole('button', { name: /up|earlier/i }));
  expect(names()).toEqual(['P-1 The kitchen wall', 'P-2 The lease']);
  expect(screen.getByText(/The kitchen wall: now P-1 of 2/)).toBeTruthy();
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ case_id: 'c-1', exhibit_ids: ['wall', 'lease'] }));
});

test('an order that could not be saved stays on the screen and can be saved again', async () => {
  serverAnswers({ [paths.exhibits]: listOf(lease, wall) });
  const { user } = show(<Listed />);
  await screen.findByRole('heading', { name: 'P-1 The lease' });
  await user.click(within(rowOf('P-1 The lease')).getByRole('button', { name: /down|later/i }));
  const again = await screen.findByRole('button', { name: 'Save the order' });
  expect(names()).toEqual(['P-1 The kitchen wall', 'P-2 The lease']);
  const calls = serverAnswers({ [paths.orderExhibits]: listOf({ ...wall, mark: 'P-1' }, { ...lease, mark: 'P-2' }) });
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull());
  expect(calls).toHaveLength(1);
});

test('an order that another window changed meanwhile is shown as it is there', async () => {
  serverAnswers({
    [paths.exhibits]: listOf(lease, wall),
    [paths.orderExhibits]: refused(409, 'exhibits.order_changed', 'The list has changed.'),
  });
  const { user } = show(<Listed />);
  await screen.findByRole('heading', { name: 'P-1 The lease' });
  await user.click(within(rowOf('P-1 The lease')).getByRole('button', { name: /down|later/i }));
  await screen.findByText(/changed in another window/);
  expect(names()).toEqual(['P-1 The lease', 'P-2 The kitchen wall']);
});

test('one without a description opens to be described; empty words are not sent', async () => {
  const calls = serverAnswers({
    [paths.exhibits]: listOf({ ...lease, description: '' }),
    [paths.describeExhibit]: listOf(lease),
  });
  const { user } = show(<Listed />);
  const words = await screen.findByLabelText('What does P-1 show?');
  await user.click(screen.getByRole('button', { name: /^Save ?P-1$/ }));
  expect(words.getAttribute('aria-invalid')).toBe('true');
  await user.type(words, 'The lease');
  await user.click(screen.getByRole('button', { name: /^Save ?P-1$/ }));
  await screen.findByRole('heading', { name: 'P-1 The lease' });
  expect(calls.filter(({ path }) => path === paths.describeExhibit)).toHaveLength(1);
  expect(screen.queryByLabelText('What does P-1 show?')).toBeNull();
});

test('words that could not be saved stay in their field', async () => {
  serverAnswers({ [paths.exhibits]: listOf(lease) });
  const { user } = show(<Listed />);
  await user.click(await screen.findByRole('button', { name: /^Edit ?P-1$/ }));
  const words = screen.getByLabelText('What does P-1 show?');
  expect(document.activeElement).toBe(words);
  await user.type(words, ' of May');
  await user.click(screen.getByRole('button', { name: /^Save ?P-1$/ }));
  await screen.findByText(/not saved yet/);
  expect(words).toHaveProperty('value', 'The lease of May');
});

test('pages that became pictures, and a file no scanner looked at, are told at the file', async () => {
  serverAnswers({ [paths.exhibits]: listOf({ ...lease, drawn_pages: [2], scan: 'not_scanned' }) });
  show(<Listed />);
  await screen.findByRole('heading', { name: 'P-1 The lease' });
  expect(screen.getByText(/Page 2 was turned into a picture/)).toBeTruthy();
  expect(screen.getByText(/Not checked for viruses/)).toBeTruthy();
});

test('one is said to be the return receipt of a letter, with the day it was signed for', async () => {
  const mayBe = { ...lease, happened_on: '', may_be_receipt_of: [{ id: 'piece-1', name: 'Harbor Homes LLC' }] };
  const is = { ...lease, happened_on: '2026-03-03', receipt_of: 'Harbor Homes LLC' };
  const calls = serverAnswers({ [paths.exhibits]: listOf(mayBe), [paths.describeExhibit]: listOf(is) });
  const { user } = show(<Listed />);
  await user.click(await screen.findByRole('button', { name: /^Edit ?P-1$/ }));
  await user.click(screen.getByRole('checkbox', { name: /return receipt of the certified letter to Harbor Homes/ }));
  expect(screen.getByRole('group', { name: /The day it was signed for/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Save ?P-1$/ }));
  await screen.findByText('Return receipt of the certified letter to Harbor Homes LLC');
  expect(calls.find(({ path }) => path === paths.describeExhibit)?.body).toMatchObject({ receipt_of: 'piece-1' });
  // What was said is not asked again, and its day stays.
  await user.click(screen.getByRole('button', { name: /^Edit ?P-1$/ }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('group', { name: /day/ })).toBeNull();
});
