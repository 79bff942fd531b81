/** Cached variants per object: a card is plain, first, or has the matches of a search marked. */
const MOST_FORMS = 6;

const cache = new WeakMap<object, Map<string, string>>();

/**
 * Returns the cached HTML of an object in a variant. It lives as long as the object, which is a new one after each
 * change.
 * @throws if the HTML contains a script: only the first page would list it
 */
export async function cachedHtml(of: object, form: string, draw: () => Promise<string>): Promise<string> {
  const forms = cache.get(of) ?? new Map<string, string>();
  const known = forms.get(form);
  if (known !== undefined) return known;
  const html = await draw();
  if (html.includes('<script')) throw new Error('What is kept for many pages holds no script.');
  // In development the next rendering may use changed code.
  if (import.meta.env.DEV) return html;
  if (forms.size >= MOST_FORMS) forms.delete(forms.keys().next().value!);
  cache.set(of, forms.set(form, html));
  return html;
}
