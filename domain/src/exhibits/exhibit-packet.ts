import { type CalendarDate, formatLongEnglish } from '../calendar/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import { exhibitMark } from './ordering.ts';
import type { EvidenceKind } from './sniff-evidence.ts';

/** One exhibit as the claimant described it. */
export type ExhibitFacts = {
  readonly kind: EvidenceKind;
  readonly description: string;
  /** The day the photo was taken or the paper was written; null when it was not given. */
  readonly happenedOn: CalendarDate | null;
  readonly pageCount: number;
};

export type PacketExhibit = {
  readonly mark: string;
  /** "Exhibit P-1": heads the cover. */
  readonly title: string;
  readonly description: string;
  /** "Date: March 3, 2026", or empty. */
  readonly dateLine: string;
  /** "2 pages" */
  readonly pagesLine: string;
  readonly pages: readonly {
    /** At the foot of the page. */
    readonly label: string;
    /** What the page says to somebody who cannot see it. */
    readonly alt: string;
  }[];
};

/** The packet's own pages: an index, a cover for each exhibit, and the empty pages on which its pages are laid. */
export type ExhibitPacketModel = {
  readonly title: string;
  readonly author: string;
  /** Names the case at the foot of each page: "Ana Reyes v. Northfield Painting LLC". */
  readonly caption: string;
  readonly words: {
    readonly indexTitle: string;
    readonly exhibit: string;
    readonly description: string;
    readonly pages: string;
    readonly stamps: string;
    readonly offeredBy: string;
  };
  readonly exhibits: readonly PacketExhibit[];
};

export type ExhibitPacketProblem =
  | { readonly code: 'exhibits.none' }
  /** `mark` names the first exhibit without a description. */
  | { readonly code: 'exhibits.description_missing'; readonly mark: string };

/**
 * What the packet says. Court papers are in English; descriptions stay as they were typed. The plaintiff's exhibits are
 * brought to the hearing: the courts' online filing takes no evidence, so they are a file of their own.
 */
export function prepareExhibitPacket(
  plaintiffs: readonly string[],
  defendants: readonly string[],
  exhibits: readonly ExhibitFacts[],
): Result<ExhibitPacketModel, ExhibitPacketProblem> {
  if (exhibits.length === 0) return err({ code: 'exhibits.none' });
  const undescribed = exhibits.findIndex(({ description }) => description.trim() === '');
  if (undescribed >= 0) return err({ code: 'exhibits.description_missing', mark: exhibitMark(undescribed) });
  const caption = `${side(plaintiffs)} v. ${side(defendants)}`;
  return ok({
    title: `Exhibits: ${caption}`,
    author: plaintiffs.join(', '),
    caption,
    words: {
      indexTitle: 'Exhibit list',
      exhibit: 'Exhibit',
      description: 'Description',
      pages: 'Pages',
      stamps: 'Page stamps',
      offeredBy: `Offered by the plaintiff, ${side(plaintiffs)}`,
    },
    exhibits: exhibits.map(packetExhibit),
  });
}

function packetExhibit({ kind, description, happenedOn, pageCount }: ExhibitFacts, position: number): PacketExhibit {
  const mark = exhibitMark(position);
  const text = description.trim();
  return {
    mark,
    title: `Exhibit ${mark}`,
    description: text,
    dateLine: happenedOn === null ? '' : `Date: ${formatLongEnglish(happenedOn)}`,
    pagesLine: pageCount === 1 ? '1 page' : `${pageCount} pages`,
    pages: Array.from({ length: pageCount }, (_, index) => {
      const page = `page ${index + 1} of ${pageCount}`;
      return {
        label: `Exhibit ${mark}, ${page}`,
        alt:
          kind === 'image'
            ? `Exhibit ${mark}: picture. ${text}`
            : `Exhibit ${mark}, ${page}: ${text}. A page that was uploaded; its text is not read out here.`,
      };
    }),
  };
}

/** The first name of a side stands for all of it, as in the other papers. */
const side = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length === 1 ? 'another' : 'others'}`;
