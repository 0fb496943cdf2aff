import type { JurisdictionPack } from '@plainclaim/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Places } from './features/address-lookup/index.ts';
import type { OfficialForms } from './features/court-papers/index.ts';
import type { Clock } from './platform/clock/index.ts';
import type { Db } from './platform/db/index.ts';
import type { DocumentRenderer, GlyphCoverage } from './platform/documents/index.ts';
import type { SealedFiles } from './platform/files/index.ts';
import type { Operator, WebPages } from './platform/http/index.ts';
import type { IdentityProvider } from './platform/identity/index.ts';
import type { Ids } from './platform/ids/index.ts';
import type { Jobs } from './platform/jobs/index.ts';
import type { Limits, WorkBudget } from './platform/limits/index.ts';
import type { AnsweredRequest } from './platform/metrics/index.ts';
import type { Traces } from './platform/tracing/index.ts';
import type { MailTransport } from './platform/mail/index.ts';
import type { PaymentProvider } from './platform/payments/index.ts';
import type { MailCarrier } from './platform/post/index.ts';
import type { DocumentSeal } from './platform/seals/index.ts';
import type { SealedBox, TokenHashing } from './platform/security/index.ts';
import type { UploadIntake } from './platform/uploads/index.ts';
import type { VirusScanner } from './platform/virus-scan/index.ts';
import type { WorkerThread } from './platform/worker-thread/index.ts';

/** Everything the app is made of. Production and tests hand in the same kinds of parts. */
export type AppDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
  readonly box: SealedBox;
  readonly hashing: TokenHashing;
  readonly limits: Limits;
  readonly workBudget: WorkBudget;
  /** The thread that reads long texts. */
  readonly workerThread: WorkerThread;
  readonly mailTransport: MailTransport;
  /** Where captured mail lies, for the pages that show it in development. */
  readonly outboxDir: string;
  readonly jobs: Jobs;
  readonly payments: PaymentProvider;
  /** Prints and posts letters; null: nobody does, and no screen offers it. */
  readonly carrier: MailCarrier | null;
  /** Other services people may log in with. */
  readonly identityProviders: readonly IdentityProvider[];
  readonly places: Places;
  readonly renderer: DocumentRenderer;
  /** Makes approved letters prove themselves. */
  readonly seal: DocumentSeal;
  /** Where uploaded files and what is made of them lie. */
  readonly files: SealedFiles;
  readonly uploads: UploadIntake;
  readonly scanner: VirusScanner;
  readonly coverage: GlyphCoverage;
  readonly officialForms: OfficialForms;
  readonly pack: JurisdictionPack;
  /** Null when only the calls are served. */
  readonly pages: WebPages | null;
  readonly publicUrl: string;
  /** Where to report a weakness, as a `mailto:` or `https:` address; null: nobody is named. */
  readonly securityContact: string | null;
  readonly trustProxy: false | number | readonly string[];
  readonly passwordMinLength: number;
  /** Years a paid claim without an account is kept after the last visit. */
  readonly keepPaidYears: number;
  /** Who runs the site; null until the settings name somebody. */
  readonly operator: Operator | null;
  /** What is typed into address fields goes to Google. */
  readonly asksGoogle: boolean;
  readonly isProduction: boolean;
  /** A loop that is this late, in milliseconds, cannot serve anyone well: newcomers are told to come back. 0: never. */
  readonly mostLoopDelayMs: number;
  /** Told of every answer, for the metrics; absent: nobody counts. */
  readonly answered?: (request: AnsweredRequest) => void;
  /** Follows each request, for the traces; absent: nobody does. */
  readonly traced?: Traces['watch'];
};
