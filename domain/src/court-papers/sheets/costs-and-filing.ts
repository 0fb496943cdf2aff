import { cents, formatUsd } from '../../money/index.ts';
import type { PaperAmount, PaperBlock, Sheet } from '../packet/paper-blocks.ts';
import { kitForm, linkTo, type PaperCase, type RowReader, writeGuide, writeSheet } from '../packet/paper-context.ts';
import { BESIDE_FOOTER, formName } from '../wording/forms.ts';
import type { GuideWords } from '../wording/guide-words.ts';
import { SERVICE } from '../wording/guides.ts';
import { copyBlocks, outsideBlocks, servedOn, withinOf } from './copies-and-outside.ts';
import { captionBlock, signatureBlock } from './paper-parts.ts';

/** A line for each dated row the total is made of, as the person's own sheets word it, or in other words. */
export function feeLines(
  { fees, parties, guides }: PaperCase,
  FEES: GuideWords['FEES'] = guides.words.FEES,
): readonly PaperAmount[] {
  const count = parties.defendants.length;
  const [filingRow = '', furtherRow = ''] = fees.rowIds;
  const lines: readonly PaperAmount[] = [
    { label: FEES.filing, amount: formatUsd(fees.filing), rowId: filingRow, isTotal: false },
    { label: FEES.further(count - 1), amount: formatUsd(fees.extraDefendants), rowId: furtherRow, isTotal: false },
    {
      label: FEES.service(fees.mailed),
      amount: formatUsd(fees.service),
      rowId: fees.rowIds.at(-1) ?? '',
      isTotal: false,
    },
    { label: FEES.total, amount: formatUsd(fees.total), rowId: '', isTotal: true },
  ];
  const isDue = [true, count > 1, fees.mailed > 0, true];
  return lines.filter((_, index) => isDue[index]);
}

export function feeSheet(paper: PaperCase): Sheet {
  const { rules, part, today, fees, parties } = paper;
  return writeGuide(paper, 'fees', (rows, { FEES, day, toConfirm }) => {
    rows.note(fees.rowIds);
    return {
      title: FEES.title,
      blocks: [
        {
          kind: 'paragraph',
          text: FEES.intro(rules.captionOf(part).partName, day(today)) + toConfirm(fees.certainty),
        },
        { kind: 'amounts', heads: FEES.heads, rows: feeLines(paper) },
        { kind: 'notice', text: FEES.payee(rows.text('payee')) },
        ...(fees.mailed < parties.defendants.length ? [{ kind: 'paragraph', text: FEES.outside } as const] : []),
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
  return writeGuide(paper, 'filing', (rows, { FILING, GENERAL }) => {
    const { name, building, street, box, city, state, zip, phone } = rows.office();
    const cityLine = `${city}, ${state} ${zip}`;
    const mailLine = [box === '' ? street : box, cityLine].join(', ');
    return {
      title: FILING.title,
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
        ...copyBlocks(paper, rows, files.length),
        { kind: 'heading', text: FILING.filesHeading },
        { kind: 'table', heads: FILING.filesHead, rows: files.map(({ fileName, title }) => [fileName, title]) },
        { kind: 'paragraph', text: FILING.summons },
        { kind: 'heading', text: FILING.formsHeading },
        ...formsBlocks(paper, rows),
        ...outsideBlocks(paper, rows),
        { kind: 'heading', text: FILING.venueHeading },
        { kind: 'paragraph', text: `${FILING.venue} ${FILING.wrong}` },
        { kind: 'paragraph', text: GENERAL },
      ],
    };
  });
}

/** The kit on the court's own list, and the pages a person needs to file. */
function formsBlocks(paper: PaperCase, rows: RowReader): readonly PaperBlock[] {
  const { part, parties } = paper;
  const { FILING, FORM_NAME } = paper.guides.words;
  const kit = rows.form(kitForm(paper));
  const hasBusiness = [...parties.plaintiffs, ...parties.defendants].some(({ isPerson }) => !isPerson);
  const how = part === 'small_claims' ? 'smallClaimsPage' : 'specialCivilPage';
  return [
    ...(kit === null
      ? []
      : [{ kind: 'paragraph', text: FILING.kit(`${formName(kit, FORM_NAME)}, “${kit.title}”`) } as const]),
    {
      kind: 'links',
      items: [
        linkTo(FILING.formsPage, rows.text('formsPage')),
        linkTo(FILING.howPage, rows.text(how)),
        linkTo(FILING.electronicPage(rows.text('electronicFiling')), rows.text('electronicFilingPage')),
        ...(hasBusiness ? [linkTo(FILING.businessPage, rows.text('businessPage'))] : []),
      ],
    },
    { kind: 'paragraph', text: FILING.moved },
  ];
}

export function serviceSheet(paper: PaperCase): Sheet {
  const { fees, parties } = paper;
  return writeSheet(paper, 'service', (rows) => {
    rows.note(fees.rowIds.slice(-1));
    const each = formatUsd(fees.serviceEach);
    const first = formatUsd(cents(rows.figure('officerFirstCents').value));
    const further = formatUsd(cents(rows.figure('officerFurtherCents').value));
    const within = withinOf(paper);
    const outside = parties.defendants.filter((one) => !within.includes(one));
    const isAnyWithin = within.length > 0;
    return {
      title: SERVICE.title,
      footer: BESIDE_FOOTER,
      blocks: [
        captionBlock(paper, SERVICE.title, false),
        {
          kind: 'paragraph',
          text: isAnyWithin ? SERVICE.intro(outside.length > 0) : SERVICE.onlySummons(outside.length),
        },
        ...(isAnyWithin
          ? [
              {
                kind: 'choices',
                label: SERVICE.way,
                columns: 1,
                options: [
                  { text: SERVICE.byMail(each), isTicked: true },
                  { text: SERVICE.byOfficer(first, further), isTicked: false },
                ],
              } as const,
            ]
          : []),
        { kind: 'heading', text: isAnyWithin ? SERVICE.serveHeading : SERVICE.outsideHeading },
        {
          kind: 'table',
          heads: SERVICE.head,
          rows: servedOn(paper).map(({ caption, addressLines }) => [caption, addressLines.join(', ')]),
        },
        ...(isAnyWithin && outside.length > 0
          ? [{ kind: 'notice', text: SERVICE.outOfState(outside.map(({ caption }) => caption)) } as const]
          : []),
        ...(isAnyWithin ? [{ kind: 'paragraph', text: SERVICE.business } as const] : []),
        signatureBlock(paper, []),
      ],
    };
  });
}
