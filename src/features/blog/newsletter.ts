import { subscribe } from '../../api/blog.ts';
import { startForm } from '../../forms/plain-form.ts';
import { wordsOfPage } from '../../ui/said.ts';

const THANKS_SHOWN_MS = 3000;

/** Sends the newsletter forms without leaving the page; without JavaScript a page answers them. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    const status = form.querySelector<HTMLElement>('[data-said]')!;
    startForm(form, {
      send: async (data) => (await subscribe(String(data.get('email') ?? ''))).message,
      say(message, tone) {
        const text = wordsOfPage()[message] ?? message;
        status.textContent = text;
        status.classList.toggle('fault', tone === 'bad');
        if (message === '' || tone === 'bad') return;
        setTimeout(() => status.textContent === text && (status.textContent = ''), THANKS_SHOWN_MS);
      },
    });
  }
}
