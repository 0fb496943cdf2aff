import { useLingui } from '@lingui/react/macro';
import type { ClaimFitAnswer } from '@plainclaim/contract';
import { cents, formatUsd, parseCalendarDate } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { formatDay } from '../../i18n/formatters.ts';
import styles from './claim-fit-card.module.css';
import { CountyChoice } from './claim-fit-choices.tsx';
import { CourtRangePicture, useCourtRange } from './court-range.tsx';

/** The facts worked out for the claim, each under its own small heading. */
export function ClaimFitFacts({ fit, isOld }: { readonly fit: ClaimFitAnswer; readonly isOld: boolean }) {
  const { t } = useLingui();
  return (
    <div className={classNames(styles['facts'], isOld && styles['old'])}>
      <CourtFact fit={fit} />
      <Fact title={t`County`}>
        <CountyFact fit={fit} />
      </Fact>
      <FeesFact fit={fit} />
      <LimitFact fit={fit} />
      <DeadlineFact day={fit.letterDeadline} />
    </div>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['fact']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A day of the wire in the reader's own format. */
export function useDay(): (iso: string) => string {
  const { i18n } = useLingui();
  return (iso) => {
    const day = parseCalendarDate(iso);
    return day.ok ? formatDay(day.value, i18n.locale) : iso;
  };
}

function CourtFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const range = useCourtRange();
  const isUnderAge = fit.findings.some(({ code }) => code === 'fit.minor_needs_guardian');
  const alone = {
    yes: t`People can file and speak for themselves in this court.`,
    no: isUnderAge
      ? t`A parent or guardian files for a person under 18.`
      : t`For a claim like this one, a business needs a lawyer in court.`,
    unclear: t`A sole owner can file without a lawyer here. A company may need one.`,
  } satisfies Record<ClaimFitAnswer['mayAppearAlone'], string>;
  return (
    <Fact title={t`Court`}>
      <p className={styles['value']}>{fit.courtPartName}</p>
      {range === null ? null : <CourtRangePicture range={range} amount={fit.demand} />}
      <p className={styles['note']}>{alone[fit.mayAppearAlone]}</p>
    </Fact>
  );
}

function CountyFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const [only] = fit.counties;
  if (only === undefined) return <p>{t`We could not tell the county from the addresses. Ask the clerk.`}</p>;
  const isSettled = fit.counties.length === 1 && !fit.countyToConfirm && fit.filingCounty === null;
  if (isSettled) return <p className={styles['value']}>{t`${only} County`}</p>;
  return <CountyChoice fit={fit} />;
}

function FeesFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const { fees } = fit;
  if (fees === null) {
    return (
      <Fact title={t`Court fees`}>
        <p>{t`We do not have the fees of this court. Ask the clerk.`}</p>
      </Fact>
    );
  }
  const lines = [
    { name: t`Filing the claim`, amount: fees.filing },
    ...(fees.extraDefendants > 0 ? [{ name: t`More people or businesses`, amount: fees.extraDefendants }] : []),
    { name: t`Mailing the papers to the other side`, amount: fees.service },
  ];
  return (
    <Fact title={t`Court fees`}>
      <dl className={styles['lines']}>
        {lines.map(({ name, amount }) => (
          <div key={name} className={styles['line']}>
            <dt>{name}</dt>
            <dd>{formatUsd(cents(amount))}</dd>
          </div>
        ))}
        <div className={classNames(styles['line'], styles['total'])}>
          <dt>{t`Total`}</dt>
          <dd>{formatUsd(cents(fees.total))}</dd>
        </div>
      </dl>
      <p className={styles['note']}>
        {t`You pay these to the court, not to us, and only if you file a claim.`}
        {fees.confirm ? ` ${t`Please confirm the amounts with the clerk.`}` : ''}
      </p>
    </Fact>
  );
}

function LimitFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const dayOf = useDay();
  const { lastDay, status, cite, confirm } = fit.limit;
  const day = lastDay === null ? '' : dayOf(lastDay);
  return (
    <Fact title={t`Last day to file`}>
      <p className={styles['value']}>{lastDay === null ? t`Not known` : t`It may be ${day}`}</p>
      <p className={styles['note']}>
        {status === 'paused'
          ? t`The clock is most often paused for a person under 18.`
          : t`Counted from the date you gave. A court may count from another day, and a letter does not stop the clock.`}
        {cite === null ? '' : ` ${t`Rule: ${cite}.`}`}
        {confirm ? ` ${t`Please confirm with the clerk.`}` : ''}
      </p>
    </Fact>
  );
}

function DeadlineFact({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const deadline = useDay()(day);
  return (
    <Fact title={t`The letter asks for payment by`}>
      <p className={styles['value']}>{deadline}</p>
      <p className={styles['note']}>{t`If the letter goes out today. It is always a day when the courts are open.`}</p>
    </Fact>
  );
}
