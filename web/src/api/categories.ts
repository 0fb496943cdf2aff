import { categoriesAnswerSchema, type CategoryWire, paths } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { apiGet } from './http/http-client.ts';

/** The categories as the database holds them, in their order. */
export async function readCategories(): Promise<Result<readonly CategoryWire[], 'refused' | 'failed'>> {
  const answer = await apiGet(paths.categories, categoriesAnswerSchema);
  if (!answer.ok) return err('failed');
  const { success, data } = answer.value;
  return success && data.length > 0 ? ok(data.toSorted((one, other) => one.order - other.order)) : err('refused');
}
