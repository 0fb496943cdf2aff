import { useLingui } from '@lingui/react/macro';
import { CLAIMANT_ENTITY_TYPES, nameTellsEntity } from '@plainclaim/domain';
import { useOptionLabels } from '../../../components/choices/question-options.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';

export type EntityFieldProps = {
  /** The field's name on the wire. */
  readonly field: string;
  /** As it is typed so far. */
  readonly businessName: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (chosen: string) => void;
};

/** What kind of business it is: asked below its name, and only where that name does not say. */
export function EntityField({ field, businessName, hint, value, onChange }: EntityFieldProps) {
  const { t } = useLingui();
  const labelOf = useOptionLabels();
  if (businessName.trim() === '' || nameTellsEntity(businessName)) return null;
  return (
    <SelectField
      name={field}
      label={t`What kind of business is it?`}
      hint={hint}
      optional
      width="medium"
      placeholder={t`I am not sure`}
      options={CLAIMANT_ENTITY_TYPES.map((option) => ({ value: option, label: labelOf(option) }))}
      value={value}
      onChange={onChange}
    />
  );
}
