import { plural } from '@lingui/core/macro';
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
  if (answer.found === 'changed') return <ChangedCopy known={document} pages={answer.changed_pages} />;
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

/** A copy of one of ours that is another by now: where, as far as its parts tell. */
function ChangedCopy({ known, pages }: { readonly known: Known; readonly pages: readonly number[] }) {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(pages.map(String));
  const count = pages.length;
  return (
    <Alert tone="error" title={t`This file was changed`}>
      <p>
        {count === 0
          ? t`Something around the pages was changed, such as the seal or the title. The pages have the parts we made.`
          : t`${plural(count, { one: `Page ${list} is not as we made it.`, other: `Pages ${list} are not as we made them.` })}`}
      </p>
      <p>{t`Do not rely on it. Ask for the file we made.`}</p>
      <p>
        <WhatItWas known={known} />
      </p>
    </Alert>
  );
}

function WhatItWas({ known: { kind, version, made_on } }: { readonly known: Known }) {
  const { t } = useLingui();
  const day = useDay(made_on);
  return kind === 'court_paper'
    ? t`We made it as a court paper of version ${version}, on ${day}.`
    : t`We made it as version ${version} of a demand letter, on ${day}.`;
}

/** What a printed code tells. It says nothing of the paper it is read from. */
export function FoundByCode({ answer: { document } }: { readonly answer: CheckDocumentAnswer }) {
  const { t } = useLingui();
  if (document === null) {
    return (
      <Alert tone="warning" title={t`We do not know this code`}>
        <p>{t`Compare it with the letter, sign by sign. If it is the same, the letter was not made here, or its case was deleted.`}</p>
      </Alert>
    );
  }
  const { newest } = document;
  return (
    <Alert
      tone={newest === null ? 'success' : 'warning'}
      title={newest === null ? t`This code is one of ours` : t`This code is one of ours, but there is a newer letter`}
    >
      <p>
        <WhatItIs known={document} />
      </p>
      {newest === null ? null : (
        <p>
          <NewerOne known={document} newest={newest} />
        </p>
      )}
      <p>{t`A code can be copied onto another paper. To be sure of the words, ask for the PDF and check it here.`}</p>
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
