/** The package brings no types of its own; here is what page-fonts-plugin.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    whole: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'woff2';
      /** OpenType features that stay, by their tags of four letters. */
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
