import { accountMessages } from '../accounts.ts';
import { billingMessages } from '../billing.ts';
import { calendarMessages } from '../calendar.ts';
import { caseMessages } from '../cases.ts';
import { checkoutMessages } from '../checkout.ts';
import { courtMessages } from '../court.ts';
import { courtPapersMessages } from '../court-papers.ts';
import { paperReadingMessages } from '../paper-readings.ts';
import { dispatchMessages } from '../dispatch.ts';
import { exhibitMessages } from '../exhibits.ts';
import { filingMessages } from '../filing.ts';
import { letterReviewMessages } from '../letter-review.ts';
import { letterCheckMessages } from '../letter-checks.ts';
import { letterMakingMessages } from '../letter-making.ts';
import { letterMessages } from '../letters.ts';
import { referenceMessages } from '../reference-data.ts';
import { trialPrepMessages } from '../trial-prep.ts';
import { requestMessages } from '../requests.ts';
import { wizardMessages } from '../wizard.ts';
import { yourDataMessages } from '../your-data.ts';

/** Every sentence both sides say in Portuguese, but those about where a claim stands (`fit-words.ts`). */
export const sentences = {
  ...wizardMessages,
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
