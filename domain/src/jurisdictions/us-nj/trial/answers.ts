import type { TrialDefence } from '../../pack.ts';

type Answer = NonNullable<TrialDefence['answeredBy']>;

const cards = (...keys: readonly string[]): Answer => ({ cards: keys });

/**
 * Which cards answer what the other side often says, the most to the point first. What is not here is answered by no
 * card: that the pay came late says nothing of rent that was owed.
 */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  'The home was dirty or damaged, so the money was kept for repairs.': cards(
    'rental.walk-through',
    'rental.left-clean',
  ),
  'Nobody told us where to send the money.': {
    cards: ['rental.new-address', 'rental.list', 'rental.returned'],
    only: { 'rental.list': [{ came: 'filled' }], 'rental.returned': [{ result: 'part', day: 'filled' }] },
  },
  'We did not know about it.': cards('rental.told'),
  'A court ordered it.': { cards: ['rental.lockout'], only: { 'rental.lockout': [{ order: 'none' }] } },
  'The lease allows these fees.': cards('rental.no-basis'),
  'The rent was paid.': cards('rental.rent-unpaid'),
  'The deposit covers it.': cards('rental.deposit-held'),
  'The home could have been rented again at once.': cards('rental.relet'),
  'It was normal wear.': cards('rental.damage'),
  'It was like that before.': cards('rental.at-start'),
  'The repair cost too much, or was never done.': {
    cards: ['rental.repair'],
    only: { 'rental.repair': [{ kind: ['paid', 'billed'] }] },
  },
  'It was a gift.': cards('debt.their-side', 'debt.promise'),
  'It is not due yet.': cards('debt.promise', 'debt.all-due'),
  'The money went to somebody else.': cards('debt.loan'),
  'The work was bad or not finished.': {
    cards: ['debt.accepted', 'construction.completed', 'auto.customer-pickup', 'debt.work-done', 'merchant.praise'],
    only: { 'construction.completed': [{ state: 'finished' }] },
  },
  'The price was lower, or the extra work was not agreed.': cards(
    'construction.extra',
    'debt.order',
    'construction.hired',
    'auto.customer-approved',
  ),
  'It was paid.': cards('construction.not-paid', 'debt.unpaid'),
  'The law asks for a written contract or a State registration for this work, and there was none.':
    cards('construction.agreement-form'),
  'These hours were not worked.': cards('debt.found', 'debt.worked'),
  'The pay that was agreed was lower.': cards('debt.hired'),
  'It was paid in cash.': cards('debt.unpaid', 'debt.payday'),
  'Payment was stopped because the goods or the work were bad.': {
    cards: ['debt.returned'],
    only: { 'debt.returned': [{ reason: ['nsf', 'closed', 'none'] }] },
  },
  'No notice about the check came.': cards('debt.check-notice'),
  'There was no deal to share.': cards('debt.split', 'promise.split'),
  'My part was paid in cash or in another way.': cards('debt.bill'),
  'The money was owed for something else.': cards('debt.owed'),
  'The goods were bad or not as promised.': cards('debt.accepted'),
  'They never came.': cards('debt.delivered'),
  'They were paid.': cards('debt.unpaid'),
  'The terms say no refund.': cards('charge.terms'),
  'The order was not canceled in time.': cards('charge.cancelled'),
  'There was no agreement, or it said something else.': cards(
    'contract.deal',
    'contract.agreement',
    'contract.membership',
    'contract.promise',
  ),
  'The claimant did not pay or did not do their part.': cards('contract.my-part', 'contract.paid'),
  'We did what was agreed.': cards('contract.finding', 'contract.not-done', 'contract.badly'),
  'The contract says no refund.': cards('contract.refund-terms'),
  'The work was done as agreed.': cards('construction.finding', 'construction.left', 'construction.defect'),
  'The owner stopped us or would not let us in.': cards('construction.asked'),
  'The owner still owes a part of the price.': cards('construction.paid'),
  'There was more work than agreed.': cards('construction.not-agreed', 'promise.price'),
  'The customer said yes to the new price.': cards('construction.not-agreed'),
  'The customer said yes by phone.': cards('auto.approval'),
  'It is a new problem that has nothing to do with our work.': cards('auto.finding'),
  'It was sold “as is”.': cards('auto.claims', 'product.statement', 'product.warranty'),
  'All sales are final.': cards('auto.claims', 'product.statement', 'product.warranty'),
  'The buyer broke it.': cards('product.found', 'auto.finding'),
  'Nobody told us in time.': cards('product.asked', 'auto.asked'),
  'We offered to fix or replace it.': cards('product.repair-try'),
  'It was delivered.': cards('product.never'),
  'It is only late.': cards('product.never'),
  'Nothing was promised.': cards('promise.words', 'promise.witness'),
  'It was only talk, or a gift.': cards('promise.did', 'promise.gave', 'promise.paid'),
  'The promise was kept.': cards('promise.broken'),
  'It was somebody else’s fault, or partly the claimant’s own.': {
    cards: ['damage.third', 'damage.driving', 'damage.careless', 'damage.crash'],
    only: {
      'damage.third': [{ did: ['ticket', 'ticket-driver'] }],
      'damage.crash': [{ how: ['behind', 'red', 'stop', 'left', 'lane', 'back', 'exit', 'door'] }],
    },
  },
  'It costs less to fix, or insurance paid it.': {
    cards: ['damage.insurance', 'damage.repair', 'construction.fix-cost'],
    only: {
      'damage.insurance': [{ did: ['mine-none', 'mine-refused', 'yours-refused', 'yours-none', 'none'] }],
      'damage.repair': [{ basis: ['paid', 'billed', 'two'] }],
      'construction.fix-cost': [{ kind: ['paid', 'owed'] }],
    },
  },
  'Nobody could have stopped it.': cards('damage.warned', 'damage.careless', 'damage.driving'),
  'It was damaged before we got it.': { cards: ['damage.left'], only: { 'damage.left': [{ condition: 'filled' }] } },
  'The claimant was not careful.': cards('injury.driving', 'injury.hazard'),
  'We did not know of the danger.': cards('injury.spoke', 'injury.hazard'),
  'It is not my dog.': cards('injury.dog'),
  'The person had no right to be there.': cards('injury.dog'),
};
