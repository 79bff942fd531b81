import type { TicketKind } from '#contract/states/ticket.ts';

/** Every mail the shop writes: which one, and what is said in it. The words themselves are in `mails/`. */
export type Letter =
  | { name: 'signInCode'; to: string; code: string }
  | { name: 'sellerCode'; to: string; code: string }
  | { name: 'changeEmailCode'; to: string; code: string }
  | { name: 'emailChanged'; to: string; newEmail: string }
  | { name: 'confirmNewsletter'; to: string; token: string }
  | { name: 'orderPlaced'; to: string; order: OrderLetter }
  | { name: 'sellerOrderPlaced'; to: string; order: OrderLetter; sellerName: string }
  | { name: 'ticketOpened'; to: string; ticket: TicketLetter }
  | {
      name: 'ticketArrived';
      to: string;
      ticket: TicketLetter;
      from: { name: string; email: string };
      subject: string;
      message: string;
    };

export interface TicketLetter {
  number: string;
  kind: TicketKind;
  acknowledgeUntil: number;
  resolveUntil: number;
}

export interface OrderLetter {
  number: string;
  fullName: string;
  items: { name: string; detail: string; quantity: number; netPaise: number }[];
  totalPaise: number;
  codFeePaise: number;
  deliveryEstimate: string;
  address: string;
}

/** Writes a letter and hands it to the mail service. */
export interface Post {
  /** `key` makes a retry the same letter. Throws a `ProviderError` when the service fails. */
  send(letter: Letter, key: string): Promise<void>;
}
