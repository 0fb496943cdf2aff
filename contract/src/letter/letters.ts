import { DELIVERIES, type Delivery } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import * as z from 'zod/mini';
import { recipientSchema } from './dispatch.ts';
import { postOfferSchema } from './post.ts';

/** What the person declares by approving a letter: shown beside the button, and kept with the signature. English, as the letter is. */
export const APPROVAL_STATEMENT = `${served.declaration} I approve this exact letter.`;

/** The limits of a letter's text: its UTF-16 units and its lines. What keeps them can be saved, approved and printed. */
export const LONGEST_LETTER = 60_000;
/** More than a letter of that length has. Twenty thousand paragraphs of one sign would hold up everybody's PDFs. */
export const MOST_LINES = 3_000;

export const saveClientAnswerSchema = z.object({ success: z.boolean(), client_id: z.string(), message: z.string() });
export type SaveClientAnswer = z.infer<typeof saveClientAnswerSchema>;

export const plaintiffSchema = z.object({ name: z.string(), address: z.string() });

export const generateAnswerSchema = z.object({
  success: z.boolean(),
  demand_letter: z.string(),
  message: z.string(),
  plaintiff_data: plaintiffSchema,
  package_title: z.string(),
});
export type GenerateAnswer = z.infer<typeof generateAnswerSchema>;

export { DELIVERIES, type Delivery };

export const saveLetterRequestSchema = z.object({
  demand_letter: z.string().check(z.maxLength(LONGEST_LETTER)),
  action: z.enum(['save', 'approve_and_send']),
  /** False only from the order step: it stores an unsigned draft, because nobody has read the text yet. */
  reviewed: z._default(z.boolean(), true),
  delivery: z.optional(z.enum(DELIVERIES)),
  /**
   * The case whose letter is on the screen, as the existing letter answered it. Another case may have been opened in the
   * browser meanwhile, and must not get this text. Absent: the case the result page shows.
   */
  case_id: z.optional(z.string().check(z.maxLength(100))),
  /** With an approval: the keys of the 'confirm' findings the person said yes to, each by itself. */
  confirmed: z._default(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(200)), []),
});
export type SaveLetterRequest = z.input<typeof saveLetterRequestSchema>;

export const saveLetterAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  demand_id: z.nullable(z.string()),
  demand_approved: z.boolean(),
  savedAt: z.string(),
});
export type SaveLetterAnswer = z.infer<typeof saveLetterAnswerSchema>;

export const existingDemandAnswerSchema = z.object({
  success: z.boolean(),
  case_id: z.string(),
  has_existing_demand: z.boolean(),
  demand_letter: z.string(),
  plaintiff_data: z.nullable(plaintiffSchema),
  package_title: z.string(),
  demand_approved: z.boolean(),
  demand_id: z.nullable(z.string()),
  /** True when the text was changed after its last approval, so that it must be approved again. */
  changed_since_approval: z.boolean(),
  approved_at: z.nullable(z.string()),
  includes_court_papers: z.boolean(),
  /** The parts of the package: "letter", "court_papers", "trial_prep". */
  package_contains: z.array(z.string()),
  /** The ways that can be chosen now. `email` needs an address for every recipient, `both` for at least one. */
  deliveries: z.array(z.enum(DELIVERIES)),
  /** Everyone the letter goes to. */
  recipients: z.array(recipientSchema),
  /** What posting by a carrier would do; null where nobody posts letters. */
  post: z.nullable(postOfferSchema),
  /** True when a recipient has an email address and only an account with a proved one is missing. */
  email_needs_account: z.boolean(),
});
export type ExistingDemandAnswer = z.infer<typeof existingDemandAnswerSchema>;

export const accessAnswerSchema = z.object({ hasAccess: z.boolean() });
export type AccessAnswer = z.infer<typeof accessAnswerSchema>;

export const securePdfRequestSchema = z.object({
  demand_id: z.string().check(z.maxLength(100)),
  action: z.enum(['view', 'download']),
});
export type SecurePdfRequest = z.input<typeof securePdfRequestSchema>;
