import { createHash } from 'node:crypto';
import { err, type ExhibitPacketModel, type LetterPdfModel, ok, type Result } from '@plainclaim/domain';
import { type ChildQueue, createChildQueue, DOCUMENTS_AT_ONCE, noWalls, type Walls } from '../confined-child/index.ts';
import { askingClient } from '../limits/index.ts';
import { type CourtPaperModel, courtPaperView, textsOfPaper } from './views/court-paper-view.ts';
import type { DocumentError } from './document-error.ts';
import type { RenderRequest } from './engine-protocol.ts';
import { exhibitView, textsOfExhibits } from './views/exhibit-view.ts';
import { type LetterView, letterView, textsOf } from './views/letter-view.ts';
import { type GlyphCoverage, loadGlyphCoverage } from './glyph-coverage.ts';
import { checkPicture, type MailingPackModel, mailingPackView, textsOfPack } from './views/mailing-pack-view.ts';
import { createRenderPool, type PoolEvent, type PoolOutcome } from './render-pool.ts';
import { sanitizeText } from './sanitize-text.ts';
import { readSignaturePng } from './signature-png.ts';

export type RenderedDocument = {
  readonly pdf: Uint8Array;
  /** Of the PDF's bytes, in hexadecimal. */
  readonly sha256: string;
  readonly pageCount: number;
};

export type DocumentRenderer = {
  /**
   * The letter as an accessible PDF for the archive (PDF/UA-1 and PDF/A-2a; without a readable date only the former).
   * The same model gives the same bytes, whenever and wherever it runs.
   */
  readonly renderLetter: (model: LetterPdfModel) => Promise<Result<RenderedDocument, DocumentError>>;
  /**
   * For each recipient a page with the address and the whole letter, at the end the claimant's page of steps. Accessible
   * and repeatable as the letter is; the letter's pages look as they do alone.
   */
  readonly renderMailingPack: (
    letter: LetterPdfModel,
    pack: MailingPackModel,
  ) => Promise<Result<RenderedDocument, DocumentError>>;
  /** One PDF of court papers, in one compile. Accessible and repeatable as the letter is. */
  readonly renderCourtPaper: (model: CourtPaperModel) => Promise<Result<RenderedDocument, DocumentError>>;
  /**
   * The exhibits' index, covers and empty pages, on which the uploaded ones are laid afterwards. Accessible (PDF/UA-1)
   * and without a date: what it becomes is no file for an archive.
   */
  readonly renderExhibitBase: (model: ExhibitPacketModel) => Promise<Result<RenderedDocument, DocumentError>>;
  /** Starts the child processes, so that the first letter need not wait for them. Does not fail: rendering reports. */
  readonly warm: () => Promise<void>;
  /** Ends the child processes. Documents still being made come back as `documents.closed`. */
  readonly close: () => Promise<void>;
};

export type DocumentRendererOptions = {
  /** The child process's module: `typst-child.ts`, or `typst-child.mjs` in a bundle. */
  readonly childModule: URL;
  /** The folder that holds fonts/ and templates/. */
  readonly assetsDir: string;
  /** Node options of the child; none by default. */
  readonly execArgv?: readonly string[];
  /** What is put around the child processes; only an empty environment, unless given. */
  readonly walls?: Walls;
  /** Child processes; 2 by default. They start at first use. */
  readonly size?: number;
  /** Where documents wait for them, with other work of child processes; lets in `size` of them. One of its own by default. */
  readonly queue?: ChildQueue;
  /** For one document, after which its child is killed; 10,000 by default. */
  readonly timeoutMs?: number;
  /** A child is replaced after this many documents; 150 by default, since the compiler never gives memory back. */
  readonly maxDocuments?: number;
  /** ... or when it holds more than this; 300 MB by default. */
  readonly maxRssBytes?: number;
  readonly logger?: DocumentLogger;
};

