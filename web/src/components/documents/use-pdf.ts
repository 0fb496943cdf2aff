import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { handOver } from './hand-over.ts';

export type PdfView =
  | { readonly phase: 'closed' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: ApiFailure }
  /** `url` is a blob address that lives as long as the window is open. */
  | { readonly phase: 'shown'; readonly url: string };

export type PdfDownload =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: ApiFailure };

const CLOSED: PdfView = { phase: 'closed' };

/** Gets the PDF; `action` tells the server whether it is looked at or saved. */
export type OpenPdf = (action: 'view' | 'download', signal: AbortSignal) => Promise<ApiResult<Blob>>;

/** A PDF: shown in a window, or saved as a file. */
export function usePdf(openPdf: OpenPdf, fileName: string) {
  const [view, setView] = useState<PdfView>(CLOSED);
  const [download, setDownload] = useState<PdfDownload>({ phase: 'idle' });
  const viewing = useRef<AbortController | null>(null);
  const downloading = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      viewing.current?.abort();
      downloading.current?.abort();
    },
    [],
  );
  const url = view.phase === 'shown' ? view.url : null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  return {
    view,
    download,
    openView: async () => {
      viewing.current?.abort();
      const controller = new AbortController();
      viewing.current = controller;
      setView({ phase: 'loading' });
      setDownload((now) => (now.phase === 'failed' ? { phase: 'idle' } : now));
      const opened = await openPdf('view', controller.signal);
      if (controller.signal.aborted) return;
      setView(
        opened.ok
          ? { phase: 'shown', url: URL.createObjectURL(opened.value) }
          : { phase: 'failed', failure: opened.error },
      );
    },
    closeView: () => {
      viewing.current?.abort();
      setView(CLOSED);
    },
    saveFile: async () => {
      const controller = new AbortController();
      downloading.current = controller;
      setDownload({ phase: 'loading' });
      const opened = await openPdf('download', controller.signal);
      if (controller.signal.aborted) return;
      if (opened.ok) handOver(opened.value, fileName);
      setDownload(opened.ok ? { phase: 'idle' } : { phase: 'failed', failure: opened.error });
    },
  };
}
