import { refuse } from '#contract/calls/refusals.ts';

export interface IdempotencyHeader {
  key: string;
  call: string;
  bodyHash: string;
}

/**
 * What names a request that must happen once. A client that sends no key gets one of its own, so that the verb runs
 * the same way.
 * @throws IDEMPOTENCY_KEY_INVALID
 */
export async function readIdempotencyKey(request: Request, call: string, body: unknown): Promise<IdempotencyHeader> {
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) refuse('IDEMPOTENCY_KEY_INVALID');
  const asked = new URL(request.url).search + JSON.stringify(body);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked));
  const bodyHash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, call, bodyHash };
}
