import type { CategoriesAnswer, CategoryWire } from './reference-data.ts';

type Judged = { success: true; data: CategoriesAnswer } | { success: false; error: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readCategory(value: unknown): CategoryWire | null {
  if (!isRecord(value)) return null;
  const { value: name, label, icon, order, blurb } = value;
  const areTexts = typeof name === 'string' && typeof label === 'string' && typeof icon === 'string';
  if (!areTexts || typeof blurb !== 'string' || typeof order !== 'number' || !Number.isFinite(order)) return null;
  return { value: name, label, icon, order, blurb };
}

/**
 * Judges the answer with the categories exactly as `categoriesAnswerSchema` does, but by hand: it is the only answer the
 * first visit reads, and the schemas' library would be a tenth of what that visit loads.
 */
export const categoryListReader: { readonly safeParse: (value: unknown) => Judged } = {
  safeParse: (value) => {
    const refused: Judged = { success: false, error: 'not a list of categories' };
    if (!isRecord(value) || typeof value['success'] !== 'boolean' || !Array.isArray(value['data'])) return refused;
    const read = value['data'].map(readCategory);
    const data = read.filter((category) => category !== null);
    return data.length === read.length ? { success: true, data: { success: value['success'], data } } : refused;
  },
};
