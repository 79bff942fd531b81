/** A rendered message to one recipient. */
export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Extra headers, such as the unsubscribe link of a newsletter. */
  headers?: Record<string, string>;
}

/** The mail service that delivers the shop's mails. */
export interface MailService {
  /**
   * Hands a message to the service. `key` makes a retry the same message.
   * @throws RecipientRefused when the service refuses the recipient for good
   * @throws ProviderError when the service refuses otherwise or does not respond
   */
  send(message: RenderedMail, key: string): Promise<void>;
  /**
   * Checks that the service answers and accepts the shop's keys. No mail is sent.
   * @throws ProviderError
   */
  check(): Promise<void>;
}
