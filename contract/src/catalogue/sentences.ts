export type MessageParams = Readonly<Record<string, string>>;

/** Sentences of one area by their code, in one language; `{name}` takes a parameter. */
export type Catalogue<Code extends string> = Readonly<Record<Code, string>>;

/** A sentence with its parameters filled in. One that was forgotten keeps its name, so that it is seen in tests. */
export const filledIn = (sentence: string, params: MessageParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);

/** The sentence of a catalogue for a code, with its parameters filled in. */
export const sentenceOf = <Code extends string>(
  catalogue: Catalogue<Code>,
  code: NoInfer<Code>,
  params: MessageParams = {},
): string => filledIn(catalogue[code], params);
