import type { SignatureMethod } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { useState } from 'react';
import { LetterBlocks } from '../../components/documents/letter-blocks.tsx';
import { LetterPaper } from '../../components/documents/letter-paper.tsx';
import { SignaturePad } from '../../components/signature/signature-pad.tsx';
import { KitSection } from './kit-section.tsx';

const TEXT = `Marisol Vega
88 Ferry Street, Newark, ${served.state} 07105

November 21, 2026

RE: Demand for payment of $2,450.00

Dear Daniel Ortiz:

I moved out on August 31, 2026 and gave back the keys that day.

What you owe

Deposit: $2,400.00
Interest: $50.00

Sincerely,

Marisol Vega`;

/** A letter as it is read, and the box it is signed in. */
export function KitLetters() {
  return (
    <KitSection title="Letters">
      <LetterPaper title="A letter" note="its first page">
        <LetterBlocks text={TEXT} hasMore={false} />
      </LetterPaper>
      <LetterPaper title="A copy" size="full" watermark="COPY">
        <LetterBlocks text={TEXT} hasMore />
      </LetterPaper>
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
