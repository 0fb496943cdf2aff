import { openPdf } from '../../api/letters.ts';
import { openWhenMade, pause } from '../../api/http/open-when-made.ts';
import { usePdf } from './use-pdf.ts';

const ways = { open: openPdf, now: () => performance.now(), pause };

/** The PDF of one frozen letter: shown in a window, or saved as a file. */
export const useLetterPdf = (demandId: string, fileName: string) =>
  usePdf((action, signal) => openWhenMade(ways, { demand_id: demandId, action }, signal), fileName);
