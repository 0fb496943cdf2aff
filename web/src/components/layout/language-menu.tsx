import { useLingui } from '@lingui/react/macro';
import { directionOf, LANGUAGES, nameOfLanguage, parseLanguage } from '@plainclaim/contract';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chooseLanguage } from '../../i18n/i18n.ts';
import styles from './language-menu.module.css';

/** "/es" opens in Spanish whatever was chosen before, so a page at such an address moves when another one is chosen. */
const namesALanguage = (pathname: string): boolean => parseLanguage(pathname.slice(1)) !== null;

/**
 * The choice of language, by the browser's own list. Each language is under the name its speakers give it, so that
 * people find theirs on a page they cannot read. Answers and place stay as they are.
 */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (chosen: string) => {
    const language = parseLanguage(chosen);
    if (language === null) return;
    try {
      await chooseLanguage(language);
      setFailed(false);
      if (namesALanguage(pathname)) await navigate('/', { replace: true, preventScrollReset: true });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles['menu']}>
      <IconWorld size={20} aria-hidden="true" className={styles['icon']} />
      {/* A phone has no room for the whole name in the list's own box, which lies invisible above this. */}
      <span className={styles['code']} aria-hidden="true">
        {i18n.locale.toUpperCase()}
      </span>
      <select
        className={styles['select']}
        aria-label={t`Language`}
        autoComplete="off"
        value={i18n.locale}
        onChange={(event) => void choose(event.target.value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language} dir={directionOf(language)}>
            {nameOfLanguage(language)}
          </option>
        ))}
      </select>
      {hasFailed ? (
        <p role="alert" className={styles['failure']}>
          {t`This language could not be loaded. Check your connection and try again.`}
        </p>
      ) : null}
    </div>
  );
}
