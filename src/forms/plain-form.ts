import { bareEmail } from '#contract/shop/bare-text.ts';
import { wordsFor } from '../api/client.ts';
import { afterPress } from './after-press.ts';
import { focusFirst, hasFaults, refusedFields } from './faults.ts';
import type { Faults } from './faults.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** What is wrong with a field as it is filled in; without this the browser checks by itself. */
  faultOf?: (field: Field) => string | undefined;
  /** What is said where fields are at fault. */
  invalid?: string;
  /** The button's label meanwhile. */
  sending?: string;
  /** Sends what was filled in; answers what to say then. */
  send(data: FormData): Promise<string>;
  /** Says how it went; no words take away what was said. */
  say(words: string, tone: 'good' | 'bad'): void;
}

/**
 * Sends a form of the page in place, by the rules that `useForm` has for islands. Without JavaScript the browser sends
 * it itself, and a page answers. What is wrong with a field is written where its `aria-describedby` points.
 */
export function startForm(form: HTMLFormElement, { faultOf, invalid, sending, send, say }: Options): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const label = button.textContent;
  const fields = ([...form.elements] as Field[]).filter((field) => field.hasAttribute('aria-describedby'));
  if (faultOf) form.noValidate = true;

  const mark = (field: Field, fault = '') => {
    field.setAttribute('aria-invalid', String(fault !== ''));
    document.getElementById(field.getAttribute('aria-describedby')!)!.textContent = fault;
  };
  const refuse = (faults: Faults, words: string) => {
    // What is said may stand where a field's fault does, and gives way to it.
    for (const field of fields) mark(field);
    say(words, 'bad');
    for (const field of fields) if (faults[field.name]) mark(field, faults[field.name]);
    focusFirst(form, faults);
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
      afterPress(() => faultOf && field.value !== '' && mark(field, faultOf(field))),
    );
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPending()) return;
    const faults = Object.fromEntries(
      fields.flatMap((field) => {
        const fault = faultOf?.(field);
        return fault ? [[field.name, fault]] : [];
      }),
    );
    if (hasFaults(faults)) refuse(faults, invalid ?? '');
    else void sendIt();
  });

  async function sendIt(): Promise<void> {
    button.setAttribute('aria-disabled', 'true');
    if (sending) button.textContent = sending;
    say('', 'good');
    try {
      const words = await send(new FormData(form));
      form.reset();
      for (const field of fields) mark(field);
      say(words, 'good');
    } catch (error) {
      const faults = refusedFields(error, (name) => fields.some((field) => field.name === name));
      refuse(faults, hasFaults(faults) ? (invalid ?? '') : wordsFor(error));
    } finally {
      button.removeAttribute('aria-disabled');
      button.textContent = label;
    }
  }
}
