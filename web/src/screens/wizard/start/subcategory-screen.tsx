import { useLingui } from '@lingui/react/macro';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { ChoiceList } from '../../../components/choices/choice-cards.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { Lead, ScreenHead, ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { SubcategoryIcon } from '../../../components/choices/subcategory-icon.tsx';

export type SubcategoryChoice = { readonly value: string; readonly label: string; readonly icon: string };

/** How far the list of reasons is. An empty list is loaded too: then a text says so. */
export type SubcategoryList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'loaded'; readonly subcategories: readonly SubcategoryChoice[] };

export type SubcategoryScreenProps = {
  readonly list: SubcategoryList;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** What is wrong after a failed Continue. */
  readonly problem?: string | undefined;
  readonly attempt?: number | undefined;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onContinue: () => void;
};

/** Step 1, sub-step 1: the reasons within the category; any number of them. */
export function SubcategoryScreen(props: SubcategoryScreenProps) {
  const { list, values, onChange, problem, attempt, onRetry, onBack, onContinue } = props;
  const { t } = useLingui();
  const title = t`Check all that apply`;
  const lead = t`Pick every reason that fits. Each one can add a sentence to your letter.`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      {list.status === 'loaded' && list.subcategories.length > 0 ? (
        <ChoiceList
          name="disputing"
          layout="rows"
          legend={<ScreenTitle>{title}</ScreenTitle>}
          hint={<Lead>{lead}</Lead>}
          summary={problem ? <ErrorSummary title={problem} attempt={attempt} /> : undefined}
          options={list.subcategories.map((subcategory) => ({
            value: subcategory.value,
            label: subcategory.label,
            icon: <SubcategoryIcon icon={subcategory.icon} />,
          }))}
          values={values}
          onChange={onChange}
        />
      ) : (
        <ScreenHead title={title}>
          {list.status === 'loading' ? <Spinner>{t`Loading...`}</Spinner> : null}
          {list.status === 'loaded' ? <p role="status">{t`No subcategories found for this category.`}</p> : null}
          {list.status === 'failed' ? (
            <Alert
              tone="error"
              live="alert"
              title={list.message}
              actions={
                <Button variant="ghost" size="small" onClick={onRetry}>
                  {t`Try again`}
                </Button>
              }
            />
          ) : null}
        </ScreenHead>
      )}
      <ActionsBar onBack={onBack} />
    </form>
  );
}
