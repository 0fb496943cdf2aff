import { Plural, useLingui } from '@lingui/react/macro';
import type { ExhibitsAnswer } from '@plainclaim/contract';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import styles from './add-files.module.css';
import { UploadItem } from './upload-item.tsx';
import type { Uploads } from './use-uploads.ts';

export type UploadListProps = { readonly uploads: Uploads; readonly limits: ExhibitsAnswer['limits'] };

/** The files on their way, and those that could not be taken, each with its reason. */
export function UploadList({ uploads, limits }: UploadListProps) {
  const { t } = useLingui();
  return (
    <>
      {uploads.isHeld ? (
        <Alert
          tone="warning"
          live="alert"
          title={t`There is no connection to the server.`}
          actions={<Button size="small" onClick={uploads.resume}>{t`Send them now`}</Button>}
        >
          <p>{t`Your files wait here. They are sent when you are back online. Please keep this page open.`}</p>
        </Alert>
      ) : null}
      <div className={styles['sending']}>
        <p role="status" className={styles['news']}>
          <BatchNews uploads={uploads} />
        </p>
        {uploads.uploads.length === 0 ? null : (
          <ul className={styles['uploads']} aria-label={t`Files being added`}>
            {uploads.uploads.map((upload) => (
              <UploadItem
                key={upload.id}
                upload={upload}
                limits={limits}
                onDrop={() => uploads.drop(upload.id)}
                onRetry={() => uploads.retry(upload.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Said when sending begins and when it has ended, and not between: each file's own bar shows how far it is. */
function BatchNews({ uploads: { batch, isWorking, isHeld } }: { readonly uploads: Uploads }) {
  const { asked, added, stopped } = batch;
  if (asked === 0 || isHeld) return null;
  if (isWorking) {
    return (
      <VisuallyHidden>
        <Plural value={asked} one="Adding # file." other="Adding # files." />
      </VisuallyHidden>
    );
  }
  return (
    <>
      {added === 0 ? null : <Plural value={added} one="# file was added." other="# files were added." />}{' '}
      {stopped === 0 ? null : (
        <Plural
          value={stopped}
          one="# file was not added. The reason is below."
          other="# files were not added. The reasons are below."
        />
      )}
    </>
  );
}
