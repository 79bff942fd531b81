import * as questions from '../../api/questions.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { SENDING } from '#contract/words/en/product-scripts.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
import { startForm } from '../../forms/plain-form.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';

export interface TextForm {
  /** The name of the stored draft, if the text is stored. */
  draft?: string;
  send(api: typeof questions, text: string): Promise<{ message: string }>;
}

/** Sends a form with one text field without leaving the page. */
export function startTextForm(form: HTMLFormElement, { draft, send }: TextForm): void {
  const status = form.querySelector<HTMLElement>('[data-says]')!;
  const stored = draft === undefined ? undefined : storedDraft<{ text: string }>(draft);
  form.addEventListener('input', () => stored?.set({ text: fieldOf(form).value }));
  startForm(form, {
    sending: said(SENDING),
    async send(data) {
      if (!$session.get().token) {
        location.assign(paths.signIn(`${location.pathname}#questions`));
        return '';
      }
      const { message } = await send(questions, String(data.get('text')));
      stored?.drop();
      return message;
    },
    say(message, tone) {
      status.textContent = saidAny(message);
      status.classList.toggle('fault', tone === 'bad');
    },
  });
}

/** Restores a stored draft. */
export function recall(form: HTMLFormElement, draft: string): void {
  const { text } = storedDraft<{ text: string }>(draft).get();
  if (text) fieldOf(form).value = text;
}

function fieldOf(form: HTMLFormElement): HTMLTextAreaElement {
  return form.querySelector('textarea')!;
}
