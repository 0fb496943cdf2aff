import { FILED, PACKET_PROBLEMS, type PacketProblem } from './check-paper.ts';
import { tellsPrivateMatter } from '../complaint/kept-out.ts';
import { namesWholly } from '../../own-words/index.ts';
import type { PaperFileKind } from '../packet/paper-blocks.ts';
import { lineIn, type LineRule, type Mend, type OpenedPacket } from './reading-line.ts';

/** Papers no packet is without. */
const NEEDED: readonly PaperFileKind[] = ['packet', 'complaint', 'summons', 'service'];

const kindsWith = ({ files }: OpenedPacket, isWrong: (file: OpenedPacket['files'][number]) => boolean) =>
  files.filter(isWrong).map(({ kind }) => kind);

/** A word of somebody's health or papers in the facts of the complaint, or in what was typed into a sum or a caption. */
const tellsOfSomebody = (kind: PaperFileKind, { facts, expected, holds }: OpenedPacket): boolean =>
  (kind === 'complaint' && tellsPrivateMatter(facts, expected)) ||
  (expected.typed ?? []).some((text) => holds(kind, text) && tellsPrivateMatter(text, expected));

/** A plain name with its ending, as court systems take it. */
const FILE_NAME = /^[A-Za-z0-9-]+\.pdf$/;

/** What the person's own words brought in; all else of the check of one paper is a fault of ours. */
const IN_OWN_WORDS: ReadonlySet<PacketProblem> = new Set(['private_number', 'speaks_of_military']);
const mendOf = (problem: PacketProblem): Mend => (IN_OWN_WORDS.has(problem) ? 'letter' : 'papers');

/** "He does business as RC Custom Decks", "Ray Costa t/a RC Decks": what follows is a name somebody trades under. */
const TRADES_AS =
  /(?:\b(?:does|did|do|doing) business (?:as|under the name(?: of)?)|\btrad(?:es|ed|ing) (?:as|under the name(?: of)?)|\bt\/a|\bd\/?b\/?a) [“"]?(\p{Lu}[\p{L}\d&’'-]*(?: (?:[\p{Lu}\d&][\p{L}\d&’'-]*|and|of))*)/gu;

/** A name that somebody trades under and no caption has: a judgment is then harder to collect. */
const hasTradeNameUnstated = ({ facts, expected: { defendantNames, plaintiffNames } }: OpenedPacket): boolean => {
  const named = [...defendantNames.flat(), ...plaintiffNames];
  return [...facts.matchAll(TRADES_AS)].some(([, name = '']) => !named.some((one) => namesWholly(one, name)));
};

/** What a clerk looks for before the papers are taken: form, parts, fee, names, places to sign, files. */
export const clerkLines = [
  ...PACKET_PROBLEMS.map((code) => ({
    code,
    severity: 'stop' as const,
    mend: mendOf(code),
    find: (packet: OpenedPacket) => kindsWith(packet, ({ problems }) => problems.includes(code)),
  })),
  {
    code: 'private_matter',
    severity: 'stop',
    mend: 'letter',
    find: (packet) => kindsWith(packet, ({ kind }) => FILED.includes(kind) && tellsOfSomebody(kind, packet)),
  },
  {
    code: 'paper_missing',
    severity: 'stop',
    mend: 'papers',
    find: ({ files }) =>
      NEEDED.filter((wanted) => !files.some(({ kind, pages }) => kind === wanted && pages.length > 0)),
  },
  {
    code: 'wrong_form',
    severity: 'stop',
    mend: 'papers',
    find: ({ expected, holds }) => [
      ...(holds('complaint', expected.titles.complaint) ? [] : ['complaint' as const]),
      ...(holds('summons', expected.titles.summons) ? [] : ['summons' as const]),
    ],
  },
  {
    code: 'fee_parts_differ',
    severity: 'stop',
    mend: 'papers',
    find: ({ expected: { fees, summonsTotal }, holds }) => [
      ...(isAddedUp(fees.map(({ amount }) => amount)) && fees.every((one) => holds('packet', printed(one)))
        ? []
        : ['packet' as const]),
      ...(holds('summons', printed(summonsTotal)) ? [] : ['summons' as const]),
    ],
  },
  {
    code: 'copies_untold',
    severity: 'stop',
    mend: 'papers',
    find: lineIn('packet')(({ expected, holds }) => !holds('packet', expected.copies)),
  },
  {
    code: 'file_too_large',
    severity: 'stop',
    mend: 'papers',
    find: (packet) => kindsWith(packet, ({ bytes }) => bytes > packet.expected.largestFileBytes),
  },
  {
    code: 'file_name_refused',
    severity: 'stop',
    mend: 'papers',
    find: (packet) =>
      kindsWith(
        packet,
        ({ fileName }) => fileName.length > packet.expected.longestFileName || !FILE_NAME.test(fileName),
      ),
  },
  {
    code: 'entity_open',
    severity: 'look',
    mend: 'answers',
    find: lineIn('complaint')(({ expected }) => expected.hasOpenEntity),
  },
  {
    code: 'name_too_long',
    severity: 'look',
    mend: 'hand',
    find: lineIn('complaint')(({ expected }) => expected.hasLongName),
  },
  {
    code: 'trade_name_untold',
    severity: 'look',
    mend: 'answers',
    find: lineIn('complaint')(hasTradeNameUnstated),
  },
  {
    code: 'county_open',
    severity: 'look',
    mend: 'answers',
    blocksSigning: true,
    find: lineIn('complaint')(({ expected }) => expected.isCountyOpen),
  },
  {
    code: 'kind_open',
    severity: 'look',
    mend: 'answers',
    find: lineIn('complaint')(({ expected }) => expected.isKindOpen),
  },
  {
    code: 'question_open',
    severity: 'look',
    mend: 'answers',
    find: lineIn('complaint')(({ expected }) => expected.hasOpenQuestion),
  },
] as const satisfies readonly LineRule<string>[];

/** A row of a table as a reader program finds it: the amount right behind its label. */
export const printed = ({ label, amount }: { readonly label: string; readonly amount: string }): string =>
  `${label} ${amount}`;

/** "$1,200.00" and "-$300.00" in cents; not a number where it is none. */
export const centsOf = (amount: string): number => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);

/** The last amount is the sum of those before it. */
export function isAddedUp(amounts: readonly string[]): boolean {
  const all = amounts.map(centsOf);
  return all.slice(0, -1).reduce((sum, one) => sum + one, 0) === all.at(-1);
}
