import * as z from 'zod/mini';
import { formatInstant } from '#contract/shop/dates.ts';
import { TICKET_KINDS } from '#contract/states/ticket.ts';
import { byCase, mailTemplate } from '../../../mails/mail-template.ts';
import { at, SHOPPER, TO } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

const TicketMail = z.object({
  number: z.string(),
  kind: z.enum(TICKET_KINDS),
  acknowledgeUntil: z.number(),
  resolveUntil: z.number(),
});
type TicketMail = z.infer<typeof TicketMail>;

const TicketOpened = z.object({ ticket: TicketMail });
type TicketOpened = z.infer<typeof TicketOpened>;

const TICKET: TicketMail = {
  number: 'RT-4M8Q-7K2D',
  kind: 'CONTACT',
  acknowledgeUntil: at('2026-11-21T15:00'),
  resolveUntil: at('2026-11-24T18:00'),
};

const facts = { number: 'The number of the ticket' };

const rowsOf = ({ ticket: { number, kind, acknowledgeUntil, resolveUntil } }: TicketOpened) => [
  { label: 'Ticket', value: number },
  {
    label: kind === 'GRIEVANCE' ? 'Acknowledged by' : 'Reply from a person by',
    value: formatInstant(acknowledgeUntil),
  },
  { label: kind === 'GRIEVANCE' ? 'Settled by' : 'Answered by', value: formatInstant(resolveUntil) },
];
const content = (mail: TicketOpened) => ({ facts: { number: mail.ticket.number }, rows: rowsOf(mail) });

/**
 * To the sender of the form. The mail repeats none of the message: anybody can enter another person's email into the
 * form, and the shop must not deliver their text to a stranger.
 */
export const ticketOpenedMail = mailKind(
  'ticketOpened',
  TicketOpened,
  byCase(({ ticket }: TicketOpened) => ticket.kind, {
    CONTACT: mailTemplate({
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
      sample: { ticket: TICKET },
    }),
    GRIEVANCE: mailTemplate({
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
      sample: { ticket: { ...TICKET, kind: 'GRIEVANCE' } },
    }),
  }),
);

export const ticketArrivedMail = mailKind(
  'ticketArrived',
  z.object({
    ticket: TicketMail,
    from: z.object({ name: z.string(), email: z.string() }),
    subject: z.string(),
    message: z.string(),
  }),
  mailTemplate({
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
    content: ({ ticket, from, subject, message }) => ({
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
      ticket: TICKET,
      from: { name: SHOPPER, email: TO },
      subject: 'Which size is right?',
      message: 'My wrist measures 6 inches.\nWhich bangle size do I need?',
    },
  }),
);
