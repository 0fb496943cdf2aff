import { useLingui } from '@lingui/react/macro';
import { type AdditionalDefendant, additionalDefendantSchema, DEFENDANT, LIMITS } from '@plainclaim/domain';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../components/buttons/button.tsx';
import { controlId } from '../../../components/fields/field.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { DefendantFields } from './defendant-fields.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { FurtherDefendant } from './further-defendant.tsx';
import { KindScreen } from './kind-screen.tsx';
import { usePartyLabels } from './party-labels.ts';
import { useListFocus } from '../../../components/lists/use-list-focus.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { furtherDefendantField } from '../engine/wizard-problems.ts';

const ADD_ID = 'add-defendant';
const firstIdOf = (index: number) => controlId(`additionalDefendants.${index}.whoUser`);

/** Step 3: who the claim is against, and up to three more. */
export function DefendantScreen() {
  const { t } = useLingui();
  const { draft, patch, patchFrom } = useWizard();
  const errorOf = useFieldErrors();
  const labels = usePartyLabels();
  const { additionalDefendants: further, whoUser } = draft;
  useListFocus(further.length, firstIdOf, ADD_ID);

  const labelOf = (field: string) => {
    const place = furtherDefendantField(field);
    if (place === undefined) return labels(DEFENDANT, whoUser)[field];
    const number = place.index + 2;
    const label = labels(DEFENDANT, further[place.index]?.whoUser ?? '')[place.name] ?? '';
    return t`Number ${number}, ${label}`;
  };
  const changeFurther = (index: number, changes: Partial<AdditionalDefendant>) =>
    patchFrom((newest) => ({
      additionalDefendants: newest.additionalDefendants.map((one, at) => (at === index ? { ...one, ...changes } : one)),
    }));
  const add = () => patch({ additionalDefendants: [...further, additionalDefendantSchema.parse({})] });
  const remove = (index: number) => patch({ additionalDefendants: further.filter((_one, at) => at !== index) });

  return (
    <KindScreen
      name="whoUser"
      title={t`Who are you filing this claim against?`}
      lead={t`The letter goes to them. You can add more below.`}
      value={whoUser}
      onChange={(kind) => patch({ whoUser: kind })}
      labelOf={labelOf}
    >
      <FormSection
        title={whoUser === '2' ? t`Fill in their business information` : t`Fill in their personal information`}
      >
        <DefendantFields prefix="" defendant={draft} onChange={patch} errorOf={errorOf} />
      </FormSection>
      {further.map((defendant, index) => (
        <FurtherDefendant
          // The list has no other order than this, and one is only ever taken out whole.
          key={`${index}-${further.length}`}
          index={index}
          defendant={defendant}
          onChange={(changes) => changeFurther(index, changes)}
          onRemove={() => remove(index)}
          errorOf={errorOf}
        />
      ))}
      {further.length < LIMITS.additionalDefendants ? (
        <FormSection>
          <div>
            <Button id={ADD_ID} variant="ghost" iconStart={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
              {t`Add another person or business`}
            </Button>
          </div>
        </FormSection>
      ) : null}
    </KindScreen>
  );
}
