import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GenerationStageId } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import type { ClaimFitState } from '../claim-fit/claim-fit-state.ts';
import { usePartNames } from '../claim-fit/court-range.tsx';
import type { FilePreviewState } from './file-preview-state.ts';

/** What a stage's work came to. `line` is null while it is under way. */
export type StageFinding = { readonly isSettled: boolean; readonly line: ReactNode };

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
  const fromPreview = (line: (answer: NonNullable<typeof made>) => ReactNode): StageFinding =>
    made === null ? (preview.status === 'failed' ? failed : UNDER_WAY) : { isSettled: true, line: line(made) };
  const noLetter = t`A rule prevents a letter for this claim. You can read it below.`;
  const court = useCourtFinding(fit);
  const papers = usePapersLines();
  const checked = useCheckedLine();
  return {
    'strong-letter': fromPreview(({ letter }) =>
      letter === null
        ? noLetter
        : t`Letter drafted: ${plural(letter.words, { one: '# word', other: '# words' })}, ${plural(letter.facts, { one: '# fact you gave', other: '# facts you gave' })}.`,
    ),
    'professional-letter': fromPreview(({ letter }) => (letter === null ? noLetter : checked(letter))),
    'local-paperwork': court,
    'court-paperwork': fromPreview((answer) => papers(answer).complaint),
    'court-documents': fromPreview((answer) => papers(answer).rest),
    'completing-package': fromPreview(() => t`These are drafts. Nothing is signed, paid, or sent.`),
  };
}

type Drafted = Extract<FilePreviewState, { status: 'made' }>['made'];

function useCheckedLine(): (letter: NonNullable<Drafted['letter']>) => string {
  const { t } = useLingui();
  return ({ grade, open_points }) => {
    const open =
      open_points === 0
        ? t`Checked. Nothing is left open.`
        : t`Checked. ${plural(open_points, { one: '# point', other: '# points' })} for you to settle before you approve it.`;
    const school = grade === null ? null : Math.max(1, Math.round(grade));
    return school === null ? open : `${open} ${t`Reading level: school grade ${school}.`}`;
  };
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
    if (papers === null) return { complaint: papers_reason, rest: t`No court papers were drafted.` };
    const { complaint, complaint_sheets, others, sheets, later } = papers;
    const length = plural(complaint_sheets, { one: '# sheet', other: '# sheets' });
    const all = plural(sheets, { one: '# sheet', other: '# sheets' });
    const kept = plural(later, { one: '# paper', other: '# papers' });
    const named = (names: string) => (
      // The papers' own names are English.
      <span lang="en">{names}</span>
    );
    return {
      complaint: (
        <>
          {named(complaint)}: {length}
        </>
      ),
      rest: (
        <>
          {named(others.join(', '))}. {t`The packet has ${all}; ${kept} more for a later step.`}
        </>
      ),
    };
  };
}
