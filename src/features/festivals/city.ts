import { KEPT } from '#contract/shop/kept.ts';
import { fetchPage } from '../../api/page.ts';
import { storedValue } from '../../storage/stored-value.ts';

const chosen = storedValue(KEPT.festivalCity, (found) => (typeof found === 'string' ? found : ''));

/** Returns the city in the address, in the form that `paths` takes. */
export function cityOfAddress(): { slug: string } | undefined {
  const slug = new URLSearchParams(location.search).get('city');
  return slug ? { slug } : undefined;
}

/**
 * Stores the chosen city in this browser. If the address names none, the parts that depend on the city are replaced by
 * those of the stored city's page.
 */
export async function startCity(): Promise<void> {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.closest('[data-city-choice]')) return;
    const slug = new FormData(target).get('city');
    if (typeof slug === 'string') chosen.set(slug);
  });
  const slug = chosen.get();
  const shown = document.querySelector<HTMLSelectElement>('[data-city-choice] select')?.value;
  if (slug === '' || slug === shown || cityOfAddress()) return;
  try {
    await show(slug);
  } catch {
    // On failure the page stays unchanged and names its city.
  }
}

async function show(slug: string): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.set('city', slug);
  const page = await fetchPage(address.href);
  for (const part of document.querySelectorAll<HTMLElement>('[data-city-part]')) {
    const other = page.querySelector(`[data-city-part="${part.dataset.cityPart}"]`);
    if (other) part.replaceWith(document.importNode(other, true));
  }
  document.title = page.title;
  history.replaceState(history.state, '', address);
}
