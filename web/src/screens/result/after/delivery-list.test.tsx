import { acknowledgedSchema, deliveriesAnswerSchema, type DeliveryWire, paths } from '@plainclaim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, refused, serverAnswers } from '../../../testing/server-answers.ts';
import { show } from '../../../testing/show.tsx';
import { DeliveryList } from './delivery-list.tsx';

const byMail: DeliveryWire = {
  recipient: 0,
  name: 'Harbor Homes LLC',
  channel: 'self_mail',
  state: 'queued',
  sent_to: '1 Dock Street, Newark',
  message_reference: null,
  tracking_number: null,
  mailed_on: null,
  created_at: '2026-11-21T17:00:00.000Z',
  sent_at: null,
  problem: null,
  post: null,
};
const byEmail: DeliveryWire = { ...byMail, channel: 'email', sent_to: 'office@harbor.example' };
const answer = (...deliveries: readonly DeliveryWire[]) =>
  answered(deliveriesAnswerSchema, { success: true, message: '', demand_id: 'd-1', deliveries: [...deliveries] });
const withDeliveries = (...deliveries: readonly DeliveryWire[]) => ({ [paths.deliveries]: answer(...deliveries) });
const shown = () => show(<DeliveryList demandId="d-1" />);
const items = () => screen.findAllByRole('listitem');

test('each copy says to whom it goes, by which way, and where it is', async () => {
  serverAnswers(
    withDeliveries(
      byEmail,
      { ...byEmail, recipient: 1, name: 'Ann Lee', state: 'sent', sent_at: '2026-11-22T17:00:00.000Z' },
      { ...byEmail, recipient: 2, name: 'Bo Lee', state: 'cancelled' },
    ),
  );
  shown();
  const [first, second, third] = await items();
  expect(first?.textContent).toMatch(/Harbor Homes LLC.*office@harbor\.example/s);
  expect(second?.textContent).toMatch(/on Nov 22, 2026/);
  expect(second?.textContent).toMatch(/does not prove that/);
  expect(third?.textContent).toMatch(/newer letter/);
});

test('why a copy failed is said in the server’s own words', async () => {
  const problem = 'The mail server of harbor.example does not know this address.';
  serverAnswers(withDeliveries({ ...byEmail, state: 'failed', problem }));
  shown();
  expect(await screen.findByText(problem)).toBeTruthy();
});

test('an email on its way can be looked at again; a letter to mail has nothing to look for', async () => {
  const calls = serverAnswers(withDeliveries(byEmail));
  const { user, unmount } = shown();
  await user.click(await screen.findByRole('button', { name: /^(Look|Check) again/ }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  unmount();
  serverAnswers(withDeliveries(byMail));
  shown();
  await screen.findByRole('button', { name: 'Download the mailing pack' });
  expect(screen.queryByRole('button', { name: /^(Look|Check) again/ })).toBeNull();
});

test('a letter to mail oneself brings the steps, and a place for the number of the receipt that is kept', async () => {
  let deliveries: readonly DeliveryWire[] = [byMail];
  const calls = serverAnswers({
    [paths.deliveries]: () => answer(...deliveries),
    [paths.tracking]: () => {
      deliveries = [{ ...byMail, state: 'sent', tracking_number: '9400100000000000000000' }];
      return answered(acknowledgedSchema, { success: true, message: '' });
    },
  });
  const { user } = shown();
  const number = await screen.findByLabelText(/Tracking number of the letter to Harbor Homes LLC/);
  await user.type(number, '9400 1000 0000 0000 0000 00');
  await user.click(screen.getByRole('button', { name: 'Save the number' }));
  await screen.findByText(/Tracking number: 9400100000000000000000/);
  expect(calls.find(({ path }) => path === paths.tracking)?.body).toEqual({
    demand_id: 'd-1',
    recipient: 0,
    tracking_number: '9400 1000 0000 0000 0000 00',
  });
});

test('a number that cannot be one is refused at its field, and what was typed stays', async () => {
  const why = 'This does not look like a tracking number.';
  serverAnswers({
    ...withDeliveries(byMail),
    [paths.tracking]: refused(422, 'dispatch.tracking_invalid', why),
  });
  const { user } = shown();
  const number = await screen.findByLabelText(/Tracking number/);
  await user.type(number, '12');
  await user.click(screen.getByRole('button', { name: 'Save the number' }));
  await screen.findByText(why);
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(number).toHaveProperty('value', '12');
});

test('when the list cannot be had it says so, and asking again brings it', async () => {
  serverAnswers({});
  const { user } = shown();
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try Again' });
  serverAnswers(withDeliveries(byEmail));
  await user.click(again);
  expect(await items()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

const byPost: DeliveryWire = {
  ...byMail,
  channel: 'post',
  post: {
    standing: 'queued',
    source: 'claimant',
    can_stop_until: '2026-11-21T17:30:00.000Z',
    is_test: false,
    back_cents: null,
    is_back: false,
    pieces: [
      {
        service: 'certified',
        standing: 'queued',
        tracking_number: null,
        pickup_is_late: false,
        events: [{ kind: 'queued', source: 'claimant', at: '2026-11-21T17:00:00.000Z', reason: null }],
      },
    ],
  },
};

test('a letter that waits to be posted is stopped after one question', async () => {
  const calls = serverAnswers({
    ...withDeliveries(byPost),
    [paths.stopPost]: answered(acknowledgedSchema, { success: true, message: 'Stopped.' }),
  });
  const { user } = shown();
  await user.click(await screen.findByRole('button', { name: 'Stop the mailing' }));
  expect(calls.some(({ path }) => path === paths.stopPost)).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Stop it', hidden: true }));
  await waitFor(() => expect(calls.find(({ path }) => path === paths.stopPost)?.body).toEqual({ demand_id: 'd-1' }));
});

test('a posted letter says what is known, who says so, and what to do', async () => {
  const returned = {
    service: 'first_class' as const,
    standing: 'returned' as const,
    tracking_number: null,
    pickup_is_late: false,
    events: [
      { kind: 'accepted' as const, source: 'post_office' as const, at: '2026-11-22T17:00:00.000Z', reason: null },
      {
        kind: 'returned' as const,
        source: 'post_office' as const,
        at: '2026-11-28T17:00:00.000Z',
        reason: 'undeliverable',
      },
    ],
  };
  const waiting = {
    ...returned,
    service: 'certified' as const,
    standing: 'pickup_available' as const,
    pickup_is_late: true,
  };
  const post = {
    standing: 'pickup_available' as const,
    source: 'post_office' as const,
    can_stop_until: null,
    is_test: true,
    back_cents: null,
    is_back: false,
  };
  serverAnswers(
    withDeliveries({
      ...byPost,
      state: 'sent',
      sent_at: '2026-11-21T17:31:00.000Z',
      post: { ...post, pieces: [waiting, returned] },
    }),
  );
  shown();
  expect(await screen.findByText('Came back', { selector: '[class*="pill"]' })).toBeTruthy();
  expect(screen.getAllByText(/Source: the post office/).length).toBeGreaterThan(1);
  expect(screen.getByText(/waited at the post office for ten days/)).toBeTruthy();
  expect(screen.getByText(/Check the address/)).toBeTruthy();
  expect(screen.getByText(/Nothing is really mailed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop the mailing' })).toBeNull();
});
