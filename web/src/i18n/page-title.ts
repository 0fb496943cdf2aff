import { t } from '@lingui/core/macro';
import { courtState } from '@plainclaim/domain/served';

/** What the browser's tab says at any screen but the first: the name of the screen, then ours. */
export const tabTitle = (screen: string): string => `${screen} | Plainclaim`;

/** What it says at the first screen. */
export const firstPageTitle = (): string => t`Plainclaim: claim the money you are owed in ${courtState}`;
