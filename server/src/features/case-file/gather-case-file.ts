import { setTimeout as delay } from 'node:timers/promises';
import { readAuditTrail } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type GlyphCoverage, type DocumentRenderer, offlineCheckPage } from '../../platform/documents/index.ts';
import type { SealedFiles } from '../../platform/files/index.ts';
import type { SealedBox } from '../../platform/security/index.ts';
import { type CourtPaperRepository, newestCourtSeal } from '../court-papers/index.ts';
import { drawDeliveryRecord, type RecordDeps } from '../delivery-record/index.ts';
import { listDeliveryEvents } from '../dispatch/index.ts';
import type { ExhibitRepository, PacketRepository } from '../exhibits/index.ts';
import type { DocumentRepository, LetterRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';

/** One member of the archive. What is large is read when its turn has come. */
export type Member = { readonly path: string; readonly open: () => Promise<AsyncIterable<Uint8Array>> };

export type GatherDeps = RecordDeps & {
  readonly db: Db;
  readonly box: SealedBox;
  readonly files: SealedFiles;
  readonly letters: LetterRepository;
  readonly documents: DocumentRepository;
  readonly courtPapers: CourtPaperRepository;
  readonly exhibits: ExhibitRepository;
  readonly packets: PacketRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
};

/** Where an archive begins: whose case, and what is told of it besides the files. */
export type CaseToPack = { readonly claimId: string; readonly owner: Owner; readonly madeAtMs: number };

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const member = (path: string, bytes: () => Promise<Uint8Array | null>): Member => ({
  path,
  open: async () => {
    const found = await bytes();
    if (found === null) throw new Error('a file was removed while it was packed');
    return once(found);
  },
});

export const jsonBytes = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const iso = (atMs: number): string => new Date(atMs).toISOString();

/**
 * What proves something in a case: every version of the letter and of the court papers, the exhibits, and how each letter
 * went out. What its owner keeps for themselves (notes for the hearing, answers put aside) stays out: the archive is for
 * others to read.
 */
export async function gatherCaseFile(deps: GatherDeps, wanted: CaseToPack): Promise<readonly Member[]> {
  const letters = await letterMembers(deps, wanted);
  const papers = await paperMembers(deps, wanted);
  const exhibits = await exhibitMembers(deps, wanted);
  const trail = await readAuditTrail(deps.db, wanted.claimId);
  const about = {
    case_id: wanted.claimId,
    made_at: iso(wanted.madeAtMs),
    letters: letters.told,
    court_papers: papers.told,
    exhibits: exhibits.told,
    what_happened: trail.map(({ atMs, ...row }) => ({ at: iso(atMs), ...row })),
  };
  return [
    { path: 'verify.html', open: async () => once(offlineCheckPage()) },
    member('case.json', async () => jsonBytes(about)),
    ...letters.members,
    ...papers.members,
    ...exhibits.members,
  ];
}

type Gathered = { readonly members: readonly Member[]; readonly told: readonly object[] };

/** A letter that was approved just now is drawn within seconds: it is waited for, so that it is not left out. */
const WAIT_LOOKS = 120;
const LOOK_EVERY_MS = 250;

async function settledPdf({ db, documents }: GatherDeps, owner: Owner, demandId: string) {
  for (let looks = 0; looks < WAIT_LOOKS; looks += 1) {
    const status = (await documents.findOwned(db, owner, demandId))?.document.status ?? 'failed';
    if (status !== 'pending') return status;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('a letter is still being drawn');
}

async function letterMembers(deps: GatherDeps, { claimId, owner }: CaseToPack): Promise<Gathered> {
  const { db, letters, documents, dispatches, pieces } = deps;
  const members: Member[] = [];
  const told: object[] = [];
  for (const { id, demandId, version, textSha256, issuedOn, isApproved } of await letters.listVersions(db, claimId)) {
    const made = await settledPdf(deps, owner, demandId);
    if (made !== 'ready') continue;
    const path = `letter/version-${version}${isApproved ? '' : '-draft'}.pdf`;
    members.push(
      member(path, async () => {
        const now = await documents.findOwned(db, owner, demandId);
        return now?.document.status === 'ready' ? now.document.pdf : null;
      }),
    );
    const events = await listDeliveryEvents(db, dispatches, pieces, id);
    if (events.length > 0) {
      const record = `delivery/version-${version}.pdf`;
      members.push(member(record, async () => await drawDeliveryRecord(deps, { claimId, versionId: id })));
    }
    const deliveries = events.map(({ atMs, notedAtMs, dispatchId: _dispatchId, ...event }) => ({
      at: iso(atMs),
      noted_at: iso(notedAtMs),
      ...event,
    }));
    told.push({ file: path, version, approved: isApproved, issued_on: issuedOn, text_sha256: textSha256, deliveries });
  }
  return { members, told };
}

async function paperMembers(deps: GatherDeps, { claimId, owner }: CaseToPack): Promise<Gathered> {
  const { db, courtPapers } = deps;
  const members: Member[] = [];
  const told: object[] = [];
  for (const { id: packetId, version, preparedOn } of await courtPapers.listOwned(db, owner, claimId)) {
    for (const paper of await courtPapers.listPapers(db, [packetId])) {
      const path = `court-papers/version-${version}/${paper.file_name}`;
      members.push(member(path, async () => (await courtPapers.findOwnedPaper(db, owner, paper.id))?.pdf ?? null));
      const seal = await newestCourtSeal(deps, paper.id);
      const sealedPath = path.replace(/(\.pdf)?$/, '-sealed.pdf');
      if (seal !== null) {
        members.push(member(sealedPath, async () => (await newestCourtSeal(deps, paper.id))?.pdf ?? null));
      }
      const { title, stage } = paper;
      told.push({
        file: path,
        sealed: seal === null ? null : sealedPath,
        version,
        title,
        stage,
        prepared_on: preparedOn,
      });
    }
  }
  return { members, told };
}

async function exhibitMembers(
  { db, exhibits, packets, files }: GatherDeps,
  { claimId }: CaseToPack,
): Promise<Gathered> {
  const listed = await exhibits.list(db, claimId);
  const packet = listed.length === 0 ? null : await packets.find(db, claimId);
  const pathOf = (position: number, kind: string) => `exhibits/P-${position + 1}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
  return {
    members: [
      ...listed.map(({ id, kind, position }) => ({ path: pathOf(position, kind), open: async () => files.read(id) })),
      ...(packet?.state === 'ready'
        ? [{ path: 'exhibits/all-exhibits.pdf', open: async () => files.read(packet.id) }]
        : []),
    ],
    told: listed.map(({ position, kind, description, happenedOn, pageCount }) => ({
      file: pathOf(position, kind),
      mark: `P-${position + 1}`,
      description,
      happened_on: happenedOn,
      pages: pageCount,
    })),
  };
}
