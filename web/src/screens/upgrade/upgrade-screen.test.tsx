import {
  packagesAnswerSchema,
  type PackageWire,
  paths,
  type PriceAnswer,
  priceAnswerSchema,
} from '@plainclaim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, answered, serverAnswers } from '../../testing/server-answers.ts';
import { show } from '../../testing/show.tsx';
import { UpgradeScreen } from './upgrade-screen.tsx';

const papers: PackageWire = {
  id: 'papers',
  title: 'Letter and court papers',
  desc: 'A letter and papers.',
  price: '$79',
  price_cents: 7_900,
  frequency: 'one-time',
  features: ['The papers as PDFs'],
  popular: true,
  tax_rate: 0,
  extra_recipient_cents: 0,
  mailing: null,
  is_complete: true,
  can_be_chosen: true,
  contains: ['letter', 'court_papers'],
};
const price: PriceAnswer = {
  success: true,
  packageId: 'papers',
  packageTitle: 'Letter and court papers',
  basePrice: 5_000,
  extraRecipients: 0,
  extraRecipientsTotal: 0,
  mailingEach: null,
  mailings: 0,
  mailingTotal: 0,
  discountAmount: 0,
  discountedPrice: 5_000,
  taxRate: 6.625,
  taxIsEstimate: false,
  taxAmount: 331,
  totalPrice: 5_331,
  stateName: 'Pennsylvania',
  stateCode: 'PA',
  coupon: null,
  couponProblem: null,
  isSimulated: false,
  surface: 'hosted_page',
  isTaxLater: false,
  credit: 2_900,
  claimAgainst: 'Ironbound Fitness LLC',
};

test('a price that cannot be had shows no form, and one that fails later keeps what is typed and is tried again', async () => {
  let answer: Answer = { status: 503, body: { success: false, code: 'server.busy', message: 'Busy.', fields: [] } };
  serverAnswers({
    [paths.packages]: answered(packagesAnswerSchema, { packages: [papers] }),
    [paths.price]: () => answer,
  });
  const { user } = show(<UpgradeScreen />, '/upgrade');
  const tryAgain = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 });
  expect(screen.queryByRole('textbox')).toBeNull();
  answer = answered(priceAnswerSchema, price);
  await user.click(tryAgain);
  const email = await screen.findByRole('textbox', { name: /email/i });
  expect(screen.getByText('Case against Ironbound Fitness LLC')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /card number/i })).toBeNull();
  await user.type(email, 'ana@example.com');

  answer = 'offline';
  await user.type(screen.getByRole('textbox', { name: 'ZIP' }), '07105');
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 });
  expect(screen.getByDisplayValue('ana@example.com')).toBeTruthy();
  answer = answered(priceAnswerSchema, price);
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
  expect(screen.getByDisplayValue('07105')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay $53.31' })).toBeTruthy();
}, 30_000);
