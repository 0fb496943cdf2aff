import type { FastifyRequest } from 'fastify';

/** What a browser is called, as far as a person needs it to tell their own apart. Names are the same in every language. */
export type Device = { readonly browser: string | null; readonly system: string | null };

type Sign = readonly [name: string, sign: RegExp];

/** The first sign that fits counts: nearly every browser also calls itself Safari, and many call themselves Chrome. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/\d(?=.{0,120}\bSafari\/)/],
];

const SYSTEMS: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** Headers can be as long as the sender likes; the signs are in front. */
const LONGEST_LOOK = 400;

const nameIn = (text: string, signs: readonly Sign[]): string | null =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Two words for a `User-Agent`, and null for what it does not tell. */
export function deviceNamed(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST_LOOK);
  return { browser: nameIn(text, BROWSERS), system: nameIn(text, SYSTEMS) };
}

export const deviceOf = (request: FastifyRequest): Device => deviceNamed(request.headers['user-agent'] ?? '');
