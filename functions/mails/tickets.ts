import { formatInstant } from '#contract/shop/dates.ts';
import { byCase, letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { SHOPPER, TICKET, TO } from './samples.ts';

type Opened = MailOf<'ticketOpened'>;

const facts = { number: 'The number of the ticket' };

const rowsOf = ({ ticket: { number, kind, acknowledgeUntil, resolveUntil } }: Opened) => [
  { label: 'Ticket', value: number },
  {
    label: kind === 'GRIEVANCE' ? 'Acknowledged by' : 'Reply from a person by',
    value: formatInstant(acknowledgeUntil),
  },
  { label: kind === 'GRIEVANCE' ? 'Settled by' : 'Answered by', value: formatInstant(resolveUntil) },
];
const content = (mail: Opened) => ({ facts: { number: mail.ticket.number }, rows: rowsOf(mail) });

export const ticketLetters = {
  /**
   * To the sender of the form. The mail repeats none of the message: anybody can enter another person's email into the
   * form, and the shop must not deliver their text to a stranger.
   */
  ticketOpened: byCase(({ ticket }: Opened) => ticket.kind, {
    CONTACT: letter({
      title: 'Message received',
      to: 'shopper',
      when: 'when somebody has written with the contact form',
      words: {
        subject: 'We have your message: {number}',
        greeting: 'Namaste,',
        text: 'Your message has reached our customer care. Please mention this number whenever you write or call about it.\n\nIf you did not write to us, please ignore this email.',
      },
      facts,
      content,
      sample: { name: 'ticketOpened', to: TO, ticket: TICKET },
    }),
    GRIEVANCE: letter({
      title: 'Complaint received',
      to: 'shopper',
      when: 'when somebody has sent a complaint',
      words: {
        subject: 'We have your complaint: {number}',
        greeting: 'Namaste,',
        text: 'Your complaint has reached our Grievance Officer. Please mention this number whenever you write or call about it.\n\nIf you did not write to us, please ignore this email.',
      },
      facts,
      content,
      sample: { name: 'ticketOpened', to: TO, ticket: { ...TICKET, kind: 'GRIEVANCE' } },
    }),
  }),
  ticketArrived: letter({
    title: 'A message or complaint',
    to: 'care',
    when: 'with each message and complaint of the contact form, to customer care or the Grievance Officer',
    words: { subject: '{kind} {number}: {topic}', greeting: '{sender} writes:', text: '{message}' },
    facts: {
      ...facts,
      kind: 'Message or Complaint',
      topic: 'What it is about',
      sender: 'Who writes',
    },
    sentences: { message: 'What was written' },
    content: ({ ticket, from, subject, message }: MailOf<'ticketArrived'>) => ({
      facts: {
        number: ticket.number,
        kind: ticket.kind === 'GRIEVANCE' ? 'Complaint' : 'Message',
        topic: subject,
        sender: from.name,
        message: message.split(/\n+/).filter((line) => line.trim() !== ''),
      },
      rows: [
        { label: 'Ticket', value: ticket.number },
        { label: 'Email', value: from.email },
        { label: 'Acknowledge by', value: formatInstant(ticket.acknowledgeUntil) },
        { label: 'Settle by', value: formatInstant(ticket.resolveUntil) },
      ],
    }),
    sample: {
      name: 'ticketArrived',
      to: 'care@ratnahaat.example',
      ticket: TICKET,
      from: { name: SHOPPER, email: TO },
      subject: 'Which size is right?',
      message: 'My wrist measures 6 inches.\nWhich bangle size do I need?',
    },
  }),
};
