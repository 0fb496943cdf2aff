import { useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { Button } from '../../../../components/buttons/button.tsx';
import { controlId } from '../../../../components/fields/field.tsx';
import { useWizard } from '../../engine/wizard-context.ts';
import styles from './own-words.module.css';

/** In place of the own words while a card is open: that they are kept, and the way to them, which folds the card. */
export function OwnWordsWait({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const typed = draft.claimDescription.trim();
  return (
    <section className={styles['section']} aria-labelledby="own-words">
      <h2 id="own-words">{t`In your own words`}</h2>
      {typed === '' ? null : <p className={styles['waiting']}>{typed}</p>}
      <div>
        <Button
          variant="link"
          onClick={() => {
            flushSync(onOpen);
            // After the card's own focus, which goes to its Change.
            requestAnimationFrame(() => document.getElementById(controlId('claimDescription'))?.focus());
          }}
        >
          {typed === '' ? t`Write in your own words` : t`Change your own words`}
        </Button>
      </div>
    </section>
  );
}
