import type { TicketKind } from '#contract/states/ticket.ts';

/** Every mail the shop writes: which one, and what is said in it. The words themselves are in `mails/`. */
export type Mail =
  | { name: 'signInCode'; to: string; code: string }
  | { name: 'sellerCode'; to: string; code: string }
  | { name: 'changeEmailCode'; to: string; code: string }
  | { name: 'emailChanged'; to: string; newEmail: string }
  | { name: 'confirmNewsletter'; to: string; token: string }
  | { name: 'orderPlaced'; to: string; order: OrderMail }
  | { name: 'sellerOrderPlaced'; to: string; order: OrderMail; sellerName: string }
  | { name: 'ticketOpened'; to: string; ticket: TicketMail }
  | {
      name: 'ticketArrived';
      to: string;
      ticket: TicketMail;
      from: { name: string; email: string };
      subject: string;
      message: string;
    };

export interface TicketMail {
  number: string;
  kind: TicketKind;
  acknowledgeUntil: number;
  resolveUntil: number;
}

export interface OrderMail {
  number: string;
  fullName: string;
  items: { name: string; detail: string; quantity: number; netPaise: number }[];
  totalPaise: number;
  codFeePaise: number;
  deliveryEstimate: string;
  address: string;
}

/** Writes a mail and hands it to the mail service. */
export interface Mailer {
  /** `key` makes a retry the same mail. Throws a `ProviderError` when the service fails. */
  send(mail: Mail, key: string): Promise<void>;
}
