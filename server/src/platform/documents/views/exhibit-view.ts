import type { ExhibitPacketModel } from '@plainclaim/domain';
import { isolateRightToLeft, markLongWords } from '../layout-marks.ts';
import { sanitizeText } from '../sanitize-text.ts';

/**
 * Where on a letter-size page (612 by 792 points) an uploaded page is laid, from the lower left corner. The template
 * leaves it free and describes it; the stamp is below.
 */
export const EXHIBIT_AREA = { x: 36, y: 62, width: 540, height: 694 } as const;

const STAMP_PREFIX = 'PLTF-';

const layout = (text: string): string => isolateRightToLeft(markLongWords(oneLine(text)));
const oneLine = (text: string): string => sanitizeText(text).replaceAll('\n', ' ').trim();

/** What `exhibit-packet.typ` reads as exhibits.json: clean texts, with layout marks where they are printed. */
export const exhibitView = ({ title, author, caption, words, exhibits }: ExhibitPacketModel): object => ({
  title: oneLine(title),
  author: oneLine(author),
  caption: layout(caption),
  stampPrefix: STAMP_PREFIX,
  area: EXHIBIT_AREA,
  words: { ...words, offeredBy: layout(words.offeredBy) },
  exhibits: exhibits.map((exhibit) => ({
    ...exhibit,
    description: layout(exhibit.description),
    pages: exhibit.pages.map(({ label, alt }) => ({ label, alt: oneLine(alt) })),
  })),
});

/** Every text of the packet that a person typed, for counting and for checking that it can be printed. */
export const textsOfExhibits = ({ title, author, caption, exhibits }: ExhibitPacketModel): readonly string[] => [
  title,
  author,
  caption,
  ...exhibits.map(({ description }) => description),
];
