import { paths } from '@plainclaim/contract';
import { LANGUAGE_CODES } from '@plainclaim/domain/languages';
import sharp from 'sharp';
import { aPayment } from '../src/testing/builders/a-draft.ts';
import { type Answer, aVisitor, type Visitor, worked } from './http-client.ts';
import { hostileStories, longestStory } from './long-stories.ts';
import { variedForm } from './varied-claims.ts';

/** The dearest things that a browser without an account can ask for. Each is asked for in turn, on every connection. */
export const ATTACKS = ['preview', 'approve', 'signature', 'upload', 'paper', 'things', 'fit'] as const;
export type Attack = (typeof ATTACKS)[number];

/** One thing asked for: what, and what became of it. */
export type Asked = { readonly attack: Attack; readonly answer: Answer };

const STORIES = [
  '。'.repeat(30_000),
  '!'.repeat(29_800),
  'You lied. '.repeat(3_000),
  ...hostileStories(),
  longestStory(),
];
/** As long as a letter may be: for each finding the checks look at what stands before it. */
const LETTERS = ['You crook! ', 'Pay $5 or else. ', 'John Smith owes $1,234.56 by 5/9/2026. ', '!'].map((piece) =>
  piece.repeat(Math.floor(40_000 / piece.length)),
);
const PAPERS_WITHIN_MS = 120_000;
const BOUNDARY = 'a-boundary-of-the-benchmark';

/** A form with a file, as browsers send it. */
function uploadOf(name: string, bytes: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Nine million points of noise, which nothing makes smaller: some megabytes to read, turn and write again. */
const noisyPhoto = async (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3_000,
      height: 3_000,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

/** A drawing that nobody has opened yet, as large as one may be. */
async function freshSignature(nr: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500"><path d="M${nr % 1_500} 20L1580 ${nr % 480}" stroke="black" stroke-width="4"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
}

/** Browsers of one connection: one with a letter to approve, one with papers that are made, one with a claim alone. */
export type Armed = {
  readonly letters: Visitor;
  readonly papers: Visitor;
  readonly claims: Visitor;
  readonly caseId: string;
  readonly documentId: string;
  readonly photo: Buffer;
};

async function paidLetter(visitor: Visitor, nr: number, selectedPackage: string): Promise<string> {
  worked(await visitor.post(paths.saveFormData, { ...variedForm(nr), selectedPackage, overwrite: true }));
  worked(await visitor.post(paths.checkout, aPayment()));
  return String(JSON.parse(worked(await visitor.post(paths.generateDemandLetter)).body).demand_letter);
}

/** What the attack needs first, as a browser gets it that pays (the simulated payment) and has no account. */
export async function arm(port: number, place: string, nr: number): Promise<Armed> {
  const [letters, papers, claims] = [aVisitor(port, place), aVisitor(port, place), aVisitor(port, place)];
  await paidLetter(letters, 0, 'demand-letter');
  const demand_letter = await paidLetter(papers, 0, 'full-trial');
  const { case_id } = JSON.parse(worked(await papers.get(paths.checkExistingDemand)).body);
  worked(
    await papers.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' }),
  );
  const until = performance.now() + PAPERS_WITHIN_MS;
  for (;;) {
    const { state, documents } = JSON.parse(worked(await papers.get(`${paths.courtPapers}?case_id=${case_id}`)).body);
    if (state === 'ready') {
      const page = documents.find(({ kind }: { kind: string }) => !kind.startsWith('official_'));
      worked(await claims.post(paths.saveFormData, { ...variedForm(nr), overwrite: true }));
      return { letters, papers, claims, caseId: case_id, documentId: page.id, photo: await noisyPhoto() };
    }
    if (performance.now() > until) throw new Error(`the papers of the benchmark are ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** One attack, as often as it is worth asking before the next. */
async function attackWith(attack: Attack, armed: Armed, nr: number): Promise<readonly Answer[]> {
  const { letters, papers, claims, caseId, documentId, photo } = armed;
  const story = STORIES[nr % STORIES.length] ?? '';
  const telling = {
    ...variedForm(nr),
    claimDescription: story,
    claimCalculation: story.slice(0, 10_000),
    overwrite: true,
  };
  switch (attack) {
    case 'preview':
      return [await claims.post(paths.saveFormData, telling), await claims.get(paths.filePreview)];
    case 'approve': {
      const demand_letter = LETTERS[nr % LETTERS.length];
      const wish = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
      return [await letters.post(paths.saveDemandLetter, wish)];
    }
    case 'signature': {
      const drawn = { ...variedForm(nr), signature: await freshSignature(nr), overwrite: true };
      return [await claims.post(paths.saveFormData, drawn), await claims.get(paths.filePreview)];
    }
    case 'upload': {
      const type = `multipart/form-data; boundary=${BOUNDARY}`;
      return [await papers.send(`${paths.exhibits}?case_id=${caseId}`, uploadOf('photo.jpg', photo), type)];
    }
    case 'paper':
      return [await papers.get(`${paths.readCourtPaper}?document_id=${documentId}`)];
    case 'things':
      return [
        await claims.get(`${paths.things}?language=${LANGUAGE_CODES[nr % LANGUAGE_CODES.length]}`),
        await claims.get(paths.categories),
      ];
    case 'fit':
      return [await claims.post(paths.saveFormData, telling), await claims.get(paths.claimFit)];
  }
}

/** An upload takes its connection seconds: one connection only uploads, so that it keeps no other attack waiting. */
const BESIDE_UPLOADS = ATTACKS.filter((attack) => attack !== 'upload');

/** A connection that asks for the dearest things there are, again and again, whatever it is answered. */
export async function crowd(armed: Armed, nr: number, until: number, onlyUploads: boolean): Promise<readonly Asked[]> {
  const attacks = onlyUploads ? (['upload'] as const) : BESIDE_UPLOADS;
  const asked: Asked[] = [];
  // Each connection begins elsewhere, so that different things are asked for side by side.
  for (let round = nr; performance.now() < until; round += 1) {
    const attack = attacks[round % attacks.length] ?? 'preview';
    for (const answer of await attackWith(attack, armed, nr * 1_000 + round)) asked.push({ attack, answer });
  }
  return asked;
}
