import { wizardMessages } from '@plainclaim/contract';
import { useMessage } from '../../../i18n/use-message.ts';
import { answersOfCategory } from '../engine/category-choice.ts';
import { CategoryScreen } from './category-screen.tsx';
import { useCategories } from './use-categories.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { errorAt } from '../engine/wizard-problems.ts';

/** Step 1, sub-step 0, tied to the answers. Another category takes the reasons of the old one away. */
export function CategoryStep() {
  const { draft, problems, attempt, patch, goOn } = useWizard();
  const message = useMessage(wizardMessages);
  const offered = useCategories();
  const choose = (value: string) => {
    if (value !== draft.situation) patch(answersOfCategory(value));
  };
  return (
    <CategoryScreen
      {...offered}
      value={draft.situation}
      onChange={choose}
      problem={errorAt(problems, 'situation', message)}
      attempt={attempt}
      onContinue={goOn}
    />
  );
}
