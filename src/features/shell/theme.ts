/** Read before the first paint by the script in the head, which writes this key out by hand. */
const KEY = 'ratnahaat:1:theme';

/** Keeps what a shopper chose, and shows it. */
export function startThemeChoice(): void {
  const chosen = localStorage.getItem(KEY);
  const root = document.documentElement;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-themes] input')) {
    radio.checked = radio.value === (chosen ?? 'system');
    radio.addEventListener('change', () => {
      if (radio.value === 'system') {
        localStorage.removeItem(KEY);
        delete root.dataset.theme;
      } else {
        localStorage.setItem(KEY, radio.value);
        root.dataset.theme = radio.value;
      }
    });
  }
}
