import { useLingui } from '@lingui/react/macro';
import { type ClaimFitAnswer, paths } from '@plainclaim/contract';
import { cents, formatUsd } from '@plainclaim/domain';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import styles from './claim-fit-card.module.css';
import { CountyChoice, LateAcknowledgement, WaiverChoice } from './claim-fit-choices.tsx';
import { useDay } from './claim-fit-day.ts';
import { CourtRangePicture, useCourtRange, usePartNames } from './court-range.tsx';
import { useShownDraft } from '../letter-so-far/shown-labels.ts';

/** The facts worked out for the claim, each under its own small heading, with the choices that change it. */
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

/** The same in a line each. */
export function ClaimFitSummary({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const names = usePartNames();
  const dayOf = useDay();
  const { fees, limit, counties, countyToConfirm, letterDeadline } = fit;
  const [county] = counties;
  const fee = fees === null ? '' : formatUsd(cents(fees.total));
  const last = limit.lastDay === null ? t`Not known` : dayOf(limit.lastDay);
  const lines = [
    { name: t`Court`, value: names[fit.courtPart] },
    { name: t`County`, value: county === undefined || countyToConfirm ? t`To be settled` : t`${county} County` },
    { name: t`Court fees, only if you file`, value: fee === '' ? t`Ask the clerk` : fee },
    {
      name: limit.status === 'may_have_passed' ? t`Last day to file may have been` : t`Last day to file may be`,
      value: last,
    },
    { name: t`The letter asks for payment by`, value: dayOf(letterDeadline) },
  ];
  return (
    <dl className={styles['summary']}>
      {lines.map(({ name, value }) => (
        <div key={name} className={styles['line']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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

function CourtFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const range = useCourtRange();
  const names = usePartNames();
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
      <p className={styles['value']}>{names[fit.courtPart]}</p>
      <p className={styles['note']}>{fit.courtPartName}</p>
      {range === null ? null : <CourtRangePicture range={range} amount={fit.demand} />}
      <p className={styles['note']}>{alone[fit.mayAppearAlone]}</p>
      {fit.waivers.length === 0 ? null : (
        <div className={styles['choice']}>
          <WaiverChoice fit={fit} />
        </div>
      )}
    </Fact>
  );
}

function CountyFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const [only] = fit.counties;
  const isSettled =
    only !== undefined && fit.countyChoices.length === 1 && !fit.countyToConfirm && fit.filingCounty === null;
  return isSettled ? <p className={styles['value']}>{t`${only} County`}</p> : <CountyChoice fit={fit} />;
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
  const jury = fees.jury === null ? '' : formatUsd(cents(fees.jury));
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
        {jury === '' ? '' : ` ${t`A jury costs ${jury} more, and only if someone asks for one.`}`}
        {fees.confirm || fees.juryConfirm ? ` ${t`Please confirm the amounts with the clerk.`}` : ''}
      </p>
    </Fact>
  );
}

function LimitFact({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const dayOf = useDay();
  const { lastDay, status, cite, confirm } = fit.limit;
  const day = lastDay === null ? '' : dayOf(lastDay);
  const isLate = status === 'may_have_passed';
  const value = lastDay === null ? t`Not known` : isLate ? t`It may have been ${day}` : t`It may be ${day}`;
  return (
    <Fact title={t`Last day to file`}>
      <p className={styles['value']}>{value}</p>
      {status === 'mixed' ? <LimitsByReason fit={fit} /> : null}
      <p className={styles['note']}>
        {status === 'paused'
          ? t`The clock is most often paused for a person under 18.`
          : t`Counted from the date you gave. A court may count from another day, and a letter does not stop the clock.`}
        {cite === null ? '' : ` ${t`Rule: ${cite}.`}`}
        {confirm ? ` ${t`Please confirm with the clerk.`}` : ''}
      </p>
      {isLate ? <LateAcknowledgement /> : null}
    </Fact>
  );
}

/** Reasons whose limits stand differently, one by one, under the names the claimant chose them by. */
function LimitsByReason({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const draft = useShownDraft();
  const dayOf = useDay();
  return (
    <dl className={styles['lines']}>
      {fit.limit.byReason.map(({ reason, lastDay, cite }) => (
        <div key={`${reason} ${cite} ${lastDay ?? ''}`} className={styles['line']}>
          <dt>{draft.disputingLabels[draft.disputing.indexOf(reason)] ?? reason}</dt>
          <dd>
            {lastDay === null ? t`Not known` : dayOf(lastDay)} ({cite})
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DeadlineFact({ day }: { readonly day: string }) {
  const { t } = useLingui();
  const deadline = useDay()(day);
  return (
    <Fact title={t`The letter asks for payment by`}>
      <p className={styles['value']}>{deadline}</p>
      <p className={styles['note']}>{t`If the letter goes out today. It is always a day when the courts are open.`}</p>
      <div className={styles['calendar']}>
        <ButtonLink
          reloadDocument
          download
          variant="ghost"
          size="small"
          iconStart={<IconCalendarPlus size={20} aria-hidden="true" />}
          to={paths.claimCalendar}
        >
          {t`Add these dates to your calendar`}
        </ButtonLink>
      </div>
    </Fact>
  );
}
