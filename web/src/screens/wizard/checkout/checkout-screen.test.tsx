import { packagesAnswerSchema, paths, type PriceAnswer, priceAnswerSchema } from '@plainclaim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, answered, serverAnswers } from '../../../testing/server-answers.ts';
import { aLetterPackage as letter } from '../../../testing/a-package.ts';
import { show } from '../../../testing/show.tsx';
import { InWizard, noMoves } from '../testing/in-wizard.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const price: PriceAnswer = {
  success: true,
  packageId: 'letter',
  packageTitle: 'Demand letter',
  basePrice: 2_900,
  extraRecipients: 0,
  extraRecipientsTotal: 0,
  mailingEach: null,
  mailings: 0,
  mailingTotal: 0,
  discountAmount: 0,
  discountedPrice: 2_900,
  taxRate: 6.625,
  taxIsEstimate: false,
  taxAmount: 192,
  totalPrice: 3_092,
  stateName: 'Pennsylvania',
  stateCode: 'PA',
  coupon: null,
  couponProblem: null,
  isSimulated: true,
  surface: 'card_form',
  isTaxLater: false,
  credit: 0,
};
const HOSTED = { isSimulated: false, surface: 'hosted_page' } as const;
const priced = (changes: Partial<PriceAnswer> = {}): Answer => answered(priceAnswerSchema, { ...price, ...changes });

function shown(answer: Answer | (() => Answer | Promise<Answer>)) {
  serverAnswers({
    [paths.packages]: answered(packagesAnswerSchema, { packages: [letter] }),
    [paths.price]: answer,
  });
  return show(
    <InWizard moves={noMoves()} draft={{ selectedPackage: 'letter', email: 'ana@example.com' }}>
      <CheckoutScreen />
    </InWizard>,
  );
}
const cardNumber = () => screen.queryByRole('textbox', { name: /card number/i });
const email = () => screen.queryByRole('textbox', { name: /email/i });

test('while the price is on its way no form asks for a card', async () => {
  shown(() => new Promise<Answer>(() => {}));
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect([cardNumber(), email()]).toEqual([null, null]);
});

test('without a price no form asks for a card, and another try leads to the one that this site has', async () => {
  let answer: Answer = 'offline';
  const { user } = shown(() => answer);
  expect(await screen.findByText('We could not load the payment form. You were not charged.')).toBeTruthy();
  expect([cardNumber(), email()]).toEqual([null, null]);
  await user.type(screen.getByRole('textbox', { name: /coupon/i }), 'spring');
  answer = priced(HOSTED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(email()).not.toBeNull());
  expect(cardNumber()).toBeNull();
  expect(screen.getByText(/on the page of our payment service/)).toBeTruthy();
  // Nothing that was typed is lost.
  expect(screen.getByDisplayValue('SPRING')).toBeTruthy();
});

test('a price that fails after a first one keeps the form of this site and what is typed in it', async () => {
  let answer: Answer = priced(HOSTED);
  const { user } = shown(() => answer);
  await waitFor(() => expect(email()).not.toBeNull());
  answer = 'offline';
  await user.type(screen.getByRole('textbox', { name: 'ZIP' }), '07105');
  expect(await screen.findByText('This price is an estimate.')).toBeTruthy();
  expect(cardNumber()).toBeNull();
  expect(screen.getByDisplayValue('07105')).toBeTruthy();
});

test('where payment is simulated the card form is there, and says where the receipt goes', async () => {
  shown(priced());
  await waitFor(() => expect(cardNumber()).not.toBeNull());
  expect(screen.getByText('Your receipt goes to this email.')).toBeTruthy();
});

test('mailing beside the package is asked for, and the price is asked anew with it', async () => {
  const asked = serverAnswers({
    [paths.packages]: answered(packagesAnswerSchema, {
      packages: [{ ...letter, mailing: { each_cents: 1_490, is_beside: true } }],
    }),
    [paths.price]: ({ path }) =>
      path.includes('withMailing=yes')
        ? priced({ mailingEach: 1_490, mailings: 1, mailingTotal: 1_490, taxAmount: 291, totalPrice: 4_681 })
        : priced(),
  });
  const { user } = show(
    <InWizard moves={noMoves()} draft={{ selectedPackage: 'letter', email: 'ana@example.com' }}>
      <CheckoutScreen />
    </InWizard>,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Print it and mail it for me: $14.90' }));
  expect(await screen.findByText('Printing and mailing (1)')).toBeTruthy();
  expect(screen.getByText('$46.81')).toBeTruthy();
  const prices = asked.filter(({ path }) => path.startsWith(paths.price));
  expect(prices.at(0)?.path).not.toContain('withMailing');
});
