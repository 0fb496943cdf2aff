import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { CARD_LIMITS } from '@plainclaim/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useCapitalHint } from './capital-hint.ts';
import { EnglishHint } from './english-hint.tsx';

type OwnSentenceProps = {
  readonly own: string;
  readonly field: string;
  /** What the card's amount is called in the letter; null for a card without an amount. */
  readonly rowName: string | null;
  /** Null takes the sentence of the card back. */
  readonly onOwn: (own: string | null) => void;
  readonly onRowName: (name: string) => void;
};

/** The person's own sentence in place of a card's. The answers of the card stay: they still fill amount and papers. */
export function OwnSentence({ own, field, rowName, onOwn, onRowName }: OwnSentenceProps) {
  const { t, i18n } = useLingui();
  const capital = useCapitalHint(own);
  const box = useRef<HTMLTextAreaElement>(null);
  // It opened by a press: the person goes on typing here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div>
      <TextAreaField
        areaRef={box}
        name={field}
        label={t`This sentence in your own words`}
        hint={
          i18n.locale === DEFAULT_LANGUAGE
            ? (capital ?? t`Write to the other side as “you”.`)
            : [t`In English, please. The letter is in English.`, capital].filter((hint) => hint !== undefined).join(' ')
        }
        maxLength={CARD_LIMITS.value}
        spellCheck
        value={own}
        onChange={onOwn}
      />
      <EnglishHint text={own} onLeaveOut={() => onOwn(null)} />
      {rowName === null ? null : (
        <>
          <TextField
            name={`${field}.row`}
            label={t`What the amount is for`}
            hint={t`This name is printed beside the amount in your letter. Change it if it does not fit your sentence.`}
            maxLength={CARD_LIMITS.rowLabel}
            spellCheck
            value={rowName}
            onChange={onRowName}
          />
          <EnglishHint text={rowName} onLeaveOut={() => onRowName('')} />
        </>
      )}
      <Button variant="link" onClick={() => onOwn(null)}>
        {t`Use the card’s sentence again`}
      </Button>
    </div>
  );
}
