/** A message to one person, ready to be sent. */
export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Headers beside the usual ones, such as the way out of a newsletter. */
  headers?: Record<string, string>;
}

/** Who sends the shop's mails. */
export interface MailService {
  /**
   * Hands a message over. `key` makes a retry the same message. Throws a `ProviderError` when the service says no or
   * does not answer.
   */
  send(message: RenderedMail, key: string): Promise<void>;
}
