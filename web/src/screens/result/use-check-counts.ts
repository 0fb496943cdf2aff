import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LetterSeverity } from '@plainclaim/domain';
import type { Finding } from './checked.ts';

/** "1 must be changed, 2 need your yes, 3 to check", or that nothing was found. */
export function useCheckCounts(): (findings: readonly Finding[]) => string {
  const { t } = useLingui();
  return (findings) => {
    const count = (weight: LetterSeverity) => findings.filter(({ severity }) => severity === weight).length;
    const [stops, confirms, warnings] = [count('stop'), count('confirm'), count('warning')];
    const parts = [
      stops === 0 ? '' : plural(stops, { one: '# must be changed', other: '# must be changed' }),
      confirms === 0 ? '' : plural(confirms, { one: '# needs your yes', other: '# need your yes' }),
      warnings === 0 ? '' : plural(warnings, { one: '# to check', other: '# to check' }),
    ].filter((part) => part !== '');
    return parts.length === 0 ? t`Nothing to change found` : parts.join(', ');
  };
}
