/** How long a screen of the wizard waits before it goes on by itself, in milliseconds. */

/** A category without reasons is passed over by itself after this long. */
export const REASONS_SKIP_MS = 200;
/** Choosing a package moves on by itself after this long. */
export const PACKAGE_ADVANCE_MS = 1000;
