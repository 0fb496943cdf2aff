/** How large and how slow one request may be, and how many connections one client may hold open. */

/** A signature and a long story fit many times over. */
export const LARGEST_BODY_BYTES = 256 * 1024;
export const HEADERS_TIMEOUT_MS = 4_000;
export const BODY_TIMEOUT_MS = 15_000;
/** ... and for ten megabytes over the slow line of a phone. */
export const REQUEST_TIMEOUT_MS = 60_000;
export const KEEP_ALIVE_MS = 5_000;
/** How often connections that say nothing are looked for: the limits above are late by so much at most. */
export const LOOK_FOR_SILENT_MS = 2_000;
/** A tenth of what a bad line of a phone brings. */
export const LEAST_OF_BODY = { bytes: 4_096, everyMs: 8_000 };
/** Twenty browsers, as in an office that has one address. */
export const MOST_CONNECTIONS_OF_ONE = 120;
