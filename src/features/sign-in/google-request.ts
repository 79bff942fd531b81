import { HANDLE_BYTES, handleOf } from '#contract/calls/handle.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { paths } from '../../paths.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { pathHere } from '../../ui/path-here.ts';
import { requestedReturn } from './return-url.ts';

/** The request of this tab to Google: responses without a request are ignored. */
interface GoogleRequest {
  state: string;
  nonce: string;
  returnUrl: string | undefined;
}

const request = storedValue<GoogleRequest | null>(
  KEPT.googleRequest,
  (found) => (typeof (found as GoogleRequest | null)?.state === 'string' ? (found as GoogleRequest) : null),
  () => sessionStorage,
);

const randomText = () => handleOf(crypto.getRandomValues(new Uint8Array(HANDLE_BYTES)));

/** An ID token of Google with its expected nonce. */
export interface GoogleAnswer {
  token: string;
  nonce: string;
}

/**
 * Opens Google's account chooser. It returns here with the ID token in the fragment, which no server sees (OpenID
 * Connect Core 1.0, 3.2), so no script of Google's runs in the shop.
 */
export function goToGoogle(authorizationUrl: string): void {
  const [state, nonce] = [randomText(), randomText()];
  request.set({ state, nonce, returnUrl: requestedReturn() ?? undefined });
  location.assign(`${authorizationUrl}&${new URLSearchParams({ state, nonce }).toString()}`);
}

/**
 * Takes Google's response out of the address, once.
 * @returns undefined without a response, `failed` for one without a token or a request
 */
export function takeGoogleAnswer(): GoogleAnswer | 'failed' | undefined {
  const answer = new URLSearchParams(location.hash.slice(1));
  if (!answer.has('state')) return undefined;
  const sent = request.get();
  request.clear();
  history.replaceState(null, '', pathHere(paths.signIn(sent?.returnUrl)));
  const token = answer.get('id_token');
  return sent && token && answer.get('state') === sent.state ? { token, nonce: sent.nonce } : 'failed';
}

/** Returns the unverified email in a token, for display; only the server verifies the token. */
export function emailOfToken(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return String((JSON.parse(atob(payload)) as { email?: unknown }).email ?? '');
  } catch {
    return '';
  }
}
