import { useLingui } from '@lingui/react/macro';
import type { ExhibitWire } from '@plainclaim/contract';
import { EXHIBIT_LIMITS } from '@plainclaim/domain';
import { describeExhibit } from '../../../api/exhibits.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { controlId } from '../../../components/fields/field.tsx';
import { ScreenForm } from '../../../components/fields/form-layout.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useSubmission } from '../../../components/feedback/use-submission.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import styles from './exhibit-list.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';
import type { Draft } from '../use-drafts.ts';
import type { Exhibits } from '../use-exhibits.ts';

export type ExhibitFormProps = {
  readonly caseId: string;
  readonly exhibit: ExhibitWire;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Absent while there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
  readonly change: Exhibits['change'];
};

/** The id of the description of an exhibit, for links to it. */
export const descriptionField = (exhibitId: string): string => `description-${exhibitId}`;
const dayField = (exhibitId: string): string => `day-${exhibitId}`;

type Trouble =
  | { readonly field: 'description' | 'day'; readonly words: string }
  | { readonly field: null; readonly failure: ApiFailure };

/** Which field a refusal is about. */
const FIELDS: Readonly<Record<string, 'description' | 'day'>> = {
  'exhibits.description_long': 'description',
  'exhibits.date_invalid': 'day',
  'exhibits.receipt_day': 'day',
};

const wordsAt = (trouble: Trouble | null, field: 'description' | 'day'): string | undefined =>
  trouble?.field === field ? trouble.words : undefined;

/** What an exhibit shows, and when that was. */
export function ExhibitForm({ caseId, exhibit, draft, onDraft, onCancel, onSaved, change }: ExhibitFormProps) {
  const { t } = useLingui();
  const { trouble, isBusy, submit } = useSubmission<Trouble>();
  const { id, mark, may_be_receipt_of: letters } = exhibit;
  const { description, happenedOn } = draft;
  // Another exhibit may have become the receipt of that letter since it was ticked here.
  const receiptOf = letters.some((letter) => letter.id === draft.receiptOf) ? draft.receiptOf : '';
  const isReceipt = exhibit.receipt_of !== null;
  const ids = { description: descriptionField(id), day: dayField(id) };
  const wrong = (field: 'description' | 'day', words: string): Trouble => {
    document.getElementById(controlId(ids[field]))?.focus();
    return { field, words };
  };
  const save = async (): Promise<Trouble | null> => {
    if (description.trim() === '') return wrong('description', t`Say in a few words what it shows.`);
    const stated = { case_id: caseId, exhibit_id: id, description, happened_on: happenedOn, receipt_of: receiptOf };
    const got = await change(() => describeExhibit(stated));
    if (got.ok) {
      onSaved();
      return null;
    }
    const field = FIELDS[got.error.code];
    return field === undefined ? { field: null, failure: got.error } : wrong(field, got.error.message);
  };
  return (
    <div className={styles['form']}>
      <ScreenForm onSubmit={() => void submit(save)}>
        <TextField
          name="description"
          id={ids.description}
          label={t`What does ${mark} show?`}
          hint={t`A few words for the list of exhibits. For example: The kitchen wall on the day I moved out.`}
          value={description}
          maxLength={EXHIBIT_LIMITS.descriptionLength}
          autoComplete="off"
          onChange={(text) => onDraft({ ...draft, description: text })}
          error={wordsAt(trouble, 'description')}
        />
        {letters.map(({ id: letter, name }) => (
          <Checkbox
            key={letter}
            id={`receipt-${id}-${letter}`}
            name={`receipt-${letter}`}
            label={t`This is the return receipt of the certified letter to ${name}`}
            hint={t`Then your case says that it was signed for. To take that back, remove the exhibit.`}
            checked={receiptOf === letter}
            onChange={(isIt) => onDraft({ ...draft, receiptOf: isIt ? letter : '' })}
          />
        ))}
        {isReceipt ? null : (
          <DateField
            name="happened_on"
            id={ids.day}
            label={receiptOf === '' ? t`The day it happened` : t`The day it was signed for`}
            hint={
              receiptOf === '' ? t`The day of the photo or the paper, if you know it.` : t`It is on the return receipt.`
            }
            optional={receiptOf === ''}
            value={happenedOn}
            onChange={(day) => onDraft({ ...draft, happenedOn: day })}
            error={wordsAt(trouble, 'day')}
          />
        )}
        {trouble?.field === null ? (
          <TroubleAlert title={t`Your words are not saved yet. They are still here.`} failure={trouble.failure} />
        ) : null}
        <div className={styles['buttons']}>
          <Button type="submit" size="small" busy={isBusy} busyText={t`Saving...`}>
            {t`Save`}
            <VisuallyHidden> {mark}</VisuallyHidden>
          </Button>
          {onCancel === undefined ? null : (
            <Button variant="ghost" size="small" onClick={onCancel}>
              {t`Cancel`}
              <VisuallyHidden> {mark}</VisuallyHidden>
            </Button>
          )}
        </div>
      </ScreenForm>
    </div>
  );
}
