import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { hasLeft } from '../api/session/leave-now.ts';
import { rememberedTheme, showTheme } from '../components/layout/theme.ts';
import { showLanguage, startInEnglish } from '../i18n/i18n.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');

// Before anything is drawn anew: a page that turns dark later would flash.
showTheme(rememberedTheme());

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** A first page brings the first screen with it; a shell brings nothing. A tab that was left covers what it brought. */
function start(container: HTMLElement) {
  if (hasLeft()) container.replaceChildren();
  if (container.firstElementChild === null) createRoot(container).render(app);
  // In small pieces: the page is there to be read and pressed meanwhile.
  else startTransition(() => void hydrateRoot(container, app));
}

/** The page's language could not be had: English is better than nothing. What the page brought is not English. */
function startAnew(container: HTMLElement) {
  startInEnglish();
  createRoot(container).render(app);
}

// The server chose the page by the address or the cookie, so that no other language is ever seen.
const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
if (language === DEFAULT_LANGUAGE) {
  startInEnglish();
  start(root);
} else {
  showLanguage(language).then(
    () => start(root),
    () => startAnew(root),
  );
}
