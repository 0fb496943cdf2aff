import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startInEnglish } from '../i18n/i18n.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');

startInEnglish();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// index.html brings the first screen with it; app.html brings nothing.
if (root.firstElementChild !== null && location.pathname === '/') hydrateRoot(root, app);
else createRoot(root).render(app);
