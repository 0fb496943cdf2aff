/** Every way in which a document can fail to be made. None of them carries text of the letter except `characters`. */
export type DocumentError =
  /** No shipped font can print these characters (each is one whole character as the reader sees it). */
  | { readonly code: 'documents.unprintable'; readonly characters: readonly string[] }
  /** Counted in UTF-16 units; `limit` is the cap that was passed: of one text or of the whole letter. */
  | { readonly code: 'documents.too_long'; readonly length: number; readonly limit: number }
  | { readonly code: 'documents.signature_unreadable' }
  /** More documents are waiting than the pool is willing to queue; try again later. */
  | { readonly code: 'documents.busy' }
  | { readonly code: 'documents.timed_out'; readonly timeoutMs: number }
  /** The child process died twice over the same document, or could not be started. */
  | { readonly code: 'documents.engine_crashed' }
  /** The native compiler is not installed for this platform. */
  | { readonly code: 'documents.engine_missing'; readonly detail: string }
  /** The template and the model do not fit: a fault of ours. `diagnostics` never quote the letter. */
  | { readonly code: 'documents.compile_failed'; readonly diagnostics: readonly string[] }
  | { readonly code: 'documents.closed' };
