/** A deposit of which a part came back, on cards as somebody filled them in: $2,450 is kept. */
export const HOME = {
  id: 'home',
  card: 'rental.home',
  values: { from: '2023-06', to: '2026-08-31', lease: 'written' },
};
export const PAID = {
  id: 'paid',
  card: 'rental.deposit-paid',
  values: { amount: '$2,850.00', day: '2023-06-01', how: 'check' },
};
export const BACK = { id: 'back', card: 'rental.returned', values: { result: 'part', amount: '$400.00' } };
export const DEPOSIT_CARDS = [HOME, PAID, BACK];
