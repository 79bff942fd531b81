import { subscribe } from '../../api/blog.ts';
import { startForm } from '../../forms/plain-form.ts';

const THANKS_SHOWN_MS = 3000;

/** Sends the newsletter's forms in place; without JavaScript a page answers them. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    const place = form.querySelector<HTMLElement>('[data-said]')!;
    startForm(form, {
      send: async (data) => (await subscribe(String(data.get('email') ?? ''))).message,
      say(words, tone) {
        place.textContent = words;
        place.classList.toggle('fault', tone === 'bad');
        if (words === '' || tone === 'bad') return;
        setTimeout(() => place.textContent === words && (place.textContent = ''), THANKS_SHOWN_MS);
      },
    });
  }
}
