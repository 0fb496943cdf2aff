import { useState } from 'react';
import { CategoryIcon } from '../../components/choices/category-icon.tsx';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { type ChoiceLayout, ChoiceList, RadioCards } from '../../components/choices/choice-cards.tsx';
import { SubcategoryIcon } from '../../components/choices/subcategory-icon.tsx';
import { KitSection } from './kit-section.tsx';

const OPTIONS = [
  { value: 'one', label: 'A first answer', hint: 'With a hint' },
  { value: 'two', label: 'A second answer, whose label is much longer than that of the others' },
  { value: 'three', label: 'One that cannot be chosen', disabled: true },
];
const PICTURES = [
  { value: 'TenantLandlordDispute', label: 'Landlord or tenant problem' },
  { value: 'AutoRepair', label: 'Car repair problem' },
  { value: 'DebtCollection', label: 'Money owed to me' },
  { value: 'Other', label: 'Something else' },
].map((option) => ({ ...option, icon: <CategoryIcon icon={option.value} /> }));
const REASONS = ['Banknote', 'Dog', 'BrickWall', 'not-known'].map((icon) => ({
  value: icon,
  label: `The picture ${icon}`,
  icon: <SubcategoryIcon icon={icon} />,
}));
const LAYOUTS: readonly ChoiceLayout[] = ['pair', 'rows', 'single', 'inline'];

/** Cards and boxes to choose from: in every layout, chosen, wrong and out of reach. */
export function KitChoices() {
  const [picture, setPicture] = useState('TenantLandlordDispute');
  const [answer, setAnswer] = useState('one');
  const [reasons, setReasons] = useState<readonly string[]>(['Dog']);
  const [isTicked, setTicked] = useState(false);
  return (
    <KitSection title="Choices">
      <RadioCards
        name="picture"
        legend="Tiles"
        layout="tiles"
        value={picture}
        onChange={setPicture}
        options={PICTURES}
      />
      <ChoiceList
        name="reasons"
        legend="Boxes with pictures"
        values={reasons}
        onChange={setReasons}
        options={REASONS}
      />
      {LAYOUTS.map((layout) => (
        <RadioCards
          key={layout}
          name={`layout-${layout}`}
          legend={`Cards, laid out as "${layout}"`}
          layout={layout}
          value={answer}
          onChange={setAnswer}
          options={OPTIONS}
        />
      ))}
      <Checkbox
        name="agreed"
        label="A box that must be ticked"
        checked={isTicked}
        onChange={setTicked}
        error={isTicked ? undefined : 'Please tick this box to go on.'}
      />
      <Checkbox name="fixed" label="A box out of reach" checked disabled onChange={() => {}} />
    </KitSection>
  );
}
