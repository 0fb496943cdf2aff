import { deliverySheet, formatLongEnglish, type RecordDelivery, dayAt } from '@plainclaim/domain';
import { type Clock, COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type DocumentRenderer, type GlyphCoverage, withTexts } from '../../platform/documents/index.ts';
import { contentHash } from '../../platform/security/index.ts';
import {
  type DeliveryEvent,
  type DispatchRepository,
  listDeliveryEvents,
  type PieceRepository,
} from '../dispatch/index.ts';
import { type DocumentRepository, type LetterRepository, printableText } from '../letters/index.ts';
import { howOf, whatOf } from './record-words.ts';

export type RecordDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: LetterRepository;
  readonly documents: DocumentRepository;
  readonly dispatches: DispatchRepository;
  readonly pieces: PieceRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  readonly publicUrl: string;
};

/** A claim that is known to be the caller's, and one of its letters. */
export type RecordOf = { readonly claimId: string; readonly versionId: string };

const clockWords = new Intl.DateTimeFormat('en-US', {
  timeZone: COURT_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const dayWords = new Intl.DateTimeFormat('en-US', { timeZone: COURT_TIME_ZONE, dateStyle: 'medium' });
const MINUTE_MS = 60_000;

/** Somebody who wrote down a day did not say the hour. */
const whenOf = ({ kind, source, atMs }: DeliveryEvent): string =>
  kind === 'mailed' || source === 'return_receipt' ? dayWords.format(atMs) : clockWords.format(atMs);

const eventOf = (event: DeliveryEvent) => ({
  what: whatOf(event),
  source: event.source,
  when: whenOf(event),
  noted: Math.abs(event.notedAtMs - event.atMs) < MINUTE_MS ? '' : clockWords.format(event.notedAtMs),
});

/** One recipient and one way of sending after the other, in the order of what happened first. */
function deliveriesIn(events: readonly DeliveryEvent[]): RecordDelivery[] {
  const keyOf = ({ dispatchId, service }: DeliveryEvent) => `${dispatchId} ${service ?? ''}`;
  return [...new Set(events.map(keyOf))].flatMap((key) => {
    const its = events.filter((event) => keyOf(event) === key);
    const [first] = its;
    if (first === undefined) return [];
    return [
      {
        recipient: first.recipientName,
        to: first.sentTo,
        how: howOf(first),
        trackingNumber: first.trackingNumber ?? '',
        pdfSha256: first.pdfSha256 ?? '',
        events: its.map(eventOf),
      },
    ];
  });
}

/** The record of how one letter went out, as a PDF that a court reads; null for a letter that was never sent. */
export async function drawDeliveryRecord(
  deps: RecordDeps,
  { claimId, versionId }: RecordOf,
): Promise<Uint8Array | null> {
  const { db, clock, letters, documents, dispatches, pieces, renderer, coverage, publicUrl } = deps;
  const version = await letters.unsafeFindVersion(db, versionId);
  const working = await letters.findWorking(db, claimId);
  const events = await listDeliveryEvents(db, dispatches, pieces, versionId);
  if (version === null || working === null || events.length === 0) return null;
  const listed = (await letters.listVersions(db, claimId)).find(({ id }) => id === versionId);
  const made = await documents.unsafeFindPdf(db, versionId);
  const preparedOn = formatLongEnglish(dayAt(clock.now(), COURT_TIME_ZONE));
  const { title, sheets } = deliverySheet({
    plaintiffs: [working.details.author],
    defendants: [...new Set(events.map(({ recipientName }) => recipientName))],
    letterDate: formatLongEnglish(version.issuedOn),
    version: version.version,
    pageCount: listed?.pageCount ?? null,
    reference: version.demandId,
    textSha256: version.textSha256,
    pdfSha256: made === null || made === 'altered' ? '' : contentHash(made.pdf),
    preparedOn,
    site: new URL(publicUrl).host,
    deliveries: deliveriesIn(events),
  });
  const model = { title, author: working.details.author, runningHead: title, dateLong: preparedOn, sheets };
  const drawn = await renderer.renderCourtPaper(withTexts(model, (text) => printableText(text, coverage)));
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value.pdf;
}
