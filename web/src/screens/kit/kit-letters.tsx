import type { SignatureMethod } from '@plainclaim/domain';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LetterBlocks } from '../../components/letter-blocks.tsx';
import { LetterPaper } from '../../components/letter-paper.tsx';
import { PdfDialog } from '../../components/pdf-dialog.tsx';
import { SignaturePad } from '../../components/signature-pad.tsx';
import type { PdfView } from '../../components/use-pdf.ts';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const TEXT = `Marisol Vega
88 Ferry Street, Newark, NJ 07105

November 21, 2026

RE: Demand for payment of $2,450.00

Dear Daniel Ortiz:

I moved out on August 31, 2026 and gave back the keys that day.

What you owe

Deposit: $2,400.00
Interest: $50.00

Sincerely,

Marisol Vega`;

const VIEWS = {
  loading: { phase: 'loading' },
  failed: { phase: 'failed', failure: { status: 0, code: 'network.offline', message: '', fields: [] } },
  closed: { phase: 'closed' },
} satisfies Record<string, PdfView>;

/** A letter as it is read, its PDF's window, and the box it is signed in. */
export function KitLetters() {
  const [view, setView] = useState<keyof typeof VIEWS>('closed');
  return (
    <KitSection title="Letters">
      <LetterPaper title="A letter" note="its first page">
        <LetterBlocks text={TEXT} hasMore={false} />
      </LetterPaper>
      <div className={styles['row']}>
        <Button variant="ghost" onClick={() => setView('loading')}>
          PDF that loads
        </Button>
        <Button variant="ghost" onClick={() => setView('failed')}>
          PDF that cannot be loaded
        </Button>
      </div>
      <PdfDialog
        title="Demand letter"
        view={VIEWS[view]}
        download={{ phase: 'idle' }}
        fileName="letter.pdf"
        onClose={() => setView('closed')}
        onTryAgain={() => setView('loading')}
        onDownload={() => {}}
      />
      <Signing />
    </KitSection>
  );
}

function Signing() {
  const [signature, setSignature] = useState<string | null>(null);
  const [madeBy, setMadeBy] = useState<SignatureMethod | ''>('');
  return (
    <SignaturePad
      name="signature"
      value={signature}
      madeBy={madeBy}
      onChange={(value, method) => {
        setSignature(value);
        setMadeBy(method);
      }}
      suggestedName="Maria Alvarez"
      error={signature === null ? 'Please sign before continuing!' : undefined}
    />
  );
}
