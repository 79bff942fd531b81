/**
 * An outside service refused, failed or did not respond. The message is for the log and the outbox, never for shoppers.
 */
export class ProviderError extends Error {
  readonly provider: string;

  constructor(provider: string, message: string, options?: ErrorOptions) {
    super(`${provider}: ${message}`, options);
    this.name = 'ProviderError';
    this.provider = provider;
  }
}

/** The mail service refuses a recipient for good: the address is malformed or does not exist. */
export class RecipientRefused extends ProviderError {}
