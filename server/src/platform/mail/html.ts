/** Markup that is safe to send. Only the `html` tag makes it. */
export type Html = { readonly markup: string };

type HtmlValue = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes every value put into it, except markup that came from this tag. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const rest = values.map((value, index) => `${markupOf(value)}${parts[index + 1] ?? ''}`);
  return { markup: `${parts[0] ?? ''}${rest.join('')}` };
}

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
