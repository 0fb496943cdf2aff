import { cents, formatUsd } from '../../money/index.ts';
import type { PaperAmount, PaperBlock, Sheet } from '../packet/paper-blocks.ts';
import { kitForm, type PaperCase, writeSheet } from '../packet/paper-context.ts';
import { CAPTION, formName } from '../wording/forms.ts';
import { SUMMONS } from '../wording/guides.ts';
import { defendantBlocks, plaintiffBlocks } from './paper-parts.ts';

/** What a plaintiff copies onto the court's own summons. This sheet is none, and is not filed. */
export function summonsSheet(paper: PaperCase): Sheet {
  const { rules, part } = paper;
  const title = SUMMONS.title(rules.captionOf(part).partName);
  return writeSheet(paper, 'summons', (rows) => {
    const office = officeText(rows.office());
    rows.note(paper.fees.rowIds);
    const form = rows.form('summons');
    const kit = rows.form(kitForm(paper));
    return {
      title,
      footer: SUMMONS.footer,
      blocks: [
        { kind: 'notice', text: SUMMONS.notice },
        {
          kind: 'paragraph',
          text: SUMMONS.intro(form === null ? title : formName(form), kit === null ? '' : formName(kit)),
        },
        { kind: 'paragraph', text: SUMMONS.leaveBlank },
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: SUMMONS.court, value: rules.captionOf(part).court.join(', ') },
            { label: SUMMONS.county, value: CAPTION.county(paper.county) },
          ],
        },
        ...plaintiffBlocks(paper),
        kindOfCase(paper),
        { kind: 'amounts', heads: SUMMONS.amountsHead, rows: amounts(paper) },
        { kind: 'heading', text: SUMMONS.officeHeading },
        {
          kind: 'fields',
          columns: 1,
          fields: [
            {
              label: SUMMONS.office,
              value: office,
            },
          ],
        },
        { kind: 'heading', text: SUMMONS.serveHeading },
        ...defendantBlocks(paper),
      ],
    };
  });
}

function kindOfCase({ rules, part, kind }: PaperCase): PaperBlock {
  const offered = rules.complaintKinds(part, kind);
  const own = kind === null || offered.some((one) => one.kind === kind) ? kind : 'contract';
  const options = offered.map((one) => ({ text: one.label, isTicked: one.kind === own }));
  return { kind: 'choices', label: SUMMONS.kind, columns: 2, options };
}

/** The office on one line, with its telephone. */
export const officeText = ({ name, building, street, box, city, state, zip, phone }: PaperCase['office']): string =>
  [name, building, street, box, `${city}, ${state} ${zip}`, phone].filter((line) => line !== '').join(', ');

/** What is on a summons beside the demand. */
export const summonsSums = ({ fit, fees }: PaperCase) => ({
  filing: cents(fees.filing + fees.extraDefendants),
  service: fees.service,
  total: cents(fit.demand + fees.total),
});

function amounts(paper: PaperCase): readonly PaperAmount[] {
  const { fit, fees } = paper;
  const sums = summonsSums(paper);
  const [filingRow = ''] = fees.rowIds;
  const serviceRow = fees.rowIds.at(-1) ?? '';
  const row = (label: string, amount: string, rowId: string, isTotal = false): PaperAmount => ({
    label,
    amount,
    rowId,
    isTotal,
  });
  return [
    row(SUMMONS.demand, formatUsd(fit.demand), ''),
    row(SUMMONS.filing, formatUsd(sums.filing), filingRow),
    row(SUMMONS.service, formatUsd(sums.service), serviceRow),
    row(SUMMONS.attorney, '', ''),
    row(SUMMONS.total, formatUsd(sums.total), '', true),
  ];
}
