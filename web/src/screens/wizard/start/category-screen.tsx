import { useLingui } from '@lingui/react/macro';
import { IconClock, IconDeviceFloppy } from '@tabler/icons-react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { CategoryIcon } from '../../../components/choices/category-icon.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { Lead, ScreenTitle } from '../../../components/layout/screen-title.tsx';
import styles from './category-screen.module.css';
import { Introduction } from './introduction.tsx';

export type CategoryChoice = {
  readonly value: string;
  readonly label: string;
  readonly icon: string;
  readonly blurb?: string | undefined;
};

export type CategoryScreenProps = {
  /** In the order to show them. */
  readonly categories: readonly CategoryChoice[];
  /** Set when the list could not be asked for and is the one the page came with. */
  readonly failure?: 'refused' | 'failed' | null;
  /** The chosen category's value; '' when none is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong after a failed Continue. */
  readonly problem?: string | undefined;
  /** Counts failed Continues, so that the message takes the focus again. */
  readonly attempt?: number | undefined;
  readonly onContinue: () => void;
};

/** Step 1, sub-step 0: what kind of dispute it is. The first page of the product, also made at build time. */
export function CategoryScreen({
  categories,
  failure = null,
  value,
  onChange,
  problem,
  attempt,
  onContinue,
}: CategoryScreenProps) {
  const { t } = useLingui();
  return (
    <form
      noValidate
      className={styles['screen']}
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <Introduction />
      <RadioCards
        name="situation"
        layout="tiles"
        legend={<ScreenTitle>{t`Which of these best classifies your situation?`}</ScreenTitle>}
        hint={<Lead>{t`Choose the closest match. You can change it later.`}</Lead>}
        summary={problem ? <ErrorSummary title={problem} attempt={attempt} /> : undefined}
        options={categories.map((category) => ({
          value: category.value,
          label: category.label,
          hint: category.blurb,
          icon: <CategoryIcon icon={category.icon} />,
        }))}
        value={value}
        onChange={onChange}
      />
      {failure === null ? null : (
        <div className={styles['notice']}>
          <Alert tone="warning" live="status">
            {failure === 'refused'
              ? t`Error: the categories could not be retrieved. This is the usual list.`
              : t`Error: something went wrong while the categories were loading. This is the usual list.`}
          </Alert>
        </div>
      )}
      <div className={styles['onPhone']}>
        <Facts />
      </div>
      <ActionsBar start={<Facts />} />
    </form>
  );
}

/** What people want to know before they begin. Shown once: under the tiles on phones, beside the button when wide. */
function Facts() {
  const { t } = useLingui();
  return (
    <ul className={styles['facts']}>
      <li>
        <IconClock size={19} aria-hidden="true" />
        {t`About 15 minutes`}
      </li>
      <li>
        <IconDeviceFloppy size={19} aria-hidden="true" />
        {t`Saved as you go`}
      </li>
    </ul>
  );
}
