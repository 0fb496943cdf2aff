import type { CourtPaperCase } from '@plainclaim/contract';
import { ok } from '@plainclaim/domain';
import { openPapersZip } from '../../api/court-papers.ts';
import type { ApiResult } from '../../api/http/http-client.ts';
import { handOver } from '../../components/documents/hand-over.ts';

/** "Court-Papers-Cape-May-County-Version-1.zip": a browser takes the name from the page, not from the answer. */
export const zipNameOf = ({ county, version }: Pick<CourtPaperCase, 'county' | 'version'>): string =>
  ['Court-Papers', county === null ? [] : [county.replaceAll(/[^A-Za-z]+/g, '-'), 'County'], 'Version', version ?? 1]
    .flat()
    .join('-')
    .concat('.zip');

export type ZipOf = Pick<CourtPaperCase, 'case_id' | 'county' | 'version'>;

/** Saves all papers of one version of a case as one file. */
export async function saveZip(one: ZipOf, signal: AbortSignal): Promise<ApiResult<null>> {
  const opened = await openPapersZip(one.case_id, one.version ?? undefined, { signal });
  if (!opened.ok) return opened;
  if (!signal.aborted) handOver(opened.value, zipNameOf(one));
  return ok(null);
}
