import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { t } from '@lingui/core/macro';
import { directionOf, type Language } from '@plainclaim/contract';
import { languageOfCode } from '@plainclaim/domain/languages';
import { courtState } from '@plainclaim/domain/served';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { showLanguage, wantWords } from '../i18n/i18n.ts';
import { firstPageTitle } from '../i18n/page-title.ts';
import { type MadePage, renderInformation } from '../information/render-information.tsx';
import { App } from './app.tsx';
import { NoScript } from './no-script.tsx';

export { LANGUAGES, PAGES as SCREEN_PATHS } from '@plainclaim/contract';

/** A language's pages, made at build time: the first screen's HTML and what is around it. */
export type PageTexts = {
  readonly dir: string;
  /** The small fonts that it needs besides those of English. */
  readonly fonts: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly noScript: string;
  readonly body: string;
  /** What the picture of a shared link shows. */
  readonly previewAlt: string;
  /** The pages that tell about the product. */
  readonly information: readonly MadePage[];
};

/** The first screen and the texts of its page, in a language. */
export async function render(language: Language): Promise<PageTexts> {
  await wantWords('further');
  await showLanguage(language);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  return {
    dir: directionOf(language),
    fonts: languageOfCode(language).fonts,
    title: firstPageTitle(),
    description: t`A guided way to write a demand letter and prepare ${courtState} small claims papers. No account needed to start.`,
    noScript: renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <NoScript freeHelp={freeHelpLine} />
      </I18nProvider>,
    ),
    body: await new Response(prelude).text(),
    previewAlt: t`The top of a finished letter.`,
    information: renderInformation(language),
  };
}
