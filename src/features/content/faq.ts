import { NO_QUESTIONS, ONE_QUESTION, QUESTIONS } from '#contract/words/en/scripts.ts';
import { said } from '../../ui/said.ts';

/** Filters the questions while typing, counts the matches, and opens the question that the address names. */
export function startFaq(): void {
  const faq = document.querySelector<HTMLElement>('[data-faq]');
  const search = faq?.querySelector<HTMLElement>('[data-faq-search]');
  const input = search?.querySelector('input');
  const count = faq?.querySelector<HTMLElement>('[data-faq-count]');
  if (!faq || !search || !input || !count) return;
  const items = [...faq.querySelectorAll<HTMLElement>('li[data-category]')].map((item) => ({
    item,
    text: normalised(item.textContent ?? ''),
  }));

  const show = () => {
    const terms = normalised(input.value).split(' ').filter(Boolean);
    for (const { item, text } of items) item.hidden = !terms.every((term) => text.includes(term));
    const category = faq.querySelector<HTMLInputElement>('[name="faq-category"]:checked')?.value ?? '';
    const left = items.filter(({ item }) => !item.hidden && (category === '' || item.dataset.category === category));
    count.textContent =
      left.length === 0
        ? said(NO_QUESTIONS)
        : left.length === 1
          ? said(ONE_QUESTION)
          : said(QUESTIONS, { count: left.length });
  };
  input.addEventListener('input', show);
  faq.addEventListener('change', show);
  show();

  const openNamed = () => {
    const named = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement) || !faq.contains(named)) return;
    // The search or the category may hide it.
    input.value = '';
    faq.querySelector<HTMLInputElement>('[name="faq-category"][value=""]')!.checked = true;
    show();
    named.open = true;
    named.scrollIntoView();
  };
  addEventListener('hashchange', openNamed);
  openNamed();
}

/** Returns a text in lower case without punctuation. */
function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%₹]+/gu, ' ')
    .trim();
}
