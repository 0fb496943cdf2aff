import { useLingui } from '@lingui/react/macro';
import type { LetterSeverity } from '@plainclaim/domain';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconHandStop, IconInfoCircle } from '@tabler/icons-react';
import { classNames } from '../../components/class-names.ts';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import styles from './checks-panel.module.css';
import type { Place } from './letter-places.ts';
import type { Checked, Finding } from './checked.ts';

const WEIGHTS = ['stop', 'confirm', 'warning', 'info'] as const satisfies readonly LetterSeverity[];

const ICONS = {
  stop: IconAlertCircle,
  confirm: IconHandStop,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<LetterSeverity, typeof IconInfoCircle>;

function useWeightWords(): Record<LetterSeverity, { readonly name: string; readonly why: string }> {
  const { t } = useLingui();
  return {
    stop: { name: t`Must be changed`, why: t`The letter cannot be approved with this in it.` },
    confirm: { name: t`Needs your yes`, why: t`We ask you about each of these when you approve.` },
    warning: { name: t`Please check`, why: t`You decide. This does not stop you.` },
    info: { name: t`Good to know`, why: '' },
  };
}

export type ChecksPanelProps = {
  readonly checked: Checked | null;
  /** True when the checks cannot be made, because what they need could not be loaded. */
  readonly isMissing: boolean;
  readonly onShow: (place: Place) => void;
};

/** What stands out in the text as it is now, the weightiest first. */
export function ChecksPanel({ checked, isMissing, onShow }: ChecksPanelProps) {
  const { t } = useLingui();
  const words = useWeightWords();
  if (isMissing) return <p>{t`The checks could not be loaded. They are made again when you approve.`}</p>;
  if (checked === null) return <Spinner>{t`Checking the letter...`}</Spinner>;
  if (checked.findings.length === 0) {
    return (
      <p className={styles['fine']}>
        <IconCircleCheck size={22} aria-hidden="true" />
        {t`We found nothing to change. Please still read your letter.`}
      </p>
    );
  }
  return (
    <div className={styles['groups']}>
      {WEIGHTS.map((weight) => {
        const found = checked.findings.filter(({ severity }) => severity === weight);
        const { name, why } = words[weight];
        const Icon = ICONS[weight];
        return found.length === 0 ? null : (
          <section key={weight} className={classNames(styles['group'], styles[weight])}>
            <h2 className={styles['name']}>
              <Icon size={22} aria-hidden="true" />
              {name} ({found.length})
            </h2>
            {why === '' ? null : <p className={styles['why']}>{why}</p>}
            <ul className={styles['list']}>
              {found.map((finding) => (
                <FindingItem key={finding.id} finding={finding} onShow={onShow} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type FindingItemProps = { readonly finding: Finding; readonly onShow: (place: Place) => void };

function FindingItem({ finding: { id, message, place }, onShow }: FindingItemProps) {
  const { t } = useLingui();
  const textId = `finding-${id.replace(/\W+/g, '-')}`;
  return (
    <li className={styles['finding']}>
      <p id={textId}>{message}</p>
      {place === null ? null : (
        <Button variant="link" aria-describedby={textId} onClick={() => onShow(place)}>{t`Show in the text`}</Button>
      )}
    </li>
  );
}
