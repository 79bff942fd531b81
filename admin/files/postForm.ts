import { HttpError } from 'react-admin';
import { UPLOAD_FAILED } from '#contract/messages.ts';
import type { RefusalBody } from '../providers/call.ts';
import { secondFactorShown, needOf } from '../providers/second-factor.ts';
import { tokenOfEntrance } from '../providers/session.ts';
import { words } from '../words/en/providers.ts';
import { languageHeaders, shared } from '../words/language.ts';

interface HowSent {
  /** Receives the share of the body that is sent, from 0 to 1, which `fetch` does not report. */
  onSent(share: number): void;
  signal: AbortSignal;
}

/**
 * Posts a form with files and returns the answer. If the second factor is needed, asks for it and posts again.
 * @throws HttpError with the message of the refusal; status 0 if the shop was not reached
 */
export async function postForm(url: string, form: FormData, how: HowSent): Promise<unknown> {
  try {
    return await postOnce(url, form, how);
  } catch (error) {
    const need = error instanceof HttpError ? needOf((error.body as RefusalBody | undefined)?.code) : undefined;
    if (!need || !(await secondFactorShown(need))) throw error;
    return postOnce(url, form, how);
  }
}

function postOnce(url: string, form: FormData, { onSent, signal }: HowSent): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(languageHeaders)) request.setRequestHeader(name, value);
    const token = tokenOfEntrance();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const body = readBody(request.responseText);
      if (request.status === 200) resolve(body);
      else reject(new HttpError((body as RefusalBody)?.message ?? shared(UPLOAD_FAILED), request.status, body));
    });
    request.addEventListener('error', () => reject(new HttpError(words.theShopCannotBeReached, 0)));
    request.addEventListener('abort', () => reject(new HttpError(shared(UPLOAD_FAILED), 0)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
