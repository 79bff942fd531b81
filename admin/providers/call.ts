import { fetchUtils, HttpError } from 'react-admin';
import { SECOND_FACTOR_CALL, secondFactorShown, needOf } from './second-factor.ts';
import { tokenOfEntrance } from './session.ts';
import { words } from '../words/en/providers.ts';
import { languageHeaders, shared } from '../words/language.ts';

/** The body of a refusal; `errors` are its `fields`, under the name that react-admin's forms read. */
export interface RefusalBody {
  message?: string;
  code?: string;
  /** The current state after a version conflict. */
  current?: unknown;
  errors?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/**
 * Calls the API with the token of this entrance. If the second factor is needed, asks for it and calls again.
 * @throws HttpError with the message of the refusal
 */
export async function call(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  for (const [name, value] of Object.entries(languageHeaders)) headers.set(name, value);
  const token = tokenOfEntrance();
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    const need = url.startsWith(SECOND_FACTOR_CALL) ? undefined : needOf(refusalOf(error).code);
    if (!need || !(await secondFactorShown(need))) throw withMessage(error);
  }
  // The first call was refused for the missing second factor only, so that it had no effect.
  return fetchUtils.fetchJson(url, { ...options, headers }).catch((error: unknown) => {
    throw withMessage(error);
  });
}

/** Returns the refusal of an error of `call`; empty for another error. */
export function refusalOf(error: unknown): RefusalBody {
  return error instanceof HttpError ? ((error.body ?? {}) as RefusalBody) : {};
}

/** Returns the text of any error: the message of the refusal, or `failure`, said in the chosen language, if the server sent none. */
export function messageOf(error: unknown, failure?: string): string {
  const { code, message } = refusalOf(error);
  const isWordless = error instanceof HttpError && error.status > 0 && (!message || code === 'UNEXPECTED');
  if (isWordless && failure !== undefined) return shared(failure);
  return error instanceof Error ? error.message : String(error);
}

function withMessage(error: unknown): unknown {
  if (error instanceof HttpError) {
    const { fields, ...body } = (error.body ?? {}) as RefusalBody & { fields?: Record<string, string> };
    return new HttpError(error.message, error.status, fields ? { ...body, errors: fields } : body);
  }
  // Replaces the browser's technical text of a failed request.
  if (error instanceof TypeError) return new HttpError(words.theShopCannotBeReached, 0);
  return error;
}
