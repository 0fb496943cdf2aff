import { cents, formatUsd } from '../../money/index.ts';
import type { PaperAmount, PaperBlock, Sheet } from '../paper-blocks.ts';
import { type PaperCase, writeSheet } from '../paper-context.ts';
import { preparedDraft } from '../wording/forms.ts';
import { SUMMONS } from '../wording/guides.ts';
import { captionBlock, defendantBlocks, plaintiffBlocks } from './paper-parts.ts';

/** The part of the summons a plaintiff fills in. The docket number and the return of service stay blank. */
export function summonsSheet(paper: PaperCase): Sheet {
  const { rules, part } = paper;
  const title = SUMMONS.title(rules.captionOf(part).partName);
  return writeSheet(paper, 'summons', (rows) => {
    const { name, building, street, box, city, state, zip, phone } = rows.office();
    rows.note(paper.fees.rowIds);
    return {
      title,
      footer: preparedDraft(rows.form('summons')),
      blocks: [
        captionBlock(paper, title, false),
        { kind: 'paragraph', text: SUMMONS.intro },
        ...plaintiffBlocks(paper).slice(1),
        kindOfCase(paper),
        { kind: 'amounts', heads: SUMMONS.amountsHead, rows: amounts(paper) },
        { kind: 'heading', text: SUMMONS.officeHeading },
        {
          kind: 'fields',
          columns: 1,
          fields: [
            {
              label: SUMMONS.office,
              value: [name, building, street, box, `${city}, ${state} ${zip}`, phone]
                .filter((line) => line !== '')
                .join(', '),
            },
          ],
        },
        { kind: 'heading', text: SUMMONS.serveHeading },
        ...defendantBlocks(paper),
        { kind: 'court_only', labels: SUMMONS.courtOnly },
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

function amounts({ fit, fees }: PaperCase): readonly PaperAmount[] {
  const [filingRow = ''] = fees.rowIds;
  const serviceRow = fees.rowIds.at(-1) ?? '';
  const row = (label: string, amount: string, rowId: string, isTotal = false): PaperAmount => ({
    label,
    amount,
    rowId,
    isTotal,
  });
  const filing = fees.filing + fees.extraDefendants;
  return [
    row(SUMMONS.demand, formatUsd(fit.demand), ''),
    row(SUMMONS.filing, formatUsd(cents(filing)), filingRow),
    row(SUMMONS.service, formatUsd(fees.service), serviceRow),
    row(SUMMONS.attorney, '', ''),
    row(SUMMONS.total, formatUsd(cents(fit.demand + fees.total)), '', true),
  ];
}
