/**
 * Sends an alarm as JSON to the operator's address.
 * @param key the same for a repetition
 * @throws ProviderError when the address does not accept it
 */
export type SendAlert = (
  alarm: { shop: string; cause: string; text: string; /** Epoch milliseconds. */ at: number },
  key: string,
) => Promise<void>;
