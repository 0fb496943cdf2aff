import {
  err,
  EXHIBIT_LIMITS,
  isAfter,
  ok,
  parseCalendarDate,
  type CalendarDate,
  type Result,
} from '@plainclaim/domain';
import * as z from 'zod/mini';

/** What is known of an exhibit from the person: given before, or along with the file. */
export const detailsSchema = z.object({
  description: z.string().check(z.maxLength(EXHIBIT_LIMITS.descriptionLength)),
  /** "2026-03-03", or empty. */
  happenedOn: z.string(),
  /** Empty for a file that was taken before names were kept. */
  fileName: z._default(z.string(), ''),
  /** Pages, counted from 1, that became pictures; none for a file that was taken before that was done. */
  drawnPages: z._default(z.array(z.number()), []),
  /** What the virus scanner said of the file as it came; a file that was taken before there was one is not scanned. */
  scan: z._default(z.enum(['clean', 'not_scanned']), 'not_scanned'),
});
export type ExhibitDetails = z.infer<typeof detailsSchema>;
/** What the person says; the rest is seen in the file. */
export type TypedDetails = Pick<ExhibitDetails, 'description' | 'happenedOn'>;

export type DetailsError = { readonly code: 'exhibits.description_long' } | { readonly code: 'exhibits.date_invalid' };

/** What was typed about an exhibit, on one line. A day in the future is a mistake: evidence of it cannot exist yet. */
export function readDetails(
  typed: { readonly description: string; readonly happenedOn: string },
  today: CalendarDate,
): Result<TypedDetails, DetailsError> {
  const description = typed.description.replace(/\s+/g, ' ').trim();
  if (description.length > EXHIBIT_LIMITS.descriptionLength) return err({ code: 'exhibits.description_long' });
  const happenedOn = typed.happenedOn.trim();
  if (happenedOn === '') return ok({ description, happenedOn });
  const day = parseCalendarDate(happenedOn);
  if (!day.ok || isAfter(day.value, today)) return err({ code: 'exhibits.date_invalid' });
  return ok({ description, happenedOn: day.value });
}
