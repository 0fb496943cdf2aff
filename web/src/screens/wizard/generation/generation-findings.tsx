import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GenerationStageId } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import type { ClaimFitState } from '../claim-fit/claim-fit-state.ts';
import { usePartNames } from '../claim-fit/court-range.tsx';
import type { FilePreviewState } from './file-preview-state.ts';

/** What a stage's work came to. `line` is null while it is under way, and where the tick says all there is to say. */
export type StageFinding = {
  readonly isSettled: boolean;
  readonly line: ReactNode;
  /** A rule keeps it from being made: no green tick. */
  readonly isRefused?: boolean;
};

type Work = { readonly fit: ClaimFitState; readonly preview: FilePreviewState };

const UNDER_WAY: StageFinding = { isSettled: false, line: null };

/** What each stage found, in one line, from the real work and nothing else. */
export function useStageFindings({ fit, preview }: Work): Readonly<Record<GenerationStageId, StageFinding>> {
  const { t } = useLingui();
  const failed: StageFinding = {
    isSettled: true,
    line: t`This did not work just now. You can go on: it is made again when you order.`,
  };
  const made = preview.status === 'made' ? preview.made : null;
  type Line = { readonly line: ReactNode; readonly isRefused: boolean };
  const fromPreview = (line: (answer: NonNullable<typeof made>) => Line): StageFinding =>
    made === null ? (preview.status === 'failed' ? failed : UNDER_WAY) : { isSettled: true, ...line(made) };
  const said = (line: ReactNode): Line => ({ line, isRefused: false });
  const refused = (line: ReactNode): Line => ({ line, isRefused: true });
  const noLetter = refused(t`A court rule keeps us from making a letter. Go back one step to read it.`);
  const court = useCourtFinding(fit);
  const papers = usePapersLines();
  const checked = useCheckedLine();
  return {
    'strong-letter': fromPreview(({ letter }) => (letter === null ? noLetter : said(null))),
    'professional-letter': fromPreview(({ letter }) => (letter === null ? noLetter : said(checked(letter)))),
    'local-paperwork': court,
    'court-paperwork': fromPreview((answer) =>
      answer.papers === null ? refused(papers(answer).complaint) : said(papers(answer).complaint),
    ),
    'court-documents': fromPreview((answer) =>
      answer.papers === null ? refused(papers(answer).rest) : said(papers(answer).rest),
    ),
    'completing-package': fromPreview(() => said(t`These are drafts. Nothing is signed, paid, or sent.`)),
  };
}

type Drafted = Extract<FilePreviewState, { status: 'made' }>['made'];

/** What the person has to do about the letter; how it was made is no news to them. */
function useCheckedLine(): (letter: NonNullable<Drafted['letter']>) => string {
  const { t } = useLingui();
  return ({ open_points }) =>
    open_points === 0
      ? t`Checked.`
      : t`Checked. After you pay, you decide ${plural(open_points, { one: '# open point', other: '# open points' })} before it goes out.`;
}

function useCourtFinding({ fit, failure }: ClaimFitState): StageFinding {
  const { t } = useLingui();
  const names = usePartNames();
  if (fit === null) {
    return failure === null
      ? UNDER_WAY
      : { isSettled: true, line: t`We could not check the court rules just now. You can go on.` };
  }
  const part = names[fit.courtPart];
  const [county] = fit.counties;
  const isSure = county !== undefined && fit.counties.length === 1 && !fit.countyToConfirm;
  return {
    isSettled: true,
    line: isSure ? t`${part}, ${county} County` : t`${part}. The county is still to be settled.`,
  };
}

type PapersLines = { readonly complaint: ReactNode; readonly rest: ReactNode };

function usePapersLines(): (made: Drafted) => PapersLines {
  const { t } = useLingui();
  return ({ papers, papers_reason }) => {
    if (papers === null)
      return { complaint: papers_reason, rest: t`No court papers can be made now. A letter may still go out.` };
    const { complaint, others } = papers;
    // The papers' own names are English.
    const named = (names: string) => <span lang="en">{names}</span>;
    return {
      complaint: (
        <>
          {named(complaint)}. {t`It comes with the packages that have court papers.`}
        </>
      ),
      rest: named(others.join(', ')),
    };
  };
}
