import { useLingui } from '@lingui/react/macro';
import type { PaperCheck } from '@plainclaim/contract';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { usePaperReading } from '../../components/use-paper-reading.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './court-documents.module.css';

/** What a clerk looks for, line by line, and how the made papers stand. */
export function PaperChecks({ checks }: { readonly checks: readonly PaperCheck[] }) {
  const { t } = useLingui();
  const words = useCheckWords();
  const reading = usePaperReading();
  if (checks.length === 0) return null;
  return (
    <ul className={styles['checks']}>
      {checks.map(({ code, passed, papers }) => (
        <li key={code} className={passed ? styles['passed'] : styles['missed']}>
          {passed ? <IconCircleCheck size={20} aria-hidden="true" /> : <IconCircleX size={20} aria-hidden="true" />}
          <span>
            {passed ? <VisuallyHidden>{t`In order:`}</VisuallyHidden> : <strong>{t`Not in order:`}</strong>}{' '}
            {words[code]}
            {papers.length === 0 ? null : ` (${papers.map((one) => reading?.titleOf(one) ?? one).join(', ')})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useCheckWords(): Readonly<Record<PaperCheck['code'], string>> {
  const { t } = useLingui();
  return {
    name_missing: t`Full names of all parties`,
    address_missing: t`Addresses of all parties`,
    amount_missing: t`The amount`,
    amount_above_part: t`An amount that this court hears`,
    county_missing: t`The county`,
    county_not_allowed: t`A county where the addresses allow to file`,
    paragraph_missing: t`Numbered facts without a gap`,
    signature_line_missing: t`A place for the date and the signature`,
    signature_missing: t`Signature and date, where it is signed`,
    signature_unexpected: t`No signature that you did not make`,
    certification_missing: t`The words that the court rules prescribe`,
    docket_not_blank: t`Docket number left to the court`,
    private_number: t`No private numbers`,
    speaks_of_military: t`No word of military service`,
    pages_out_of_order: t`Pages numbered and in order`,
    text_missing: t`No text cut off`,
  };
}
