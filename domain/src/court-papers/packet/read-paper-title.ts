import { filled, patternOf } from '../../letters/reading/slots.ts';

/** `parts` by the name the papers print; `titles` by the English title, where {part} stands for the part of the court; other names are kept. */
export type TitleWords = {
  readonly parts: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, string>>;
};

/** A paper's title in the reader's language; null for a title nobody translated. */
export function readPaperTitle(title: string, { parts, titles }: TitleWords): string | null {
  for (const [english, translated] of Object.entries(titles)) {
    const found = patternOf(english).exec(title);
    if (found === null) continue;
    const { part = '' } = found.groups ?? {};
    if (part === '' || parts[part] !== undefined)
      return filled(translated, { ...found.groups, part: parts[part] ?? '' });
  }
  return null;
}
