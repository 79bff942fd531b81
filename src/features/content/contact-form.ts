import { CONTACT_FAULTS } from '#contract/calls/contact-form.ts';
import type { ContactField } from '#contract/calls/contact-form.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { CONTACT_INVALID, CONTACT_SENDING, CONTACT_SENT } from '#contract/messages.ts';
import { ApiError, wordsFor } from '../../api/client.ts';
import { sendMessage } from '../../api/contact.ts';

const FIELDS = Object.keys(CONTACT_FAULTS) as ContactField[];

/** Sends the contact form in place. Without this script the browser sends it itself, and the page answers. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const answer = document.querySelector<HTMLElement>('[data-contact-answer]');
  if (!form || !button || !answer) return;
  const shownAt = performance.now();
  const label = button.textContent ?? '';
  form.noValidate = true;

  const field = (name: ContactField) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const say = (words: string, tone: 'good' | 'bad' | '') => {
    answer.textContent = words;
    answer.className = words === '' ? '' : `notice ${tone}`;
  };
  const mark = (name: ContactField, isFaulty: boolean) => {
    field(name).setAttribute('aria-invalid', String(isFaulty));
    const fault = form.querySelector<HTMLElement>(`#contact-${name}-fault`);
    if (fault) fault.textContent = isFaulty ? CONTACT_FAULTS[name] : '';
  };
  const refuse = (wrong: ContactField[], words: string) => {
    for (const name of FIELDS) mark(name, wrong.includes(name));
    say(words, 'bad');
    if (wrong[0]) field(wrong[0]).focus();
  };

  for (const name of FIELDS) {
    field(name).addEventListener('input', () => {
      if (field(name).getAttribute('aria-invalid') === 'true') mark(name, isWrong(field(name)));
    });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    const wrong = FIELDS.filter((name) => isWrong(field(name)));
    if (wrong.length > 0) return refuse(wrong, CONTACT_INVALID);
    void send();
  });

  async function send(): Promise<void> {
    button!.setAttribute('aria-disabled', 'true');
    button!.textContent = CONTACT_SENDING;
    say('', '');
    const data = new FormData(form!);
    const text = (name: string) => String(data.get(name) ?? '');
    try {
      const { ticketNumber, acknowledgeBy } = await sendMessage({
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
        kind: data.get('kind') === 'GRIEVANCE' ? 'GRIEVANCE' : 'CONTACT',
        website: text('website'),
        secondsTaken: (performance.now() - shownAt) / 1000,
      });
      form!.reset();
      for (const name of FIELDS) mark(name, false);
      const by = formatInstant(Date.parse(acknowledgeBy));
      say(`${CONTACT_SENT} Your ticket is ${ticketNumber}. You hear from us by ${by}.`, 'good');
      answer!.focus();
    } catch (error) {
      const wrongFields = error instanceof ApiError ? FIELDS.filter((name) => name in error.fields) : [];
      refuse(wrongFields, wrongFields.length > 0 ? CONTACT_INVALID : wordsFor(error));
    } finally {
      button!.removeAttribute('aria-disabled');
      button!.textContent = label;
    }
  }
}

function isWrong(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return field.value.trim() === '' || !field.validity.valid;
}
