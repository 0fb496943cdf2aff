import { expect, type Page } from '@playwright/test';
import { arriveAt, breakDown, fail, goTo, hang, isSettled, wizardAt } from './moves.ts';
import { type State, statesOf } from './state.ts';

/** An order that is nobody's. */
const NO_ORDER = '/?order=00000000-0000-4000-8000-000000000000';
const RETURN = '**/api/checkout/return*';
const PAID_ORDER = '**/api/billing/order*';

/** The prices as where one pays on the page of a payment service. */
async function payElsewhere(page: Page): Promise<void> {
  await page.route('**/api/price?*', async (route) => {
    const response = await route.fetch();
    const answer: object = await response.json();
    await route.fulfill({ response, json: { ...answer, isSimulated: false, surface: 'hosted_page' } });
  });
}

/** The paid order with other fields, as the server would say after a refund or a dispute. */
async function orderIs(page: Page, fields: object): Promise<void> {
  await page.route(PAID_ORDER, async (route) => {
    const response = await route.fetch();
    const answer: { readonly order: object | null } = await response.json();
    await route.fulfill({ response, json: { ...answer, order: { ...answer.order, ...fields } } });
  });
}

/** The link of a receipt leads there. */
async function openLink(page: Page, state: 'code' | 'log_in'): Promise<void> {
  const json = { success: true, message: '', state, number: 'K7QF-2M9T', shown_address: 'm•••@example.com' };
  await page.route('**/api/receipt', (route) => route.fulfill({ json }));
  await goTo(page, '/receipt#a-link-from-a-mail');
  await expect(page.locator('main section')).toBeVisible();
}

/** How the server answers about an order that waits. */
const UNPAID = {
  success: true,
  message: '',
  order_id: '00000000-0000-4000-8000-000000000000',
  payment_completed: false,
  payment_date: '2026-11-23T12:00:00.000Z',
  payment_amount: 30.92,
  applied_coupon: null,
};

const PRICE = '**/api/price?*';

