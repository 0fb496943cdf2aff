/**
 * Entry point of the child process that compiles documents. The native compiler keeps memory for every new document
 * and cannot be interrupted, so it lives in a process that can be replaced and killed. Argument: the assets folder.
 */
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { withArchiveMarks } from './archive-marks.ts';
import { type ChildMessage, isRenderRequest, type RenderRequest } from './engine-protocol.ts';

/** Compiled results that the next letters do not use again are dropped after this many documents. */
const CACHE_AGE = 10;

const tell = (message: ChildMessage): void => void process.send?.(message);

async function start(assetsDir: string): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const templatesDir = join(assetsDir, 'templates');
  const compiler = await loadCompiler(templatesDir, join(assetsDir, 'fonts'));
  if (compiler === undefined) return;
  process.on('message', (message) => {
    if (isRenderRequest(message)) tell(render(compiler, templatesDir, message));
  });
  tell({ kind: 'ready' });
}

async function loadCompiler(workspace: string, fontsDir: string): Promise<NodeCompiler | undefined> {
  try {
    const engine = await import('@myriaddreamin/typst-ts-node-compiler');
    return engine.NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fontsDir] }] });
  } catch (error) {
    tell({ kind: 'engine_missing', detail: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

function render(compiler: NodeCompiler, templatesDir: string, request: RenderRequest): ChildMessage {
  try {
    for (const [name, bytes] of Object.entries(request.files)) {
      compiler.mapShadow(join(templatesDir, name), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    }
    const compiled = compile(compiler, join(templatesDir, request.template));
    if (Array.isArray(compiled)) return refused(compiled);
    const pdf = exported(compiler, compiled, request.creationTimestamp);
    return { kind: 'rendered', pdf, pageCount: compiled.numOfPages, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    // The export refuses with an Error whose message lists its diagnostics.
    return refused([error instanceof Error ? error.message : String(error)]);
  } finally {
    // Before anything else: one letter's text or signature must never be there for the next.
    compiler.resetShadow();
    compiler.evictCache(CACHE_AGE);
  }
}

/** Both exports check the document by the rules of their standard. An archive takes only a dated document. */
function exported(compiler: NodeCompiler, compiled: NodeTypstDocument, creationTimestamp: number | undefined): Buffer {
  if (creationTimestamp === undefined) return compiler.pdf(compiled, { pdfStandard: 'ua-1' });
  const accessible = compiler.pdf(compiled, { pdfStandard: 'ua-1', creationTimestamp });
  return withArchiveMarks(accessible, compiler.pdf(compiled, { pdfStandard: 'a-2a', creationTimestamp }));
}

function compile(compiler: NodeCompiler, mainFilePath: string): NodeTypstDocument | string[] {
  const outcome = compiler.compile({ mainFilePath });
  if (outcome.result !== null && !outcome.hasError()) return outcome.result;
  const error = outcome.takeError();
  return error === null ? ['The compiler gave no document'] : error.shortDiagnostics.map((one) => JSON.stringify(one));
}

const refused = (diagnostics: readonly string[]): ChildMessage => ({
  kind: 'refused',
  diagnostics,
  rssBytes: process.memoryUsage.rss(),
});

await start(process.argv[2] ?? '');
