import { useLingui } from '@lingui/react';
import { parseCalendarDate } from '@plainclaim/domain';
import { formatDay } from '../../../i18n/formatters.ts';

/** Gives a day of the wire in the reader's own format. */
export function useDay(): (iso: string) => string {
  const { i18n } = useLingui();
  return (iso) => {
    const day = parseCalendarDate(iso);
    return day.ok ? formatDay(day.value, i18n.locale) : iso;
  };
}
