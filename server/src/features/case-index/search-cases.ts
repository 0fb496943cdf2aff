import {
  type FoundCaseWire,
  MOST_FOUND,
  type SearchAnswer,
  type SearchedField,
  type SearchGroup,
} from '@plainclaim/contract';
import { titleInWords } from '../reference-data/index.ts';
import { catchUp } from './catch-up.ts';
import type { FoundRow } from './index-repository.ts';
import type { IndexDeps } from './look-at-case.ts';
import { matchIn, type SearchedText, wantedWords } from './search-words.ts';

/** Without a word to look for, as many of the newest. */
const NEWEST = 5;

const GROUPS: Partial<Readonly<Record<SearchedField, SearchGroup>>> = {
  docket: 'papers',
  papers: 'papers',
  letter_number: 'letters',
  tracking: 'letters',
};

/** The account's cases in which every word of what was typed begins a word. */
export async function searchCases(deps: IndexDeps, accountId: string, typed: string): Promise<SearchAnswer> {
  const { db, clock, caseIndex } = deps;
  await catchUp(deps, accountId);
  const words = wantedWords(typed);
  const today = clock.today();
  const limit = MOST_FOUND + 1;
  const rows =
    words.length > 0
      ? await caseIndex.search(db, accountId, words, today, limit)
      : typed.trim() === ''
        ? await caseIndex.listNewest(db, accountId, today, NEWEST)
        : [];
  const found = rows.flatMap((row) => {
    const match = words.length === 0 ? null : matchIn(row.shown.searched, words);
    return words.length > 0 && match === null ? [] : [presentFound(row, match)];
  });
  return { success: true, message: '', found: found.slice(0, MOST_FOUND), has_more: found.length > MOST_FOUND };
}

function presentFound({ claimId, status, shown }: FoundRow, match: SearchedText | null): FoundCaseWire {
  const matched = match === null ? null : { field: match.field, text: match.texts[0] ?? '' };
  return {
    case_id: claimId,
    group: (match === null ? undefined : GROUPS[match.field]) ?? 'cases',
    defendant_name: shown.defendant,
    package_title: titleInWords(shown.package),
    status,
    matched,
  };
}
