import { vi } from 'vitest';
import type { Answer } from './answer.ts';

/** A request as it would have been sent. */
export interface SentRequest {
  method: string;
  /** With its query. */
  path: string;
  /** Without whose it is. */
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Whose it is, as its Authorization says; nothing for a visitor. */
  whose: string | undefined;
}

/** What somebody would send who makes a call. Nothing is sent. */
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
