import { useLingui } from '@lingui/react/macro';

/**
 * Asks for a capital where the words may begin a sentence of the letter. Nothing changes what somebody typed: names are
 * theirs, and some begin with a small letter.
 */
export function useCapitalHint(typed: string): string | undefined {
  const { t } = useLingui();
  const first = typed.trimStart().charAt(0);
  return first !== first.toUpperCase()
    ? t`This may begin a line or a sentence. Should it begin with a capital letter?`
    : undefined;
}
