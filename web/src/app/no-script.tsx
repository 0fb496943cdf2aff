import { Trans } from '@lingui/react/macro';
import { directionOf, LANGUAGES, nameOfLanguage } from '@plainclaim/contract';
import { courtState } from '@plainclaim/domain/served';
import { Fragment } from 'react';

/**
 * What people read whose browser runs no scripts: what this is, and where a person helps for free. Made at build time
 * and never loaded. `freeHelp` names the help line, in words that are the same in every language.
 */
export function NoScript({ freeHelp }: { readonly freeHelp: string }) {
  return (
    <aside>
      <p>
        <strong>
          <Trans>Ask for the money you are owed</Trans>
        </strong>
      </p>
      <p>
        <Trans>
          Plainclaim helps people in {courtState} write a demand letter and get small claims papers ready. You answer
          plain questions, read the letter, and sign it.
        </Trans>
      </p>
      <p>
        <Trans>
          This page needs JavaScript to ask the questions and save your answers. Please turn it on in your browser and
          load this page again.
        </Trans>
      </p>
      <p>
        <Trans>
          Would you like to talk to a person? Free legal help in {courtState}: {freeHelp}.
        </Trans>
      </p>
      <p>
        {LANGUAGES.map((language) => (
          <Fragment key={language}>
            <a href={`/?lang=${language}`} lang={language} dir={directionOf(language)} hrefLang={language}>
              {nameOfLanguage(language)}
            </a>{' '}
          </Fragment>
        ))}
      </p>
      <p>
        <Trans>Plainclaim is not a law firm and does not give legal advice.</Trans>
      </p>
    </aside>
  );
}
