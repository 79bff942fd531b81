import { HANDLE_BYTES, handleOf } from '#contract/calls/handle.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { paths } from '../../paths.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { requestedReturn } from './return-url.ts';

/** Who was sent to Google from this tab: an answer that belongs to no request of ours is nobody's. */
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

/** An ID token of Google, and the nonce it must have. */
export interface GoogleAnswer {
  token: string;
  nonce: string;
}

/**
 * Leads to the page where people choose their Google account. It is Google's own page and comes back here with the ID
 * token in the fragment, which no server sees (OpenID Connect Core 1.0, 3.2), so no script of Google's runs in the shop.
 */
export function goToGoogle(authorizationUrl: string): void {
  const [state, nonce] = [randomText(), randomText()];
  request.set({ state, nonce, returnUrl: requestedReturn() ?? undefined });
  location.assign(`${authorizationUrl}&${new URLSearchParams({ state, nonce }).toString()}`);
}

/**
 * What Google answered, for who comes back from there: once, and gone from the address at the same moment.
 * @returns nothing where nobody comes from Google, `failed` where it gave no token or nobody was sent
 */
export function takeGoogleAnswer(): GoogleAnswer | 'failed' | undefined {
  const answer = new URLSearchParams(location.hash.slice(1));
  if (!answer.has('state')) return undefined;
  const sent = request.get();
  request.clear();
  history.replaceState(null, '', paths.signIn(sent?.returnUrl));
  const token = answer.get('id_token');
  return sent && token && answer.get('state') === sent.state ? { token, nonce: sent.nonce } : 'failed';
}

/** The email a token is about, for people to see; only the server knows whether it is true. */
export function emailOfToken(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return String((JSON.parse(atob(payload)) as { email?: unknown }).email ?? '');
  } catch {
    return '';
  }
}
