import { Plural, useLingui } from '@lingui/react/macro';
import type { HandOverAnswer } from '@plainclaim/contract';
import { IconDownload } from '@tabler/icons-react';
import { takeHandOverPaper } from '../../api/filing.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { handOver } from '../../components/documents/hand-over.ts';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { usePaperReading } from '../../components/documents/use-paper-reading.ts';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import styles from './hand-over.module.css';

export type PaperRowProps = { readonly paper: HandOverAnswer['papers'][number]; readonly pass: string };

/** One paper to download. */
export function PaperRow({ paper: { id, title, file_name, page_count }, pass }: PaperRowProps) {
  const { t } = useLingui();
  const told = usePaperReading()?.titleOf(title) ?? null;
  const { trouble, isBusy, submit } = useSubmission<ApiFailure>();
  const save = async (): Promise<ApiFailure | null> => {
    const taken = await takeHandOverPaper(pass, id);
    if (!taken.ok) return taken.error;
    handOver(taken.value, file_name);
    return null;
  };
  return (
    <li>
      <span>
        {told === null ? null : <strong>{told} </strong>}
        <strong lang="en">{told === null ? title : `(${title})`}</strong>{' '}
        <span className={styles['quiet']}>
          <Plural value={page_count} one="# page" other="# pages" />
        </span>
      </span>
      <Button
        variant="ghost"
        size="small"
        iconStart={<IconDownload size={20} aria-hidden="true" />}
        busy={isBusy}
        onClick={() => void submit(save)}
      >
        {t`Download`}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {trouble === null ? null : <TroubleAlert title={t`We could not load the file.`} failure={trouble} />}
    </li>
  );
}
