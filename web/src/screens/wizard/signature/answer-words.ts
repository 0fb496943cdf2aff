import { useLingui } from '@lingui/react/macro';
import { isLineField, type LineField } from '@plainclaim/domain';
import { formatDay } from '../../../i18n/formatters.ts';
import type { AnsweredScreen, AnswerRow, RowSubject, RowValue } from '../questions/answer-summary.ts';
import { useFieldWords } from '../../../components/choices/field-words.ts';
import { usePaymentTypeNames } from '../questions/payment-type-names.ts';
import { defendantAskedAbout } from '../questions/preselection.ts';
import { useOptionLabels } from '../../../components/choices/question-options.ts';

/** The words of "Check your answers" in the reader's language. */
export function useAnswerWords() {
  const { t, i18n } = useLingui();
  const nameOfType = usePaymentTypeNames();
  const optionLabel = useOptionLabels();
  const titles: Readonly<Record<AnsweredScreen, string>> = {
    category: t`Your situation`,
    reasons: t`Your reasons`,
    details: t`The claim`,
    'claimant-kind': t`Who is claiming`,
    claimant: t`Your information`,
    'defendant-kind': t`Who it is against`,
    defendant: t`Their information`,
    story: t`What happened`,
    calculation: t`Your calculation`,
    'payment-preference': t`How you want to get paid`,
    questions: t`Administrative questions`,
  };
  const lines = useFieldWords();
  const labels: Readonly<Record<Exclude<RowSubject, LineField>, string>> = {
    category: t`Situation`,
    reasons: t`Reasons`,
    amount: t`Amount`,
    date: t`Date`,
    place: t`Where it happened`,
    kind: t`Person or business`,
    name: t`Name`,
    businessName: t`Business name`,
    contactName: t`Contact name`,
    email: t`Email`,
    phone: t`Phone number`,
    entity: t`What kind of business is it?`,
    website: t`Website`,
    address: t`Address`,
    story: t`In your words`,
    calculation: t`In your words`,
    venmo: t`Venmo address`,
    cashapp: t`Cashapp address`,
    zelle: t`Zelle phone or email`,
    otherWays: t`Other ways`,
    coClaimants: t`People who claim with you`,
  };
  const labelOf = (row: AnswerRow): string => {
    if (row.subject !== 'question') {
      if (!isLineField(row.subject)) return labels[row.subject];
      return lines[row.subject].short ?? lines[row.subject].label;
    }
    const { key, label } = row.question;
    const number = defendantAskedAbout(key);
    return number === null ? label : t`Defendant ${number}: ${label}`;
  };
  const valueOf = (value: RowValue): string => {
    switch (value.kind) {
      case 'text':
        return value.text;
      case 'list':
        return value.items.join('\n');
      case 'payment-types':
        return value.types.map(nameOfType).join('\n');
      case 'day':
        return formatDay(value.day, i18n.locale);
      case 'party':
        return value.party === '1' ? t`Person` : t`Business`;
      case 'yes-no':
        return value.answer ? t`Yes` : t`No`;
      case 'option':
        return optionLabel(value.option);
      case 'same-place':
        return t`The same as where it happened`;
      case 'nothing':
        return t`Not given`;
    }
  };
  return { titleOf: (screen: AnsweredScreen) => titles[screen], labelOf, valueOf };
}
