import { ApiError } from '../../platform/http/index.ts';
import type { UploadIntake } from '../../platform/uploads/index.ts';

/** Where drawn signatures are opened: in a process of their own. */
export type SignatureIntake = { readonly uploads: Pick<UploadIntake, 'drawing'> };

/**
 * The signature as a clean PNG of our own making, so nothing but the picture is kept. Null when it is no PNG or nothing
 * was drawn.
 * @throws ApiError when nobody can tell now: so many wait, or who opens it was killed twice.
 */
export async function cleanSignature({ uploads }: SignatureIntake, dataAddress: string): Promise<Buffer | null> {
  const [, base64] = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataAddress) ?? [];
  if (base64 === undefined) return null;
  const drawn = await uploads.drawing(Buffer.from(base64, 'base64'));
  if (!drawn.ok) throw new ApiError(503, 'server.busy');
  return drawn.value === null ? null : Buffer.from(drawn.value);
}
