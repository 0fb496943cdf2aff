import { formatLongEnglish } from '../../calendar/index.ts';
import { cents, formatUsd } from '../../money/index.ts';
import type { PaperAmount, Sheet } from '../paper-blocks.ts';
import { type PaperCase, writeSheet } from '../paper-context.ts';
import { BESIDE_FOOTER, KEEP_FOOTER } from '../wording/forms.ts';
import { FEES, FILING, GENERAL, SERVICE, toConfirm } from '../wording/guides.ts';
import { captionBlock, signatureBlock } from './paper-parts.ts';

/** A line for each dated row the total is made of. */
export function feeLines({ fees, parties }: PaperCase): readonly PaperAmount[] {
  const count = parties.defendants.length;
  const [filingRow = '', furtherRow = ''] = fees.rowIds;
  const lines: readonly PaperAmount[] = [
    { label: FEES.filing, amount: formatUsd(fees.filing), rowId: filingRow, isTotal: false },
    { label: FEES.further(count - 1), amount: formatUsd(fees.extraDefendants), rowId: furtherRow, isTotal: false },
    { label: FEES.service(count), amount: formatUsd(fees.service), rowId: fees.rowIds.at(-1) ?? '', isTotal: false },
    { label: FEES.total, amount: formatUsd(fees.total), rowId: '', isTotal: true },
  ];
  return lines.filter((_, index) => index !== 1 || count > 1);
}

export function feeSheet(paper: PaperCase): Sheet {
  const { rules, part, today, fees } = paper;
  return writeSheet(paper, 'fees', (rows) => {
    rows.note(fees.rowIds);
    return {
      title: FEES.title,
      footer: KEEP_FOOTER,
      blocks: [
        {
          kind: 'paragraph',
          text: FEES.intro(rules.captionOf(part).partName, formatLongEnglish(today)) + toConfirm(fees.certainty),
        },
        { kind: 'amounts', heads: FEES.heads, rows: feeLines(paper) },
        { kind: 'notice', text: FEES.payee(rows.text('payee')) },
        { kind: 'paragraph', text: FEES.how },
        { kind: 'paragraph', text: FEES.short },
        { kind: 'paragraph', text: FEES.back },
      ],
    };
  });
}

export type FileToUpload = { readonly fileName: string; readonly title: string };

export function filingSheet(paper: PaperCase, files: readonly FileToUpload[]): Sheet {
  const { county } = paper;
  return writeSheet(paper, 'filing', (rows) => {
    const { name, building, street, box, city, state, zip, phone } = rows.office();
    const cityLine = `${city}, ${state} ${zip}`;
    const mailLine = [box === '' ? street : box, cityLine].join(', ');
    return {
      title: FILING.title,
      footer: KEEP_FOOTER,
      blocks: [
        { kind: 'paragraph', text: FILING.intro(county) },
        { kind: 'heading', text: FILING.officeHeading },
        { kind: 'lines', lines: [name, building, street, cityLine] },
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: FILING.mailing, value: mailLine },
            { label: FILING.phone, value: phone },
          ],
        },
        { kind: 'notice', text: FILING.confirm },
        { kind: 'heading', text: FILING.waysHeading },
        {
          kind: 'steps',
          items: [
            { head: FILING.inPerson, text: FILING.inPersonText },
            { head: FILING.byMail, text: FILING.byMailText },
            {
              head: FILING.electronic(rows.text('electronicFiling')),
              text: FILING.electronicText(
                rows.text('electronicFormats'),
                rows.figure('fileMegabytes').value,
                rows.figure('fileNameLetters').value,
              ),
            },
          ],
        },
        { kind: 'heading', text: FILING.filesHeading },
        { kind: 'table', heads: FILING.filesHead, rows: files.map(({ fileName, title }) => [fileName, title]) },
        { kind: 'heading', text: FILING.venueHeading },
        { kind: 'paragraph', text: `${FILING.venue} ${FILING.wrong}` },
        { kind: 'paragraph', text: GENERAL },
      ],
    };
  });
}

export function serviceSheet(paper: PaperCase): Sheet {
  const { fees, parties, claim, pack } = paper;
  return writeSheet(paper, 'service', (rows) => {
    rows.note(fees.rowIds.slice(-1));
    const each = formatUsd(cents(Math.round(fees.service / parties.defendants.length)));
    const first = formatUsd(cents(rows.figure('officerFirstCents').value));
    const further = formatUsd(cents(rows.figure('officerFurtherCents').value));
    const isOutOfState = claim.defendants.some(({ address }) => address.state !== pack.state);
    return {
      title: SERVICE.title,
      footer: BESIDE_FOOTER,
      blocks: [
        captionBlock(paper, SERVICE.title, false),
        { kind: 'paragraph', text: SERVICE.intro },
        {
          kind: 'choices',
          label: SERVICE.way,
          columns: 1,
          options: [
            { text: SERVICE.byMail(each), isTicked: !isOutOfState },
            { text: SERVICE.byOfficer(first, further), isTicked: false },
          ],
        },
        { kind: 'heading', text: SERVICE.serveHeading },
        {
          kind: 'table',
          heads: SERVICE.head,
          rows: parties.defendants.map(({ caption, addressLines }) => [caption, addressLines.join(', ')]),
        },
        ...(isOutOfState ? [{ kind: 'notice', text: SERVICE.outOfState } as const] : []),
        { kind: 'paragraph', text: `${SERVICE.business} ${SERVICE.note}` },
        signatureBlock(paper, []),
      ],
    };
  });
}
