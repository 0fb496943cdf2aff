import type { FilePreviewAnswer } from '@plainclaim/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFilePreview } from '../../../api/file-preview.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** Less than the stages take together, so that a dead line is told while they run. Milliseconds. */
const PATIENCE_MS = 7_000;

/** `failed`: the server could not be reached, or could not make it. The answers are safe either way. */
export type FilePreviewState =
  | { readonly status: 'working' | 'failed' }
  | { readonly status: 'made'; readonly made: FilePreviewAnswer };

/** Lets the server draft the letter and the papers from the answers, once they are saved. */
export function useFilePreview(): FilePreviewState {
  const { saveNow } = useWizard();
  const [state, setState] = useState<FilePreviewState>({ status: 'working' });
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<FilePreviewState> => {
    if (!(await saveNow())) return { status: 'failed' };
    const answer = await readFilePreview({ signal, timeoutMs: PATIENCE_MS });
    return answer.ok ? { status: 'made', made: answer.value } : { status: 'failed' };
  });
  useEffect(() => {
    const controller = new AbortController();
    void ask(controller.signal).then((answered) => {
      if (!controller.signal.aborted) setState(answered);
    });
    return () => controller.abort();
  }, []);
  return state;
}
