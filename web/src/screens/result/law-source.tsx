import { Trans, useLingui } from '@lingui/react/macro';
import styles from './law-sentences.module.css';

export type LawSourceProps = {
  readonly cite: string | null;
  /** Where the rule was read: an address, or words. */
  readonly reference: string | null;
  readonly certainty: string | null;
};

/** Only what is an address becomes a link. */
const isAddress = (reference: string): boolean => /^https:\/\/\S+$/.test(reference);

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

/** The cite of a rule, where it was read, and how sure that is. */
export function LawSource({ cite, reference, certainty }: LawSourceProps) {
  const { t } = useLingui();
  const certaintyWords = useCertaintyWords()(certainty);
  return (
    <div className={styles['source']}>
      {cite === null ? null : <p>{cite}</p>}
      {reference === null || reference === '' ? null : (
        <p>
          <Trans>
            Source:{' '}
            {isAddress(reference) ? (
              <a href={reference} target="_blank" rel="noreferrer">
                {reference}
              </a>
            ) : (
              reference
            )}
          </Trans>
          {isAddress(reference) ? ` ${t`(opens in a new tab)`}` : null}
        </p>
      )}
      {certaintyWords === null ? null : <p>{certaintyWords}</p>}
    </div>
  );
}