const checkoutStates = statesOf('nobody', {
  'checkout: the price is on its way': async (page) => {
    await hang(page, PRICE);
    // It waits for as long as it is looked at.
    await arriveAt(page, 5, 1, {});
    await expect(page.locator('main section[aria-labelledby="payment-title"]').getByRole('status')).toBeVisible();
  },
  'checkout: the price cannot be had': async (page) => {
    await breakDown(page, PRICE);
    await wizardAt(page, 5, 1, {});
    await expect(page.locator('main section').getByRole('alert').first()).toBeVisible();
  },
  'checkout: the card is typed on the page of the payment service': async (page) => {
    await payElsewhere(page);
    await wizardAt(page, 5, 1, {});
    await expect(page.locator('main form [name="email"]')).toBeVisible();
  },
  'checkout: the payment service is asked': async (page) => {
    await payElsewhere(page);
    await wizardAt(page, 5, 1, {});
    await hang(page, RETURN);
    await page.goto(NO_ORDER);
    await expect(page.locator('main h1')).toBeVisible();
  },
  'checkout: come back unpaid': async (page) => {
    await payElsewhere(page);
    await wizardAt(page, 5, 1, {});
    await page.route(RETURN, (route) => route.fulfill({ json: UNPAID }));
    await goTo(page, NO_ORDER);
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  },
  'checkout: paid in another browser': async (page) => {
    await goTo(page, NO_ORDER);
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
  'checkout: not known if it is paid': async (page) => {
    await payElsewhere(page);
    await wizardAt(page, 5, 1, {});
    await breakDown(page, RETURN);
    await goTo(page, NO_ORDER);
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
});

const orderStates = statesOf('letter', {
  'your order: paid': async (page) => {
    await orderIs(page, { status: 'paid', refund: 'one_press' });
    await goTo(page, '/receipt');
  },
  'your order: with a discount, more recipients and a refund of a part': async (page) => {
    const more = { coupon_code: 'WELCOME10', discount: 290, extra_recipients: 3, extra_recipients_total: 2097 };
    await orderIs(page, { ...more, status: 'partly_refunded', refunded: 500, refund: 'by_request' });
    await goTo(page, '/receipt');
  },
  'your order: disputed': async (page) => {
    await orderIs(page, { status: 'disputed', refund: 'none' });
    await goTo(page, '/receipt');
  },
  'your order: the receipt is mailed again': async (page) => {
    await page.route('**/api/billing/receipt/mail*', (route) =>
      route.fulfill({ json: { success: true, message: 'The receipt is on its way.' } }),
    );
    await goTo(page, '/receipt');
    await page.locator('main section button').nth(2).click();
    await expect(page.locator('main').getByRole('status')).toBeVisible();
  },
  'your order: refunded a moment ago': async (page) => {
    await page.route('**/api/billing/refund*', (route) =>
      route.fulfill({ json: { success: true, message: 'Your money is on its way back.' } }),
    );
    await goTo(page, '/receipt');
    await page.locator('main section button').last().click();
    await page.route(PAID_ORDER, (route) => route.fulfill({ json: { success: true, message: '', order: null } }));
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.locator('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'a larger package: offered': async (page) => {
    await goTo(page, '/upgrade');
    await expect(page.locator('main [name="package"]')).toBeVisible();
  },
  'a larger package: paid for on the page of the payment service': async (page) => {
    await payElsewhere(page);
    await goTo(page, '/upgrade');
    await expect(page.locator('main [name="package"]')).toBeVisible();
  },
  'a larger package: come back unpaid': async (page) => {
    await page.route(RETURN, (route) => route.fulfill({ json: UNPAID }));
    await goTo(page, '/upgrade?order=00000000-0000-4000-8000-000000000000');
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  },
  'a larger package: bought': async (page) => {
    await page.route(RETURN, (route) => route.fulfill({ json: { ...UNPAID, payment_completed: true } }));
    await goTo(page, '/upgrade?order=00000000-0000-4000-8000-000000000000');
    await expect(page.locator('main').getByRole('status')).toBeVisible();
  },
  'letter: approve, while the bank looks into the payment': async (page) => {
    await orderIs(page, { status: 'disputed', refund: 'none' });
    await goTo(page, '/result?step=approve');
    await isSettled(page);
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  },
});

const linkStates = statesOf('nobody', {
  'your order: the link from the mail': (page) => openLink(page, 'code'),
  'your order: the claim is in an account': (page) => openLink(page, 'log_in'),
  'your order: the code is on its way': async (page) => {
    await page.route('**/api/receipt/code*', (route) =>
      route.fulfill({ json: { success: true, message: '', debug: true, verification_code: '072491' } }),
    );
    await openLink(page, 'code');
    await page.locator('main section button').click();
    await expect(page.locator('main [name="code"]')).toBeVisible();
  },
  'your order: a wrong code': async (page) => {
    await page.route('**/api/receipt/code*', (route) =>
      route.fulfill({ json: { success: true, message: '', debug: false } }),
    );
    await openLink(page, 'code');
    await page.locator('main section button').click();
    await page.locator('main [name="code"]').fill('000000');
    await fail(page);
  },
});

const STATUSES = ['paid', 'simulated', 'declined', 'partly_refunded', 'refunded', 'disputed'] as const;

const billStates = statesOf('papers', {
  'billing: many orders, of every kind': async (page) => {
    const answer = await page.request.get('/api/billing');
    const list: { readonly data: readonly object[] } = await answer.json();
    const data = STATUSES.map((status, index) => ({
      ...list.data[0],
      order_id: `00000000-0000-4000-8000-00000000000${index}`,
      number: `K7QF-2M9${index}`,
      status,
      has_receipt: status !== 'declined',
      refund: status === 'paid' ? 'one_press' : status === 'partly_refunded' ? 'by_request' : 'none',
      refunded: status === 'refunded' ? 8423 : status === 'partly_refunded' ? 500 : 0,
    }));
    await page.route('**/api/billing?*', (route) =>
      route.fulfill({ json: { ...list, data, total: 45, has_more: true } }),
    );
    await goTo(page, '/billing');
    await expect(page.locator('main nav, main [name="sort"]').first()).toBeVisible();
  },
  'one case: its payment is disputed': async (page) => {
    await orderIs(page, { status: 'disputed', refund: 'none' });
    await goTo(page, '/dashboard');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/case=/);
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  },
});

const reminderStates = statesOf('member', {
  'no more reminders: stopped': async (page) => {
    await page.route('**/api/reminders/stop*', (route) => route.fulfill({ json: { success: true, message: 'Done.' } }));
    await goTo(page, '/no-reminders#a-link-from-a-mail');
    await page.locator('main button').click();
    await expect(page.locator('main').getByRole('status')).toBeVisible();
  },
  'no more reminders: a link that leads nowhere': async (page) => {
    await goTo(page, '/no-reminders#no-such-link');
    await page.locator('main button').click();
    await expect(page.locator('main').getByRole('alert')).toBeVisible();
  },
  'settings: the reminders cannot be loaded': async (page) => {
    await breakDown(page, '**/api/reminders');
    await goTo(page, '/settings');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  },
});

/** Paying on the page of a payment service, what became of it, bills, larger packages, and reminders. */
export const paymentStates: readonly State[] = [
  ...checkoutStates,
  ...orderStates,
  ...linkStates,
  ...billStates,
  ...reminderStates,
];
