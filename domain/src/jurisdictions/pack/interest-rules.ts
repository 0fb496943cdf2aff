/**
 * Interest before a judgment on one kind of claim. It never runs on what a law adds to the sum, nor on interest or
 * charges that were agreed.
 */
export type InterestRule = {
  readonly key: 'deposit' | 'owed' | 'harm';
  /** Cards whose rows bear it, where not all do. */
  readonly baseCards: readonly string[] | null;
  /**
   * `due`: each row from the day it was due. `clock_over`: from the day after a clock of the law, counted from the day in
   * a card's slot. `filing`: from the filing, or from so many months after it happened when that is later.
   */
  readonly start:
    | { readonly kind: 'due' }
    | { readonly kind: 'clock_over'; readonly card: string; readonly slot: string; readonly clock: string }
    | { readonly kind: 'filing'; readonly months: number };
  /** `by_rule`: the court's own yearly rate is given. `as_allowed`: a judge settles whether, from when and how much. */
  readonly rate: 'by_rule' | 'as_allowed';
  readonly cite: string;
};
