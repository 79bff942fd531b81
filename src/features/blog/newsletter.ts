import { subscribe } from '../../api/blog.ts';
import { wordsFor } from '../../api/client.ts';

const THANKS_SHOWN_MS = 3000;

/** Sends the newsletter's forms in place; without JavaScript a page answers them. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[name=email]')!;
  const button = form.querySelector('button')!;
  const place = form.querySelector<HTMLElement>('[data-said]')!;
  const say = (text: string, isFault: boolean) => {
    place.textContent = text;
    place.classList.toggle('fault', isFault);
    if (isFault) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  };
  button.disabled = true;
  const { text, isFault } = await ask(field.value);
  button.disabled = false;
  say(text, isFault);
  if (isFault) return field.focus();
  form.reset();
  setTimeout(() => {
    if (place.textContent === text) say('', false);
  }, THANKS_SHOWN_MS);
}

async function ask(email: string): Promise<{ text: string; isFault: boolean }> {
  try {
    return { text: (await subscribe(email)).message, isFault: false };
  } catch (error) {
    return { text: wordsFor(error), isFault: true };
  }
}
