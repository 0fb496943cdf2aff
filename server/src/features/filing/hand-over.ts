import { type FilingLinkAnswer, HAND_OVER_MINUTES, type HandOverAnswer } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { encode } from 'uqr';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import type { ListedPaper, OwnedPaper } from '../court-papers/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type FilingAccessDeps, type FilingAccessError, openFilingCase } from './filing-case.ts';
import { insertLink, linkOfPass, takeLink } from './hand-over-links.ts';

export type MakeLinkError = FilingAccessError | { readonly code: 'papers.not_ready' };
export type OpenLinkError = { readonly code: 'filing.link_over' };
export type TakePaperError = { readonly code: 'filing.pass_over' };

type Deps = FilingAccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hashing: TokenHashing;
  readonly publicUrl: string;
};

const LIFE_MS = HAND_OVER_MINUTES * 60_000;
/** 60 random bits: short enough to type, and with ten minutes and counted tries too many to guess. */
const CODE_LETTERS = 12;
/** People leave out the dashes, and read O for 0 and I or L for 1. */
const bareCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const grouped = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

const fingerprintOf = (hashing: TokenHashing, code: string): string => hashing.fingerprint('hand-over', bareCode(code));

/** A link that opens nothing but the papers of the case's newest packet: once, for ten minutes, without a log-in. */
export async function makeHandOver(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<FilingLinkAnswer, MakeLinkError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<FilingLinkAnswer, MakeLinkError>> => {
    const { clock, ids, hashing, publicUrl } = deps;
    const opened = await openFilingCase(deps, trx, owner, caseId);
    if (!opened.ok) return opened;
    const { signatureState, stored } = opened.value;
    if (signatureState === null || signatureState.packet.state !== 'ready') return err({ code: 'papers.not_ready' });
    const link = { id: ids.uuid(), claimId: stored.id, packetId: signatureState.packet.id };
    const code = grouped(ids.readableToken().slice(0, CODE_LETTERS));
    const nowMs = clock.now();
    const expiresAtMs = nowMs + LIFE_MS;
    await insertLink(trx, link, fingerprintOf(hashing, code), { nowMs, expiresAtMs });
    const { id: linkId, packetId } = link;
    const by = actorOf(opened.value.owner);
    await appendAudit(trx, stored.id, nowMs, { kind: 'filing.link_made', by, linkId, packetId });
    // Behind the #, which no server gets to see and no log keeps.
    const url = `${publicUrl}/hand-over#${code}`;
    return ok({
      success: true,
      message: messageFor('filing.link_made'),
      url,
      code,
      qr: encode(url, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
      expires_at: new Date(expiresAtMs).toISOString(),
    });
  });
}

/** What is kept for a later step is not filed, so it is not handed over. */
const isHandedOver = ({ stage }: ListedPaper): boolean => stage !== 'later';

/** Opens a link for whoever brings it first, and gives a pass for its papers. No session is found or made. */
export async function openHandOver(
  { db, clock, ids, hashing, courtPapers }: Deps,
  code: string,
): Promise<Result<HandOverAnswer, OpenLinkError>> {
  const nowMs = clock.now();
  const expiresAtMs = nowMs + LIFE_MS;
  const pass = ids.secretToken();
  // In one transaction: a link is used up only with its row in the trail and its answer.
  return inTransaction(db, async (trx): Promise<Result<HandOverAnswer, OpenLinkError>> => {
    const link = await takeLink(trx, fingerprintOf(hashing, code), pass, { nowMs, expiresAtMs });
    if (link === null) return err({ code: 'filing.link_over' });
    await appendAudit(trx, link.claimId, nowMs, { kind: 'filing.link_opened', linkId: link.id });
    const papers = await courtPapers.listPapers(trx, [link.packetId]);
    return ok({
      success: true,
      message: messageFor('filing.opened'),
      pass,
      expires_at: new Date(expiresAtMs).toISOString(),
      papers: papers.flatMap(({ id, stage, title, file_name, page_count }) =>
        stage === 'later' ? [] : [{ id, stage, title, file_name, page_count }],
      ),
    });
  });
}

/** One paper of the packet a pass was given for. */
export async function takePaper(
  { db, clock, courtPapers }: Deps,
  pass: string,
  documentId: string,
): Promise<Result<OwnedPaper, TakePaperError>> {
  const link = await linkOfPass(db, pass, clock.now());
  const listed = link === null ? [] : await courtPapers.listPapers(db, [link.packetId]);
  const isOffered = listed.some((paper) => paper.id === documentId && isHandedOver(paper));
  const paper = link === null || !isOffered ? null : await courtPapers.unsafeFindPaperOf(db, link.packetId, documentId);
  if (link === null || paper === null) return err({ code: 'filing.pass_over' });
  const event = { kind: 'filing.paper_taken', linkId: link.id, documentId } as const;
  await appendAudit(db, link.claimId, clock.now(), event);
  return ok(paper);
}
