/** Who says that something happened to a letter on its way. */
export type RecordSource = 'site' | 'carrier' | 'post_office' | 'mail_server' | 'claimant' | 'return_receipt';

/** One thing that is known of a letter on its way. `what` and `when` are as they shall be read. */
export type RecordEvent = {
  readonly what: string;
  readonly source: RecordSource;
  readonly when: string;
  /** When this site learned it; '' for the same moment. */
  readonly noted: string;
};

/** How one letter went to one recipient. */
export type RecordDelivery = {
  readonly recipient: string;
  /** The email address, or the lines of the envelope in one line. */
  readonly to: string;
  readonly how: string;
  readonly trackingNumber: string;
  /** Of the file that was handed over, where that is known; ''. */
  readonly pdfSha256: string;
  readonly events: readonly RecordEvent[];
};

/** What a delivery record tells. Days and hours are written out before: this place knows no clock. */
export type DeliveryRecord = {
  readonly plaintiffs: readonly string[];
  readonly defendants: readonly string[];
  readonly letterDate: string;
  readonly version: number;
  readonly pageCount: number | null;
  readonly reference: string;
  readonly textSha256: string;
  /** Of the letter's PDF as its owner has it; '' when it is not made. */
  readonly pdfSha256: string;
  readonly preparedOn: string;
  readonly site: string;
  readonly deliveries: readonly RecordDelivery[];
};

/** The words of a court's reader, who reads English. */
const SOURCES: Readonly<Record<RecordSource, string>> = {
  site: 'This site',
  carrier: 'Report of the mailing service',
  post_office: 'Post office scan, as reported by the mailing service',
  mail_server: 'Answer of the email server',
  claimant: 'Statement of the sender',
  return_receipt: 'Return receipt, added by the sender to the exhibits',
};

const TITLE = 'Record of Delivery';

/** The sheet of a delivery record: what was sent, to whom, how and when, and who says so. */
export function deliverySheet(record: DeliveryRecord): { readonly title: string; readonly sheets: readonly object[] } {
  const { plaintiffs, defendants, deliveries } = record;
  const parties = `${plaintiffs.join(', ')} v. ${defendants.join(', ')}`;
  const pages = record.pageCount === null ? [] : [{ label: 'Pages', value: String(record.pageCount) }];
  const blocks = [
    { kind: 'paragraph', text: parties },
    { kind: 'heading', text: 'What was sent' },
    {
      kind: 'fields',
      columns: 2,
      fields: [
        { label: 'Document', value: `Demand letter, version ${record.version}` },
        { label: 'Dated', value: record.letterDate },
        { label: 'Reference', value: record.reference },
        ...pages,
      ],
    },
    {
      kind: 'lines',
      lines: [
        `SHA-256 of the text: ${record.textSha256}`,
        ...(record.pdfSha256 === '' ? [] : [`SHA-256 of the PDF: ${record.pdfSha256}`]),
      ],
    },
    ...deliveries.flatMap(deliveryBlocks),
    {
      kind: 'notice',
      text: `Each line says who reported it. A report of the mailing service or of an email server is what that service said; nobody here saw the letter delivered. An email server that accepted a letter did not say that anybody read it.`,
    },
    {
      kind: 'paragraph',
      text: `Prepared by ${record.site} on ${record.preparedOn} from its records. All times are New York time. Whether the PDF is unchanged can be checked at ${record.site}/verify.`,
    },
  ];
  const footer = `${TITLE}. Prepared from electronic records; see the other exhibits for receipts.`;
  return { title: TITLE, sheets: [{ kind: 'proof', title: TITLE, footer, blocks, rowIds: [] }] };
}

function deliveryBlocks(delivery: RecordDelivery): readonly object[] {
  const { recipient, to, how, trackingNumber, pdfSha256, events } = delivery;
  return [
    { kind: 'heading', text: `To ${recipient}` },
    {
      kind: 'fields',
      columns: 1,
      fields: [
        { label: 'Sent to', value: to },
        { label: 'How', value: how },
        ...(trackingNumber === '' ? [] : [{ label: 'Tracking number', value: trackingNumber }]),
      ],
    },
    ...(pdfSha256 === '' ? [] : [{ kind: 'lines', lines: [`SHA-256 of the file handed over: ${pdfSha256}`] }]),
    {
      kind: 'table',
      heads: ['When', 'What', 'Source'],
      rows: events.map(({ what, source, when, noted }) => [
        noted === '' ? when : `${when} (noted ${noted})`,
        what,
        SOURCES[source],
      ]),
    },
  ];
}
