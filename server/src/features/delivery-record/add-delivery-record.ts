import { err, type Result } from '@plainclaim/domain';
import { type AddError, addMadeExhibit, openCase } from '../exhibits/index.ts';
import type { Owner } from '../sessions/index.ts';
import { drawDeliveryRecord, type RecordDeps } from './draw-delivery-record.ts';

export type AddRecordError = AddError | { readonly code: 'exhibits.nothing_sent' };

type Deps = RecordDeps & Parameters<typeof addMadeExhibit>[0];

/** Makes the record of how the newest letter that went out was delivered, and adds it as the case's last exhibit. */
export async function addDeliveryRecord(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<{ readonly id: string }, AddRecordError>> {
  const access = await openCase(deps, { db: deps.db }, owner, caseId);
  if (!access.ok) return access;
  for (const { id, version, isApproved } of await deps.letters.listVersions(deps.db, caseId)) {
    const pdf = isApproved ? await drawDeliveryRecord(deps, { claimId: caseId, versionId: id }) : null;
    if (pdf === null) continue;
    const description = `Record of delivery of the demand letter, version ${version}`;
    return await addMadeExhibit(deps, access.value, caseId, { pdf, description, fileName: 'record-of-delivery.pdf' });
  }
  return err({ code: 'exhibits.nothing_sent' });
}
