import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OneReading, PaperLine, PaperReadings as Read } from '@plainclaim/contract';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { usePaperReading } from '../../components/documents/use-paper-reading.ts';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import styles from './court-documents.module.css';
import { MakeAgainButton } from './make-again-button.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import readingStyles from './paper-readings.module.css';

export type PaperReadingsProps = {
  readonly caseId: string;
  readonly whose: string;
  readonly read: Read;
  readonly onChanged: () => void;
};

/**
 * The made papers as a clerk, a judge and the other side read them: what was read, what was found, and where it is
 * mended. Nobody is told that nothing is wrong.
 */
export function PaperReadings({ caseId, whose, read, onChanged }: PaperReadingsProps) {
  const { t } = useLingui();
  const id = useId();
  const { papers, pages, readings } = read;
  return (
    <section aria-labelledby={id} className={styles['stage']}>
      <h2 id={id}>
        {t`How others will read these papers`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </h2>
      <p>
        {pages === null ? (
          <Plural value={papers} one="We read # paper back." other="We read # papers back." />
        ) : (
          <Trans>
            We read <Plural value={papers} one="# paper" other="# papers" /> back,{' '}
            <Plural value={pages} one="# page" other="# pages" /> in all.
          </Trans>
        )}{' '}
        {t`We cannot tell if your facts are true, and a court may see more than we do. Please read each page.`}
      </p>
      {readings.map((one) => (
        <Reader key={one.reading} caseId={caseId} whose={whose} reading={one} onChanged={onChanged} />
      ))}
    </section>
  );
}

type ReaderProps = Omit<PaperReadingsProps, 'read'> & { readonly reading: OneReading };

function Reader({ caseId, whose, reading: { reading, found, looked_for }, onChanged }: ReaderProps) {
  const { t } = useLingui();
  const titles: Readonly<Record<OneReading['reading'], string>> = {
    clerk: t`As the clerk reads them`,
    judge: t`As a judge reads them`,
    opponent: t`As the other side reads them`,
  };
  const count = looked_for.length;
  const about = `, ${titles[reading]}`;
  return (
    <div className={readingStyles['reading']}>
      <h3>{titles[reading]}</h3>
      {found.length === 0 ? (
        <p className={styles['quiet']}>
          <Plural
            value={count}
            one="We looked at # point and have none to show you."
            other="We looked at # points and have none to show you."
          />
        </p>
      ) : (
        <ul className={readingStyles['lines']}>
          {found.map((line) => (
            <FoundLine key={line.code} caseId={caseId} whose={whose} line={line} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <details className={styles['details']}>
        <summary>
          {t`What we looked for`}
          <VisuallyHidden>{about}</VisuallyHidden>
        </summary>
        <ul className={styles['findings']}>
          {looked_for.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type FoundLineProps = Omit<PaperReadingsProps, 'read'> & { readonly line: PaperLine };

function FoundLine({ caseId, whose, line, onChanged }: FoundLineProps) {
  const { t } = useLingui();
  const { severity, message, papers } = line;
  const translated = usePaperReading();
  const isStop = severity === 'stop';
  return (
    <li className={isStop ? readingStyles['stop'] : readingStyles['look']}>
      {isStop ? <IconCircleX size={20} aria-hidden="true" /> : <IconAlertTriangle size={20} aria-hidden="true" />}
      <div className={readingStyles['line']}>
        <p>
          <strong>{isStop ? t`Fix this first:` : t`Look at this:`}</strong> {message}
        </p>
        {papers.length === 0 ? null : (
          <p className={styles['quiet']}>{papers.map((one) => translated?.titleOf(one) ?? one).join(', ')}</p>
        )}
        <div className={styles['buttons']}>
          <MendButton caseId={caseId} whose={whose} line={line} onChanged={onChanged} />
        </div>
      </div>
    </li>
  );
}

/** Leads to the very field that mends a line; a stop is mended in the letter, since there are no papers to correct yet. */
function MendButton({ caseId, whose, line: { code, mend, message, severity }, onChanged }: FoundLineProps) {
  const { t } = useLingui();
  const toSign = `/court-documents?sign=${encodeURIComponent(caseId)}`;
  const toMend = `${toSign}&mend=${code}`;
  const about = `${whose}: ${message}`;
  switch (mend) {
    case 'letter':
      return (
        <>
          <OpenLetterButton caseId={caseId} whose={about} />
          {severity === 'stop' ? null : <MendLink to={toMend} words={t`Correct the facts`} about={about} />}
        </>
      );
    case 'papers':
      return <MakeAgainButton caseId={caseId} whose={about} onChanged={onChanged} />;
    case 'facts':
      return <MendLink to={toMend} words={t`Correct the facts`} about={about} />;
    case 'answers':
      return <MendLink to={toMend} words={t`Change the answer`} about={about} />;
    case 'hand':
      return <MendLink to={toSign} words={t`Read the complaint`} about={about} />;
  }
}

type MendLinkProps = { readonly to: string; readonly words: string; readonly about: string };

const MendLink = ({ to, words, about }: MendLinkProps) => (
  <ButtonLink to={to} variant="ghost" size="small">
    {words}
    <VisuallyHidden>{about}</VisuallyHidden>
  </ButtonLink>
);
