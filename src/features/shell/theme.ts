import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';

/** Read before the first paint by the script in the head; nothing where the system's wish holds. */
const theme = storedValue(KEPT.theme, (found) => (found === 'dark' || found === 'light' ? found : undefined));

/** Keeps what a shopper chose, and shows it. */
export function startThemeChoice(): void {
  const chosen = theme.get();
  const root = document.documentElement;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-themes] input')) {
    radio.checked = radio.value === (chosen ?? 'system');
    radio.addEventListener('change', () => {
      if (radio.value === 'dark' || radio.value === 'light') {
        theme.set(radio.value);
        root.dataset.theme = radio.value;
      } else {
        theme.clear();
        delete root.dataset.theme;
      }
    });
  }
}
