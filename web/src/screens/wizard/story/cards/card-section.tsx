import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { freeCardOf } from '@plainclaim/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { Button } from '../../../../components/buttons/button.tsx';
import { Spinner } from '../../../../components/feedback/spinner.tsx';
import hidden from '../../../../components/styling/visually-hidden.module.css';
import { useMessage } from '../../../../i18n/use-message.ts';
import { cardLanguage } from '../live-letter.ts';
import { useWizard } from '../../engine/wizard-context.ts';
import { isFull } from './card-changes.ts';
import { CardChips } from './card-chips.tsx';
import { CardOrder } from './card-order.tsx';
import styles from './cards.module.css';
import { FoldedCard } from './folded-card.tsx';
import { OpenCard } from './open-card.tsx';
import type { CardEditor } from './use-card-editor.ts';

/** The cards, one of them open, and those to choose from. Without them the story box is there as always. */
export function CardSection({ editor }: { readonly editor: CardEditor | null }) {
  const { t } = useLingui();
  const { cardsState, retryCards } = useWizard();
  if (cardsState === 'failed') {
    return (
      <Alert
        tone="info"
        live="status"
        title={t`We could not load the questions for this step.`}
        actions={<Button size="small" onClick={retryCards}>{t`Try again`}</Button>}
      >
        <p>{t`You can go on without them. Tell us what happened in the box below.`}</p>
      </Alert>
    );
  }
  if (editor === null) return <Spinner block>{t`Loading...`}</Spinner>;
  return <Cards editor={editor} />;
}

function Cards({ editor }: { readonly editor: CardEditor }) {
  const { t, i18n } = useLingui();
  const message = useMessage(wizardMessages);
  const { draft } = useWizard();
  const { catalogue, facts, deck, open } = editor;
  const language = cardLanguage(i18n.locale);
  const errorOf = (slot: string): string | undefined => {
    const problem = open?.problems.find((one) => one.slot === slot);
    return open === null || problem === undefined || !editor.isJudged(open.entry.id)
      ? undefined
      : message(problem.code);
  };
  const openOne =
    open === null ? null : (
      <OpenCard
        key={open.entry.id}
        read={open}
        others={facts.entries}
        catalogue={catalogue}
        language={language}
        errorOf={errorOf}
        typing={editor.shown?.slot ?? null}
        onTyping={editor.setTyping}
        onChange={editor.change}
        onDone={editor.done}
        onLeaveOut={editor.leaveOut}
        onClose={editor.close}
      />
    );
  const isListed = deck.shown.some(({ entry }) => entry.id === open?.entry.id);
  return (
    <div className={styles['list']}>
      <h2 className={hidden['hidden']}>{t`Your cards`}</h2>
      {deck.shown.map((read) =>
        read.entry.id === open?.entry.id ? (
          openOne
        ) : (
          <FoldedCard
            key={read.entry.id}
            read={read}
            facts={facts}
            catalogue={catalogue}
            language={language}
            onOpen={() => editor.openEntry(read.entry.id)}
          />
        ),
      )}
      {isListed ? null : openOne}
      {/* While a card is being filled, what else there is to choose waits. */}
      {open === null ? (
        <>
          <CardOrder facts={facts} language={language} onOrder={editor.order} />
          <CardChips
            chips={deck.chips}
            further={deck.further}
            free={freeCardOf(catalogue)}
            language={language}
            isFirst={deck.shown.length === 0}
            isFull={isFull(draft.cards)}
            onOpen={editor.openCard}
          />
        </>
      ) : null}
      <ReadyLine count={open === null ? facts.entries.filter(({ isComplete }) => isComplete).length : 0} />
    </div>
  );
}

function ReadyLine({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return (
    <div role="status">
      {count === 0 ? null : (
        <p className={styles['ready']}>
          <IconCircleCheck size={22} aria-hidden="true" />
          <span>
            {t`${plural(count, { one: '# card is filled.', other: '# cards are filled.' })} You can go on now, or add more.`}
          </span>
        </p>
      )}
    </div>
  );
}
