import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, nameOfLanguage, parseLanguage } from '@plainclaim/contract';
import { useState } from 'react';
import { Alert } from '../../components/feedback/alert.tsx';
import { FieldRow } from '../../components/fields/form-layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { chooseTheme, rememberedTheme, THEMES, type Theme } from '../../components/layout/theme.ts';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { SettingsSection } from './settings-section.tsx';

/** The language, which is kept with the account and in its mails, and light or dark for this browser. */
export function LookSection() {
  const { t, i18n } = useLingui();
  const [theme, setTheme] = useState(rememberedTheme);
  const [hasFailed, setFailed] = useState(false);
  const words: Readonly<Record<Theme, string>> = {
    device: t`As on this device`,
    light: t`Light`,
    dark: t`Dark`,
  };
  const speak = async (chosen: string) => {
    const language = parseLanguage(chosen);
    if (language === null) return;
    try {
      await chooseLanguage(language);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const look = (chosen: string) => {
    const wanted = THEMES.find((one) => one === chosen) ?? 'device';
    setTheme(wanted);
    chooseTheme(wanted);
  };
  return (
    <SettingsSection title={t`Language and look`}>
      {hasFailed ? (
        <Alert tone="error" live="alert">
          {t`This language could not be loaded. Check your connection and try again.`}
        </Alert>
      ) : null}
      <FieldRow>
        <SelectField
          name="language"
          label={t`Language`}
          hint={t`Our emails come in it too.`}
          options={LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) }))}
          value={i18n.locale}
          onChange={(chosen) => void speak(chosen)}
        />
        <SelectField
          name="theme"
          label={t`Light or dark`}
          hint={t`For this browser only.`}
          options={THEMES.map((value) => ({ value, label: words[value] }))}
          value={theme}
          onChange={look}
        />
      </FieldRow>
    </SettingsSection>
  );
}
