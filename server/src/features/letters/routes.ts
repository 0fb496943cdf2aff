import {
  accessAnswerSchema,
  existingDemandAnswerSchema,
  generateAnswerSchema,
  letterFileName,
  paths,
  saveClientAnswerSchema,
  saveLetterAnswerSchema,
  saveLetterRequestSchema,
  securePdfRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { type Claim, cityLineOf, fullNameOf, streetLineOf } from '@plainclaim/domain';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { titleInWords } from '../reference-data/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import { textFailureStatus } from './review/check-text.ts';
import { generateLetter, readLetter } from './generate/generate-letter.ts';
import { type AccessError, findPaidClaim } from './letter-access.ts';
import { openPdf, type OpenPdfError } from './pdf/open-pdf.ts';
import { presentFinding } from './review/present-review.ts';
import { type LetterWish, saveLetter, type SaveLetterError } from './approve/save-letter.ts';

type Deps = Parameters<typeof generateLetter>[0] &
  Parameters<typeof saveLetter>[0] &
  Parameters<typeof openPdf>[0] &
  CallDeps;

const accessStatus = {
  'letter.no_access': 403,
  'claim.incomplete': 422,
} satisfies Record<AccessError['code'], number>;

const saveStatus = {
  ...accessStatus,
  'letter.not_generated': 409,
  'letter.empty': 422,
  'letter.over_limit': 422,
  'letter.too_many_lines': 422,
  'letter.unprintable': 422,
  'letter.date_old': 409,
  'letter.first_owner_unknown': 422,
  'letter.first_owner_unnamed': 422,
  'letter.stopped': 422,
  'letter.confirm_needed': 422,
  'letter.delivery_required': 422,
  'post.address_doubtful': 422,
  'dispatch.unavailable': 422,
  'post.too_long': 422,
  'dispatch.too_many': 422,
  'dispatch.too_many_of_account': 422,
  'dispatch.too_many_to_recipient': 422,
  'dispatch.too_many_recipients': 422,
  'dispatch.recipient_refuses': 422,
  'letter.signature_missing': 422,
  ...textFailureStatus,
} satisfies Record<SaveLetterError['code'], number>;

const pdfStatus = {
  'letter.unknown_demand': 404,
  'pdf.in_progress': 503,
  'pdf.failed': 503,
} satisfies Record<OpenPdfError['code'], number>;

/** A letter of any length arrives: too long a one is told so in words, with the limit, by the use case. */
const saveLetterBody = z.extend(saveLetterRequestSchema, { demand_letter: z.string() });

const securePdfBody = z.extend(securePdfRequestSchema, { demand_id: anyId });

function refusedSave(error: SaveLetterError): ApiError {
  const status = saveStatus[error.code];
  const findings = 'findings' in error ? error.findings.map(presentFinding) : [];
  if (error.code === 'letter.stopped') {
    const [first] = error.findings;
    const correctedLetter = error.correctedText;
    return new ApiError(status, first.code, { params: first.params, findings, correctedLetter });
  }
  return new ApiError(status, error.code, { findings, ...('params' in error ? { params: error.params } : {}) });
}

function refusedPdf({ code }: OpenPdfError, reply: FastifyReply): ApiError {
  if (code === 'pdf.in_progress') reply.header('retry-after', '2');
  return new ApiError(pdfStatus[code], code);
}

const plaintiff = ({ claimant }: Claim) => ({
  name: fullNameOf(claimant.name),
  address: `${streetLineOf(claimant.address)}, ${cityLineOf(claimant.address)}`,
});

const problems = [403, 409, 422, 429];

/** The letter of a paid claim: made, edited, approved and opened by its owner. */
export const letterRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, letters, requestLimits } = deps;
    const call = callRoutes(app, deps, 'letter');

    call.post(paths.saveClientData, {
      answer: saveClientAnswerSchema,
      problems,
      failures: accessStatus,
      handle: async ({ owner, valueOf }) => {
        const { stored } = valueOf(await findPaidClaim(deps, db, owner, false));
        return { success: true, client_id: stored.id, message: '' };
      },
    });

    call.getOrPost(paths.generateDemandLetter, {
      hasNoHead: true,
      limit: 'letter-read',
      answer: generateAnswerSchema,
      problems,
      failures: accessStatus,
      handle: async ({ owner, reply, valueOf }) => {
        const written = await readLetter(deps, owner);
        if (owner !== null && written === null) {
          await requestLimits.spend(reply, 'letter-generation', owner.accountId ?? owner.sessionId);
        }
        const { paid, letter } = valueOf(written ?? (await generateLetter(deps, owner)));
        return {
          success: true,
          demand_letter: letter.text,
          message: '',
          plaintiff_data: plaintiff(paid.claim),
          package_title: titleInWords(paid.order.packageTitle),
        };
      },
    });

    call.post(paths.saveDemandLetter, {
      body: saveLetterBody,
      answer: saveLetterAnswerSchema,
      problems: [400, ...problems],
      refusal: refusedSave,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const { demand_letter, action, reviewed, delivery, case_id, confirmed } = body;
        const wish: LetterWish =
          action === 'save'
            ? { action }
            : reviewed
              ? { action: 'approve', delivery, confirmed }
              : { action: 'store_draft' };
        const limit = wish.action === 'save' ? 'letter-save' : 'letter-approval';
        if (owner !== null) await requestLimits.spend(reply, limit, owner.accountId ?? owner.sessionId);
        const { latest, savedAtMs } = valueOf(await saveLetter(deps, owner, demand_letter, wish, case_id));
        if (wish.action === 'approve' && latest !== null) {
          request.log.info({ event: 'letter.approved', demandId: latest.demandId }, 'a letter was approved');
        }
        const done = { save: 'letter.saved', store_draft: 'letter.stored', approve: 'letter.approved' } as const;
        return {
          success: true,
          message: messageFor(done[wish.action]),
          demand_id: latest?.demandId ?? null,
          demand_approved: latest?.isApproved ?? false,
          savedAt: new Date(savedAtMs).toISOString(),
        };
      },
    });

    call.get(paths.checkAccess, {
      answer: accessAnswerSchema,
      handle: async ({ owner }) => ({ hasAccess: (await findPaidClaim(deps, db, owner, false)).ok }),
    });

    call.get(paths.checkExistingDemand, {
      answer: existingDemandAnswerSchema,
      problems,
      failures: accessStatus,
      handle: async ({ owner: caller, valueOf }) => {
        const { claim, order, owner, stored } = valueOf(await findPaidClaim(deps, db, caller, false));
        const [working, latest, offer] = await Promise.all([
          letters.findWorking(db, stored.id),
          letters.findLatestVersion(db, stored.id),
          deps.delivery.offer(db, { owner, claim, claimId: stored.id }),
        ]);
        const isApproved = latest?.isApproved ?? false;
        return {
          success: true,
          case_id: stored.id,
          has_existing_demand: working !== null,
          demand_letter: working?.text ?? '',
          plaintiff_data: plaintiff(claim),
          package_title: titleInWords(order.packageTitle),
          demand_approved: isApproved,
          demand_id: latest?.demandId ?? null,
          changed_since_approval: isApproved && latest?.text !== working?.text,
          approved_at: isApproved && latest !== null ? new Date(latest.createdAtMs).toISOString() : null,
          includes_court_papers: order.packageContains.includes('court_papers'),
          package_contains: [...order.packageContains],
          deliveries: [...offer.deliveries],
          recipients: [...offer.recipients],
          email_needs_account: offer.emailNeedsAccount,
          post: offer.post,
        };
      },
    });

    call.post(paths.securePdf, {
      limit: 'letter-pdf',
      body: securePdfBody,
      refusal: refusedPdf,
      handle: async ({ owner, body: { demand_id: demandId, action }, request, reply, valueOf }) => {
        const { isApproved, pdf } = valueOf(await openPdf(deps, owner, demandId, action));
        request.log.info({ event: 'pdf.opened', demandId, state: action }, 'a letter was opened as PDF');
        const name = letterFileName(!isApproved);
        return sendFile(reply, { type: 'application/pdf', name, action }, pdf);
      },
    });
  };
