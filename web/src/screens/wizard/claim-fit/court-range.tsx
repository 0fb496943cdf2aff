import { useLingui } from '@lingui/react/macro';
import { courtMessages, type CourtRangeAnswer } from '@plainclaim/contract';
import { cents, formatUsd, LARGEST_CLAIM, parseUsd } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { readCourtRange } from '../../../api/claim-fit.ts';
import { Card } from '../../../components/layout/card.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { useMessage } from '../../../i18n/use-message.ts';
import styles from './court-range.module.css';
import { placedParts, type PlacedPart } from './court-range-parts.ts';
import { useWizard } from '../engine/wizard-context.ts';

let known: CourtRangeAnswer | null = null;
/** Several parts of a page ask at once: one call answers them all. */
let asked: Promise<CourtRangeAnswer | null> | null = null;

async function askOnce(): Promise<CourtRangeAnswer | null> {
  asked ??= readCourtRange().then((answer) => (answer.ok && answer.value.success ? answer.value : null));
  known = await asked;
  // What could not be had is asked for again by the next who wants it.
  if (known === null) asked = null;
  return known;
}

/** Which court part hears which amounts today; null until it is known, and when it cannot be. */
export function useCourtRange(): CourtRangeAnswer | null {
  const [range, setRange] = useState(known);
  useEffect(() => {
    if (range !== null) return undefined;
    let isWanted = true;
    void askOnce().then((answer) => {
      if (isWanted && answer !== null) setRange(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [range]);
  return range;
}

/** Units of the drawing, not pixels. */
const WIDTH = 320;
const GAP = 2;
const MIDDLE = 5;

const wholeDollars = (amountCents: number): string => formatUsd(cents(amountCents)).replace(/\.00$/, '');
const xOf = (amountCents: number): number => (Math.min(amountCents, LARGEST_CLAIM) / LARGEST_CLAIM) * WIDTH;

export type CourtRangePictureProps = {
  readonly range: CourtRangeAnswer;
  /** In cents. */
  readonly amount: number;
  /** Where the amount may come to lie by a choice that is still open, in cents: a hollow dot. */
  readonly mayBe?: number | null | undefined;
};

/** Where an amount lies among the court's parts: a picture, with the same in words under it. */
export function CourtRangePicture({ range, amount, mayBe = null }: CourtRangePictureProps) {
  const { t } = useLingui();
  const words = usePartWords();
  const parts = placedParts(range.parts, LARGEST_CLAIM);
  const here = partOf(parts, amount);
  const shown = here ?? parts[0];
  if (shown === undefined) return null;
  const money = wholeDollars(amount);
  const name = words(shown).name;
  return (
    <>
      <svg
        className={styles['track']}
        viewBox={`-2 -14 ${WIDTH + 4} 46`}
        role="img"
        aria-label={here === undefined ? t`The amounts each court part hears` : t`${money}: ${name}`}
      >
        {parts.map((part) => (
          <rect
            key={part.part}
            className={classNames(styles['part'], part === here && styles['here'])}
            x={xOf(part.over) + (part.over === 0 ? 0 : GAP)}
            width={xOf(part.to) - xOf(part.over) - (part.over === 0 ? 0 : GAP)}
            height={MIDDLE * 2}
            rx={MIDDLE}
          />
        ))}
        {mayBe === null ? null : <circle className={styles['mayBe']} cx={xOf(mayBe)} cy={MIDDLE} r="7" />}
        {here === undefined ? null : <circle className={styles['dot']} cx={xOf(amount)} cy={MIDDLE} r="8.5" />}
        {parts.map(({ part, over }) => (
          <text
            key={part}
            className={styles['figure']}
            x={xOf(over)}
            y="30"
            textAnchor={over === 0 ? 'start' : 'middle'}
          >
            {wholeDollars(over)}
          </text>
        ))}
      </svg>
      <p className={styles['text']}>{words(shown).sentence}</p>
    </>
  );
}

/** The short names of the court's parts. */
export function usePartNames(): Readonly<Record<PlacedPart['part'], string>> {
  const message = useMessage(courtMessages);
  return {
    small_claims: message('court.name.small_claims'),
    special_civil: message('court.name.special_civil'),
    law_division: message('court.name.law_division'),
  };
}

const partOf = (parts: readonly PlacedPart[], amount: number): PlacedPart | undefined =>
  amount > 0 ? parts.find((part) => part.upTo === null || amount <= part.upTo) : undefined;

/** The name of the court part that hears an amount in cents; null while it is not known. */
export function useCourtPartName(): (amount: number) => string | null {
  const range = useCourtRange();
  const words = usePartWords();
  return (amount) => {
    const part = range === null ? undefined : partOf(placedParts(range.parts, LARGEST_CLAIM), amount);
    return part === undefined ? null : words(part).name;
  };
}

/** The court part of an amount in cents that is only thought of. */
export function CourtPartOf({ amount }: { readonly amount: number }) {
  const range = useCourtRange();
  const name = useCourtPartName()(amount);
  if (range === null || name === null) return null;
  return (
    <>
      <strong>{name}</strong>
      <CourtRangePicture range={range} amount={amount} />
    </>
  );
}

/** The court part of the amount typed so far, or of what the court will be asked for where that is more. */
export function CourtRange({ mayBe = null }: { readonly mayBe?: number | null }) {
  const { t } = useLingui();
  const range = useCourtRange();
  const { draft } = useWizard();
  const nameOf = useCourtPartName();
  if (range === null) return null;
  const [sum, inCourt] = [parseUsd(draft.amount), parseUsd(draft.courtAmount)];
  const amount = inCourt.ok ? inCourt.value : sum.ok ? sum.value : 0;
  const asked = inCourt.ok ? formatUsd(inCourt.value) : '';
  const other = mayBe === null ? '' : formatUsd(cents(mayBe));
  const otherPart = mayBe === null ? null : nameOf(mayBe);
  return (
    <Card title={nameOf(amount) ?? t`Which court part?`}>
      <CourtRangePicture range={range} amount={amount} mayBe={mayBe} />
      {asked === '' ? null : <p className={styles['text']}>{t`In court you will ask for ${asked}.`}</p>}
      {otherPart === null ? null : (
        <p className={styles['text']}>{t`With what the law can add it would be ${other}: ${otherPart}.`}</p>
      )}
    </Card>
  );
}

function usePartWords(): (part: PlacedPart) => { readonly name: string; readonly sentence: string } {
  const message = useMessage(courtMessages);
  const names = usePartNames();
  return ({ part, over, to }) => ({
    name: names[part],
    sentence: message(`court.hears.${part}`, { lower: wholeDollars(over), upper: wholeDollars(to) }),
  });
}
