import { useLingui } from '@lingui/react/macro';
import type { RemovedKind } from '@plainclaim/domain';
import { Card } from '../../components/card.tsx';
import styles from './left-out.module.css';
import { groupRemoved } from './group-removed.ts';
import type { RemovedText } from './result-state.ts';

type Words = { readonly name: string; readonly why: string };

function useKindWords(): (kind: RemovedKind | 'other') => Words {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'private_number':
        return {
          name: t`Private numbers`,
          why: t`A letter may be shown in court. Card, account and ID numbers must stay out.`,
        };
      case 'threat':
        return { name: t`Threats`, why: t`A threat can hurt your case. A plain request works better.` };
      case 'insult':
        return { name: t`Insults and swear words`, why: t`A judge may read this letter. Calm words count for more.` };
      case 'demand_above_claim':
        return { name: t`A higher amount`, why: t`The letter asks for the amount of your claim and no more.` };
      case 'hurts_own_case':
        return {
          name: t`May be used against you`,
          why: t`The other side could hold these words against you. You can answer the question about them to keep them.`,
        };
      case 'private_detail':
        return {
          name: t`Private and not about the claim`,
          why: t`Health and family matters are nobody else’s business.`,
        };
      case 'typed_law':
        return {
          name: t`Law you wrote yourself`,
          why: t`Only law that was checked for your claim stands in the letter.`,
        };
      case 'shortened':
        return { name: t`To keep the letter short`, why: t`A letter of two pages is read to the end.` };
      case 'repeated':
        return { name: t`Said twice`, why: t`The letter says each thing once.` };
      case 'not_a_fact':
        return { name: t`Not a fact about the claim`, why: t`The letter tells what happened.` };
      case 'instruction':
        return { name: t`Words meant for a computer`, why: t`They say nothing about your claim.` };
      case 'emoji':
        return { name: t`Small pictures`, why: t`A letter on paper is made of words.` };
      case 'residue':
        return { name: t`Stray signs`, why: t`They look like leftovers of a computer program.` };
      case 'other':
        return { name: t`Other words`, why: t`They did not fit in the letter.` };
    }
  };
}

/** What the person typed that the letter does not say, and why. */
export function LeftOut({ removed }: { readonly removed: readonly RemovedText[] }) {
  const { t } = useLingui();
  const wordsOf = useKindWords();
  if (removed.length === 0) return null;
  return (
    <Card title={t`Left out of the letter`}>
      <p>{t`When we wrote the letter, we left out these words of yours. Please check that nothing important is missing.`}</p>
      <ul className={styles['kinds']}>
        {groupRemoved(removed).map(({ kind, texts }) => {
          const { name, why } = wordsOf(kind);
          return (
            <li key={kind}>
              <p className={styles['name']}>{name}</p>
              <p className={styles['why']}>{why}</p>
              <ul className={styles['texts']}>
                {texts.map((text) => (
                  <li key={text}>
                    <q>{text}</q>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
