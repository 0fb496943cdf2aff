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

/** A drawn line: any PNG with something on it will do where the signature is not what a journey is about. */
const DRAWN =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAG8AAAAyAgMAAAAvu23aAAAADFBMVEVMaXEZPqAaP6AZPqCtrtoyAAAABHRSTlMA8ESBCP0s/QAAAAlwSFlzAAALEwAACxMBAJqcGAAAANJJREFUOI3tk7ERhCAQRb8YMTdcSgWUYH5VqIGBJVgCTdCPRWg/N6yCi7o2cPcCXWb5y8MZgT8M/YFMM8k91fVy0/SL3AyzFXt1C+elpptgRN3Vo5J09QAoSbcZAQi6qovPQveVK0MTC92QF2GmLUxX06xI3dKL64Zcu61iukcQ6z5/uQnqYS/sTbAZ03h/Caq8LemyoMkeSfcIwtElma7ebka8j3LTDcmhxJ5OLCBddmJB1JWCiLpSEKqXg8AiBwH7EIRb7+9IGPZxLlQPvxp+ky8ivifoCPm5VQAAAABJRU5ErkJggg==';

/** The same claim as the browser sends it, answered up to the package. */
export const answeredForm = {
  situation: 'tenant-landlord',
  situationLabel: depositClaim.category,
  disputing: ['deposit-not-returned'],
  disputingLabels: [depositClaim.reason],
  amount: depositClaim.amount,
  date: '2026-08-31',
  address: depositClaim.place.street,
  apt: depositClaim.place.apt,
  city: depositClaim.place.city,
  country: depositClaim.place.state,
  zipcode: depositClaim.place.zip,
  userType: '1',
  firstname: depositClaim.claimant.first,
  lastname: depositClaim.claimant.last,
  email: depositClaim.claimant.email,
  phonenumber: depositClaim.claimant.phone,
  sameAddress: true,
  whoUser: '2',
  defendantFirstname: depositClaim.defendant.name,
  defendantLastname: depositClaim.defendant.contact,
  defendantAddress: depositClaim.defendant.street,
  defendantCity: depositClaim.defendant.city,
  defendantCountry: depositClaim.defendant.state,
  defendantZipcode: depositClaim.defendant.zip,
  claimDescription: depositClaim.story,
  claimCalculation: depositClaim.calculation,
  venmo: '@marisol-v',
  paymentTypes: ['Check'],
  askedMoneyBefore: true,
  assignedClaim: false,
  isAdult: true,
  agreementKind: 'Signed paper',
  responseDays: 14,
  publicBody: false,
  paymentPlan: 'No',
  courtLanguage: 'English',
  otherCase: false,
  bankruptcy: false,
  otherSideLawyer: false,
  otherAction: false,
  otherParties: false,
  accommodation: 'No',
  // Where a journey leaves some of these open, they are open for the pen.
  courtQuestionsDone: true,
  partialClaim: 'No',
  arbitrationClause: 'No',
  // Asked when a journey changes who the claim is against, or what it is about.
  deceased: false,
  restrainingOrder: false,
  ownerOccupied: false,
  medicalBill: 'No',
  professionalMalpractice: false,
  excludedMatter: 'None of these',
  signature: DRAWN,
  signatureMethod: 'drawn',
  selectedPackage: 'demand-letter',
};
