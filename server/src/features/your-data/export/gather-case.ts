import { readAuditTrail } from '../../../platform/audit/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { SealedFiles } from '../../../platform/files/index.ts';
import type { SealedBox } from '../../../platform/security/index.ts';
import type { OutcomeRepository } from '../../case-page/index.ts';
import type { OrderRepository } from '../../checkout/index.ts';
import type { CourtPaperRepository, SignatureRepository } from '../../court-papers/index.ts';
import { type DispatchRepository, listDeliveryEvents, type PieceRepository } from '../../dispatch/index.ts';
import { openedForm, type OtherAnswersRepository } from '../../drafts/index.ts';
import type { FilingRepository } from '../../filing/index.ts';
import type { ExhibitRepository, PacketRepository } from '../../exhibits/index.ts';
import type { DocumentRepository, LetterRepository, ReviewRepository } from '../../letters/index.ts';
import type { TrialBinderRepository, TrialNotesRepository } from '../../trial-prep/index.ts';
import type { HeldClaim } from '../holders.ts';

/** One file of an export. What is large is read when its turn has come. */
export type ExportFile =
  | { readonly path: string; readonly bytes: Buffer }
  | { readonly path: string; readonly open: () => Promise<AsyncIterable<Uint8Array>> };

export type GatherDeps = {
  readonly db: Db;
  readonly box: SealedBox;
  readonly files: SealedFiles;
  readonly orders: OrderRepository;
  readonly others: OtherAnswersRepository;
  readonly letters: LetterRepository;
  readonly documents: DocumentRepository;
  readonly reviews: ReviewRepository;
  readonly dispatches: DispatchRepository;
  readonly pieces: PieceRepository;
  readonly courtPapers: CourtPaperRepository;
  readonly signatures: SignatureRepository;
  readonly filings: FilingRepository;
  readonly outcomes: OutcomeRepository;
  /** Handed in: the reminders are mailed by features that ask this one. */
  readonly reminders: {
    readonly listSent: (db: Db, claimId: string) => Promise<readonly unknown[]>;
    readonly unwantedKinds: (db: Db, accountId: string) => Promise<ReadonlySet<string>>;
  };
  readonly exhibits: ExhibitRepository;
  readonly packets: PacketRepository;
  readonly trialNotes: TrialNotesRepository;
  readonly trialBinders: TrialBinderRepository;
};

const ISO_KEY = /AtMs$/;

/** Readable by people: instants as texts, and no bytes, which lie beside as files. */
export const jsonFile = (path: string, value: unknown): ExportFile => ({
  path,
  bytes: Buffer.from(
    `${JSON.stringify(value, (key, part: unknown) => (ISO_KEY.test(key) && typeof part === 'number' ? new Date(part).toISOString() : part), 2)}\n`,
  ),
});

const lineFile = (path: string, lines: readonly unknown[]): readonly ExportFile[] =>
  lines.length === 0 ? [] : [jsonFile(path, lines)];

/** A row of a trail with its time as people read one. */
const withPlainTime = <Row extends { readonly atMs: number }>({ atMs, ...row }: Row) => ({
  at: new Date(atMs).toISOString(),
  ...row,
});

const oneBlock = async (bytes: Promise<Buffer | null>): Promise<AsyncIterable<Uint8Array>> => {
  const found = await bytes;
  if (found === null) throw new Error('a file was removed while it was packed');
  return (async function* once() {
    yield found;
  })();
};

/** Everything kept of one claim of the holder's, in a folder of its own. */
export async function gatherCase(deps: GatherDeps, claim: HeldClaim, folder: string): Promise<ExportFile[]> {
  const { db, box, outcomes, reminders } = deps;
  const all = [
    jsonFile(`${folder}/answers.json`, openedForm(box, claim.id, claim.form)),
    jsonFile(`${folder}/answers-put-aside.json`, await deps.others.listOpened(db, claim.id)),
    jsonFile(`${folder}/payments.json`, await deps.orders.listOfClaim(db, claim.id)),
    jsonFile(`${folder}/what-happened.json`, (await readAuditTrail(db, claim.id)).map(withPlainTime)),
    ...lineFile(`${folder}/after-the-letter.json`, await outcomes.list(db, claim.id)),
    ...lineFile(`${folder}/reminders.json`, await reminders.listSent(db, claim.id)),
    ...(await letterFiles(deps, claim, `${folder}/letter`)),
    ...(await courtFiles(deps, claim, `${folder}/court-papers`)),
    ...(await filingFiles(deps, claim, `${folder}/court-papers`)),
    ...(await exhibitFiles(deps, claim, `${folder}/exhibits`)),
    ...(await trialFiles(deps, claim, `${folder}/trial`)),
  ];
  return all;
}

