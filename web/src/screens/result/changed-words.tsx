import { useLingui } from '@lingui/react/macro';
import type { LetterReviewAnswer } from '@plainclaim/contract';
import { Card } from '../../components/card.tsx';
import styles from './left-out.module.css';

function useChangeNames(): (kind: string) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'residue':
        return t`Computer signs made readable`;
      case 'insult':
        return t`Put in calm words`;
      case 'spelling':
        return t`Spelling`;
      case 'capitals':
        return t`Capitals made small`;
      case 'date':
        return t`Date written in full`;
      case 'year':
        return t`Year added`;
      case 'voice':
        return t`A business writes as “we”`;
      case 'recipient':
        return t`Made to speak to the other side`;
      case 'amount':
        return t`Amount written with a dollar sign`;
      default:
        return t`Written in another way`;
    }
  };
}

/** Words of the person that the letter shows in another form. No change is silent. */
export function ChangedWords({ changed }: { readonly changed: LetterReviewAnswer['changed'] }) {
  const { t } = useLingui();
  const nameOf = useChangeNames();
  if (changed.length === 0) return null;
  const told = changed.map(({ kind, from, to }) => `${nameOf(kind)}: ${t`“${from}” is now “${to}”`}`);
  return (
    <Card title={t`Written in another form`}>
      <p>{t`We wrote these words of yours in another form. If one is wrong, change it in the text.`}</p>
      <ul className={styles['texts']}>
        {[...new Set(told)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
