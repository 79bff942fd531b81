import { imageUrl } from '#contract/pages/image-url.ts';
import { SEARCH_DEBOUNCE_MS } from '#contract/pages/search-path.ts';
import { textLang } from '#contract/words/text-lang.ts';
import type { Suggestion } from '#contract/calls/search.ts';
import { suggest } from '../../api/search.ts';
import { languageOfPage } from '../../ui/page-language.ts';
import { pathHere } from '../../ui/path-here.ts';
import { said } from '../../ui/said.ts';
import { rememberSearch } from './recent-searches.ts';

const LABELS = { page: 'Page', category: 'Category', style: 'Style' } as const;

/**
 * Adds completions to the search of the bar: a combobox with a list by the ARIA pattern. Arrows move in the list, Enter
 * follows the choice, Escape closes it; without a choice the form is submitted as usual.
 */
export function startSearchBox(box: HTMLFormElement): void {
  const field = box.querySelector('input')!;
  const panel = box.querySelector<HTMLElement>('[data-search-completions]')!;
  const list = panel.querySelector('ul')!;
  const status = box.querySelector('[data-search-box-status]')!;
  let found: Suggestion[] = [];
  let chosen = -1;
  let timer: number | undefined;
  let queryNumber = 0;

  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-expanded', 'false');

  const close = () => {
    clearTimeout(timer);
    queryNumber += 1;
    panel.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    choose(-1);
  };
  const choose = (index: number) => {
    chosen = index;
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    }
    if (index === -1) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', optionId(index));
  };
  const complete = async () => {
    const q = field.value.trim();
    const mine = ++queryNumber;
    found = q === '' ? [] : await suggestionsFor(q);
    if (mine !== queryNumber) return;
    list.replaceChildren(...found.map(optionOf));
    panel.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
    choose(-1);
    status.textContent =
      q === '' ? '' : said(found.length === 1 ? '{count} suggestion' : '{count} suggestions', { count: found.length });
  };
  const go = (suggestion: Suggestion) => {
    rememberSearch(suggestion.kind === 'style' ? suggestion.text : field.value);
    location.assign(pathHere(suggestion.path));
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void complete(), SEARCH_DEBOUNCE_MS) as unknown as number;
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !panel.hidden) {
      event.preventDefault();
      // One position is the field itself, before the first and after the last.
      const positions = found.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(((chosen + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      go(found[chosen]!);
    }
  });
  box.addEventListener('submit', () => rememberSearch(field.value));
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const at = [...list.children].indexOf((target as Element).closest('[role=option]')!);
    if (at >= 0) go(found[at]!);
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) close();
  });
  // Completes text typed before this script was loaded.
  if (field.value.trim() !== '') void complete();
}

const optionId = (index: number) => `search-box-option-${index}`;

function optionOf({ kind, text, picture }: Suggestion, index: number): HTMLElement {
  const option = document.createElement('li');
  option.id = optionId(index);
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const image = document.createElement(picture ? 'img' : 'span');
  if (image instanceof HTMLImageElement && picture) {
    Object.assign(image, { src: imageUrl(picture, 200, 'webp'), width: 44, height: 44, alt: '' });
  } else image.className = 'no-picture';
  const name = document.createElement('span');
  name.textContent = text;
  const lang = textLang(languageOfPage(), text);
  if (lang) name.lang = lang;
  const label = document.createElement('span');
  label.className = 'soft small';
  label.textContent = kind === 'product' ? '' : said(LABELS[kind]);
  option.append(image, name, label);
  return option;
}

/** Returns the completions; none on failure, since the form still works. */
async function suggestionsFor(q: string): Promise<Suggestion[]> {
  try {
    return (await suggest(q)).suggestions;
  } catch {
    return [];
  }
}
