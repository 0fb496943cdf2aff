import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { startInEnglish } from '../i18n/i18n.ts';
import { App } from './app.tsx';

/** The HTML of a route, made at build time. */
export async function render(path: string): Promise<string> {
  startInEnglish();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  return new Response(prelude).text();
}
