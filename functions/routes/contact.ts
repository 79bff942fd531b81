import { ContactMessage, TicketReceipt } from '#contract/calls/contact.ts';
import { json } from '../http/answers.ts';
import { openTicket, readReceipt } from '../domain/content/tickets/index.ts';
import { call } from './call.ts';

export const contactCalls = [
  call({
    method: 'POST',
    path: '/api/contact',
    summary: 'Opens a ticket with what somebody writes to customer care, or to the grievance officer.',
    who: 'public',
    // It mails an e-mail that anybody can enter, like a request for a code.
    limit: 'sendCode',
    body: ContactMessage,
    answer: json(TicketReceipt),
    refuses: ['SENT_TOO_FAST'],
    run: (shop, actor, { body }) => openTicket(shop, actor, body),
    again: (shop, _, __, number) => readReceipt(shop, number),
  }),
];
