import { useLingui } from '@lingui/react/macro';
import type { WhoValue } from '@plainclaim/domain';
import { useState } from 'react';
import { RadioCards } from '../choices/choice-cards.tsx';
import { FieldRow } from '../fields/form-layout.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ArticleChoices } from './article-choices.tsx';
import { useCapitalHint } from './capital-hint.ts';
import { EnglishHint } from './english-hint.tsx';
import { onceByLabel } from './once-by-label.ts';
import type { SlotProps } from './slot-props.ts';
import styles from './slots.module.css';

const NOBODY: WhoValue = { side: '', role: '', name: '' };
/** Of the list of roles: one that is typed. */
const TYPED = 'typed';
/** The letter is English. */
const ROLE_EXAMPLE = 'my mechanic';
const SIDES = { me: 'us', you: 'them', other: 'other' } as const;

/** Who it was: the person who claims, the other side, or somebody else by role and name. Nobody is guessed. */
export function WhoSlot({ slot, read, speaker, field, language, value, error, onChange }: SlotProps) {
  const { t } = useLingui();
  const { isWe, defendants, child } = speaker;
  const { self } = read.entry;
  const who = value !== undefined && typeof value !== 'string' && 'side' in value ? value : NOBODY;
  const capital = useCapitalHint(who.name);
  const roles = slot.roles ?? [];
  const isListed = roles.some((role) => role.value === who.role);
  const [isTyping, setTyping] = useState(who.role !== '' && !isListed);
  const typesRole = roles.length === 0 || (isTyping && !isListed);
  const chosen = read.entry.defendant;
  const named =
    defendants.length === 1 ? defendants[0] : chosen === '' || chosen === 'all' ? '' : defendants[Number(chosen)];
  const sides = (slot.only ?? ['me', 'you', 'other']).map((side) => {
    // Where a guardian claims for a child, the card asks which of the two it is.
    if (side === 'me' && child !== undefined)
      return {
        value: SIDES.me,
        label: self === undefined ? t`${child} or me` : self === 'child' ? child : t`Me`,
        hint: self === 'child' ? t`“${child}” in the letter` : t`“I” in the letter`,
      };
    if (side === 'me')
      return {
        value: SIDES.me,
        label: isWe ? t`Us` : t`Me`,
        hint: isWe ? t`“we” in the letter` : t`“I” in the letter`,
      };
    if (side === 'you') return { value: SIDES.you, label: named || t`The other side`, hint: t`“you” in the letter` };
    // Whichever of the two the card does not tell of is somebody else in its sentence, by name.
    const hint = self === 'child' ? t`also you: then give your full name` : t`you say who`;
    return { value: SIDES.other, label: t`Someone else`, hint };
  });
  const change = (patch: Partial<WhoValue>) => onChange({ ...who, ...patch });
  return (
    <div className={styles['slot']}>
      <RadioCards
        name={field}
        legend={slot.label[language]}
        error={who.side === 'other' ? undefined : error}
        layout="inline"
        options={sides}
        value={who.side}
        onChange={(next) => {
          const side = sides.find((one) => one.value === next)?.value;
          if (side !== undefined) change({ side });
        }}
      />
      {who.side === 'other' ? (
        <FieldRow>
          {roles.length > 0 ? (
            <SelectField
              name={`${field}.role`}
              label={t`Who is that?`}
              error={error}
              placeholder={t`Choose, or skip`}
              options={[
                ...onceByLabel(
                  roles.map((role) => ({ value: role.value, label: role[language] })),
                  ({ value: role }) => role === who.role,
                ),
                { value: TYPED, label: t`Someone else (type who)` },
              ]}
              value={typesRole ? TYPED : who.role}
              onChange={(next) => {
                setTyping(next === TYPED);
                change({ role: next === TYPED ? '' : next });
              }}
            />
          ) : null}
          {typesRole ? (
            <div>
              <TextField
                name={`${field}.typedRole`}
                label={t`Who is that, in English?`}
                placeholder={ROLE_EXAMPLE}
                maxLength={80}
                value={who.role}
                onChange={(role) => change({ role })}
              />
              <EnglishHint text={who.role} onLeaveOut={() => change({ role: '' })} />
              <ArticleChoices typed={who.role} isWe={isWe} onChange={(role) => change({ role })} />
            </div>
          ) : null}
          <TextField
            name={`${field}.name`}
            label={t`Name`}
            optional
            maxLength={80}
            autoComplete="off"
            autoCapitalize="words"
            hint={capital}
            error={roles.length > 0 ? undefined : error}
            value={who.name}
            onChange={(name) => change({ name })}
          />
        </FieldRow>
      ) : null}
    </div>
  );
}
