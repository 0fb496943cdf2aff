import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '../../components/buttons/button.tsx';
import { type DayEntry, dayCalendar } from '../../components/documents/day-calendar.ts';
import { handOver } from '../../components/documents/hand-over.ts';
import { useMomentWords } from './use-case-words.ts';

/** The days to come as a file for a calendar. It names nobody and no amount: calendars are often shared. */
export function SaveCalendar({ answer }: { readonly answer: CasePageAnswer }) {
  const { t } = useLingui();
  const momentWords = useMomentWords();
  const today = parseCalendarDate(answer.today);
  const entries = answer.timeline.flatMap((moment): readonly DayEntry[] => {
    const day = parseCalendarDate(moment.day);
    return moment.when === 'ahead' && day.ok
      ? [{ id: `${moment.key}-${answer.case_id}`, day: day.value, words: momentWords(moment) }]
      : [];
  });
  if (entries.length === 0 || !today.ok) return null;
  const save = () => handOver(new Blob([dayCalendar(entries, today.value)], { type: 'text/calendar' }), 'case.ics');
  return (
    <p>
      <Button variant="ghost" size="small" iconStart={<IconCalendarPlus size={18} aria-hidden="true" />} onClick={save}>
        {t`Add to calendar`}
      </Button>
    </p>
  );
}
