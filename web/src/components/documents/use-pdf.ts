import { ok } from '@plainclaim/domain';
import { useEffect } from 'react';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { useCall } from '../../api/server-state/use-call.ts';
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

/** Gets the PDF; `action` tells the server whether it is looked at or saved. */
export type OpenPdf = (action: 'view' | 'download', signal: AbortSignal) => Promise<ApiResult<Blob>>;

/** A PDF: shown in a window, or saved as a file. One that is still being made is asked for again for a while. */
export function usePdf(openPdf: OpenPdf, fileName: string) {
  const viewing = useCall<string>();
  const saving = useCall<Blob>();
  const url = viewing.value;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const viewNow = (): PdfView => {
    if (viewing.failure !== null) return { phase: 'failed', failure: viewing.failure };
    if (url !== null) return { phase: 'shown', url };
    return { phase: viewing.isBusy ? 'loading' : 'closed' };
  };
  const downloadNow = (): PdfDownload => {
    if (saving.failure !== null) return { phase: 'failed', failure: saving.failure };
    return { phase: saving.isBusy ? 'loading' : 'idle' };
  };
  return {
    view: viewNow(),
    download: downloadNow(),
    openView: () => {
      if (saving.failure !== null) saving.stop();
      viewing.run(async (signal) => {
        const opened = await openPdf('view', signal);
        return opened.ok ? ok(URL.createObjectURL(opened.value)) : opened;
      });
    },
    closeView: viewing.stop,
    saveFile: () =>
      saving.run(async (signal) => {
        const opened = await openPdf('download', signal);
        if (opened.ok && !signal.aborted) handOver(opened.value, fileName);
        return opened;
      }),
  };
}
