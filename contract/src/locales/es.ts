import type { Catalogue } from '../sentences.ts';
import type { MessageCode } from './en.ts';
import { accountMessages } from './es/accounts.ts';
import { calendarMessages } from './es/calendar.ts';
import { caseMessages } from './es/cases.ts';
import { checkoutMessages } from './es/checkout.ts';
import { claimFitMessages } from './es/claim-fit.ts';
import { courtMessages } from './es/court.ts';
import { courtPapersMessages } from './es/court-papers.ts';
import { dispatchMessages } from './es/dispatch.ts';
import { exhibitMessages } from './es/exhibits.ts';
import { letterReviewMessages } from './es/letter-review.ts';
import { letterCheckMessages } from './es/letter-checks.ts';
import { letterMakingMessages } from './es/letter-making.ts';
import { letterMessages } from './es/letters.ts';
import { referenceMessages } from './es/reference-data.ts';
import { trialPrepMessages } from './es/trial-prep.ts';
import { requestMessages } from './es/requests.ts';
import { wizardMessages } from './es/wizard.ts';

/** Spanish sentences for every code, by code. One that is missing, or that English does not have, does not compile. */
export const es: Catalogue<MessageCode> = {
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
  ...exhibitMessages,
  ...trialPrepMessages,
  ...checkoutMessages,
  ...accountMessages,
  ...caseMessages,
  ...referenceMessages,
  ...requestMessages,
};
