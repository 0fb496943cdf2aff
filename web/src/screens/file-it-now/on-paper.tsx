import { Trans, useLingui } from '@lingui/react/macro';
import type { FilingSheetWire } from '@plainclaim/contract';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import styles from './file-it-now.module.css';
import { Section } from '../../components/sections/section.tsx';

/** Filing by mail or at the counter: copies, envelopes, addresses; and who is served another way. */
export function OnPaper({ sheet: { paper, files } }: { readonly sheet: FilingSheetWire }) {
  const { t } = useLingui();
  const { sets, copies, pages, office, mail_to, phone, own_address, has_summons } = paper;
  const { defendants, outside_steps, outside_source } = paper;
  const papers = files.length;
  const sheets = pages * sets;
  const outside = defendants.filter(({ is_outside }) => is_outside);
  return (
    <>
      <Section
        title={t`By mail or at the counter`}
        lead={t`You can also file on paper. Offices move: call before you go or mail anything.`}
      >
        <ul className={styles['steps']}>
          <li>
            <Trans>
              Print {sets} sets of the {papers} papers: the signed one and {copies} copies. That is {sheets} pages in
              all. One copy is for each defendant, and one is for you. Please confirm the number with the office.
            </Trans>
          </li>
          {has_summons ? null : (
            <li>{t`Put the court's own summons into each set too. Fill it in from the sheet with the facts for the summons.`}</li>
          )}
          <li>{t`By mail: one envelope to the office, with all sets and a check or money order. No cash.`}</li>
          <li>{t`By mail: put in one envelope to yourself, with a stamp. The court sends your copy back in it.`}</li>
          <li>{t`At the counter: no envelopes. Ask for a stamped copy.`}</li>
          {outside.length === defendants.length ? null : (
            <li>{t`Do not mail anything to the other side yourself. The court does that.`}</li>
          )}
        </ul>
        <ul className={styles['rows']}>
          <Address title={t`Mail to`} lines={mail_to} />
          <Address title={t`The counter`} lines={office} />
          <Address title={t`The envelope to yourself`} lines={own_address} />
        </ul>
        <p>
          <Trans>Phone of the office: {phone}</Trans>
        </p>
      </Section>
      {outside.length === 0 ? null : (
        <Section title={t`The other side is outside the state`}>
          <ul className={styles['rows']}>
            {outside.map(({ name, lines }) => (
              <Address key={name} title={name} lines={lines} />
            ))}
          </ul>
          <ol className={styles['steps']}>
            {outside_steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles['quiet']}>
            {t`Ask the office, or a lawyer, before you pay anyone for it.`} <span lang="en">{outside_source}</span>
          </p>
        </Section>
      )}
    </>
  );
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <li>
      <span>
        <span className={styles['quiet']}>{title}</span>
        <address className={styles['lines']}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </span>
      <span className={styles['side']}>
        <CopyButton text={lines.join('\n')} what={title} />
      </span>
    </li>
  );
}
