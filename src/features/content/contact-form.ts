import { CONTACT_FAULTS } from '#contract/calls/contact-form.ts';
import type { ContactField } from '#contract/calls/contact-form.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { CONTACT_INVALID, CONTACT_SENDING, CONTACT_SENT } from '#contract/messages.ts';
import { sendMessage } from '../../api/contact.ts';
import { startForm } from '../../forms/plain-form.ts';

/** Sends the contact form without leaving the page. Without this script the browser submits it. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  const answer = document.querySelector<HTMLElement>('[data-contact-answer]');
  if (!form || !answer) return;
  const shownAt = performance.now();
  const order = new URLSearchParams(location.search).get('order');
  const subject = form.querySelector<HTMLInputElement>('[name=subject]');
  if (order && subject && subject.value === '') subject.value = `Order ${order}`.slice(0, subject.maxLength);
  startForm(form, {
    errorOf: (field) =>
      field.value.trim() === '' || !field.validity.valid ? CONTACT_FAULTS[field.name as ContactField] : undefined,
    invalid: CONTACT_INVALID,
    sending: CONTACT_SENDING,
    async send(data) {
      const text = (name: string) => String(data.get(name) ?? '');
      const { ticketNumber, acknowledgeBy } = await sendMessage({
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
        kind: data.get('kind') === 'GRIEVANCE' ? 'GRIEVANCE' : 'CONTACT',
        website: text('website'),
        secondsTaken: (performance.now() - shownAt) / 1000,
      });
      const by = formatInstant(Date.parse(acknowledgeBy));
      return `${CONTACT_SENT} Your ticket is ${ticketNumber}. You hear from us by ${by}.`;
    },
    // Gets the focus for a success or a general error. A field error moves the focus afterwards.
    say(message, tone) {
      answer.textContent = message;
      answer.className = message === '' ? '' : `notice ${tone}`;
      if (message !== '') answer.focus();
    },
  });
}
