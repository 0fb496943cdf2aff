import * as z from 'zod/mini';

export const categorySchema = z.object({
  value: z.string(),
  label: z.string(),
  icon: z.string(),
  order: z.number(),
  blurb: z.string(),
});
export const categoriesAnswerSchema = z.object({ success: z.boolean(), data: z.array(categorySchema) });
export type CategoryWire = z.infer<typeof categorySchema>;
export type CategoriesAnswer = z.infer<typeof categoriesAnswerSchema>;
