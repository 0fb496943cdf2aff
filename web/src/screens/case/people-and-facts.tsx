import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer, CasePartyWire } from '@plainclaim/contract';
import { Fragment } from 'react';
import styles from './case.module.css';
import { useDayWords } from './use-case-words.ts';

type Shown = Pick<CasePageAnswer, 'claimants' | 'defendants' | 'category' | 'happened_on' | 'place'>;

/** Who claims, against whom, and what it is about, as it was typed. */
export function PeopleAndFacts({ answer }: { readonly answer: Shown }) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { claimants, defendants, category, happened_on: happenedOn, place } = answer;
  const facts = [
    { name: t`What it is about`, value: category },
    { name: t`When it happened`, value: happenedOn === null ? '' : dayWords(happenedOn, 'long') },
    { name: t`Where it happened`, value: place },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles['about']}>
      <dt>{t`You`}</dt>
      <dd>
        <Parties parties={claimants} />
      </dd>
      <dt>{t`The other side`}</dt>
      <dd>
        <Parties parties={defendants} />
      </dd>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Parties({ parties }: { readonly parties: readonly CasePartyWire[] }) {
  return parties.map(({ name, address, email, phone }) => (
    <p key={`${name} ${address}`}>
      {name}
      {[address, email, phone]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className={styles['quiet']}>
            {line}
          </span>
        ))}
    </p>
  ));
}
