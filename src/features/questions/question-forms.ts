import { $session } from '../../storage/session.ts';
import { paths } from '../../paths.ts';
import type { TextForm } from './send-text.ts';

const load = () => import('./send-text.ts');

/**
 * Starts the question and answer forms of a product page. A visitor's text is restored after signing in. The code that
 * calls the server is loaded with the first input.
 */
export function startQuestions(): void {
  const root = document.querySelector<HTMLElement>('[data-questions-of]');
  const ask = root?.querySelector<HTMLFormElement>('[data-ask-question]');
  if (!root || !ask) return;
  const productId = Number(root.dataset.questionsOf);

  ask.addEventListener(
    'focusin',
    () => loadTextForm(ask, { draft: `ask-${productId}`, send: (api, text) => api.askQuestion(productId, text) }),
    { once: true },
  );
  // Restores the text from before signing in.
  if ($session.get().isShopper) {
    void load().then(({ recall }) => recall(ask, `ask-${productId}`));
  }

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-answer]');
    if (!button) return;
    if (!$session.get().token) return location.assign(paths.signIn(`${location.pathname}#questions`));
    // One answer form at a time, so that ids are unique.
    root.querySelector('[data-answering]')?.remove();
    for (const other of root.querySelectorAll('[data-answer]')) other.setAttribute('aria-expanded', 'false');
    const template = root.querySelector<HTMLTemplateElement>('[data-answer-form]')!;
    const form = (template.content.cloneNode(true) as DocumentFragment).querySelector('form')!;
    form.dataset.answering = '';
    button.after(form);
    button.setAttribute('aria-expanded', 'true');
    const id = Number(button.dataset.answer);
    loadTextForm(form, { send: (api, text) => api.answerQuestion(id, text) });
    form.querySelector('textarea')!.focus();
  });
}

/** Sends a form without leaving the page. A submit before the code is loaded is sent afterwards. */
function loadTextForm(form: HTMLFormElement, options: TextForm): void {
  let isSent = false;
  const wait = (event: Event) => {
    event.preventDefault();
    isSent = true;
  };
  form.addEventListener('submit', wait);
  void load().then(({ startTextForm }) => {
    form.removeEventListener('submit', wait);
    startTextForm(form, options);
    if (isSent) form.requestSubmit();
  });
}
