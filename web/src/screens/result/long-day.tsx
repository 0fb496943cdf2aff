import { useLingui } from '@lingui/react/macro';
import { parseCalendarDate } from '@plainclaim/domain';
import { formatDay } from '../../i18n/formatters.ts';

/** "2026-12-07" as a person reads it. */
export function LongDay({ day }: { readonly day: string }) {
  const { i18n } = useLingui();
  const parsed = parseCalendarDate(day);
  return <time dateTime={day}>{parsed.ok ? formatDay(parsed.value, i18n.locale) : day}</time>;
}
