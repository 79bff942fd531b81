import type { SendAlert } from '../ports/alerts.ts';
import { ProviderError } from '../ports/provider-error.ts';

const TIMEOUT_MS = 5000;

/** Returns what POSTs alarms to an address; undefined without one. */
export function alertsTo(url: string | undefined, fetcher: typeof fetch): SendAlert | undefined {
  if (url === undefined) return undefined;
  return async ({ shop, cause, text, at }, key) => {
    let status: number;
    try {
      const answer = await fetcher(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ shop, cause, text, at: new Date(at).toISOString() }),
      });
      ({ status } = answer);
      await answer.body?.cancel();
    } catch (error) {
      throw new ProviderError('alerts', 'did not answer', { cause: error });
    }
    if (status < 200 || status > 299) throw new ProviderError('alerts', `answered ${status}`);
  };
}
