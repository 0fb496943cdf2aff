import {
  type CheckDocumentAnswer,
  checkCodeRequestSchema,
  checkDocumentAnswerSchema,
  checkDocumentRequestSchema,
  paths,
  sealKeyAnswerSchema,
} from '@plainclaim/contract';
import { dayAt } from '@plainclaim/domain';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { DocumentSeal } from '../../platform/seals/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';
import {
  type DocumentVersion,
  findByCode,
  findCopied,
  findDocument,
  type KnownDocument,
} from './document-repository.ts';

type Deps = CallDeps & { readonly db: Db; readonly seal: Pick<DocumentSeal, 'certificate'> };

const shown = ({ version, madeOn }: DocumentVersion) => ({ version, made_on: madeOn });

function answerOf(known: KnownDocument | null): CheckDocumentAnswer {
  if (known === null) return { success: true, message: '', found: 'unknown', changed_pages: [], document: null };
  const { kind, isApproved, newest, changedPages } = known;
  return {
    success: true,
    message: '',
    found: changedPages !== null ? 'changed' : newest === null ? 'current' : 'replaced',
    changed_pages: [...(changedPages ?? [])],
    document: { kind, is_approved: isApproved, newest: newest === null ? null : shown(newest), ...shown(known) },
  };
}

/** Whether a file is one of ours, asked by the hashes of its bytes: the file stays where it is. Or by a printed code. */
export const documentCheckRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'letter');

    call.post(paths.checkDocument, {
      access: anyone,
      clientLimit: 'document-check-client',
      body: checkDocumentRequestSchema,
      answer: checkDocumentAnswerSchema,
      problems: [400, 403, 429],
      handle: async ({ body: { sha256, parts = [] } }) =>
        answerOf((await findDocument(deps.db, sha256)) ?? (await findCopied(deps.db, parts))),
    });

    call.get(paths.sealKey, {
      access: anyone,
      answer: sealKeyAnswerSchema,
      handle: async () => ({
        success: true,
        message: '',
        fingerprint: deps.seal.certificate.sha256,
        valid_to: dayAt(deps.seal.certificate.validToMs, COURT_TIME_ZONE),
      }),
    });

    call.post(paths.checkCode, {
      access: anyone,
      clientLimit: 'code-check-client',
      body: checkCodeRequestSchema,
      answer: checkDocumentAnswerSchema,
      problems: [400, 403, 429],
      handle: async ({ body: { code } }) => answerOf(await findByCode(deps.db, code)),
    });
  };
