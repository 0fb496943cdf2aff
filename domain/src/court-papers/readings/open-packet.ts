import { holdsIn } from './check-paper.ts';
import type { PaperFileKind } from '../packet/paper-blocks.ts';
import * as words from '../wording/complaint.ts';
import type { ReadingFacts } from './reading-facts.ts';
import type { OpenedPacket, ReadFile } from './reading-line.ts';

/** "Facts: why the defendant owes", "Facts: why the defendants owe". */
const FACTS_BEGIN = words.factsHeading(1).slice(0, words.factsHeading(1).indexOf(' owes'));

/** The made papers, ready to be asked about. Each is prepared for searching once. */
export function openPacket(files: readonly ReadFile[], expected: ReadingFacts): OpenedPacket {
  const searches = new Map<PaperFileKind, (wanted: string) => boolean>();
  const searchOf = (kind: PaperFileKind): ((wanted: string) => boolean) => {
    const known = searches.get(kind);
    if (known !== undefined) return known;
    const file = files.find((one) => one.kind === kind);
    const search = file === undefined ? () => false : holdsIn(file);
    searches.set(kind, search);
    return search;
  };
  const complaint = files.find(({ kind }) => kind === 'complaint');
  return {
    files,
    expected,
    holds: (kind, wanted) => searchOf(kind)(wanted),
    facts: complaint === undefined ? '' : factsOn(complaint.pages),
  };
}

/** From the heading of the facts to the demand, and from "Facts, continued" to the certification behind it. */
function factsOn(pages: readonly string[]): string {
  const text = pages.join('\n').replace(/\s+/g, ' ');
  const first = between(text, FACTS_BEGIN, ` ${words.DEMAND_HEADING} `);
  const at = text.indexOf(words.CONTINUED_HEADING);
  return at < 0 ? first : `${first} ${between(text.slice(at), words.CONTINUED_HEADING, words.CERTIFICATION_HEADING)}`;
}

function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  if (start < 0) return '';
  const end = text.indexOf(to, start + from.length);
  return text.slice(start + from.length, end < 0 ? undefined : end);
}
