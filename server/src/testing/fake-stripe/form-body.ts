/** A value of a form as Stripe's SDK writes it: `line_items[0][price_data][currency]=usd` is three levels deep. */
export type FormValue = string | { readonly [key: string]: FormValue };
export type FormBody = { readonly [key: string]: FormValue };

/** Arrays come out as records whose keys are numbers. */
export function parseForm(text: string): FormBody {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let at: Record<string, FormValue> = root;
    for (const key of path.slice(0, -1)) {
      const next = at[key];
      const record: Record<string, FormValue> = typeof next === 'object' ? { ...next } : {};
      at[key] = record;
      at = record;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return root;
}

export const textIn = (body: FormBody, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' ? value : null;
};

export const recordIn = (body: FormBody, name: string): FormBody => {
  const value = body[name];
  return typeof value === 'object' ? value : {};
};

/** What is in a form that its route does not know, by name. */
export function unknownIn(body: FormBody, known: readonly string[], prefix = ''): readonly string[] {
  return Object.entries(body).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${/^\d+$/.test(key) ? '#' : key}`;
    if (known.includes(name)) return [];
    return typeof value === 'object' ? unknownIn(value, known, name) : [name];
  });
}
