import { refuse } from '#contract/calls/refusals.ts';

/** What a request says of itself that may be sent again. */
export interface SentKey {
  key: string;
  /** Method and path, as the call is described. */
  call: string;
  /** SHA-256 of path, query and body, hex. */
  fingerprint: string;
}

/**
 * The Idempotency-Key of a request, with a fingerprint of what it asks for; nothing where none was sent.
 * @throws IDEMPOTENCY_KEY_INVALID
 */
export async function readIdempotencyKey(request: Request, call: string, body: unknown): Promise<SentKey | undefined> {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) refuse('IDEMPOTENCY_KEY_INVALID');
  const { pathname, search } = new URL(request.url);
  const asked = `${pathname.replace(/\/+$/, '')}${search}\n${JSON.stringify(body)}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked));
  const fingerprint = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, call, fingerprint };
}
