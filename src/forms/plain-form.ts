import { bareEmail } from '#contract/shop/bare-text.ts';
import { messageFor } from '../api/client.ts';
import { afterPress } from './after-press.ts';
import { focusFirst, hasErrors, refusedFields } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** Returns the error of a field; without this the browser validates. */
  errorOf?: (field: Field) => string | undefined;
  /** The message if fields have errors. */
  invalid?: string;
  /** The button's label while sending. */
  sending?: string;
  /** Sends the form and returns the message to show. */
  send(data: FormData): Promise<string>;
  /** Shows a message; an empty one clears it. */
  say(message: string, tone: 'good' | 'bad'): void;
}

/**
 * Sends a form without leaving the page, with the same rules as `useForm`. Without JavaScript the browser submits it,
 * and a page answers. The error of a field is written into the element of its `aria-describedby`.
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
    // The message may use the element of a field's error, which takes precedence.
    for (const field of fields) mark(field);
    say(message, 'bad');
    for (const field of fields) if (errors[field.name]) mark(field, errors[field.name]);
    focusFirst(form, errors);
  };
  const isPending = () => button.getAttribute('aria-disabled') === 'true';

  for (const field of fields) {
    if (field.type === 'email') {
      // The browser's validation rejects characters around a pasted email.
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
