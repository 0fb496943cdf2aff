/** How far the rows and the claim are apart, in whole cents. `difference` is what the claim has more. */
export type RowsGap = { readonly sum: number; readonly amount: number; readonly difference: number };
