import { inLanguage } from '../language.ts';

/** The messages and complaints of shoppers: the list, and the dialog that answers one. */
export const words = inLanguage('tickets', {
  // States and deadlines
  open: 'Open',
  acknowledged: 'Acknowledged',
  settled: 'Settled',
  looksLikeSpam: 'Looks like spam',
  message: 'Message',
  complaint: 'Complaint',
  acknowledgeBy: 'Acknowledge by',
  settleBy: 'Settle by',
  read: 'Read',
  readTicket: (number: string) => `Read ${number}`,
  kindOfPerson: (kind: string, name: string) => `${kind} of ${name}`,
  late: 'Late.',
  movedTo: (ticket: string, status: string) => `${ticket}: ${status.toLowerCase()}.`,

  // The dialog
  pleaseSayHowItWas: 'Please say how it was settled.',
  received: 'Received',
  how: 'How',
  settle: 'Settle',
  aPersonWroteIt: 'A person wrote it',
  acknowledge: 'Acknowledge',
  howItWasSettled: 'How it was settled',

  // The list
  ticketNameEmailOrSubject: 'Ticket, name, email or subject',
  allKinds: 'All kinds',
  allTickets: 'All tickets',
  tickets: 'Tickets',
  noMessagesYet: 'No messages yet',
  failedToFetchTheTickets: 'Failed to fetch the tickets',
  ticket: 'Ticket',
  next: 'Next',
});
