import { bareEmail } from '#contract/shop/bare-text.ts';
import { messageFor } from '../api/client.ts';
import { afterPress } from './after-press.ts';
import { focusFirst, hasErrors, refusedFields } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** What is wrong with a field as it is filled in; without this the browser checks by itself. */
  errorOf?: (field: Field) => string | undefined;
  /** What is said where fields are at fault. */
  invalid?: string;
  /** The button's label meanwhile. */
  sending?: string;
  /** Sends what was filled in; answers what to say then. */
  send(data: FormData): Promise<string>;
  /** Says how it went; no words take away what was said. */
  say(message: string, tone: 'good' | 'bad'): void;
}

/**
 * Sends a form of the page in place, by the rules that `useForm` has for islands. Without JavaScript the browser sends
 * it itself, and a page answers. What is wrong with a field is written where its `aria-describedby` points.
 */
export function startForm(form: HTMLFormElement, { errorOf, invalid, sending, send, say }: Options): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const label = button.textContent;
  const fields = ([...form.elements] as Field[]).filter((field) => field.hasAttribute('aria-describedby'));
  if (errorOf) form.noValidate = true;

  const mark = (field: Field, error = '') => {
    field.setAttribute('aria-invalid', String(error !== ''));
    document.getElementById(field.getAttribute('aria-describedby')!)!.textContent = error;
  };
  const refuse = (errors: FieldErrors, message: string) => {
    // What is said may stand where a field's fault does, and gives way to it.
    for (const field of fields) mark(field);
    say(message, 'bad');
    for (const field of fields) if (errors[field.name]) mark(field, errors[field.name]);
    focusFirst(form, errors);
  };
  const isPending = () => button.getAttribute('aria-disabled') === 'true';

  for (const field of fields) {
    if (field.type === 'email') {
      // The browser's own check refuses what a paste brings around an e-mail.
      field.addEventListener('input', () => {
        const email = bareEmail(field.value);
        if (email !== field.value) field.value = email;
      });
    }
    field.addEventListener('input', () => field.getAttribute('aria-invalid') === 'true' && mark(field));
    field.addEventListener('blur', () =>
      afterPress(() => errorOf && field.value !== '' && mark(field, errorOf(field))),
    );
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPending()) return;
    const errors = Object.fromEntries(
      fields.flatMap((field) => {
        const error = errorOf?.(field);
        return error ? [[field.name, error]] : [];
      }),
    );
    if (hasErrors(errors)) refuse(errors, invalid ?? '');
    else void sendIt();
  });

  async function sendIt(): Promise<void> {
    button.setAttribute('aria-disabled', 'true');
    if (sending) button.textContent = sending;
    say('', 'good');
    try {
      const message = await send(new FormData(form));
      form.reset();
      for (const field of fields) mark(field);
      say(message, 'good');
    } catch (error) {
      const errors = refusedFields(error, (name) => fields.some((field) => field.name === name));
      refuse(errors, hasErrors(errors) ? (invalid ?? '') : messageFor(error));
    } finally {
      button.removeAttribute('aria-disabled');
      button.textContent = label;
    }
  }
}
