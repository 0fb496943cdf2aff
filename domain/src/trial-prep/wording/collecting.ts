export const COLLECTING = {
  title: 'Collecting After a Judgment',
  intro: (debtors: string): string =>
    `A judgment is an order that money is owed. The court does not pay it out. These are the steps to collect from ${debtors}.`,
  noPromise: 'No step is sure to bring money. Fees are most often added to what is owed.',
  feesHeading: 'Steps and fees',
  heads: ['Step', 'Fee'],
  ask: 'Write and ask for the money, with a day to pay',
  askFee: 'None',
  questions: (form: string): string => `Ask about income, bank and property: ${form}`,
  questionsFee: 'Ask the clerk',
  writ: (form: string): string => `Have a court officer take money from a bank account, or sell goods: ${form}`,
  officer: (fee: string): string => `${fee}, and the officer’s miles`,
  wage: (form: string): string => `Have part of the wages sent to you: ${form}`,
  docket: 'Make it a lien on land: Statement for Docketing',
  feesConfirm: 'Fees change.',
  how: 'How each step works',
  questionsHead: 'Questions.',
  questionsText: (days: number, months: number): string =>
    `The debtor answers within ${days} days. You may send them once in ${months} months without asking the court.`,
  bankHead: 'Bank and goods.',
  bankText: (percent: number, years: number, kept: string): string =>
    `You name the bank and its branch, or the goods and where they are. The officer keeps ${percent} percent, which is added to the debt. A writ lasts ${years} years. A person may keep goods worth ${kept}.`,
  businessText: (percent: number, years: number): string =>
    `You name the bank and its branch, or the goods and where they are. The officer keeps ${percent} percent, which is added to the debt. A writ lasts ${years} years.`,
  wageHead: 'Wages.',
  wageText: (week: string, handed: number, mailed: number, file: number): string =>
    `The debtor must work in this State and earn more than ${week} a week. You send a notice first. The debtor may object within ${handed} days if it was handed over, or ${mailed} days if it was mailed. File it within ${file} days after it was served.`,
  wageCap: (low: number, poverty: number, high: number): string =>
    `If income is at most ${poverty} percent of the poverty level, up to ${low} percent of the pay before taxes is taken. Above that level it is up to ${high} percent.`,
  noWages: 'The other side is a business, so there are no wages to take. Its bank account and goods come first.',
  landHead: 'Land.',
  interestHeading: 'Interest after the judgment',
  interest: (sum: string, year: number, percent: string, a_year: string): string =>
    `A judgment of ${sum} bears simple interest. At the rate of ${year} (${percent} percent) that is ${a_year} a year. The rate changes each January.`,
  noRate: 'A judgment bears simple interest at the court’s yearly rate. The clerk can tell this year’s rate.',
  life: (years: number): string => `A judgment lasts ${years} years and can be renewed.`,
  startHeading: 'What you know already',
  known: (name: string, place: string): string => `${name}: ${place}`,
  outOfState:
    'At least one address is outside the State. A court officer here reaches only what is in the State. The office can tell what way is open.',
  findHeading: 'Look for',
  find: [
    'The bank: a check they wrote or a payment they sent you shows it',
    'The job: where do they work, and since when',
    'Land: county land records are open to all',
  ],
  findBusiness: [
    'The bank: a check they wrote or a payment they sent you shows it',
    'The exact legal name, in the State’s business records',
    'Goods and cars that belong to the business, and where they are',
  ],
  paidHeading: 'When you are paid',
} as const;
