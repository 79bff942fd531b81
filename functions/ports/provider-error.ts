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
