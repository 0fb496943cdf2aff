import type { Catalogue } from '../sentences.ts';
import type { MessageCode } from './en.ts';
import { accountMessages } from './tr/accounts.ts';
import { calendarMessages } from './tr/calendar.ts';
import { caseMessages } from './tr/cases.ts';
import { checkoutMessages } from './tr/checkout.ts';
import { claimFitMessages } from './tr/claim-fit.ts';
import { courtMessages } from './tr/court.ts';
import { courtPapersMessages } from './tr/court-papers.ts';
import { dispatchMessages } from './tr/dispatch.ts';
import { exhibitMessages } from './tr/exhibits.ts';
import { letterReviewMessages } from './tr/letter-review.ts';
import { letterCheckMessages } from './tr/letter-checks.ts';
import { letterMakingMessages } from './tr/letter-making.ts';
import { letterMessages } from './tr/letters.ts';
import { referenceMessages } from './tr/reference-data.ts';
import { trialPrepMessages } from './tr/trial-prep.ts';
import { requestMessages } from './tr/requests.ts';
import { wizardMessages } from './tr/wizard.ts';

/** Turkish sentences for every code, by code. One that is missing, or that English does not have, does not compile. */
export const tr: Catalogue<MessageCode> = {
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
