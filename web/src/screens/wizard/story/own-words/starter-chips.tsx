import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { goesOn } from '../../../../components/cards/slot-props.ts';
import { useWizard } from '../../engine/wizard-context.ts';
import styles from './own-words.module.css';
import { quoted, type Starter, STARTERS, startersFor } from './starters.ts';

/** How to begin, said to the other side. The words are English; who reads another language sees what they mean. */
export function StarterChips({ onBegin }: { readonly onBegin: (words: string) => void }) {
  const { t, i18n } = useLingui();
  const { draft } = useWizard();
  const meaning = {
    promised: t`You promised`,
    told: t`You told me`,
    asked: t`I asked you`,
    paid: t`I paid you`,
    agreed: t`We agreed that`,
    saw: t`I saw`,
    sold: t`You sold me`,
  } satisfies Record<Starter, string>;
  return (
    <div className={styles['starters']}>
      <p id="story-starters">{t`Write it to them. Start with:`}</p>
      <ul aria-labelledby="story-starters">
        {startersFor(draft.situation).map((starter) => (
          <li key={starter}>
            <button type="button" className={styles['starter']} onClick={() => onBegin(STARTERS[starter])}>
              <span lang={DEFAULT_LANGUAGE}>{quoted(goesOn(STARTERS[starter]))}</span>
              {i18n.locale === DEFAULT_LANGUAGE ? null : (
                <span className={styles['meaning']}>{goesOn(meaning[starter])}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
