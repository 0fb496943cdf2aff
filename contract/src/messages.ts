import { en, type MessageCode } from './locales/en.ts';

export type { MessageCode } from './locales/en.ts';

export type MessageParams = Readonly<Record<string, string>>;

/** The sentence for a code, with its parameters filled in. */
export function messageFor(code: MessageCode, params: MessageParams = {}): string {
  return en[code].replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}
