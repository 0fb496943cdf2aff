/** A date while it is being typed: three texts, any of them empty. Month is "01" to "12". */
export type DateParts = { readonly year: string; readonly month: string; readonly day: string };

/** Splits "2026-04-15" or an unfinished "2026--15". */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** The wire text of the parts: '' when all are empty, "2026-04-05" when all are there, else unfinished like "2026--5". */
export function joinDate({ year, month, day }: DateParts): string {
  if (year === '' && month === '' && day === '') return '';
  const complete = year.length === 4 && month !== '' && day !== '';
  return `${year}-${month}-${complete ? day.padStart(2, '0') : day}`;
}
