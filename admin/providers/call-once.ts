import { HttpError } from 'react-admin';
import type { fetchUtils } from 'react-admin';
import { call } from './call.ts';

/** Idempotency keys of requests without an answer, by method, address and body. */
const unanswered = new Map<string, string>();

/**
 * Makes a call with an idempotency key. If the answer was lost, the same call again has the same key; once it was
 * answered, the same call is a new one.
 * @param content identifies the body if it is a form with files
 * @throws HttpError with the message of the refusal
 */
export async function callOnce(
  url: string,
  options: fetchUtils.Options,
  content = String(options.body),
): ReturnType<typeof call> {
  const request = `${options.method} ${url}\n${content}`;
  const key = unanswered.get(request) ?? crypto.randomUUID();
  unanswered.set(request, key);
  const headers = new Headers(options.headers);
  headers.set('Idempotency-Key', key);
  try {
    const answer = await call(url, { ...options, headers });
    unanswered.delete(request);
    return answer;
  } catch (error) {
    const isAnswered = error instanceof HttpError && error.status >= 400 && error.status < 500;
    if (isAnswered) unanswered.delete(request);
    throw error;
  }
}
