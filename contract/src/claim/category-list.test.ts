import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categoryListReader } from './category-list.ts';
import { categoriesAnswerSchema } from './reference-data.ts';

const category = fc.record({
  value: fc.string(),
  label: fc.string(),
  icon: fc.string(),
  order: fc.double(),
  blurb: fc.string(),
  extra: fc.jsonValue(),
});
const answer = fc.record({ success: fc.boolean(), data: fc.array(category, { maxLength: 4 }), extra: fc.jsonValue() });

/** An answer with one value, at any depth, taken out or replaced by another. */
const spoilt = fc
  .tuple(
    answer,
    fc.constantFrom('success', 'data', 'value', 'label', 'icon', 'order', 'blurb'),
    fc.option(fc.jsonValue()),
  )
  .map(([whole, name, other]) => {
    const spoil = (record: object) => ({ ...record, [name]: other === null ? undefined : other });
    return name === 'success' || name === 'data' ? spoil(whole) : { ...whole, data: whole.data.map(spoil) };
  });

test('the list of categories is judged as its schema judges it', () => {
  fc.assert(
    fc.property(fc.oneof(answer, spoilt, fc.jsonValue()), (value) => {
      const byHand = categoryListReader.safeParse(value);
      const bySchema = z.safeParse(categoriesAnswerSchema, value);
      expect(byHand.success).toBe(bySchema.success);
      expect(byHand.success && byHand.data).toEqual(bySchema.success && bySchema.data);
    }),
    { numRuns: 500 },
  );
});

test('of a category only what belongs to it is kept', () => {
  const one = { value: 'debt', label: 'Money owed', icon: 'cash', order: 1, blurb: 'A loan' };
  expect(categoryListReader.safeParse({ success: true, data: [{ ...one, secret: 'x' }], more: 1 })).toEqual({
    success: true,
    data: { success: true, data: [one] },
  });
});
