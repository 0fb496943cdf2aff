import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckDocumentAnswer } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { Alert } from '../../components/feedback/alert.tsx';
import { formatDay } from '../../i18n/formatters.ts';

type Known = NonNullable<CheckDocumentAnswer['document']>;

/** What is known of a file: whose version it is, that a newer one exists, or that it is none of ours. */
export function FoundDocument({ name, answer }: { readonly name: string; readonly answer: CheckDocumentAnswer }) {
  const { t } = useLingui();
  const { document } = answer;
  if (document === null) {
    return (
      <Alert tone="warning" title={t`We do not know this file`}>
        <p>
          <Trans>No file that we keep has the same fingerprint as “{name}”.</Trans>
        </p>
        <p>{t`It was changed, or it was not made here, or its case was deleted. A file that was printed and scanned, or saved anew, is another file.`}</p>
      </Alert>
    );
  }
  const { newest } = document;
  return (
    <Alert tone={newest === null && document.is_approved ? 'success' : 'warning'} title={<TitleOf known={document} />}>
      <p>
        <WhatItIs known={document} />
      </p>
      {newest === null ? null : (
        <p>
          <NewerOne known={document} newest={newest} />
        </p>
      )}
    </Alert>
  );
}

function TitleOf({ known: { is_approved, newest } }: { readonly known: Known }) {
  const { t } = useLingui();
  if (!is_approved) return t`This file was not changed, but it is only a draft`;
  return newest === null ? t`This file was not changed` : t`This file was not changed, but there is a newer one`;
}

function useDay(day: string): string {
  const { i18n } = useLingui();
  const parsed = parseCalendarDate(day);
  return parsed.ok ? formatDay(parsed.value, i18n.locale, 'long') : day;
}

function WhatItIs({ known: { kind, version, made_on, is_approved } }: { readonly known: Known }) {
  const { t } = useLingui();
  const day = useDay(made_on);
  if (kind === 'court_paper') return t`It is a court paper of version ${version}, made on ${day}.`;
  return is_approved
    ? t`It is version ${version} of a demand letter, approved and signed on ${day}.`
    : t`It is version ${version} of a demand letter, printed on ${day}. Nobody had signed it.`;
}

function NewerOne({ known, newest }: { readonly known: Known; readonly newest: NonNullable<Known['newest']> }) {
  const { t } = useLingui();
  const day = useDay(newest.made_on);
  const { version } = newest;
  return known.kind === 'court_paper'
    ? t`Version ${version} replaced it on ${day}.`
    : t`Version ${version} was approved on ${day}.`;
}
