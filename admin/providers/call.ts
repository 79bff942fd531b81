import { fetchUtils, HttpError } from 'react-admin';
import { SECOND_FACTOR_CALL, secondFactorShown, needOf } from './second-factor.ts';
import { tokenOfEntrance } from './session.ts';

/** What every refusal of the API says; `errors` are its fields once more, under the name react-admin's forms read. */
export interface RefusalBody {
  message?: string;
  code?: string;
  /** The state to look at now, where somebody else was faster. */
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
 * One call of the API with the token of this entrance.
 * Where it needs the second factor, that is asked for and the call made again.
 * @throws HttpError in the words of the refusal
 */
export async function call(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  const token = tokenOfEntrance();
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    const need = url.startsWith(SECOND_FACTOR_CALL) ? undefined : needOf(refusalOf(error).code);
    if (!need || !(await secondFactorShown(need))) throw withMessage(error);
  }
  // It was refused for want of the second factor alone, so nothing of it happened yet.
  return fetchUtils.fetchJson(url, { ...options, headers }).catch((error: unknown) => {
    throw withMessage(error);
  });
}

/** The refusal an error of `call` carries; empty where it is none. */
export function refusalOf(error: unknown): RefusalBody {
  return error instanceof HttpError ? ((error.body ?? {}) as RefusalBody) : {};
}

/** What to say about anything that was thrown: the words of the refusal, or `failure` where the server gave none. */
export function messageOf(error: unknown, failure?: string): string {
  const { code, message } = refusalOf(error);
  const isWordless = error instanceof HttpError && error.status > 0 && (!message || code === 'UNEXPECTED');
  if (isWordless && failure !== undefined) return failure;
  return error instanceof Error ? error.message : String(error);
}

function withMessage(error: unknown): unknown {
  if (error instanceof HttpError) {
    const { fields, ...body } = (error.body ?? {}) as RefusalBody & { fields?: Record<string, string> };
    return new HttpError(error.message, error.status, fields ? { ...body, errors: fields } : body);
  }
  // A browser words a call that never arrived in its own technical way.
  if (error instanceof TypeError) return new HttpError('The shop cannot be reached. Please check the connection.', 0);
  return error;
}
