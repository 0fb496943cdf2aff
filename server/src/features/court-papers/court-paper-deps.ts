import type { SealedBox } from '../../platform/security/index.ts';
import { createCourtPaperRepository } from './court-paper-repository.ts';
import { makeFindStanding, makeUnsafeLockStanding } from './find-standing.ts';
import { makeOrderCourtPapers, makeOrderPapers, makePacketDesk } from './packet/order-court-papers.ts';
import { createPaperCaseRepository } from './paper-case-repository.ts';
import { createSignatureRepository } from './signing/signature-repository.ts';

type Given = Omit<Parameters<typeof makeOrderCourtPapers>[0], 'courtPapers'> &
  Omit<Parameters<typeof makeFindStanding>[0], 'courtPapers' | 'paperCases'>;

/** What the routes and the job of this feature share, put together once. */
export function courtPaperDeps<D extends Given>(given: D, box: SealedBox) {
  const courtPapers = createCourtPaperRepository(box);
  const paperCases = createPaperCaseRepository(box, given.officialForms);
  const signatures = createSignatureRepository(box);
  const deps = { ...given, courtPapers, paperCases, signatures };
  const packetDesk = makePacketDesk(deps);
  return {
    ...deps,
    packetDesk,
    orderPapers: makeOrderPapers(given, packetDesk),
    orderCourtPapers: makeOrderCourtPapers(deps),
    findStanding: makeFindStanding(deps),
    unsafeLockStanding: makeUnsafeLockStanding(deps),
  };
}