/** The part of the server's logger that is used here. */
export type DocumentLogger = {
  readonly info: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

/**
 * Longest letter the engine is asked to set, in UTF-16 units, and longest single text in it. The pages carry the names,
 * the subject and the reference too, so this is 4,000 more than a letter may be long (LONGEST_LETTER of the contract).
 */
export const MAX_LETTER_LENGTH = 64_000;
export const MAX_TEXT_LENGTH = 20_000;
/** A story and a calculation of the longest kind, and all the sheets around them. */
export const MAX_PAPER_LENGTH = 160_000;

const SECONDS_TO_NOON = 12 * 60 * 60;

export function createDocumentRenderer(options: DocumentRendererOptions): DocumentRenderer {
  const coverage = loadGlyphCoverage(options.assetsDir);
  const timeoutMs = options.timeoutMs ?? 10_000;
  const size = options.size ?? DOCUMENTS_AT_ONCE;
  const pool = createRenderPool({
    childModule: options.childModule,
    assetsDir: options.assetsDir,
    execArgv: options.execArgv ?? [],
    walls: options.walls ?? noWalls,
    size,
    timeoutMs,
    maxDocuments: options.maxDocuments ?? 150,
    maxRssBytes: options.maxRssBytes ?? 300 * 1024 * 1024,
    queue: options.queue ?? createChildQueue({ documents: size }),
    log: (event) => logPoolEvent(options.logger, event),
  });

  let jobsAsked = 0;
  /** What no client waits for is a job's, and jobs keep their own line. */
  const whose = (): string => askingClient() ?? `job ${(jobsAsked += 1)}`;
  const render = async (request: RenderRequest) => toResult(await pool.run(request, whose()), timeoutMs);

  /** Roomy, or dense where that saves a page. */
  const setLetter = async (prepared: PreparedLetter): Promise<Result<SetLetter, DocumentError>> => {
    const setWith = async (isDense: boolean): Promise<Result<SetLetter, DocumentError>> => {
      const made = await render(letterRequest({ ...prepared, view: { ...prepared.view, isDense } }));
      return made.ok ? ok({ document: made.value, isDense }) : made;
    };
    const roomy = await setWith(false);
    if (!roomy.ok || roomy.value.document.pageCount === 1) return roomy;
    const dense = await setWith(true);
    // A failure here is a failure: which of the two comes back must not depend on luck.
    return dense.ok && dense.value.document.pageCount >= roomy.value.document.pageCount ? roomy : dense;
  };

  return {
    async renderLetter(model) {
      const prepared = prepareLetter(model, coverage);
      if (!prepared.ok) return prepared;
      const set = await setLetter(prepared.value);
      return set.ok ? ok(set.value.document) : set;
    },
    async renderMailingPack(model, pack) {
      const prepared = prepareLetter(model, coverage);
      if (!prepared.ok) return prepared;
      const refusal = textError(textsOfPack(pack), coverage);
      if (refusal !== undefined) return err(refusal);
      const set = await setLetter(prepared.value);
      if (!set.ok) return set;
      const { isDense, document } = set.value;
      const view = { ...prepared.value.view, isDense, pagesInPack: document.pageCount };
      const packFile = Buffer.from(JSON.stringify(mailingPackView(pack)));
      const request = letterRequest({ ...prepared.value, view });
      const files = { ...request.files, 'pack.json': packFile, 'check.svg': checkPicture(pack) };
      return render({ ...request, template: 'mailing-pack.typ', files });
    },
    async renderCourtPaper(model) {
      const refusal = textError(textsOfPaper(model), coverage, MAX_PAPER_LENGTH);
      if (refusal !== undefined) return err(refusal);
      const createdAt = creationTimestamp(model.dateLong);
      const paper = Buffer.from(JSON.stringify(courtPaperView(model, createdAt !== undefined)));
      const mark = model.signaturePngBase64 === undefined ? null : readSignaturePng(model.signaturePngBase64);
      if (mark === undefined) return err({ code: 'documents.signature_unreadable' });
      const others = coMarks(model.coSignaturesPngBase64 ?? []);
      if (others === undefined) return err({ code: 'documents.signature_unreadable' });
      const files = { 'paper.json': paper, ...(mark === null ? {} : { 'signature.png': mark }), ...others };
      return render({ kind: 'render', template: 'court-packet.typ', files, creationTimestamp: createdAt });
    },
    async renderExhibitBase(model) {
      const refusal = textError(textsOfExhibits(model), coverage);
      if (refusal !== undefined) return err(refusal);
      const files = { 'exhibits.json': Buffer.from(JSON.stringify(exhibitView(model))) };
      return render({ kind: 'render', template: 'exhibit-packet.typ', files, creationTimestamp: undefined });
    },
    warm: pool.warm,
    close: pool.close,
  };
}

/** By the names the template knows them by; undefined when one cannot be read. */
function coMarks(all: readonly string[]): Readonly<Record<string, Uint8Array>> | undefined {
  const files: Record<string, Uint8Array> = {};
  for (const [index, base64] of all.entries()) {
    const mark = base64 === '' ? null : readSignaturePng(base64);
    if (mark === undefined) return undefined;
    if (mark !== null) files[`signature-${index + 1}.png`] = mark;
  }
  return files;
}

type PreparedLetter = {
  readonly view: LetterView;
  readonly signature: Uint8Array | null;
  /** Seconds since 1970; undefined when the letter's date cannot be read. */
  readonly createdAt: number | undefined;
};

type SetLetter = { readonly document: RenderedDocument; readonly isDense: boolean };

function prepareLetter(model: LetterPdfModel, coverage: GlyphCoverage): Result<PreparedLetter, DocumentError> {
  const refusal = textError(textsOf(model), coverage);
  if (refusal !== undefined) return err(refusal);
  const signature = model.isDraft || model.signature === null ? null : readSignaturePng(model.signature.pngBase64);
  if (signature === undefined) return err({ code: 'documents.signature_unreadable' });
  const createdAt = creationTimestamp(model.dateLong);
  return ok({ view: letterView(model, createdAt !== undefined), signature, createdAt });
}

function letterRequest({ view, signature, createdAt }: PreparedLetter): RenderRequest {
  const letter = { 'letter.json': Buffer.from(JSON.stringify(view)) };
  const files = signature === null ? letter : { ...letter, 'signature.png': signature };
  return { kind: 'render', template: 'letter.typ', files, creationTimestamp: createdAt };
}

function textError(
  texts: readonly string[],
  coverage: GlyphCoverage,
  limit: number = MAX_LETTER_LENGTH,
): DocumentError | undefined {
  const tooLong = lengthError(texts, limit);
  if (tooLong !== undefined) return tooLong;
  const characters = coverage.unprintableCharacters(sanitizeText(texts.join('\n')));
  return characters.length > 0 ? { code: 'documents.unprintable', characters } : undefined;
}

function lengthError(texts: readonly string[], limit: number): DocumentError | undefined {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest > MAX_TEXT_LENGTH) return { code: 'documents.too_long', length: longest, limit: MAX_TEXT_LENGTH };
  // Each text counts one more, so that a flood of empty lines has a limit too.
  const total = texts.reduce((sum, text) => sum + text.length + 1, 0);
  return total > limit ? { code: 'documents.too_long', length: total, limit } : undefined;
}

