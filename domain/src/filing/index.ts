export { type CalendarEntry, type CalendarFile, calendarFile } from './calendar-file.ts';
export {
  FILE_PROBLEMS,
  type FileProblem,
  fileProblems,
  type FileToFile,
  FILING_LIMIT_KEYS,
  isToConfirm,
} from './file-limits.ts';
export { ENTERED_DAYS, type EnteredDay, type EnteredDayProblem, enteredDayProblems } from './filed-days.ts';
export {
  cutToLength,
  FILING_FIELD_KEYS,
  type FilingField,
  type FilingFieldGroup,
  type FilingFieldKey,
  filingFields,
} from './form-fields.ts';
