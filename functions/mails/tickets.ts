import { formatInstant } from '#contract/shop/dates.ts';
import type { TicketMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/**
 * To whoever wrote. Nothing of what was written is repeated: anybody can type anybody's e-mail into the form, and the
 * shop must carry nobody's words to a stranger.
 */
export function ticketOpened({ number, kind, acknowledgeUntil, resolveUntil }: TicketMail): MailContent {
  const isComplaint = kind === 'GRIEVANCE';
  return {
    subject: `We have your ${isComplaint ? 'complaint' : 'message'}: ${number}`,
    greeting: 'Namaste,',
    paragraphs: [
      isComplaint
        ? 'Your complaint has reached our Grievance Officer. Please mention this number whenever you write or call about it.'
        : 'Your message has reached our customer care. Please mention this number whenever you write or call about it.',
      'If you did not write to us, please ignore this email.',
    ],
    rows: [
      { label: 'Ticket', value: number },
      {
        label: isComplaint ? 'Acknowledged by' : 'Reply from a person by',
        value: formatInstant(acknowledgeUntil),
      },
      { label: isComplaint ? 'Settled by' : 'Answered by', value: formatInstant(resolveUntil) },
    ],
  };
}

export function ticketArrived(
  { number, kind, acknowledgeUntil, resolveUntil }: TicketMail,
  from: { name: string; email: string },
  subject: string,
  message: string,
): MailContent {
  return {
    subject: `${kind === 'GRIEVANCE' ? 'Complaint' : 'Message'} ${number}: ${subject}`,
    greeting: `${from.name} writes:`,
    paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
    rows: [
      { label: 'Ticket', value: number },
      { label: 'Email', value: from.email },
      { label: 'Acknowledge by', value: formatInstant(acknowledgeUntil) },
      { label: 'Settle by', value: formatInstant(resolveUntil) },
    ],
  };
}
