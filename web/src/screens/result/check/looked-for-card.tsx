import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Checked, Finding } from '../state/checked.ts';
import type { Target } from '../state/open-letter.ts';
import styles from './check-step.module.css';
import { countsOf, LOOKED_FOR, type LookedFor } from './looked-for.ts';

function useNames(): Readonly<Record<LookedFor, string>> {
  const { t } = useLingui();
  return {
    private: t`Private numbers, dates of birth`,
    threats: t`Threats and pressure`,
    tone: t`Insults, words against you`,
    personal: t`Health, family, immigration, military`,
    past: t`Words that are not about the past`,
    sums: t`Amounts that do not fit`,
    deadline: t`A day to pay by that does not fit`,
    parties: t`Names or addresses that differ`,
    court: t`A court that does not fit`,
    law: t`Law without a source`,
    dates: t`Dates without a year`,
    language: t`Other languages, unfinished text`,
  };
}

export type LookedForCardProps = {
  readonly checked: Checked;
  readonly kept: ReadonlySet<string>;
  readonly onShow: (target: Target) => void;
};

/** Each check with its result, also where nothing was found; and what may be looked at without a need to decide. */
export function LookedForCard({ checked, kept, onShow }: LookedForCardProps) {
  const { t } = useLingui();
  const names = useNames();
  const counts = countsOf({
    ...checked,
    findings: checked.findings.filter(({ key, findingKey }) => !kept.has(key) && !kept.has(findingKey)),
  });
  const isClean = [...counts.values()].every((count) => count === 0);
  const warnings = checked.findings.filter(({ severity }) => severity === 'warning');
  return (
    <Card title={t`What we looked for`}>
      <details open={!isClean}>
        <summary className={styles['summary']}>{isClean ? t`Nothing was found.` : t`What was found`}</summary>
        <ul className={styles['looked']}>
          {LOOKED_FOR.map((kind) => {
            const count = counts.get(kind) ?? 0;
            return (
              <li key={kind} className={count > 0 ? styles['found'] : styles['none']}>
                {count > 0 ? (
                  <IconAlertCircle size={20} aria-hidden="true" />
                ) : (
                  <IconCircleCheck size={20} aria-hidden="true" />
                )}
                <span>
                  <strong>{names[kind]}:</strong>{' '}
                  {count > 0 ? plural(count, { one: '# place', other: '# places' }) : t`none found`}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
      <p
        className={styles['quiet']}
      >{t`A program checked the letter. It can miss things, so please read it once yourself.`}</p>
      {warnings.length === 0 ? null : <Warnings warnings={warnings} onShow={onShow} />}
    </Card>
  );
}

function Warnings({
  warnings,
  onShow,
}: {
  readonly warnings: readonly Finding[];
  readonly onShow: (target: Target) => void;
}) {
  const { t } = useLingui();
  return (
    <details>
      <summary className={styles['summary']}>
        {plural(warnings.length, { one: '# thing you may look at', other: '# things you may look at' })}
      </summary>
      <ul className={styles['warnings']}>
        {warnings.map(({ message, place, findingKey }, index) => (
          <li key={`${findingKey} ${place?.start ?? index}`}>
            <p id={`warning-${index}`}>{message}</p>
            {place === null ? null : (
              <Button
                variant="link"
                aria-describedby={`warning-${index}`}
                onClick={() => onShow({ place, isWhole: false })}
              >
                {t`Show it in the letter`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
