import * as questions from '../../api/questions.ts';
import { keptDraft } from '../../forms/kept-draft.ts';
import { startForm } from '../../forms/plain-form.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';

export interface Words {
  /** Names what was typed, where it is kept until it is sent. */
  draft?: string;
  send(api: typeof questions, text: string): Promise<{ message: string }>;
}

/** Lets a form of one text be sent in place. */
export function startWords(form: HTMLFormElement, { draft, send }: Words): void {
  const says = form.querySelector<HTMLElement>('[data-says]')!;
  const kept = draft === undefined ? undefined : keptDraft<{ text: string }>(draft);
  form.addEventListener('input', () => kept?.set({ text: fieldOf(form).value }));
  startForm(form, {
    sending: 'Sending …',
    async send(data) {
      if (!$session.get().token) {
        location.assign(paths.signIn(`${location.pathname}#questions`));
        return '';
      }
      const { message } = await send(questions, String(data.get('text')));
      kept?.drop();
      return message;
    },
    say(words, tone) {
      says.textContent = words;
      says.classList.toggle('fault', tone === 'bad');
    },
  });
}

/** Puts back what was typed before. */
export function recall(form: HTMLFormElement, draft: string): void {
  const { text } = keptDraft<{ text: string }>(draft).get();
  if (text) fieldOf(form).value = text;
}

function fieldOf(form: HTMLFormElement): HTMLTextAreaElement {
  return form.querySelector('textarea')!;
}
