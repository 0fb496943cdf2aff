import type { InformationPage } from '@plainclaim/contract';
import type { ConformanceWords } from './conformance/conformance-words.ts';

/**
 * What is said only where something is true of the running site; the server leaves the rest out. The names are those of
 * `fillPage` in the server's platform/http/filled-page.ts.
 */
export type Condition =
  | 'operator'
  | 'no-operator'
  | 'simulated-payment'
  | 'no-simulated-payment'
  | 'email-letters'
  | 'no-email-letters'
  | 'mails-letters'
  | 'no-mails-letters'
  | 'google'
  | 'payment-form'
  | 'no-payment-form'
  | 'court-forms'
  | 'no-court-forms'
  /** Whether a package is sold today: whoever runs the site may have stopped it. */
  | `sold-${string}`
  | `no-sold-${string}`
  /** Up to a day, and from the next one on. */
  | `until-${string}`
  | `no-until-${string}`;

/**
 * A text in one language. `[words](/path)` is a link, `{letterAlonePrice}` a figure put in when the pages are built, and
 * `[[keepPaidYears]]` one that only the running site knows.
 */
export type Words = string | { readonly when: Condition; readonly text: string };

export type Block =
  | Words
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly heads: readonly [string, string]; readonly rows: readonly (readonly [string, string])[] }
  /** What only the page itself can draw: pictures of the samples, the packages, who runs the site. */
  | { readonly show: 'samples' | 'packages' | 'operator' | 'criteria' | 'section-508' | 'en-301-549' };

export type Section = { readonly heading: string; readonly blocks: readonly Block[] };

export type PageWords = {
  /** The heading, and the name in the browser's tab. */
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly lead: string;
  /** A person who speaks the language has read this page. Taken out again with the next change of its words. */
  readonly isRead?: true;
  readonly sections: readonly Section[];
};

export type InformationWords = {
  readonly start: string;
  readonly samples: {
    readonly letter: string;
    readonly letterPicture: string;
    readonly openLetter: string;
    readonly openPapers: string;
  };
  readonly packages: { readonly plusTax: string; readonly notSold: string };
  readonly conformance: ConformanceWords;
  readonly operator: { readonly name: string; readonly address: string; readonly email: string };
  readonly pages: Readonly<Record<InformationPage, PageWords>>;
};
