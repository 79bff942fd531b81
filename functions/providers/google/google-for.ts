import type { Configuration } from '../../configuration.ts';
import { google, GOOGLE_PAGE } from './google.ts';
import type { GoogleIdentity } from './google.ts';
import { SANDBOX_CLIENT_ID } from './sandbox-key.ts';

/** Google as the shop is known to it; nothing where a live shop is not registered there. */
export function googleFor(
  configuration: Configuration,
  fetcher: typeof fetch,
  clock: { now(): number },
): GoogleIdentity | undefined {
  const redirectUri = `${configuration.ORIGIN}/signin`;
  if (configuration.MODE === 'sandbox') {
    const page = `${configuration.ORIGIN}/sandbox/google/auth`;
    return google(fetcher, { clientId: SANDBOX_CLIENT_ID, page, redirectUri, clock });
  }
  const { GOOGLE_CLIENT_ID: clientId } = configuration;
  return clientId === undefined ? undefined : google(fetcher, { clientId, page: GOOGLE_PAGE, redirectUri, clock });
}
