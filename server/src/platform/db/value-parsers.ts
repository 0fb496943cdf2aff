import pg from 'pg';

/** PostgreSQL's numbers for the types whose usual JavaScript form is a trap. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMP = 1114;
const TIMESTAMP_ARRAY = 1115;
const TEXT_ARRAY: number = 1009;

const parseTexts: (text: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');
const asText = (text: string): string => text;

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: safeInteger,
  [INT8_ARRAY]: (text) => parseTexts(text).map(safeInteger),
  [DATE]: asText,
  [DATE_ARRAY]: parseTexts,
  [TIMESTAMP]: asText,
  [TIMESTAMP_ARRAY]: parseTexts,
};

/**
 * How values arrive: `int8` as a number (a value beyond 2^53 fails the query instead of losing digits), `date` as
 * 'YYYY-MM-DD' and never as a Date, `timestamptz` as a Date, `numeric` as text, `jsonb` parsed, `bytea` as a Buffer.
 * `timestamp` without a zone stays text, because the driver would read it in this machine's zone.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === 'binary' ? undefined : parsers[type]) ?? pg.types.getTypeParser(type, format),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a whole number from the database is too large to be exact');
  return value;
}
