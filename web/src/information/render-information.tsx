import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { INFORMATION_PAGES, type InformationPage as Path, type Language } from '@plainclaim/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { tabTitle } from '../i18n/page-title.ts';
import { figuresIn, withFigures } from './figures.ts';
import { InformationPage } from './information-page.tsx';
import { INFORMATION_WORDS } from './words/all-languages.ts';
import type { InformationWords } from './words/information-words.ts';

export type MadePage = {
  readonly path: Path;
  readonly title: string;
  readonly description: string;
  readonly body: string;
};

/** Every page that tells about the product, in a language whose words are loaded and shown. */
export function renderInformation(language: Language): readonly MadePage[] {
  const figures = figuresIn(language);
  const words: InformationWords = JSON.parse(JSON.stringify(INFORMATION_WORDS[language]), (_key, value: unknown) =>
    typeof value === 'string' ? withFigures(value, figures) : value,
  );
  return INFORMATION_PAGES.map((path) => ({
    path,
    title: tabTitle(words.pages[path].title),
    description: words.pages[path].description,
    body: renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <InformationPage path={path} language={language} words={words} />
      </I18nProvider>,
    ),
  }));
}
