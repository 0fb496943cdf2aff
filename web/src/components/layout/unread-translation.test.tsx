import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { i18n, showLanguage, wantWords } from '../../i18n/i18n.ts';
import { show } from '../../testing/show.tsx';
import { UnreadTranslation } from './unread-translation.tsx';

afterEach(() => showLanguage('en'));

async function shownIn(language: 'en' | 'es' | 'tr', isRead?: boolean) {
  await wantWords('further');
  await showLanguage(language);
  return show(<UnreadTranslation isRead={isRead} />);
}

test('a language that nobody has read says so in that language, and offers the English beside it', async () => {
  const { user } = await shownIn('es');
  expect(screen.getByText(/Ninguna persona ha leído esta traducción todavía/)).toBeTruthy();
  const english = screen.getByRole('link', { name: 'English' });
  expect([english.lang, english.dir, english.getAttribute('href')]).toEqual(['en', 'ltr', '?lang=en']);
  await user.click(english);
  expect(i18n.locale).toBe('en');
  expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
});

test('English, and a translation that a person has read, say nothing of it', async () => {
  const { container, unmount } = await shownIn('en');
  expect(container.textContent).toBe('');
  unmount();
  const read = await shownIn('tr', true);
  expect(read.container.textContent).toBe('');
});
