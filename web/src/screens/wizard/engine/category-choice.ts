import { categories } from '@plainclaim/domain/taxonomy';

export const categoriesInOrder = categories.toSorted((one, other) => one.order - other.order);

/** What choosing a category means for the answers: the reasons of another category go away. */
export const answersOfCategory = (value: string) => ({
  situation: value,
  situationLabel: categories.find((category) => category.value === value)?.label ?? '',
  disputing: [],
  disputingLabels: [],
});
