import type { SealedBox } from '../../platform/security/index.ts';
import type { OrderCourtPapers } from '../letters/index.ts';
import { createCourtPaperRepository } from './court-paper-repository.ts';
import type { SignatureStateDeps } from './signing/find-signature-state.ts';
import { orderPapers, type PacketOrderDeps } from './packet/order-court-papers.ts';
import { createPaperCaseRepository } from './paper-case-repository.ts';
import { createSignatureRepository } from './signing/signature-repository.ts';

type Given = Omit<PacketOrderDeps & SignatureStateDeps, 'courtPapers' | 'paperCases'>;

/** What the routes and the job of this feature share, put together once. */
export function courtPaperDeps<D extends Given>(given: D, box: SealedBox) {
  const courtPapers = createCourtPaperRepository(box);
  const paperCases = createPaperCaseRepository(box, given.officialForms);
  const signatures = createSignatureRepository(box);
  const deps = { ...given, box, courtPapers, paperCases, signatures };
  const orderCourtPapers: OrderCourtPapers = (trx, approved) =>
    orderPapers(deps, trx, { ...approved, cause: 'letter_approved' });
  return { ...deps, orderCourtPapers };
}
