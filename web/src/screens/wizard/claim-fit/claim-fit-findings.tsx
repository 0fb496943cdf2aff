import { Trans, useLingui } from '@lingui/react/macro';
import { type ClaimFitAnswer, claimFitMessages } from '@plainclaim/contract';
import { FINDING_CODES, type FindingCode, positionOf } from '@plainclaim/domain';
import { Alert, type AlertTone } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import styles from './claim-fit-card.module.css';
import { useDay } from './claim-fit-day.ts';
import { useWayOut, useWays, type Way } from './claim-fit-ways.ts';
import { useWizard } from '../engine/wizard-context.ts';

type Finding = Omit<ClaimFitAnswer['findings'][number], 'code'> & { readonly code: FindingCode };

/** A newer server may send a code this page has no sentence for. */
const isKnown = (finding: ClaimFitAnswer['findings'][number]): finding is Finding =>
  FINDING_CODES.some((code) => code === finding.code);

type Severity = Finding['severity'];

const TONES = { stop: 'error', warning: 'warning', info: 'info' } satisfies Record<Severity, AlertTone>;

/** The county fact asks for these itself. */
const ASKED_BESIDE: ReadonlySet<FindingCode> = new Set(['fit.county_to_confirm', 'fit.county_unknown']);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Findings with one weight: what keeps a document from being made, what to look out for, or what is good to know. */
export function ClaimFitFindings({ fit, severity }: { readonly fit: ClaimFitAnswer; readonly severity: Severity }) {
  const { t } = useLingui();
  const found = fit.findings
    .filter(isKnown)
    .filter((finding) => finding.severity === severity && !ASKED_BESIDE.has(finding.code));
  if (found.length === 0) return null;
  const titles = {
    stop: fit.letterStopped
      ? t`We cannot make a letter for this claim now`
      : t`We cannot make court papers for this claim now`,
    warning: t`Please look at this`,
    info: t`Good to know`,
  } satisfies Record<Severity, string>;
  return (
    <section className={styles['findings']}>
      <h3>{titles[severity]}</h3>
      {severity !== 'stop' ? null : (
        <p>
          {fit.letterStopped
            ? t`Nothing is lost: your answers stay saved, and you can change them. You cannot pay for what we cannot make.`
            : t`You can still buy the letter by itself. Your answers stay saved.`}
        </p>
      )}
      {found.map((finding) => (
        <FindingNote key={finding.code} finding={finding} hasWaivers={fit.waivers.length > 0} />
      ))}
    </section>
  );
}

function FindingNote({ finding, hasWaivers }: { readonly finding: Finding; readonly hasWaivers: boolean }) {
  const { t } = useLingui();
  const textOf = useFindingText();
  const ways = useWays()(finding.code, hasWaivers);
  const wayOut = useWayOut()(finding.code);
  const { severity, source, confirm } = finding;
  return (
    <Alert
      tone={TONES[severity]}
      actions={ways.length === 0 ? undefined : ways.map((way) => <WayButton key={way.label} way={way} />)}
    >
      <p>{textOf(finding)}</p>
      {wayOut === undefined || severity !== 'stop' ? null : (
        <p>
          <Trans>
            <strong>What can be done:</strong> {wayOut}
          </Trans>
        </p>
      )}
      <details className={styles['why']}>
        <summary>{t`Why?`}</summary>
        <p>
          <Trans>This comes from a general rule: {source}.</Trans>{' '}
          {confirm ? t`We have not seen its newest text on a court page. Please confirm it with the clerk.` : null}
        </p>
      </details>
    </Alert>
  );
}

function goToChoice(name: string) {
  const group = document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
  const control = [...group].find(({ checked }) => checked) ?? group[0];
  control?.focus();
  control?.closest('fieldset')?.scrollIntoView({ block: 'center' });
}

function WayButton({ way: { label, leadsTo } }: { readonly way: Way }) {
  const { changeAnswer } = useWizard();
  const go = () =>
    'screen' in leadsTo ? changeAnswer(positionOf(leadsTo.screen), leadsTo.field) : goToChoice(leadsTo.choice);
  return (
    <Button size="small" variant="ghost" onClick={go}>
      {label}
    </Button>
  );
}

/** The sentence of a finding, with its days as the reader writes them. */
function useFindingText(): (finding: Finding) => string {
  const message = useMessage(claimFitMessages);
  const dayOf = useDay();
  return ({ code, params }) => {
    const shown = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, ISO_DAY.test(value) ? dayOf(value) : value]),
    );
    return message(code, shown);
  };
}
