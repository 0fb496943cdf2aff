import type { ReadingSheet, SigningAnswer, SigningYes } from '@plainclaim/contract';
import { useState } from 'react';
import { ComplaintText } from '../../components/documents/complaint-text.tsx';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { StatementBoxes } from '../../components/documents/statement-boxes.tsx';
import { KitSection } from './kit-section.tsx';

const SHEETS: readonly ReadingSheet[] = [
  {
    title: 'Complaint',
    blocks: [
      { kind: 'heading', text: 'What happened' },
      { kind: 'numbered', start: 1, paragraphs: ['Plaintiff rented the apartment.', 'Defendant kept the deposit.'] },
      { kind: 'fields', title: 'Plaintiff', fields: [{ label: 'Name', value: 'Ana Reyes' }] },
    ],
  },
];

const STATEMENTS: SigningAnswer['statements'] = [
  { code: 'read', text: '' },
  { code: 'certification', text: 'I certify that the foregoing statements made by me are true.' },
];

/** Reading and signing a court paper on the screen. */
export function KitPapers() {
  const [ticked, setTicked] = useState<ReadonlySet<SigningYes>>(new Set());
  return (
    <KitSection title="Court papers">
      <ComplaintText sheets={SHEETS} label="The complaint" />
      <StatementBoxes
        statements={STATEMENTS}
        openBoxes={[]}
        readWords="I have read the whole complaint."
        ticked={ticked}
        onChange={setTicked}
        attempt={0}
      />
      <CopyButton text="SC-2026-000123" what="docket number" />
    </KitSection>
  );
}
