import { Trans, useLingui } from '@lingui/react/macro';
import styles from './sentences/sentence-note.module.css';

export type LawSourceProps = {
  readonly cite: string | null;
  /** The statute, rule or official publication where the rule was read. */
  readonly reference: string | null;
  readonly certainty: string | null;
};

function useCertaintyWords(): (certainty: string | null) => string | null {
  const { t } = useLingui();
  return (certainty) => {
    switch (certainty) {
      case 'official':
        return t`We read this in the official text.`;
      case 'official-copy':
        return t`We read this in a copy of the official text.`;
      case 'secondary':
        return t`We read this in a text about the law, not in the law itself. Please check it.`;
      case null:
        return null;
      default:
        return t`We could not check this rule. Keep it only if you have checked it.`;
    }
  };
}

/** The law is named by its own name: a web site is no source of law, so its address is never shown. */
const isAddress = (reference: string): boolean => /https?:|www\.|\.(?:com|org|net)\b/i.test(reference);

/** The cite of a rule, where it was read, and how sure that is. */
export function LawSource({ cite, reference, certainty }: LawSourceProps) {
  const certaintyWords = useCertaintyWords()(certainty);
  const isNamed = reference !== null && reference !== '' && reference !== cite && !isAddress(reference);
  return (
    <div className={styles['quiet']}>
      {cite === null ? null : <p>{cite}</p>}
      {isNamed ? (
        <p>
          <Trans>Source: {reference}</Trans>
        </p>
      ) : null}
      {certaintyWords === null ? null : <p>{certaintyWords}</p>}
    </div>
  );
}
