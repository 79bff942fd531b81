import { CONTACT_FAULTS } from '#contract/calls/contact-form.ts';
import type { ContactField } from '#contract/calls/contact-form.ts';
import { CONTACT_INVALID, CONTACT_SENDING } from '#contract/messages.ts';
import { instantIn } from '#contract/words/day-in.ts';
import { ABOUT_ORDER, CONTACT_SENT_WITH } from '#contract/words/en/contact-scripts.ts';
import { sendMessage } from '../../api/contact.ts';
import { startForm } from '../../forms/plain-form.ts';
import { languageOfPage } from '../../ui/page-language.ts';
import { said, wordsOfPage } from '../../ui/said.ts';

/** Sends the contact form without leaving the page. Without this script the browser submits it. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  const answer = document.querySelector<HTMLElement>('[data-contact-answer]');
  if (!form || !answer) return;
  const shownAt = performance.now();
  const order = new URLSearchParams(location.search).get('order');
  const subject = form.querySelector<HTMLInputElement>('[name=subject]');
  if (order && subject && subject.value === '') {
    subject.value = said(ABOUT_ORDER, { order }).slice(0, subject.maxLength);
  }
  /** Returns a text of the contract in the language of the page. */
  const own = (text: string) => wordsOfPage()[text] ?? text;
  startForm(form, {
    errorOf: (field) =>
      field.value.trim() === '' || !field.validity.valid ? own(CONTACT_FAULTS[field.name as ContactField]) : undefined,
    invalid: said(CONTACT_INVALID),
    sending: said(CONTACT_SENDING),
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
      const when = instantIn(languageOfPage(), Date.parse(acknowledgeBy));
      return said(CONTACT_SENT_WITH, { ticket: ticketNumber, when });
    },
    // Gets the focus for a success or a general error. A field error moves the focus afterwards.
    say(message, tone) {
      answer.textContent = message;
      answer.className = message === '' ? '' : `notice ${tone}`;
      if (message !== '') answer.focus();
    },
  });
}
