import type { PriceAnswer, PriceLines } from '@plainclaim/contract';

export type ShownPrice = {
  /** Null until the first answer. */
  readonly lines: PriceLines | null;
  /** False while the price for the newest choices is on its way. */
  readonly isCurrent: boolean;
  /** True when the server could not be asked and this page worked the price out. */
  readonly isOwnEstimate: boolean;
  /** Where one pays on this site; null until its server has said so. */
  readonly surface: PriceAnswer['surface'] | null;
  /** The sentence about a coupon that no longer counts. */
  readonly couponProblem: string | undefined;
  readonly refresh: () => void;
};
