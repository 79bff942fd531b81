import { $session } from '../../storage/session.ts';
import { paths } from '../../paths.ts';
import type { TextForm } from './send-text.ts';

const load = () => import('./send-text.ts');

/**
 * Asking and answering on a product's page. A visitor signs in first and finds what they typed where they come back to;
 * what speaks to the server is loaded with the first word that is typed.
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
  // What was typed before signing in stands there again.
  if ($session.get().isShopper) {
    void load().then(({ recall }) => recall(ask, `ask-${productId}`));
  }

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-answer]');
    if (!button) return;
    if (!$session.get().token) return location.assign(paths.signIn(`${location.pathname}#questions`));
    // One form at a time, so that its fields keep their names.
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

/** Lets a form be sent in place. Where it is sent before that is loaded, it is sent afterwards. */
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