async function letterFiles(
  { db, letters, documents, reviews, dispatches, pieces }: GatherDeps,
  { id, owner }: HeldClaim,
  folder: string,
): Promise<ExportFile[]> {
  const working = await letters.findWorking(db, id);
  if (working === null) return [];
  const found: ExportFile[] = [
    jsonFile(`${folder}/letter.json`, {
      ...working,
      decisions: await reviews.findDecisions(db, id),
      generated: await reviews.findGeneration(db, id),
      earlierTexts: await reviews.listEarlierTexts(db, id),
    }),
  ];
  for (const { demandId } of await letters.listVersions(db, id)) {
    const version = await letters.findOwnedVersion(db, owner, demandId);
    if (version === null) continue;
    const { signature, ...words } = version;
    const name = `${folder}/version-${version.version}-${demandId}`;
    const deliveries = await dispatches.listOfVersion(db, version.id);
    const deliveryEvents = await listDeliveryEvents(db, dispatches, pieces, version.id);
    found.push(jsonFile(`${name}.json`, { ...words, deliveries, deliveryEvents }));
    if (signature !== null) found.push({ path: `${name}-signature.png`, bytes: signature });
    const made = await documents.findOwned(db, owner, demandId);
    if (made?.document.status === 'ready') {
      const pdfOf = async () => {
        const now = await documents.findOwned(db, owner, demandId);
        return now?.document.status === 'ready' ? now.document.pdf : null;
      };
      found.push({ path: `${name}.pdf`, open: () => oneBlock(pdfOf()) });
    }
  }
  return found;
}

async function courtFiles(
  { db, courtPapers, signatures }: GatherDeps,
  { id, owner }: HeldClaim,
  folder: string,
): Promise<ExportFile[]> {
  const packets = await courtPapers.listOwned(db, owner, id);
  const found: ExportFile[] = packets.length === 0 ? [] : [jsonFile(`${folder}/versions.json`, packets)];
  for (const { id: packetId, version, signatureId } of packets) {
    const name = `${folder}/version-${version}`;
    const words = await courtPapers.findPapers(db, packetId);
    if (words !== null) found.push(jsonFile(`${name}/words.json`, words));
    for (const paper of await courtPapers.listPapers(db, [packetId])) {
      const pdfOf = async () => (await courtPapers.findOwnedPaper(db, owner, paper.id))?.pdf ?? null;
      found.push({ path: `${name}/${paper.file_name}`, open: () => oneBlock(pdfOf()) });
    }
    if (signatureId === null) continue;
    const signed = [
      ...(await signatures.listOf(db, [signatureId])),
      ...(await signatures.listOfFirst(db, [signatureId])),
    ];
    found.push(jsonFile(`${name}/signature.json`, signed));
    for (const [seat, mark] of (await signatures.unsafeFindMarks(db, signatureId)).entries()) {
      if (mark !== null) found.push({ path: `${name}/signature${seat === 0 ? '' : `-${seat}`}.png`, bytes: mark });
    }
  }
  return found;
}

async function filingFiles({ db, filings }: GatherDeps, { id }: HeldClaim, folder: string): Promise<ExportFile[]> {
  const { record, revision, ticked } = await filings.find(db, id);
  return revision === 0 && ticked.length === 0 ? [] : [jsonFile(`${folder}/filing.json`, { ...record, ticked })];
}

async function exhibitFiles(
  { db, exhibits, packets, files }: GatherDeps,
  { id }: HeldClaim,
  folder: string,
): Promise<ExportFile[]> {
  const listed = await exhibits.list(db, id);
  if (listed.length === 0) return [];
  const packet = await packets.find(db, id);
  return [
    jsonFile(`${folder}/exhibits.json`, listed),
    ...listed.map(({ id: exhibitId, kind, position }) => ({
      path: `${folder}/P-${position + 1}.${kind === 'pdf' ? 'pdf' : 'jpg'}`,
      open: async () => files.read(exhibitId),
    })),
    ...(packet?.state === 'ready'
      ? [{ path: `${folder}/all-exhibits.pdf`, open: async () => files.read(packet.id) }]
      : []),
  ];
}

async function trialFiles(
  { db, trialNotes, trialBinders }: GatherDeps,
  { id, owner }: HeldClaim,
  folder: string,
): Promise<ExportFile[]> {
  const notes = await trialNotes.find(db, id);
  const book = await trialBinders.listReady(db, id);
  return [
    ...(notes.revision === 0 ? [] : [jsonFile(`${folder}/notes.json`, notes)]),
    ...(book?.papers ?? []).map((paper) => ({
      path: `${folder}/${paper.file_name}`,
      open: () => oneBlock(trialBinders.findOwnedPaper(db, owner, paper.id).then((found) => found?.pdf ?? null)),
    })),
  ];
}
