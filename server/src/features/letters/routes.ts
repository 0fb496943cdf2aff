import {
  accessAnswerSchema,
  existingDemandAnswerSchema,
  generateAnswerSchema,
  paths,
  problemSchema,
  saveClientAnswerSchema,
  saveLetterAnswerSchema,
  saveLetterRequestSchema,
  securePdfRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { type Claim, cityLineOf, fullNameOf, streetLineOf } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import { titleInWords } from '../reference-data/index.ts';
import type { BrowserSessions, Owner } from '../sessions/index.ts';
import { textFailureStatus } from './review/check-text.ts';
import { makeGenerateLetter, makeReadLetter } from './generate/generate-letter.ts';
import { type AccessError, findPaidClaim } from './letter-access.ts';
import { makeOpenPdf, type OpenPdfError } from './pdf/open-pdf.ts';
import { presentFinding } from './review/present-review.ts';
import { type LetterWish, makeSaveLetter, type SaveLetterError } from './approve/save-letter.ts';

type Deps = Parameters<typeof makeGenerateLetter>[0] &
  Parameters<typeof makeSaveLetter>[0] &
  Parameters<typeof makeOpenPdf>[0] & { readonly sessions: BrowserSessions; readonly requestLimits: RequestLimits };

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
  'dispatch.unavailable': 422,
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

const refusedAccess = (error: AccessError) => new ApiError(accessStatus[error.code], error.code);

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

const plaintiff = ({ claimant }: Claim) => ({
  name: fullNameOf(claimant.name),
  address: `${streetLineOf(claimant.address)}, ${cityLineOf(claimant.address)}`,
});

const answers = { 403: problemSchema, 409: problemSchema, 422: problemSchema, 429: problemSchema };

/** Costly work is counted per account, wherever it is signed in. */
const nameOf = (owner: Owner): string => owner.accountId ?? owner.sessionId;

/** The letter of a paid claim: made, edited, approved and opened by its owner. */
export const letterRoutes = (deps: Deps): AppPlugin => {
  const generateLetter = makeGenerateLetter(deps);
  const readLetter = makeReadLetter(deps);
  const saveLetter = makeSaveLetter(deps);
  const openPdf = makeOpenPdf(deps);
  const { db, sessions, letters, requestLimits } = deps;

  return async (app) => {
    app.post(
      paths.saveClientData,
      { schema: { tags: ['letter'], response: { 200: saveClientAnswerSchema, ...answers } } },
      async (request, reply) => {
        const found = await findPaidClaim(deps, db, await sessions.find(request, reply), false);
        if (!found.ok) throw refusedAccess(found.error);
        return { success: true, client_id: found.value.stored.id, message: '' };
      },
    );

    app.route({
      method: ['GET', 'POST'],
      url: paths.generateDemandLetter,
      exposeHeadRoute: false,
      schema: { tags: ['letter'], response: { 200: generateAnswerSchema, ...answers } },
      handler: async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'letter-read', nameOf(owner));
        const written = await readLetter(owner);
        if (owner !== null && written === null) await requestLimits.spend(reply, 'letter-generation', nameOf(owner));
        const generated = written ?? (await generateLetter(owner));
        if (!generated.ok) throw refusedAccess(generated.error);
        const { paid, letter } = generated.value;
        return {
          success: true,
          demand_letter: letter.text,
          message: '',
          plaintiff_data: plaintiff(paid.claim),
          package_title: titleInWords(paid.order.packageTitle),
        };
      },
    });

    app.post(
      paths.saveDemandLetter,
      {
        schema: {
          tags: ['letter'],
          body: saveLetterBody,
          response: { 200: saveLetterAnswerSchema, 400: problemSchema, ...answers },
        },
      },
      async (request, reply) => {
        const { demand_letter, action, reviewed, delivery, case_id, confirmed } = request.body;
        const wish: LetterWish =
          action === 'save'
            ? { action }
            : reviewed
              ? { action: 'approve', delivery, confirmed }
              : { action: 'store_draft' };
        const owner = await sessions.find(request, reply);
        const limit = wish.action === 'save' ? 'letter-save' : 'letter-approval';
        if (owner !== null) await requestLimits.spend(reply, limit, nameOf(owner));
        const saved = await saveLetter(owner, demand_letter, wish, case_id);
        if (!saved.ok) throw refusedSave(saved.error);
        const { latest, savedAtMs } = saved.value;
        if (wish.action === 'approve' && latest !== null) {
          request.log.info({ event: 'letter.approved', demandId: latest.demandId }, 'a letter was approved');
        }
        const said = { save: 'letter.saved', store_draft: 'letter.stored', approve: 'letter.approved' } as const;
        return {
          success: true,
          message: messageFor(said[wish.action]),
          demand_id: latest?.demandId ?? null,
          demand_approved: latest?.isApproved ?? false,
          savedAt: new Date(savedAtMs).toISOString(),
        };
      },
    );

    app.get(
      paths.checkAccess,
      { schema: { tags: ['letter'], response: { 200: accessAnswerSchema } } },
      async (request, reply) => ({
        hasAccess: (await findPaidClaim(deps, db, await sessions.find(request, reply), false)).ok,
      }),
    );

    app.get(
      paths.checkExistingDemand,
      { schema: { tags: ['letter'], response: { 200: existingDemandAnswerSchema, ...answers } } },
      async (request, reply) => {
        const found = await findPaidClaim(deps, db, await sessions.find(request, reply), false);
        if (!found.ok) throw refusedAccess(found.error);
        const { claim, order, owner, stored } = found.value;
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
          deliveries: [...offer.deliveries],
          recipients: [...offer.recipients],
          email_needs_account: offer.emailNeedsAccount,
        };
      },
    );

    app.post(paths.securePdf, { schema: { tags: ['letter'], body: securePdfBody } }, async (request, reply) => {
      const { demand_id, action } = request.body;
      const owner = await sessions.find(request, reply);
      if (owner !== null) await requestLimits.spend(reply, 'letter-pdf', nameOf(owner));
      const opened = await openPdf(owner, demand_id, action);
      if (!opened.ok) {
        if (opened.error.code === 'pdf.in_progress') reply.header('retry-after', '2');
        throw new ApiError(pdfStatus[opened.error.code], opened.error.code);
      }
      request.log.info({ event: 'pdf.opened', demandId: demand_id, state: action }, 'a letter was opened as PDF');
      const name = opened.value.isApproved ? 'demand-letter.pdf' : 'demand-letter-draft.pdf';
      const disposition = action === 'download' ? 'attachment' : 'inline';
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `${disposition}; filename="${name}"`)
        .send(opened.value.pdf);
    });
  };
};
