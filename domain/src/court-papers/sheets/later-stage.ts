import { formatUsd } from '../../money/index.ts';
import { dueAsStated } from '../complaint/court-interest.ts';
import type { PaperAmount, PaperBlock, Sheet } from '../packet/paper-blocks.ts';
import { type PaperCase, writeSheet } from '../packet/paper-context.ts';
import { laterFooter, MILITARY, PROOF } from '../wording/later.ts';
import { captionBlock, signatureBlock } from './paper-parts.ts';

/**
 * For each defendant who is a person. No answer of the wizard flows in: the statement must be true on the day it is
 * signed. Null when every defendant is a business.
 */
export function militarySheet(paper: PaperCase): Sheet | null {
  const { signer } = paper.parties;
  const people = paper.parties.defendants.filter(({ isPerson }) => isPerson);
  if (people.length === 0) return null;
  return writeSheet(paper, 'military', (rows) => ({
    title: MILITARY.title,
    footer: laterFooter(rows.form('default_proof')),
    blocks: [
      captionBlock(paper, MILITARY.title, false),
      {
        kind: 'paragraph',
        text: MILITARY.certify(signer.name, signer.role.charAt(0).toLowerCase() + signer.role.slice(1)),
      },
      ...people.flatMap(({ name }): readonly PaperBlock[] => [
        {
          kind: 'choices',
          label: MILITARY.defendant(name),
          columns: 1,
          options: [MILITARY.report, MILITARY.knowledge].map((text) => ({ text, isTicked: false })),
        },
        { kind: 'write', label: MILITARY.explain, lines: 2 },
      ]),
      signatureBlock(paper, [rows.text('certification')]),
    ],
  }));
}

export function defaultProofSheet(paper: PaperCase): Sheet {
  const { fit, parties } = paper;
  const open = (label: string, isTotal = false): PaperAmount => ({ label, amount: '', rowId: '', isTotal });
  return writeSheet(paper, 'default_proof', (rows) => ({
    title: PROOF.title,
    footer: laterFooter(rows.form('default_proof')),
    blocks: [
      captionBlock(paper, PROOF.title, false),
      { kind: 'paragraph', text: PROOF.basis },
      { kind: 'write', label: PROOF.papers, lines: 3 },
      {
        kind: 'fields',
        columns: 1,
        fields: [
          { label: PROOF.breach, value: dueAsStated(paper) },
          // The proof of an assigned debt names the original creditor.
          ...(parties.firstOwner === '' ? [] : [{ label: PROOF.owner, value: parties.firstOwner }]),
        ],
      },
      {
        kind: 'amounts',
        heads: PROOF.heads,
        rows: [
          { label: PROOF.demand, amount: formatUsd(fit.demand), rowId: '', isTotal: false },
          open(PROOF.payments),
          open(PROOF.interest),
          open(PROOF.costs),
          open(PROOF.net, true),
        ],
      },
      signatureBlock(paper, [rows.text('redaction'), rows.text('certification')]),
    ],
  }));
}
