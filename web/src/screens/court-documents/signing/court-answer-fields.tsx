import { useLingui } from '@lingui/react/macro';
import type { CourtAnswer } from '@plainclaim/contract';
import { isLineField, lineBelow } from '@plainclaim/domain';
import { useFieldWords } from '../../../components/choices/field-words.ts';
import { useOptionLabels } from '../../../components/choices/question-options.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { type Answers, fieldName, isAsked, valueIn } from './court-answers.ts';
import styles from './signing.module.css';

export type CourtAnswerFieldsProps = {
  readonly all: readonly CourtAnswer[];
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
};

const questionOf = (detail: string): string => (isLineField(detail) ? lineBelow(detail).question : '');

/** What else of the complaint may still change after paying: county, kinds, and the answers to the court's questions. */
export function CourtAnswerFields({ all, answers, onChange }: CourtAnswerFieldsProps) {
  const { t } = useLingui();
  const { labelOf, hintOf, optionOf } = useAnswerWords();
  if (all.length === 0) return null;
  return (
    <fieldset className={styles['form']}>
      <legend className={styles['legend']}>{t`Answers for the court`}</legend>
      <p className={styles['quiet']}>
        {t`Only the court papers show these answers. The letter, the amount and what you paid stay as they are. Skip what you do not know: you can write it on the paper by hand.`}
      </p>
      {all
        .filter((one) => isAsked(one, all, questionOf, answers))
        .map((one) => {
          const name = fieldName(one);
          const shared = {
            name,
            label: labelOf(one),
            hint: hintOf(one),
            value: valueIn(answers, one),
            onChange: (value: string) => onChange({ ...answers, [name]: value }),
          };
          return one.options === null ? (
            <TextField key={name} {...shared} maxLength={200} />
          ) : (
            <SelectField
              key={name}
              {...shared}
              options={one.options.map((value) => ({ value, label: optionOf(value) }))}
              placeholder={t`Not answered`}
            />
          );
        })}
    </fieldset>
  );
}

function useAnswerWords() {
  const { t } = useLingui();
  const details = useFieldWords();
  const optionLabel = useOptionLabels();
  const options: Readonly<Record<string, string>> = {
    yes: t`Yes`,
    no: t`No`,
    sole: t`Sole proprietor (one owner, no company)`,
    llc: t`LLC`,
    corporation: t`Corporation`,
    partnership: t`Partnership`,
    contract: t`Contract`,
    security_deposit: t`Security deposit`,
    rent: t`Rent`,
    tort: t`Harm to a person or to things`,
  };
  const labelOf = ({ thing, key, label }: CourtAnswer): string => {
    switch (thing) {
      case 'county':
        return t`County where you file`;
      case 'kind':
        return t`Kind of case`;
      case 'entity':
        return t`What kind of business is ${key}?`;
      case 'trade_name':
        return t`Name that ${key} does business under, if it is another one`;
      case 'question':
        return label;
      case 'detail':
        return isLineField(key) ? details[key].label : key;
    }
  };
  const hintOf = ({ thing, key }: CourtAnswer): string | undefined => {
    if (thing === 'county') return t`The clerk can tell you which one is right.`;
    if (thing === 'trade_name') return t`As on the sign or the bill. The complaint then says “t/a” and this name.`;
    if (thing === 'entity') return t`The State’s business records say it.`;
    return thing === 'detail' && isLineField(key) ? details[key].hint : undefined;
  };
  const optionOf = (value: string): string => options[value] ?? optionLabel(value);
  return { labelOf, hintOf, optionOf };
}
