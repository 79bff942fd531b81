import { refuse } from '#contract/calls/refusals.ts';

/** What identifies a request that may be sent again. */
export interface SentKey {
  key: string;
  /** Method and path of the call's description. */
  call: string;
  /** SHA-256 of path, query and body, hex. */
  fingerprint: string;
}

/**
 * Returns the Idempotency-Key of a request with a fingerprint of its content; undefined if none was sent.
 * @throws IDEMPOTENCY_KEY_INVALID
 */
export async function readIdempotencyKey(request: Request, call: string, body: unknown): Promise<SentKey | undefined> {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) refuse('IDEMPOTENCY_KEY_INVALID');
  const { pathname, search } = new URL(request.url);
  const input = `${pathname.replace(/\/+$/, '')}${search}\n${JSON.stringify(await withoutFiles(body))}`;
  return { key, call, fingerprint: await sha256(new TextEncoder().encode(input)) };
}

/** The fields of a form with each file as its digest; another body as it is. */
async function withoutFiles(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || !Object.values(body).some((value) => value instanceof File))
    return body;
  const fields = Object.entries(body).map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof File ? await sha256(new Uint8Array(await value.arrayBuffer())) : value,
  ]);
  return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]);
}

async function sha256(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
