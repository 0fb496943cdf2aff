import { t } from '@lingui/core/macro';

/** What the browser's tab says at the first screen; every other screen names itself. */
export const firstPageTitle = (): string => t`Plainclaim: claim the money you are owed in New Jersey`;
