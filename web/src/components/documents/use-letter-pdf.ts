import { openPdf } from '../../api/letters/letters.ts';
import { usePdf } from './use-pdf.ts';

/** The PDF of one frozen letter: shown in a window, or saved as a file. */
export const useLetterPdf = (demandId: string, fileName: string) =>
  usePdf((action, signal) => openPdf({ demand_id: demandId, action }, { signal }), fileName);
