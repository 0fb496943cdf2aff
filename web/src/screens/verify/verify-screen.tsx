import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckDocumentAnswer } from '@plainclaim/contract';
import { IconFileSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { checkCode, checkDocument } from '../../api/letters/document-check.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { classNames } from '../../components/styling/class-names.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { FoundByCode, FoundDocument } from './found-document.tsx';
import { marksOfFile } from './file-marks.ts';
import { type HashFailure, hashOfFile } from './file-hash.ts';
import { SealKeyPlace } from './seal-key.tsx';
import styles from './verify.module.css';

type Check =
  | { readonly phase: 'none' }
  | { readonly phase: 'checking'; readonly name: string }
  | { readonly phase: 'answered'; readonly name: string; readonly answer: CheckDocumentAnswer }
  | { readonly phase: 'code'; readonly answer: CheckDocumentAnswer }
  | { readonly phase: 'unread'; readonly name: string; readonly why: HashFailure }
  | { readonly phase: 'failed'; readonly name: string; readonly failure: ApiFailure };

/** A file that nobody knows as a whole may be a copy that was changed: then its parts are asked for. */
async function checkFile(file: File, sha256: string) {
  const answer = await checkDocument(sha256);
  if (!answer.ok || answer.value.found !== 'unknown') return answer;
  const marks = await marksOfFile(file);
  return marks.length === 0 ? answer : await checkDocument(sha256, marks);
}

/**
 * /verify: whether a file is a letter or a court paper made here, unchanged, and whether there is a newer one. With a code
 * behind the # (from the picture printed with a letter), what is known of that letter.
 */
export function VerifyScreen() {
  const { t } = useLingui();
  const [check, setCheck] = useState<Check>({ phase: 'none' });
  const newest = useRef(0);
  useDocumentTitle(t`Check a file`);
  useArrival();
  const { hash: printed } = useLocation();
  const ask = async (code: string) => {
    newest.current += 1;
    const mine = newest.current;
    setCheck({ phase: 'checking', name: code });
    const answer = await checkCode(code);
    if (newest.current !== mine) return;
    setCheck(
      answer.ok ? { phase: 'code', answer: answer.value } : { phase: 'failed', name: code, failure: answer.error },
    );
  };
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
    const answer = await checkFile(file, hash.value);
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
      <CodePlace key={printed} printed={printed.slice(1)} onCode={ask} />
      <div className={styles['answer']} role="status">
        <Answer check={check} />
      </div>
      <SealKeyPlace />
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

type CodePlaceProps = { readonly printed: string; readonly onCode: (code: string) => Promise<void> };

/** For whoever has the letter on paper. A code that came with the address is asked for at once. */
function CodePlace({ printed, onCode }: CodePlaceProps) {
  const { t } = useLingui();
  const [code, setCode] = useState(printed);
  const ask = useRef(onCode);
  useEffect(() => {
    if (printed !== '') void ask.current(printed);
  }, [printed]);
  return (
    <form
      className={styles['code']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void onCode(code);
      }}
    >
      <TextField
        name="code"
        label={t`Code printed with a letter`}
        width="medium"
        value={code}
        onChange={setCode}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="ghost">{t`Check the code`}</Button>
    </form>
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
    case 'code':
      return <FoundByCode answer={check.answer} />;
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
