import { useLingui } from '@lingui/react/macro';
import type { PackagePart } from '@plainclaim/domain';

/** The name of each part of a package, for a list of them. */
export function usePartNames(): Readonly<Record<PackagePart, string>> {
  const { t } = useLingui();
  return { letter: t`letter`, court_papers: t`court papers`, trial_prep: t`court-day papers` };
}

/** What was bought beyond the letter, in a line; nothing for the letter alone. */
export function PackageLine({ contains }: { readonly contains: readonly string[] }) {
  const { t } = useLingui();
  const parts = usePartsLine()(contains);
  return contains.length < 2 ? null : <p>{t`Your package: ${parts}.`}</p>;
}

/** What a package is made of, in one line: "letter, court papers and court-day papers". */
export function usePartsLine(): (contains: readonly string[]) => string {
  const { i18n } = useLingui();
  const names = usePartNames();
  return (contains) => {
    const said = Object.entries(names).flatMap(([part, name]) => (contains.includes(part) ? [name] : []));
    return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(said);
  };
}
