/** The signed papers and their copies, where a court wants one for each defendant and the person keeps some. */
export function copiesOf(
  wanted: { readonly eachDefendant: number; readonly own: number },
  defendants: number,
): { readonly copies: number; readonly sets: number } {
  const copies = wanted.eachDefendant * defendants + wanted.own;
  return { copies, sets: copies + 1 };
}
