/** The claim the journeys make: a kept deposit of $2,450 against a property company in Newark. */
export const depositClaim = {
  category: 'Landlord or tenant problem',
  reason: 'My deposit was not returned',
  amount: '2450',
  date: { month: 'August', day: '31', year: '2026' },
  place: { street: '88 Ferry Street', apt: '3B', city: 'Newark', state: 'NJ', zip: '07105' },
  claimant: { first: 'Marisol', last: 'Vega', email: 'marisol@example.com', phone: '9735550142' },
  defendant: {
    name: 'Ironbound Property Management LLC',
    contact: 'Daniel Ortiz',
    street: '200 Market Street',
    city: 'Newark',
    state: 'NJ',
    zip: '07102',
  },
  story:
    'I rented apartment 3B from Ironbound Property Management LLC. I moved out on August 31, 2026 and gave back the ' +
    'keys that day. I left the apartment clean. They did not send my deposit or a list of deductions.',
  calculation: 'My deposit was $2,400. It earned $50 in interest. $2,400 plus $50 is $2,450.',
} as const;

export const cards = { approved: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;
