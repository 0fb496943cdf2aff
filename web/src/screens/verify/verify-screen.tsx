import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckDocumentAnswer } from '@plainclaim/contract';
import { IconFileSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { checkDocument } from '../../api/document-check.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { classNames } from '../../components/styling/class-names.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { FoundDocument } from './found-document.tsx';
import { type HashFailure, hashOfFile } from './file-hash.ts';
import styles from './verify.module.css';

type Check =
  | { readonly phase: 'none' }
  | { readonly phase: 'checking'; readonly name: string }
  | { readonly phase: 'answered'; readonly name: string; readonly answer: CheckDocumentAnswer }
  | { readonly phase: 'unread'; readonly name: string; readonly why: HashFailure }
  | { readonly phase: 'failed'; readonly name: string; readonly failure: ApiFailure };

/** /verify: whether a file is a letter or a court paper made here, unchanged, and whether there is a newer one. */
export function VerifyScreen() {
  const { t } = useLingui();
  const [check, setCheck] = useState<Check>({ phase: 'none' });
  const newest = useRef(0);
  useDocumentTitle(t`Check a file`);
  useArrival();
  const take = async (file: File) => {
    const { name } = file;
    newest.current += 1;
    const mine = newest.current;
    // Of two files chosen shortly after each other the later one is answered.
    const show = (next: Check) => {
      if (newest.current === mine) setCheck(next);
    };
    show({ phase: 'checking', name });
    const hash = await hashOfFile(file);
    if (!hash.ok) return show({ phase: 'unread', name, why: hash.error });
    const answer = await checkDocument(hash.value);
    return answer.ok
      ? show({ phase: 'answered', name, answer: answer.value })
      : show({ phase: 'failed', name, failure: answer.error });
  };
  return (
    <AppShell width="narrow">
      <ScreenHead
        title={t`Check a file`}
        lead={t`Did somebody give you a letter or court paper made with Plainclaim? See if it was changed, and if it is the newest one.`}
      />
      <FilePlace onFile={(file) => void take(file)} />
      <div className={styles['answer']} role="status">
        <Answer check={check} />
      </div>
    </AppShell>
  );
}

function FilePlace({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <div
      className={classNames(styles['place'], isOver && styles['over'])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        takeFirst(event.dataTransfer.files);
      }}
    >
      <Button
        iconStart={<IconFileSearch size={22} aria-hidden="true" />}
        aria-describedby="file-stays"
        onClick={() => input.current?.click()}
      >
        {t`Choose a file`}
      </Button>
      <p id="file-stays">{t`Or drop it here. The file stays on your device. We only get its fingerprint, a short number.`}</p>
      <input
        ref={input}
        type="file"
        name="checked_file"
        aria-label={t`File to check`}
        accept="application/pdf,.pdf"
        hidden
        onChange={({ target }) => {
          takeFirst(target.files);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </div>
  );
}

function Answer({ check }: { readonly check: Check }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  switch (check.phase) {
    case 'none':
      return null;
    case 'checking':
      return <Spinner>{t`Checking the file...`}</Spinner>;
    case 'answered':
      return <FoundDocument name={check.name} answer={check.answer} />;
    case 'failed':
      return (
        <Alert tone="error" title={t`The file could not be checked`}>
          <p>{textOf(check.failure)}</p>
        </Alert>
      );
    case 'unread':
      return <Unread name={check.name} why={check.why} />;
  }
}

function Unread({ name, why }: { readonly name: string; readonly why: HashFailure }) {
  const { t } = useLingui();
  switch (why) {
    case 'too_large':
      return (
        <Alert tone="warning" title={t`This is not one of our files`}>
          <p>
            <Trans>“{name}” is larger than any letter or court paper that is made here.</Trans>
          </p>
        </Alert>
      );
    case 'unreadable':
      return (
        <Alert tone="error" title={t`The file could not be read`}>
          <p>
            <Trans>“{name}” may have been moved or deleted. Choose it again.</Trans>
          </p>
        </Alert>
      );
    case 'not_possible':
      return (
        <Alert tone="error" title={t`This browser cannot check files`}>
          <p>{t`Open this page with https in its address, or in a newer browser.`}</p>
        </Alert>
      );
  }
}
