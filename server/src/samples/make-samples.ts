import { PDFiumLibrary } from '@hyzyla/pdfium';
import {
  type Claim,
  type ClaimFit,
  formatLongEnglish,
  fullNameOf,
  type JurisdictionPack,
  type LetterPdfModel,
  letterPdfModel,
  noDecisions,
  preparePacket,
  type Result,
} from '@plainclaim/domain';
import sharp, { type Sharp } from 'sharp';
import { composeLetterFor } from '../features/letters/index.ts';
import type {
  CourtPaperModel,
  DocumentError,
  DocumentRenderer,
  RenderedDocument,
} from '../platform/documents/index.ts';
import { SAMPLE_DAY, sampleClaim } from './sample-claim.ts';

/** What stands on every sample, where a reader begins. */
export const SAMPLE_MARK = 'SAMPLE. The people, the firm, and the claim in it are invented.';
/** In the foot of each page. */
const SAMPLE_REFERENCE = 'SAMPLE';

/** A signature as it is drawn on a screen: one stroke, black on clear. */
const STROKE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M12 62C30 8 44 10 46 58 60 12 76 8 80 56c8-26 18-28 24-6 8-22 16-22 20 2 10-26 20-20 24 0 20-40 34-40 34-2 12-30 30-26 44-2 12-20 34-18 58-14" fill="none" stroke="#10202f" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const PICTURE = { width: 640, quality: 60 } as const;
/** The head of the letter, for the first page: as light as its lines can still be distinguished. */
const SMALL_PICTURE = { width: 240, height: 225, quality: 32 } as const;
/** What sites that show shared links ask for, in pixels. */
const PREVIEW = { width: 1200, height: 630 } as const;
const PREVIEW_LETTER_WIDTH = 720;
const PREVIEW_SIGN_WIDTH = 260;
const PREVIEW_EDGE = 60;
const PREVIEW_GROUND = '#f1ece1';
/** 108 dots an inch: finer than any of the pictures. */
const PAGE_SCALE = 1.5;

/** The names of the samples, as the pages link to them. */
export const SAMPLE_FILES = {
  letter: 'sample-letter.pdf',
  complaint: 'sample-court-papers.pdf',
  picture: 'sample-letter.webp',
  smallPicture: 'sample-letter-small.webp',
  preview: 'preview.png',
} as const;
type SampleFile = (typeof SAMPLE_FILES)[keyof typeof SAMPLE_FILES];

/**
 * A letter and a complaint as the product makes them, from an invented claim, with the pictures of the letter that the
 * first page and shared links show. `mark` is our sign as SVG. Throws when one cannot be made: the product is at fault.
 */
export async function makeSamples(
  renderer: DocumentRenderer,
  pack: JurisdictionPack,
  mark: string,
): Promise<Readonly<Record<SampleFile, Uint8Array>>> {
  const claim = sampleClaim(pack.state);
  const { fit, composed } = composeLetterFor(pack, claim, { issuedOn: SAMPLE_DAY }, noDecisions);
  const author = fullNameOf(claim.claimant.name);
  const signature = await sharp(Buffer.from(STROKE)).png().toBuffer();
  const written = letterPdfModel({
    text: composed.text,
    title: `Sample: ${composed.subject}`,
    author,
    recipientName: claim.defendants.map(({ name }) => fullNameOf(name)).join(', '),
    issuedOn: SAMPLE_DAY,
    reference: SAMPLE_REFERENCE,
    contentHash: SAMPLE_REFERENCE,
    isDraft: false,
    signature: { pngBase64: signature.toString('base64'), alt: `Signature of ${author}` },
  });
  const marked: LetterPdfModel = { ...written, blocks: [{ kind: 'lines', lines: [SAMPLE_MARK] }, ...written.blocks] };
  const letter = pdfOf('the letter', await renderer.renderLetter(marked));
  const complaint = pdfOf('the complaint', await renderer.renderCourtPaper(complaintModel(pack, claim, fit)));
  const page = await firstPageOf(letter);
  return {
    [SAMPLE_FILES.letter]: letter,
    [SAMPLE_FILES.complaint]: complaint,
    [SAMPLE_FILES.picture]: await pictureOf(page),
    [SAMPLE_FILES.smallPicture]: await smallPictureOf(page),
    [SAMPLE_FILES.preview]: await previewOf(page, mark),
  };
}

function pdfOf(what: string, made: Result<RenderedDocument, DocumentError>): Uint8Array {
  if (!made.ok) throw new Error(`no sample of ${what}: ${made.error.code}`);
  return made.value.pdf;
}

function complaintModel(pack: JurisdictionPack, claim: Claim, fit: ClaimFit): CourtPaperModel {
  const packet = preparePacket({ claim, fit, pack, today: SAMPLE_DAY });
  if (!packet.ok) throw new Error(`no sample of court papers: ${packet.error.code}`);
  const { author, files } = packet.value;
  const file = files.find(({ kind }) => kind === 'complaint');
  if (file === undefined) throw new Error('the court papers hold no complaint');
  return {
    title: `Sample: ${file.title}`,
    author,
    runningHead: `${SAMPLE_REFERENCE}. ${packet.value.runningHead}`,
    dateLong: formatLongEnglish(SAMPLE_DAY),
    sheets: file.sheets.map((sheet) => ({
      ...sheet,
      footer: `${SAMPLE_REFERENCE}. ${sheet.footer}`,
      blocks: [{ kind: 'notice', text: SAMPLE_MARK }, ...sheet.blocks],
    })),
  };
}

async function firstPageOf(pdf: Uint8Array): Promise<Sharp> {
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(pdf);
    const { data, width, height } = await file.getPage(0).render({ scale: PAGE_SCALE, render: 'bitmap' });
    return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' });
  } finally {
    library.destroy();
  }
}

const pictureOf = (page: Sharp): Promise<Buffer> =>
  page.clone().resize({ width: PICTURE.width }).grayscale().webp({ quality: PICTURE.quality, effort: 6 }).toBuffer();

const smallPictureOf = (page: Sharp): Promise<Buffer> =>
  page
    .clone()
    .resize({ width: SMALL_PICTURE.width, height: SMALL_PICTURE.height, position: 'top' })
    .grayscale()
    .webp({ quality: SMALL_PICTURE.quality, effort: 6 })
    .toBuffer();

/** Our sign beside the head of the letter. No words but the letter's: the page that is linked to says the rest. */
async function previewOf(page: Sharp, mark: string): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const sheet = await page.clone().resize({ width: PREVIEW_LETTER_WIDTH }).png().toBuffer();
  const top = { left: 0, top: 0, width: PREVIEW_LETTER_WIDTH, height: height - PREVIEW_EDGE };
  const sign = await sharp(Buffer.from(mark), { density: 600 }).resize({ width: PREVIEW_SIGN_WIDTH }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: PREVIEW_GROUND } })
    .composite([
      { input: sign, left: PREVIEW_EDGE, top: Math.round((height - PREVIEW_SIGN_WIDTH) / 2) },
      {
        input: await sharp(sheet).extract(top).toBuffer(),
        left: width - PREVIEW_LETTER_WIDTH - PREVIEW_EDGE,
        top: PREVIEW_EDGE,
      },
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
