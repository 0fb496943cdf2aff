/** What travels between the server and a child process that compiles documents (structured clone, so bytes stay bytes). */
export type RenderRequest = {
  readonly kind: 'render';
  /** File name inside assets/templates. */
  readonly template: string;
  /** Files laid beside the template for this one document, by name; gone afterwards. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /**
   * Seconds since 1970: the creation date written into the PDF. Fixed by the caller, so that bytes repeat. Undefined: the
   * PDF carries none, and is PDF/UA-1 but not PDF/A-2a, which asks for a date.
   */
  readonly creationTimestamp: number | undefined;
};

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'engine_missing'; readonly detail: string }
  | {
      readonly kind: 'rendered';
      readonly pdf: Uint8Array;
      readonly pageCount: number;
      /** Resident memory of the child, in bytes. */
      readonly rssBytes: number;
    }
  /** The compiler's own words; they may quote the document. */
  | { readonly kind: 'refused'; readonly diagnostics: readonly string[]; readonly rssBytes: number };

export function isRenderRequest(message: unknown): message is RenderRequest {
  return isRecord(message) && message['kind'] === 'render' && typeof message['template'] === 'string';
}

export function isChildMessage(message: unknown): message is ChildMessage {
  if (!isRecord(message)) return false;
  switch (message['kind']) {
    case 'ready':
      return true;
    case 'engine_missing':
      return typeof message['detail'] === 'string';
    case 'rendered':
      return message['pdf'] instanceof Uint8Array && typeof message['rssBytes'] === 'number';
    case 'refused':
      return Array.isArray(message['diagnostics']) && typeof message['rssBytes'] === 'number';
    default:
      return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
