import type { CourtPapersRules, PapersPart } from '../../pack.ts';
import { complaintKindOf, complaintKinds } from './complaint-kinds.ts';
import { courtFigure } from './court-figures.ts';
import { courtFormOf } from './court-forms.ts';
import { courtOfficeOf } from './court-offices.ts';
import { courtText } from './court-texts.ts';
import { interestOf } from '../law/interest-by-kind.ts';

const CAPTIONS: Readonly<Record<PapersPart, ReturnType<CourtPapersRules['captionOf']>>> = {
  small_claims: {
    court: ['Superior Court of New Jersey', 'Law Division, Special Civil Part', 'Small Claims Section'],
    docket: 'SC',
    partName: 'Small Claims',
  },
  special_civil: {
    court: ['Superior Court of New Jersey', 'Law Division, Special Civil Part'],
    docket: 'DC',
    partName: 'Special Civil Part',
  },
};

/** What the papers of Small Claims (SC) and of the regular Special Civil Part (DC) rest on. */
export const courtPapers: CourtPapersRules = {
  captionOf: (part) => CAPTIONS[part],
  officeOf: courtOfficeOf,
  formOf: courtFormOf,
  figure: courtFigure,
  text: courtText,
  complaintKindOf,
  complaintKinds,
  interestOf,
};
