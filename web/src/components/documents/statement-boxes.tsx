import { useLingui } from '@lingui/react/macro';
import { courtMessages, type SigningAnswer, type SigningYes } from '@plainclaim/contract';
import type { ReactNode } from 'react';
import type { PaperTranslations } from '../../i18n/letter-reading.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { Checkbox } from '../choices/checkbox.tsx';
import { ErrorSummary, type SummaryProblem } from '../feedback/error-summary.tsx';
import styles from './statement-boxes.module.css';
import { usePaperReading } from './use-paper-reading.ts';

export type StatementBoxesProps = {
  readonly statements: SigningAnswer['statements'];
  /** What each empty box of the complaint is about. */
  readonly openBoxes: readonly string[];
  /** Says that the whole complaint was read, in the reader's words. */
  readonly readWords: ReactNode;
  readonly ticked: ReadonlySet<SigningYes>;
  readonly onChange: (ticked: ReadonlySet<SigningYes>) => void;
  /** How often signing was tried with a box open; 0 before. */
  readonly attempt: number;
  /** What else is still open, for the same summary. */
  readonly further?: readonly SummaryProblem[] | undefined;
};

const fieldOf = (code: SigningYes): string => `sign_${code}`;

/** The statements that are not ticked yet. */
export const untickedOf = (
  statements: StatementBoxesProps['statements'],
  ticked: ReadonlySet<SigningYes>,
): StatementBoxesProps['statements'] => statements.filter(({ code }) => !ticked.has(code));

/** A box for each statement a complaint is signed under, and which are still open once signing was tried. */
export function StatementBoxes({ statements, openBoxes, readWords, ticked, onChange, ...tried }: StatementBoxesProps) {
  const { attempt, further = [] } = tried;
  const { t } = useLingui();
  const labelOf = useStatementLabels({ openBoxes, readWords });
  const missing = untickedOf(statements, ticked);
  const isShowingMissing = attempt > 0 && missing.length > 0;
  const needed = t`Please tick this box.`;
  return (
    <>
      {isShowingMissing || (attempt > 0 && further.length > 0) ? (
        <ErrorSummary
          title={
            missing.length > 0 ? t`Nothing is signed yet. Please tick each box first.` : t`This is not signed yet.`
          }
          attempt={attempt}
          problems={[
            ...missing.map(({ code }) => ({ field: fieldOf(code), message: labelOf(code).short })),
            ...further,
          ]}
        />
      ) : null}
      <fieldset className={styles['boxes']}>
        <legend>{t`Tick each box that is true for you.`}</legend>
        {statements.map(({ code, text }) => (
          <Checkbox
            key={code}
            name={fieldOf(code)}
            label={text === '' ? labelOf(code).long : <span lang="en">{text}</span>}
            hint={labelOf(code).hint}
            checked={ticked.has(code)}
            error={isShowingMissing && !ticked.has(code) ? needed : undefined}
            onChange={(isTicked) => onChange(withCode(ticked, code, isTicked))}
          />
        ))}
      </fieldset>
    </>
  );
}

const withCode = (all: ReadonlySet<SigningYes>, code: SigningYes, isTicked: boolean): ReadonlySet<SigningYes> =>
  new Set(isTicked ? [...all, code] : [...all].filter((one) => one !== code));

/** A rule's abbreviation and its number stay on one line. */
const unbroken = (rule: string): string => rule.replaceAll(' ', '\u00a0');

/** The words of the paper in the reader's language, under the English that is signed. */
function useStatementsToRead(open_boxes: readonly string[]): (code: SigningYes) => ReactNode {
  const { t } = useLingui();
  const reading = usePaperReading();
  const translationIn = ({ statements, boxes }: PaperTranslations, code: SigningYes): string => {
    if (code === 'read' || code === 'court_form') return '';
    return code === 'open_boxes' ? open_boxes.map((one) => boxes[one] ?? one).join(' · ') : statements[code];
  };
  return (code) => {
    const translated = reading === null ? '' : translationIn(reading, code);
    return translated === '' ? null : (
      <>
        <br />
        {t`In your language:`} {translated}
      </>
    );
  };
}

type Words = { readonly short: string; readonly long: ReactNode; readonly hint: ReactNode };

function useStatementLabels({ openBoxes, readWords }: Pick<StatementBoxesProps, 'openBoxes' | 'readWords'>) {
  const { t } = useLingui();
  const translated = useStatementsToRead(openBoxes);
  const message = useMessage(courtMessages);
  const privacyRule = unbroken(message('court.rule.redaction'));
  const truthRule = unbroken(message('court.rule.certification'));
  const words: Readonly<Record<SigningYes, Words>> = {
    read: {
      short: t`You read the whole complaint`,
      long: readWords,
      hint: undefined,
    },
    court_form: {
      short: t`You read the court’s own form`,
      long: t`I opened the court’s own form as a PDF and read it.`,
      hint: t`It is filled in with the same answers. It gets your signature too, and it is the one to file.`,
    },
    open_boxes: {
      short: t`Some boxes are empty`,
      long: t`I sign with these boxes left empty:`,
      hint: (
        <>
          <span lang="en">{openBoxes.join(' · ')}</span>
          {translated('open_boxes')}
          <br />
          {t`To fill them in by hand, do not sign here. Print the papers and sign by hand.`}
        </>
      ),
    },
    redaction: {
      short: t`Private numbers are left out (${privacyRule})`,
      long: '',
      hint: (
        <>
          {t`In plain words: private numbers are not in these papers, and you will keep them out of later ones (${privacyRule}).`}
          {translated('redaction')}
        </>
      ),
    },
    certification: {
      short: t`The complaint is true (${truthRule})`,
      long: '',
      hint: (
        <>
          {t`In plain words: what the complaint says is true. Anyone who says something false on purpose can be punished (${truthRule}).`}
          {translated('certification')}
        </>
      ),
    },
  };
  return (code: SigningYes): Words => words[code];
}
