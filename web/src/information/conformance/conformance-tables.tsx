import type { Language } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/formatters.ts';
import { inTurn, When } from '../text.tsx';
import type { ConformanceWords } from '../words/conformance/conformance-words.ts';
import {
  type ClauseRow,
  type CriterionRow,
  type Evidence,
  judgeClause,
  judgeCriterion,
  type Judgement,
} from './evidence.ts';

type Props = { readonly evidence: Evidence; readonly words: ConformanceWords; readonly language: Language };

/** Each criterion of WCAG: what was found, by which tests, and who walked it when. */
export const CriteriaTable = ({ evidence, words, language }: Props) => (
  <Rows words={words}>
    {inTurn(evidence.criteria, (row) => (
      <tr>
        <th scope="row">
          {row.id} {words.criteria[row.id]} ({row.level})
        </th>
        <td>
          <ResultWords judged={judgeCriterion(evidence, row)} words={words} />
          <small>{basisOf(row, words, language)}</small>
        </td>
      </tr>
    ))}
  </Rows>
);

/** The clauses of another standard, which follow from the criteria. */
export const ClausesTable = ({ rows, evidence, words }: Omit<Props, 'language'> & { rows: readonly ClauseRow[] }) => (
  <Rows words={words}>
    {inTurn(rows, (row) => (
      <tr>
        <th scope="row">
          {row.clause} {words.clauses[row.name]}
        </th>
        <td>
          <ResultWords judged={judgeClause(evidence, row)} words={words} />
          {row.needs !== undefined && evidence.walks[row.needs].day === null && <small>{words.needs[row.needs]}</small>}
        </td>
      </tr>
    ))}
  </Rows>
);

const Rows = ({ words, children }: { readonly words: ConformanceWords; readonly children: ReactNode }) => (
  <table className="info-table info-results">
    <thead>
      <tr>
        <th scope="col">{words.heads.rule}</th>
        <th scope="col">{words.heads.result}</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** The running site says it for as long as the evidence is fresh, and then that nothing is known. */
function ResultWords({ judged, words }: { readonly judged: Judgement; readonly words: ConformanceWords }) {
  const said = <strong>{words.results[judged.result]}</strong>;
  if (judged.until === null) return said;
  return (
    <>
      <When condition={`until-${judged.until}`}>{said}</When>
      <When condition={`no-until-${judged.until}`}>
        <strong>{words.results['not-evaluated']}</strong>
      </When>
    </>
  );
}

/** What a result rests on, and what is left to say of it. */
const basisOf = (row: CriterionRow, words: ConformanceWords, language: Language): string =>
  [
    ...(row.remark === undefined ? [] : [words.remarks[row.remark]]),
    `${words.tests}: ${row.tests.length}.`,
    `${words.script}: ${words.scripts[row.script]}.`,
    row.walked === null ? words.neverWalked : walkedWords(row.walked, words, language),
  ].join(' ');

function walkedWords(
  { day, means }: NonNullable<CriterionRow['walked']>,
  words: ConformanceWords,
  language: Language,
): string {
  const parsed = parseCalendarDate(day);
  return words.walked
    .replace('%day%', parsed.ok ? formatDay(parsed.value, language) : day)
    .replace('%means%', words.means[means]);
}
