import { useLingui } from '@lingui/react/macro';
import {
  CARD_LIMITS,
  type CardCatalogue,
  type CardEntry,
  type CardLanguage,
  cardField,
  type ProofKind,
  proofSlot,
  type ReadEntry,
} from '@plainclaim/domain';
import { useState } from 'react';
import { EnglishHint } from '../../../../components/cards/english-hint.tsx';
import { Checkbox } from '../../../../components/choices/checkbox.tsx';
import { FieldGroup } from '../../../../components/fields/field.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { withProof, withValue } from './card-changes.ts';
import styles from './cards.module.css';

type ProofTicksProps = {
  readonly read: ReadEntry;
  readonly catalogue: CardCatalogue;
  readonly language: CardLanguage;
  readonly errorOf: (slot: string) => string | undefined;
  readonly onChange: (change: (entry: CardEntry) => CardEntry) => void;
};

type Offered = { readonly key: string; readonly kind: ProofKind };

/** What shows that it was so. The ticks are in the letter, and become exhibits later. */
export function ProofTicks({ read, catalogue, ...rest }: ProofTicksProps) {
  const { t } = useLingui();
  const { card, entry } = read;
  const all = (card.proof ?? []).flatMap((key): readonly Offered[] => {
    const kind = catalogue.proof[key];
    return kind === undefined ? [] : [{ key, kind }];
  });
  const common = new Set(catalogue.commonProof ?? []);
  const own = all.filter(({ key }) => !common.has(key));
  const further = own.length === 0 ? [] : all.filter(({ key }) => common.has(key));
  // Only at first: what closes over a box just unticked would take the focus with it.
  const [startsOpen] = useState(further.some(({ key }) => entry.proof.includes(key)));
  if (all.length === 0) return null;
  return (
    <FieldGroup name={cardField(entry.id, 'proof')} label={t`What do you have that shows it?`}>
      <TickList offered={own.length === 0 ? all : own} entry={entry} {...rest} />
      {further.length === 0 ? null : (
        <details className={styles['further']} open={startsOpen || undefined}>
          <summary>{t`Something else that shows it`}</summary>
          <TickList offered={further} entry={entry} {...rest} />
        </details>
      )}
    </FieldGroup>
  );
}

type TickListProps = Pick<ProofTicksProps, 'language' | 'errorOf' | 'onChange'> & {
  readonly offered: readonly Offered[];
  readonly entry: CardEntry;
};

function TickList({ offered, entry, language, errorOf, onChange }: TickListProps) {
  const name = cardField(entry.id, 'proof');
  return (
    <div className={styles['ticks']}>
      {offered.map(({ key, kind }) => {
        const isTicked = entry.proof.includes(key);
        return (
          <div key={key}>
            <Checkbox
              name={name}
              id={`${name}.${key}`}
              label={kind[language]}
              checked={isTicked}
              onChange={(isThere) => onChange((one) => withProof(one, key, isThere))}
            />
            {isTicked && kind.asks !== undefined ? (
              <ProofWords
                slot={proofSlot(key)}
                label={kind.asks[language]}
                isName={kind.letter !== ''}
                entry={entry}
                error={errorOf(proofSlot(key))}
                onChange={onChange}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

type ProofWordsProps = {
  readonly slot: string;
  readonly label: string;
  /** A name is written with a capital; what else there is goes on in the middle of a sentence. */
  readonly isName: boolean;
  readonly entry: CardEntry;
  readonly error: string | undefined;
  readonly onChange: TickListProps['onChange'];
};

/** The words a tick asks for: who the witness is, or what else there is. */
function ProofWords({ slot, label, isName, entry, error, onChange }: ProofWordsProps) {
  const value = entry.values[slot];
  const text = typeof value === 'object' && 'text' in value ? value.text : '';
  const change = (typed: string) => onChange((one) => withValue(one, slot, typed === '' ? null : { text: typed }));
  return (
    <>
      <TextField
        name={cardField(entry.id, slot)}
        label={label}
        error={error}
        maxLength={CARD_LIMITS.words}
        autoComplete="off"
        autoCapitalize={isName ? 'words' : 'none'}
        value={text}
        onChange={change}
      />
      {isName ? null : <EnglishHint text={text} onLeaveOut={() => change('')} />}
    </>
  );
}
