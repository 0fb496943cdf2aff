import type { PaperBlock } from '../packet/paper-blocks.ts';
import { copiesOf } from '../packet/paper-copies.ts';
import type { PaperCase, RowReader } from '../packet/paper-context.ts';
import type { PaperParty } from '../packet/paper-parties.ts';

/** How many copies of each paper, and which envelopes, where the court system tells it. */
export function copyBlocks(paper: PaperCase, rows: RowReader, papers: number): readonly PaperBlock[] {
  const { pack, today, parties } = paper;
  const { FILING, toConfirm } = paper.guides.words;
  if (pack.filing === undefined) return [];
  const row = pack.filing.copies(today);
  rows.note([row.id]);
  const { copies, sets } = copiesOf(row.value, parties.defendants.length);
  const text = FILING.copies(papers, sets, copies) + toConfirm(row.certainty);
  return [
    { kind: 'heading', text: FILING.copiesHeading },
    { kind: 'paragraph', text },
    { kind: 'checklist', items: [...FILING.envelopes, FILING.noEnvelopes[reachOf(paper)]] },
    { kind: 'paragraph', text: FILING.notServedByYou },
  ];
}

/** What the cover says of copies, and the dated row its number comes from; null where the court system tells none. */
export function copiesStep({ pack, today, parties, guides }: PaperCase): {
  readonly text: string;
  readonly rowId: string | null;
} {
  const row = pack.filing?.copies(today) ?? null;
  const count = row === null ? null : copiesOf(row.value, parties.defendants.length).copies;
  return { text: guides.words.cover.STEPS.copies(count), rowId: row?.id ?? null };
}

/** The defendants the court's mail reaches. */
export const withinOf = ({ claim, pack, parties }: PaperCase): readonly PaperParty[] =>
  parties.defendants.filter((_, index) => !isOutside(claim.defendants[index]?.address.state, pack.state));

/** How many of the defendants the court's mail reaches. */
export function reachOf(paper: PaperCase): 'all' | 'some' | 'none' {
  const within = withinOf(paper).length;
  if (within === 0) return 'none';
  return within < paper.parties.defendants.length ? 'some' : 'all';
}

/** Whom the request for service names: those the court's mail reaches, or all where it reaches none. */
export function servedOn(paper: PaperCase): readonly PaperParty[] {
  const within = withinOf(paper);
  return within.length === 0 ? paper.parties.defendants : within;
}

/** What has to be done for defendants the court's mail does not reach; nothing when it reaches all. */
export function outsideBlocks(paper: PaperCase, rows: RowReader): readonly PaperBlock[] {
  const { claim, pack, today, parties } = paper;
  const { FILING, OUTSIDE } = paper.guides.words;
  const outside = parties.defendants.filter((_, index) =>
    isOutside(claim.defendants[index]?.address.state, pack.state),
  );
  if (outside.length === 0) return [];
  const row = pack.filing?.outsideSteps(today) ?? null;
  if (row !== null) rows.note([row.id]);
  const steps = (row?.value ?? []).map((step) => OUTSIDE[step]);
  return [
    { kind: 'heading', text: FILING.outsideHeading },
    { kind: 'paragraph', text: FILING.outside(outside.map(({ caption }) => caption)) },
    ...(steps.length === 0 ? [] : [{ kind: 'checklist', items: steps } as const]),
    { kind: 'paragraph', text: FILING.outsideConfirm },
  ];
}

/** An address without a State counts as within. */
export const isOutside = (state: string | undefined, own: string): boolean =>
  state !== undefined && state !== '' && state !== own;
