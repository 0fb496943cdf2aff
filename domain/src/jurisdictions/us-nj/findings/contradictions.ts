import { addDays } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import { type ContradictedKey, type Contradiction, contradictionsInClaim } from '../../../claims/contradictions.ts';
import type { FindingCode } from '../../pack/finding-codes.ts';
import type { Finding } from '../../pack.ts';
import { type Rule, stopAll, stopPapers, warning } from './make-finding.ts';
import { noticeOn } from '../court/notices.ts';
import { publicNames } from '../places/public-names.ts';

type ContradictionRow = {
  readonly code: FindingCode;
  /** What may not be made before the person looked again. */
  readonly stop: typeof stopAll;
  readonly params: (found: Contradiction, claim: FitClaim) => Finding['params'];
};

const none = (): Finding['params'] => ({});
const words = ({ words: said }: Contradiction): Finding['params'] => ({ words: said });
const name = ({ words: said }: Contradiction): Finding['params'] => ({ name: said });

/** The notice of a public body runs from the day itself, so it is named while the answer is open. */
function nameAndNotice({ words: said }: Contradiction, { happenedOn }: FitClaim): Finding['params'] {
  const days = noticeOn('publicBodyDays', happenedOn)?.value ?? 0;
  return { name: said, days: String(days), noticeBy: addDays(happenedOn, days) };
}

const CONTRADICTIONS: Readonly<Record<ContradictedKey, ContradictionRow>> = {
  bankruptcy: { code: 'fit.mentions_bankruptcy', stop: stopAll, params: none },
  deceased: { code: 'fit.mentions_death', stop: stopAll, params: none },
  restrainingOrder: { code: 'fit.mentions_restraining_order', stop: stopAll, params: none },
  publicBody: { code: 'fit.named_like_public_body', stop: stopPapers, params: nameAndNotice },
  isFederal: { code: 'fit.named_like_federal', stop: stopPapers, params: name },
  professionalMalpractice: { code: 'fit.mentions_professional', stop: stopPapers, params: words },
  medicalBill: { code: 'fit.mentions_health_bill', stop: stopAll, params: words },
  assignedClaim: { code: 'fit.mentions_assignment', stop: stopPapers, params: words },
};

const WORDS: Rule = { source: 'The words of the story, or a name', certainty: 'official' };

/**
 * Answers that a name or the story goes against. Until the person has looked again nothing is made that a wrong answer
 * would spoil; an answer that is kept counts, and the warning stays beside it.
 */
export function contradictionFindings(claim: FitClaim): readonly Finding[] {
  const { open, kept } = contradictionsInClaim(claim, publicNames);
  return [
    ...open.map((found) =>
      CONTRADICTIONS[found.key].stop(
        CONTRADICTIONS[found.key].code,
        WORDS,
        CONTRADICTIONS[found.key].params(found, claim),
      ),
    ),
    ...kept.map((found) =>
      warning(CONTRADICTIONS[found.key].code, WORDS, CONTRADICTIONS[found.key].params(found, claim)),
    ),
  ];
}
