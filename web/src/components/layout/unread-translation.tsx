import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, nameOfLanguage, parseLanguage } from '@plainclaim/contract';
import type { MouseEvent } from 'react';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { isReadByPerson } from '../../i18n/spoken-words.ts';

const IN_ENGLISH = `?lang=${DEFAULT_LANGUAGE}`;

/** "/es" opens in Spanish whatever was chosen before: there only another address brings the English. */
function stayHere(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  if (parseLanguage(location.pathname.slice(1)) !== null) return location.assign(`/${IN_ENGLISH}`);
  // Where the English cannot be had, the link is still there.
  chooseLanguage(DEFAULT_LANGUAGE).catch(() => {});
}

/** Says, in the language itself, that nobody has read it through, and offers the English. */
export function UnreadTranslation({ isRead }: { readonly isRead?: boolean | undefined }) {
  // Asked for here, so that it is drawn anew in another language.
  const { t, i18n } = useLingui();
  if (i18n.locale === DEFAULT_LANGUAGE || (isRead ?? isReadByPerson())) return null;
  return (
    <p>
      {t`No person has read this translation yet. The English is what we wrote.`}{' '}
      <a href={IN_ENGLISH} lang={DEFAULT_LANGUAGE} hrefLang={DEFAULT_LANGUAGE} dir="ltr" onClick={stayHere}>
        {nameOfLanguage(DEFAULT_LANGUAGE)}
      </a>
    </p>
  );
}
