import { useLingui } from '@lingui/react/macro';
import { CASE_FILTERS, type CaseFilter, type CaseOrder } from '@plainclaim/contract';
import { SelectField } from '../../components/fields/select-field.tsx';
import styles from './dashboard.module.css';
import { useStatusWords } from './status-pill.tsx';

export type ListChoicesProps = {
  readonly status: CaseFilter | '';
  readonly sort: CaseOrder;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
};

/** Which cases are listed, and in which order. The list changes at once. */
export function ListChoices({ status, sort, onChange }: ListChoicesProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const orders: readonly { readonly value: CaseOrder; readonly label: string }[] = [
    { value: 'newest', label: t`Newest first` },
    { value: 'oldest', label: t`Oldest first` },
    { value: 'changed', label: t`Last changed first` },
  ];
  return (
    <div className={styles['choices']}>
      <SelectField
        name="status"
        label={t`Show`}
        placeholder={t`All cases`}
        options={CASE_FILTERS.map((value) => ({ value, label: words(value) }))}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <SelectField
        name="sort"
        label={t`Order`}
        options={orders}
        value={sort}
        onChange={(value) => onChange({ sort: value === 'newest' ? '' : value })}
      />
    </div>
  );
}
