/** Days before a paid claim without an account goes on which its owner is told. */
export const TELL_DAYS_BEFORE = 30;
/** Days a finished export can be downloaded. */
export const EXPORT_DAYS = 7;
/** Hours a mailed link works. */
export const LINK_HOURS = 24;
/** Years the record of a payment stays after the payment: date, sums and the provider's number, without the person. */
export const PAYMENT_RECORD_YEARS = 7;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