/**
 * Noon UTC on the letter's date: the same calendar day anywhere in the United States. Undefined when the date is not
 * written like "November 21, 2026"; the PDF then carries no creation date.
 */
function creationTimestamp(dateLong: string): number | undefined {
  const instantMs = Date.parse(`${dateLong} UTC`);
  return Number.isNaN(instantMs) ? undefined : instantMs / 1000 + SECONDS_TO_NOON;
}

function toResult(outcome: PoolOutcome, timeoutMs: number): Result<RenderedDocument, DocumentError> {
  switch (outcome.kind) {
    case 'rendered': {
      const { pdf, pageCount } = outcome;
      return ok({ pdf, sha256: createHash('sha256').update(pdf).digest('hex'), pageCount });
    }
    case 'refused':
      return err(refusal(outcome.diagnostics));
    case 'timed_out':
      return err({ code: 'documents.timed_out', timeoutMs });
    case 'crashed':
      return err({ code: 'documents.engine_crashed' });
    case 'engine_missing':
      return err({ code: 'documents.engine_missing', detail: outcome.detail });
    case 'busy':
      return err({ code: 'documents.busy' });
    case 'closed':
      return err({ code: 'documents.closed' });
  }
}

/** The engine names what it cannot print as: the text `"x"` could not be displayed. */
function refusal(diagnostics: readonly string[]): DocumentError {
  const characters = diagnostics.flatMap((diagnostic) =>
    Array.from(diagnostic.matchAll(/the text `\\*"([^"]+)"` could not be displayed/gu), ([, named = '']) =>
      named
        .replace(/(?<!\\)\\+$/u, '')
        .replace(/(?<!\\)\\+u\{([0-9a-f]+)\}/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    ),
  );
  if (characters.length > 0) return { code: 'documents.unprintable', characters: [...new Set(characters)] };
  return {
    code: 'documents.compile_failed',
    diagnostics: diagnostics.map((diagnostic) => diagnostic.replace(/`[^`]*`/g, '`...`')),
  };
}

function logPoolEvent(logger: DocumentLogger | undefined, event: PoolEvent): void {
  const isGood = event.event === 'child_ready' || event.event === 'child_recycled';
  logger?.[isGood ? 'info' : 'warn'](event, `documents.${event.event}`);
}
