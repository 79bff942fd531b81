import type { Letter, Post } from '../domain/outbox/index.ts';
import type { Mail } from '../providers/mail/mail.ts';
import { changeEmailCode, emailChanged, sellerCode, signInCode } from './codes.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './layout.ts';
import { confirmNewsletter } from './newsletter.ts';
import { orderPlaced, sellerOrderPlaced } from './orders.ts';
import { ticketArrived, ticketOpened } from './tickets.ts';

/** Writes the shop's letters and hands them to a mail service. Links in them begin with `origin`. */
export function postOver(mail: Mail, origin: string): Post {
  return {
    send: (letter, key) => mail.send(layOut(letter.to, write(letter, origin)), key),
  };
}

function write(letter: Letter, origin: string): MailContent {
  switch (letter.name) {
    case 'signInCode':
      return signInCode(letter.code);
    case 'sellerCode':
      return sellerCode(letter.code);
    case 'changeEmailCode':
      return changeEmailCode(letter.code);
    case 'emailChanged':
      return emailChanged(letter.newEmail);
    case 'confirmNewsletter':
      return confirmNewsletter(letter.token, origin);
    case 'orderPlaced':
      return orderPlaced(letter.order, origin);
    case 'sellerOrderPlaced':
      return sellerOrderPlaced(letter.order, letter.sellerName, origin);
    case 'ticketOpened':
      return ticketOpened(letter.ticket);
    case 'ticketArrived':
      return ticketArrived(letter.ticket, letter.from, letter.subject, letter.message);
  }
}
