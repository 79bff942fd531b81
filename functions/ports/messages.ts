import type { MessageFailure } from '#contract/shop/messages.ts';
import { ProviderError } from './provider-error.ts';

/** A message from a template that is registered with the service. */
export interface TemplateMessage {
  /** Ten digits of an Indian mobile. */
  mobile: string;
  /** The template's name at WhatsApp, its flow id at the SMS service. */
  template: string;
  /** The template's language, as ISO 639 writes it. */
  language: string;
  /** The values of the text, in the order of their places in it. */
  values: readonly { name: string; text: string }[];
  /** What each quick-reply button sends back, in the order of the buttons. SMS has none. */
  replies: readonly string[];
  /** The one-time code that a button of the message copies. */
  copiedCode?: string | undefined;
  /** The shop's own id of the message. A service that can returns it with each report. */
  reference: string;
}

/** The service has refused a message for good. It was not sent. */
export class MessageRefused extends ProviderError {
  readonly failure: MessageFailure;

  constructor(provider: string, failure: MessageFailure, message: string) {
    super(provider, message);
    this.name = 'MessageRefused';
    this.failure = failure;
  }
}

/** The service has not taken a message for now, by a limit or a fault of its own. It was not sent. */
export class MessageDelayed extends ProviderError {}

/** The states that services report, in the order a message passes them. */
export type ReportedStatus = 'sent' | 'delivered' | 'read' | 'failed';

/** What a service reports of a message. Reports arrive late, twice, and in any order. */
export interface MessageReport {
  /** The service's id of the message. */
  id: string;
  /** The shop's own id of it; null from a service that does not return it. */
  reference: string | null;
  status: ReportedStatus;
  /** Epoch milliseconds. */
  at: number;
  /** Of a message that failed. */
  failure: MessageFailure | null;
  /** The service's own words or number for the failure. */
  reason: string;
}

/** A message that a person sent to the shop's number. */
export interface MessageReply {
  /** The service's id of it. */
  id: string;
  /** The sender's number with its country code, digits only. */
  from: string;
  /** Epoch milliseconds. */
  at: number;
  /** What the person wrote, or the button's label. */
  text: string;
  /** What the pressed button sends back; null for a written text. */
  button: string | null;
  /** The service's id of the shop's message that is answered; null if the person answers none. */
  answers: string | null;
}

/** A service that sends messages to mobiles. */
export interface MessageService {
  /**
   * Hands a message to the service and returns the service's id of it.
   * @throws MessageRefused when it is refused for good
   * @throws MessageDelayed when it was not taken for now
   * @throws ProviderError when nobody can tell whether it was taken
   */
  send(message: TemplateMessage): Promise<string>;
}

export interface WhatsApp extends MessageService {
  /** Returns whether a webhook is signed by the service; compares in constant time. */
  isPush(body: Uint8Array<ArrayBuffer>, signature: string | undefined): Promise<boolean>;
  /** Returns everything a webhook contains; nothing for a body that is none. */
  readPush(body: unknown): { reports: MessageReport[]; replies: MessageReply[] };
  /** Returns whether the verification of a webhook's address has the agreed token. */
  isVerifier(token: string): Promise<boolean>;
}

export interface Sms extends MessageService {
  /** Returns whether a webhook has the agreed token; compares in constant time. */
  isPush(token: string | undefined): Promise<boolean>;
  readPush(body: unknown): MessageReport[];
}

/** The message services the shop has keys for. */
export interface MessageServices {
  whatsApp?: WhatsApp | undefined;
  sms?: Sms | undefined;
}
