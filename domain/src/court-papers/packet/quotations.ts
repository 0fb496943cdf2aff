/** What is between quotation marks: somebody else's words, as they said or wrote them. */
const QUOTATION = /“[^“”]*”|"[^"]*"/g;

export const quotationsIn = (text: string): readonly string[] => text.match(QUOTATION) ?? [];

export const withoutQuotations = (text: string): string => text.replaceAll(QUOTATION, '');
