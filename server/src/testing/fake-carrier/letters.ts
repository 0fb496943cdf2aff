import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Address, Letter, LetterDeletion, LetterList, TrackingEventCertified } from '@lob/lob-typescript-sdk';
import { createHash, randomBytes } from 'node:crypto';

/** A type of the SDK as it travels: no methods, enums as their texts. */
export type OnTheWire<T> = T extends string
  ? `${T}`
  : T extends readonly (infer One)[]
    ? OnTheWire<One>[]
    : T extends object
      ? { [Key in keyof T as T[Key] extends (...given: never[]) => unknown ? never : Key]: OnTheWire<T[Key]> }
      : T;

export type FakeScan = {
  readonly name: `${TrackingEventCertified['name']}`;
  readonly event: string;
  readonly atMs: number;
};

export type FakeLetter = {
  readonly id: string;
  readonly dispatchId: string;
  readonly isCertified: boolean;
  readonly to: Readonly<Record<string, string>>;
  readonly from: Readonly<Record<string, string>>;
  readonly file: Buffer;
  readonly createdMs: number;
  readonly trackingNumber: string;
  readonly scans: FakeScan[];
  isDeleted: boolean;
};

export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The carrier prints no more, its own sheet counted. */
const MOST_PAGES = 60;
const KNOWN = new Set([
  ...['to', 'from'].flatMap((side) =>
    [
      'name',
      'company',
      'address_line1',
      'address_line2',
      'address_city',
      'address_state',
      'address_zip',
      'address_country',
    ].map((field) => `${side}[${field}]`),
  ),
  'color',
  'double_sided',
  'use_type',
  'mail_type',
  'extra_service',
  'address_placement',
  'metadata[dispatch_id]',
]);
const LONGEST: Readonly<Record<string, number>> = { name: 40, company: 40, address_line1: 64, address_line2: 64 };

