import { Trans, useLingui } from '@lingui/react/macro';
import { type ClaimFitAnswer, claimFitMessages } from '@plainclaim/contract';
import { FINDING_CODES, type FindingCode, positionOf } from '@plainclaim/domain';
import { Alert, type AlertTone } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import styles from './claim-fit-card.module.css';
import { useDay } from './claim-fit-facts.tsx';
import { FreeHelp } from './claim-fit-help.tsx';
import { useWizard } from './wizard-context.ts';

type Finding = Omit<ClaimFitAnswer['findings'][number], 'code'> & { readonly code: FindingCode };

/** A newer server may send a code this page has no sentence for. */
const isKnown = (finding: ClaimFitAnswer['findings'][number]): finding is Finding =>
  FINDING_CODES.some((code) => code === finding.code);

type Severity = Finding['severity'];

const TONES = { stop: 'error', warning: 'warning', info: 'info' } satisfies Record<Severity, AlertTone>;

/** The county fact asks for this one itself. */
const ASKED_BESIDE: FindingCode = 'fit.county_to_confirm';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Findings with one weight: what keeps a document from being made, what to look out for, or what is good to know. */
export function ClaimFitFindings({ fit, severity }: { readonly fit: ClaimFitAnswer; readonly severity: Severity }) {
  const { t } = useLingui();
  const found = fit.findings
    .filter(isKnown)
    .filter((finding) => finding.severity === severity && finding.code !== ASKED_BESIDE);
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
        <FindingNote key={finding.code} finding={finding} />
      ))}
      {severity === 'stop' ? <FreeHelp /> : null}
    </section>
  );
}

function FindingNote({ finding }: { readonly finding: Finding }) {
  const { t } = useLingui();
  const { jump } = useWizard();
  const textOf = useFindingText();
  const { code, severity, source, confirm } = finding;
  return (
    <Alert
      tone={TONES[severity]}
      actions={
        ANSWERED_BY_QUESTION.has(code) ? (
          <Button size="small" variant="ghost" onClick={() => jump(positionOf('questions'))}>
            {t`Change my answer`}
          </Button>
        ) : undefined
      }
    >
      <p>{textOf(finding)}</p>
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

/** Findings that rest on an answer of the administrative questions, so that a wrong tap can be mended at once. */
const ANSWERED_BY_QUESTION: ReadonlySet<string> = new Set([
  'fit.minor_needs_guardian',
  'fit.bankruptcy',
  'fit.restraining_order',
  'fit.medical_bill',
  'fit.federal',
  'fit.professional_malpractice',
  'fit.family_matter',
  'fit.estate_matter',
  'fit.land_or_eviction',
  'fit.tax_matter',
  'fit.deceased',
  'fit.assigned_consumer_debt',
  'fit.assigned_claim_business_lawyer',
  'fit.entity_needs_lawyer',
  'fit.business_may_need_lawyer',
  'fit.other_side_lawyer',
  'fit.public_body_notice',
  'fit.public_body_notice_may_be_late',
  'fit.mentions_bankruptcy',
  'fit.mentions_death',
  'fit.mentions_restraining_order',
  'fit.mentions_lawyer',
]);
