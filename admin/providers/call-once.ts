import { HttpError } from 'react-admin';
import type { fetchUtils } from 'react-admin';
import { call } from './call.ts';

/** Keys of requests that were sent and never answered, by what they asked for. */
const unanswered = new Map<string, string>();

/**
 * A call that happens once: whoever sends the same again, since the answer to it was lost, sends it with the same
 * Idempotency-Key. Once it was answered, the same is something new.
 * @param content what tells the body from another, where it is a form with files
 * @throws HttpError in the words of the refusal
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
