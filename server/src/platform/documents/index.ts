export {
  type CourtPaperModel,
  printedTexts,
  repeatedTexts,
  textsOfPaper,
  withTexts,
} from './views/court-paper-view.ts';
export type { DocumentError } from './document-error.ts';
export {
  createDocumentRenderer,
  type DocumentLogger,
  type DocumentRenderer,
  type DocumentRendererOptions,
  MAX_LETTER_LENGTH,
  MAX_TEXT_LENGTH,
  type RenderedDocument,
} from './document-renderer.ts';
export { EXHIBIT_AREA } from './views/exhibit-view.ts';
export { type GlyphCoverage, loadGlyphCoverage } from './glyph-coverage.ts';
export type { MailingPackModel, MailingSteps } from './views/mailing-pack-view.ts';
export { PAPER_PAGE_POLICY, paperPage } from './paper-page/index.ts';
export { readDocument, readPages } from './read-pages.ts';
export { offlineCheckPage } from './offline-check-page.ts';
export { rendererFiles } from './renderer-files.ts';
export { sanitizeText } from './sanitize-text.ts';
