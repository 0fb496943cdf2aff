import { useLingui } from '@lingui/react/macro';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { handOver } from './hand-over.ts';
import { SaveFileButton } from './save-file-button.tsx';
import { TroubleAlert } from '../feedback/trouble-alert.tsx';
import { useSubmission } from '../feedback/use-submission.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

export type DownloadButtonProps = {
  readonly fileName: string;
  /** Follows the word of the button. */
  readonly what: string;
  readonly open: () => Promise<ApiResult<Blob>>;
};

/** Saves a file under its name. */
export function DownloadButton({ fileName, what, open }: DownloadButtonProps) {
  const { t } = useLingui();
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  const save = async (): Promise<ApiFailure | null> => {
    const opened = await open();
    if (!opened.ok) return opened.error;
    handOver(opened.value, fileName);
    return null;
  };
  return (
    <>
      <SaveFileButton busy={isBusy} onClick={() => void submit(save)}>
        {t`Download`}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </SaveFileButton>
      {trouble === null ? null : <TroubleAlert title={t`We could not load the file.`} failure={trouble} />}
    </>
  );
}
