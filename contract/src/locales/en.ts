import { accountMessages } from './en/accounts.ts';
import { billingMessages } from './en/billing.ts';
import { calendarMessages } from './en/calendar.ts';
import { caseMessages } from './en/cases.ts';
import { checkoutMessages } from './en/checkout.ts';
import { claimFitMessages } from './en/claim-fit.ts';
import { courtMessages } from './en/court.ts';
import { paperReadingMessages } from './en/paper-readings.ts';
import { courtPapersMessages } from './en/court-papers.ts';
import { dispatchMessages } from './en/dispatch.ts';
import { exhibitMessages } from './en/exhibits.ts';
import { filingMessages } from './en/filing.ts';
import { letterReviewMessages } from './en/letter-review.ts';
import { letterCheckMessages } from './en/letter-checks.ts';
import { letterMakingMessages } from './en/letter-making.ts';
import { letterMessages } from './en/letters.ts';
import { referenceMessages } from './en/reference-data.ts';
import { trialPrepMessages } from './en/trial-prep.ts';
import { requestMessages } from './en/requests.ts';
import { wizardMessages } from './en/wizard.ts';
import { yourDataMessages } from './en/your-data.ts';

/**
 * English sentences for every code that both sides can send, by code. `{name}` takes a parameter. The words of the
 * wizard's rules are fixed by the product's specification; the others say what happened and what to do. A code of the
 * domain without its sentence, and a sentence without its code, do not compile.
 */
export const en = {
  ...wizardMessages,
  ...claimFitMessages,
  ...calendarMessages,
  ...letterMessages,
  ...letterCheckMessages,
  ...letterMakingMessages,
  ...letterReviewMessages,
  ...dispatchMessages,
  ...courtMessages,
  ...courtPapersMessages,
  ...paperReadingMessages,
  ...exhibitMessages,
  ...filingMessages,
  ...trialPrepMessages,
  ...checkoutMessages,
  ...billingMessages,
  ...accountMessages,
  ...caseMessages,
  ...referenceMessages,
  ...requestMessages,
  ...yourDataMessages,
} as const;

export type MessageCode = keyof typeof en;
