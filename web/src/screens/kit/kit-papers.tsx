import type { PostDeliveryWire, ReadingSheet, SigningAnswer, SigningYes } from '@plainclaim/contract';
import { err } from '@plainclaim/domain';
import { useState } from 'react';
import { noAnswer } from '../../api/http/http-client.ts';
import { ComplaintText } from '../../components/documents/complaint-text.tsx';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import { PostPieces } from '../../components/documents/post-pieces.tsx';
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

const DAY = '2026-06-01T12:00:00Z';

const POST: PostDeliveryWire = {
  standing: 'accepted',
  source: 'post_office',
  can_stop_until: null,
  is_test: true,
  back_cents: null,
  is_back: false,
  pieces: [
    {
      service: 'certified',
      standing: 'accepted',
      tracking_number: 'TEST-0001',
      pickup_is_late: false,
      events: [
        { kind: 'queued', source: 'site', at: DAY, reason: null },
        { kind: 'accepted', source: 'post_office', at: DAY, reason: null },
      ],
    },
  ],
};

/** The kit has no server to ask. */
const noFile = async () => err(noAnswer('network.offline'));

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
      <PostPieces post={POST} />
      <DownloadButton fileName="Letter.pdf" what="the letter" open={noFile} />
      <CopyButton text="SC-2026-000123" what="docket number" />
    </KitSection>
  );
}
