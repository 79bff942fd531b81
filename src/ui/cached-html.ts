/** Forms of one thing that are kept: a card is plain, first, or with what was searched for marked in its name. */
const MOST_FORMS = 6;

const cache = new WeakMap<object, Map<string, string>>();

/**
 * The HTML of a thing in a form, drawn where it was not drawn yet. It is kept as long as the thing itself, which is
 * another one when it has changed.
 * @throws where it holds a script: only the page it was first drawn for would have it
 */
export async function cachedHtml(of: object, form: string, draw: () => Promise<string>): Promise<string> {
  const forms = cache.get(of) ?? new Map<string, string>();
  const known = forms.get(form);
  if (known !== undefined) return known;
  const html = await draw();
  if (html.includes('<script')) throw new Error('What is kept for many pages holds no script.');
  // While somebody works on the pages, the next one is drawn by other code.
  if (import.meta.env.DEV) return html;
  if (forms.size >= MOST_FORMS) forms.delete(forms.keys().next().value!);
  cache.set(of, forms.set(form, html));
  return html;
}
