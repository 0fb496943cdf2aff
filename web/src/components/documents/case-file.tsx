import { useLingui } from '@lingui/react/macro';
import type { CaseFileAnswer } from '@plainclaim/contract';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { openCaseFile, orderCaseFile, readCaseFile } from '../../api/cases/case-file.ts';
import { serverQuery, takeOver } from '../../api/server-state/server-query.ts';
import { useCall } from '../../api/server-state/use-call.ts';
import { useLooksWhile } from '../../api/server-state/while-making.ts';
import { formatInstant } from '../../i18n/formatters.ts';
import { Button } from '../buttons/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { TroubleAlert } from '../feedback/trouble-alert.tsx';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './case-file.module.css';
import { handOver } from './hand-over.ts';

export type CaseFileProps = {
  readonly caseId: string;
  /** Follows the words of buttons, to tell them from those of other cases. */
  readonly whose?: string;
  /** Where it stands, as it came with something else; left out, it is asked for. */
  readonly known?: CaseFileAnswer;
};

const isMaking = (answer: CaseFileAnswer | undefined): boolean => answer?.state === 'making';

/** The sealed case file: asked for, followed while it is made, and downloaded. */
export function CaseFile({ caseId, whose = '', known }: CaseFileProps) {
  const { t, i18n } = useLingui();
  const queryKey = ['case-file', caseId];
  const client = useQueryClient();
  const looks = useLooksWhile(isMaking);
  const { data } = useQuery({
    ...serverQuery(queryKey, (options) => readCaseFile(caseId, options)),
    ...looks,
    ...(known === undefined ? {} : { initialData: known, staleTime: Number.POSITIVE_INFINITY }),
  });
  const order = useCall<CaseFileAnswer>();
  const download = useCall();
  const make = () =>
    order.run(async () => {
      const got = await orderCaseFile(caseId);
      if (got.ok) takeOver(client, queryKey, got.value);
      return got;
    });
  const save = () =>
    download.run(async (signal) => {
      const got = await openCaseFile(caseId);
      if (got.ok && !signal.aborted) handOver(got.value, 'Case-File.zip');
      return got;
    });
  const ready = data?.ready ?? null;
  return (
    <div className={styles['place']}>
      <p className={styles['quiet']}>
        {t`One file with every letter, paper, exhibit and delivery record. It has a page that shows if anything was changed. It works without us.`}
      </p>
      <div role="status">
        {isMaking(data) ? <Spinner>{t`Making the case file...`}</Spinner> : null}
        {data?.state === 'failed' ? <p>{t`The case file could not be made. Try again.`}</p> : null}
        {ready === null ? null : <p>{t`Ready since ${formatInstant(ready.made_at, i18n.locale)}.`}</p>}
      </div>
      <div className={styles['buttons']}>
        {ready === null ? null : (
          <Button
            size="small"
            busy={download.isBusy}
            iconStart={<IconDownload size={20} aria-hidden="true" />}
            onClick={save}
          >
            {t`Download the case file`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        )}
        {isMaking(data) ? null : (
          <Button variant="ghost" size="small" busy={order.isBusy} onClick={make}>
            {ready === null ? t`Make the case file` : t`Make it anew`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        )}
      </div>
      {order.failure === null ? null : (
        <TroubleAlert title={t`We could not ask for the case file.`} failure={order.failure} />
      )}
      {download.failure === null ? null : (
        <TroubleAlert title={t`We could not download the case file.`} failure={download.failure} />
      )}
    </div>
  );
}
