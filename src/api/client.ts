import { RESPONSE_INVALID, UNEXPECTED_ERROR } from '#contract/messages.ts';
import { LANGUAGE_HEADER } from '#contract/language-tags.ts';
import { $session, sessionEnded } from '../storage/session.ts';

/** A refusal of the API, or a failure to reach it. `message` is shown to the shopper. */
export class ApiError extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The current state of the row after a conflict, in the contract's wire form. */
  readonly current: unknown;

  constructor(
    message: string,
    status: number,
    body: { code?: string; fields?: Record<string, string>; current?: unknown } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'UNREACHABLE';
    this.fields = body.fields ?? {};
    this.current = body.current;
  }
}

interface Options {
  body?: unknown;
  /** Identifies retries of the same request. */
  idempotencyKey?: string;
  /** The specification's message for this call, used if the server sends none. */
  failure?: string;
  /** Sends no session token, for calls that start a new session. */
  asVisitor?: boolean;
  /** The session token to send instead of the stored one. */
  token?: string;
  /** The request outlives the page (`keepalive`). */
  isLeaving?: boolean;
}

/**
 * Returns the response of a call in the contract's wire form. Drops the session if the server says that it has ended;
 * the error then says so.
 * @throws ApiError
 */
export async function call<Answer>(method: string, path: string, options: Options = {}): Promise<Answer> {
  const response = await send(method, path, options);
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer === undefined && response.status !== 204) throw new ApiError(RESPONSE_INVALID, response.status);
  return answer as Answer;
}

/** A page of rows with the total number of rows. */
export interface RowsOf<Row> {
  rows: Row[];
  total: number;
}

/**
 * Returns a page of rows. The total comes from the `Content-Range` header.
 * @throws ApiError
 */
export async function callRows<Row>(path: string, failure: string): Promise<RowsOf<Row>> {
  const response = await send('GET', path, { failure });
  const rows = (await response.json().catch(() => undefined)) as Row[] | undefined;
  const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  if (!Array.isArray(rows) || total === undefined) throw new ApiError(RESPONSE_INVALID, response.status);
  return { rows, total: Number(total) };
}

/**
 * Returns a file, such as an invoice.
 * @throws ApiError
 */
export async function fetchFile(path: string, failure: string): Promise<Blob> {
  const response = await send('GET', path, { failure });
  return response.blob();
}

/**
 * Sends a request and returns the response if it succeeded.
 * @throws ApiError
 */
async function send(method: string, path: string, options: Options): Promise<Response> {
  const { body, idempotencyKey, failure = UNEXPECTED_ERROR, asVisitor = false, isLeaving = false } = options;
  const token = asVisitor ? undefined : (options.token ?? $session.get().token);
  const headers: Record<string, string> = { 'X-Request-Start': String(Date.now()) };
  const language = document.documentElement.lang.slice(0, 2);
  if (language !== 'en') headers[LANGUAGE_HEADER] = language;
  if (token) headers.Authorization = `Bearer ${token}`;
  // The browser sets the type of multipart forms.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;

  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      keepalive: isLeaving,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(failure, 0);
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const refusal = (answer ?? {}) as { error?: string; message?: string; code?: string };
  // A 401 for an old token does not end the current session.
  const isOver = response.status === 401 && token !== undefined && token === $session.get().token;
  // The message of a server fault does not say what failed, so the call's own is used.
  const message = refusal.code === 'UNEXPECTED' ? undefined : (refusal.error ?? refusal.message);
  const text = isOver ? sessionEnded() : (message ?? failure);
  throw new ApiError(text, response.status, refusal);
}

/** Returns the message to show for anything thrown. */
export function messageFor(error: unknown, failure: string = UNEXPECTED_ERROR): string {
  return error instanceof ApiError ? error.message : failure;
}
