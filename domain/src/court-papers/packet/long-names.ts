import { formValue } from '../../letters/wording/form-value.ts';
import type { CourtFigureKey } from '../../jurisdictions/pack.ts';
import type { PaperCase } from './paper-context.ts';

/** A name or street, and how many letters the court's computer holds of it. */
export type LongName = { readonly text: string; readonly letters: number };

/** The papers print every name in full; only the court's computer is short of room. */
export function longNames(
  { claim, parties }: Pick<PaperCase, 'claim' | 'parties'>,
  lettersOf: (key: CourtFigureKey) => number,
): readonly LongName[] {
  const namesLonger = (text: string, letters: number): readonly LongName[] =>
    text.length > letters ? [{ text, letters }] : [];
  const named = [claim.claimant, ...claim.defendants].flatMap(({ name }) =>
    name.kind === 'business'
      ? namesLonger(formValue(name.legalName), lettersOf('businessNameLetters'))
      : [
          ...namesLonger(formValue(name.person.first), lettersOf('firstNameLetters')),
          ...namesLonger(formValue(name.person.last), lettersOf('lastNameLetters')),
        ],
  );
  const streets = [...parties.plaintiffs, ...parties.defendants].flatMap(({ street }) =>
    namesLonger(street, lettersOf('addressLineLetters')),
  );
  return [...named, ...streets];
}
