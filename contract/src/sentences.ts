export type MessageParams = Readonly<Record<string, string>>;

/** English sentences of one area by their code; `{name}` takes a parameter. */
export type Catalogue<Code extends string> = Readonly<Record<Code, string>>;

/** The sentence of a catalogue for a code, with its parameters filled in. A page loads only the catalogues it names. */
export const sentenceOf = <Code extends string>(
  catalogue: Catalogue<Code>,
  code: NoInfer<Code>,
  params: MessageParams = {},
): string => catalogue[code].replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