/** Takes a letter as Lob would: what it does not know, or what it could not print, is refused. */
export async function letterFrom(
  fields: ReadonlyMap<string, string>,
  file: Buffer,
  nowMs: number,
  surprise: (what: string) => void,
): Promise<FakeLetter> {
  for (const name of fields.keys()) {
    if (KNOWN.has(name)) continue;
    surprise(`unknown parameter ${name}`);
    throw new Refused(422, `${name} is not allowed`);
  }
  const side = (name: 'to' | 'from') => {
    const address = Object.fromEntries(
      [...fields].flatMap(([key, value]) =>
        key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
      ),
    );
    for (const field of ['name', 'address_line1', 'address_city', 'address_state', 'address_zip']) {
      if ((address[field] ?? '') === '') throw new Refused(422, `${name}.${field} is required`);
    }
    for (const [field, longest] of Object.entries(LONGEST)) {
      if ((address[field] ?? '').length > longest) throw new Refused(422, `${name}.${field} is too long`);
    }
    return address;
  };
  const service = fields.get('extra_service');
  if (service !== undefined && service !== 'certified_return_receipt') throw new Refused(422, 'extra_service');
  if (service !== undefined && fields.has('address_placement'))
    throw new Refused(422, 'a certified letter has its sheet');
  if (!['operational', 'marketing'].includes(fields.get('use_type') ?? ''))
    throw new Refused(422, 'use_type is required');
  const [to, from] = [side('to'), side('from')];
  const pages = await PDFDocument.load(file).then(
    (pdf) => pdf.getPageCount(),
    () => 0,
  );
  if (pages === 0) throw new Refused(422, 'file is no PDF');
  if (pages + 1 > MOST_PAGES) throw new Refused(422, 'file has too many pages');
  return {
    id: `ltr_${randomBytes(8).toString('hex')}`,
    dispatchId: fields.get('metadata[dispatch_id]') ?? '',
    isCertified: service !== undefined,
    to,
    from,
    file,
    createdMs: nowMs,
    // Marked, so that it is never taken for a number of the post office.
    trackingNumber: `TEST${randomBytes(9).readUIntBE(0, 6).toString().padStart(18, '0')}`,
    scans: [],
    isDeleted: false,
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();
const addressOf = (address: Readonly<Record<string, string>>) => ({
  id: `adr_${createHash('sha256').update(JSON.stringify(address)).digest('hex').slice(0, 16)}`,
  name: address['name'] ?? null,
  company: address['company'] ?? null,
  address_line1: address['address_line1'] ?? '',
  address_line2: address['address_line2'] ?? '',
  address_city: address['address_city'] ?? '',
  address_state: address['address_state'] ?? '',
  address_zip: address['address_zip'] ?? '',
  object: 'address' as const,
});

export const letterObject = (letter: FakeLetter, origin: string, nowMs: number) =>
  ({
    id: letter.id,
    object: 'letter',
    to: addressOf(letter.to) satisfies OnTheWire<Address>,
    from: addressOf(letter.from) satisfies OnTheWire<Address>,
    carrier: 'USPS',
    url: `${origin}/produced/${letter.id}.pdf`,
    metadata: { dispatch_id: letter.dispatchId },
    extra_service: letter.isCertified ? 'certified_return_receipt' : '',
    tracking_number: letter.isCertified ? letter.trackingNumber : null,
    tracking_events: letter.scans.map(({ name, event, atMs }, index) => ({
      id: `evnt_${letter.id}_${index}`,
      object: 'tracking_event',
      type: letter.isCertified ? 'certified' : 'normal',
      name,
      time: iso(atMs),
      date_created: iso(atMs),
      date_modified: iso(atMs),
      details: { event, description: event, action_required: false },
    })) as unknown as OnTheWire<NonNullable<Letter['tracking_events']>>,
    mail_type: 'usps_first_class',
    color: false,
    double_sided: false,
    use_type: 'operational',
    return_envelope: false,
    date_created: iso(letter.createdMs),
    date_modified: iso(nowMs),
    ...(letter.isDeleted ? { deleted: true } : {}),
  }) satisfies Partial<OnTheWire<Letter>>;

export const listObject = (letters: readonly FakeLetter[], origin: string, nowMs: number) =>
  ({
    object: 'list',
    data: letters.map((letter) => letterObject(letter, origin, nowMs)) as unknown as OnTheWire<Letter>[],
    count: letters.length,
    next_url: null,
    previous_url: null,
  }) satisfies Partial<OnTheWire<LetterList>>;

export const deletionObject = ({ id }: FakeLetter) =>
  ({ id, deleted: true, object: 'letter_deleted' }) satisfies OnTheWire<LetterDeletion>;

const PAGE = { width: 612, height: 792, left: 72, size: 12, line: 16 };

/** What would go into the envelope: the carrier's own address sheet, and the pages that were sent. */
export async function producedFile({ to, from, file }: FakeLetter): Promise<Uint8Array> {
  const produced = await PDFDocument.create();
  const font = await produced.embedFont(StandardFonts.Helvetica);
  const sheet = produced.addPage([PAGE.width, PAGE.height]);
  const block = (address: Readonly<Record<string, string>>, top: number) => {
    const { name, company, address_line1, address_line2, address_city, address_state, address_zip } = address;
    const lines = [name, company, address_line1, address_line2, `${address_city}, ${address_state} ${address_zip}`];
    lines
      .filter((line): line is string => line !== undefined && line !== '')
      .forEach((line, index) =>
        sheet.drawText(line, { x: PAGE.left, y: top - index * PAGE.line, size: PAGE.size, font }),
      );
  };
  block(from, PAGE.height - 60);
  block(to, PAGE.height - 190);
  const sent = await PDFDocument.load(file);
  for (const page of await produced.copyPages(sent, sent.getPageIndices())) produced.addPage(page);
  return await produced.save();
}
