import type { MessageParams, wizardMessages } from '@plainclaim/contract';
import { type CardLanguage, cardField, type Problem, type ReadEntry } from '@plainclaim/domain';
import type { SummaryProblem } from '../../../components/feedback/error-summary.tsx';

type MessageOf = (code: keyof typeof wizardMessages, params?: MessageParams) => string;

/** The filling a problem's field belongs to; null for one of another field. */
export const entryOfField = (field: string): string | null => {
  const [list, entry = ''] = field.split('.');
  return list === 'cards' && entry !== '' ? entry : null;
};

/** What is wrong with the cards, each with its card's name and its question: "The last walk-through, who: Say who it was". */
export function cardSummary(
  problems: readonly Problem[],
  entries: readonly ReadEntry[],
  language: CardLanguage,
  message: MessageOf,
): readonly SummaryProblem[] {
  return problems.flatMap(({ field, code, params }): readonly SummaryProblem[] => {
    const read = entries.find(({ entry }) => entry.id === entryOfField(field));
    if (read === undefined) return [];
    const slot = read.card.slots.find(({ key }) => cardField(read.entry.id, key) === field);
    const question = slot?.label[language].replace(/^¿|\?$/g, '');
    const title = read.card.title[language];
    return [{ field, label: question === undefined ? title : `${title}, ${question}`, message: message(code, params) }];
  });
}
