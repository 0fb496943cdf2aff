import {
  type CheckDocumentAnswer,
  checkDocumentAnswerSchema,
  checkDocumentRequestSchema,
  paths,
} from '@plainclaim/contract';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';
import { type DocumentVersion, findDocument } from './document-repository.ts';

type Deps = CallDeps & { readonly db: Db };

const shown = ({ version, madeOn }: DocumentVersion) => ({ version, made_on: madeOn });

/** Whether a file is one of ours, asked by the hash of its bytes: the file stays where it is. */
export const documentCheckRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    callRoutes(app, deps, 'letter').post(paths.checkDocument, {
      access: anyone,
      clientLimit: 'document-check-client',
      body: checkDocumentRequestSchema,
      answer: checkDocumentAnswerSchema,
      problems: [400, 403, 429],
      handle: async ({ body }): Promise<CheckDocumentAnswer> => {
        const known = await findDocument(deps.db, body.sha256);
        if (known === null) return { success: true, message: '', found: 'unknown', document: null };
        const { kind, isApproved, newest } = known;
        return {
          success: true,
          message: '',
          found: newest === null ? 'current' : 'replaced',
          document: {
            kind,
            is_approved: isApproved,
            newest: newest === null ? null : shown(newest),
            ...shown(known),
          },
        };
      },
    });
  };
