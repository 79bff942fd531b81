import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';

/** The chosen theme, read before the first paint by the script in the head; undefined for the system's. */
const theme = storedValue(KEPT.theme, (found) => (found === 'dark' || found === 'light' ? found : undefined));

/** Starts the theme buttons and stores the choice. */
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
