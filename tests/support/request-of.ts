import { vi } from 'vitest';
import type { Answer } from './answer.ts';

/** A request that was not sent. */
export interface SentRequest {
  method: string;
  /** The path with its query. */
  path: string;
  /** Without the Authorization header. */
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** The Authorization header; undefined for a visitor. */
  whose: string | undefined;
}

/** Returns the request that a call would send, without sending it. */
export async function requestOf(ask: () => Promise<Answer>): Promise<SentRequest> {
  let sent: [string, RequestInit] | undefined;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((address, how) => {
    sent = [address as string, how!];
    return Promise.resolve(new Response('{}'));
  });
  try {
    await ask();
  } finally {
    spy.mockRestore();
  }
  const [address, { method, headers, body }] = sent!;
  const { pathname, search } = new URL(address);
  const { Authorization: whose, ...rest } = headers as Record<string, string>;
  return { method: method!, path: pathname + search, headers: rest, body: body as SentRequest['body'], whose };
}
