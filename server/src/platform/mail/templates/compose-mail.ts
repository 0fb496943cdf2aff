import { DEFAULT_LANGUAGE, directionOf, type Language } from '@plainclaim/contract';
import { type Html, html } from '../html.ts';
import type { Filled, MailTemplateName } from '../mail-contents.ts';
import { MAIL_WORDS, TO_OTHER_SIDE } from './all-languages.ts';
import type { Passage, Site } from './words.ts';

/** A mail in both of its forms. They say the same. */
export type ComposedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly senderName?: string;
};

/** Puts a mail's words into form. No remote images and nothing that tells us whether it was read. */
export function composeMail<T extends MailTemplateName>(filled: Filled<T>, locale: Language, site: Site): ComposedMail {
  const language = filled.template in TO_OTHER_SIDE ? DEFAULT_LANGUAGE : locale;
  const { mails, closing, lang } = MAIL_WORDS[language];
  const words = mails[filled.template](filled.params, site);
  const { subject, passages, senderName } = words;
  const closingLines = words.closing ?? closing(site);
  const page = html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body dir="${directionOf(language)}" style="font-family:sans-serif;line-height:1.5">
${passages.map(passageHtml)}<hr>
${closingLines.map((line) => html`<p style="font-size:0.875em">${line}</p>\n`)}</body>
</html>
`;
  return {
    subject,
    ...(senderName === undefined ? {} : { senderName }),
    text: [...passages.map(passageText), ['-- ', ...closingLines].join('\n')].join('\n\n').concat('\n'),
    html: page.markup,
  };
}

function passageText(passage: Passage): string {
  if (passage.kind === 'paragraph') return passage.text;
  return passage.kind === 'code' ? `    ${passage.code}` : `${passage.text}: ${passage.url}`;
}

function passageHtml(passage: Passage): Html {
  if (passage.kind === 'paragraph') return html`<p>${passage.text}</p>\n`;
  if (passage.kind === 'link') return html`<p><a href="${passage.url}">${passage.text}</a></p>\n`;
  return html`<p style="font-size:1.75em;letter-spacing:0.15em"><strong>${passage.code}</strong></p>\n`;
}
