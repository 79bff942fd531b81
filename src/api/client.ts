import { RESPONSE_INVALID, UNEXPECTED_ERROR } from '#contract/messages.ts';
import { $session, sessionEnded } from '../storage/session.ts';

/** A "no" of the API, or that it could not be reached: `message` is what the shopper reads. */
export class ApiError extends Error {
  /** 0 where no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The state a conflict shows, in the contract's wire form. */
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
  /** Makes a retry the same request. */
  idempotencyKey?: string;
  /** The specification's text for this call, where the server gave none. */
  failure?: string;
  /** Sends no session: for who begins a new one, whatever became of the one that is kept. */
  asVisitor?: boolean;
  /** The session to send where it is not the one that is kept. */
  token?: string;
  /** The call goes on when its page is left. */
  isLeaving?: boolean;
}

/**
 * Makes a call and returns its answer in the contract's wire form. A session that has ended is forgotten, and the error
 * says so.
 * @throws ApiError
 */
export async function call<Answer>(method: string, path: string, options: Options = {}): Promise<Answer> {
  const response = await send(method, path, options);
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer === undefined && response.status !== 204) throw new ApiError(RESPONSE_INVALID, response.status);
  return answer as Answer;
}

/** Some rows of a list, and how many there are in all. */
export interface RowsOf<Row> {
  rows: Row[];
  total: number;
}

/** Asks for some rows of a list: the answer says in `Content-Range` of how many. @throws ApiError */
export async function callRows<Row>(path: string, failure: string): Promise<RowsOf<Row>> {
  const response = await send('GET', path, { failure });
  const rows = (await response.json().catch(() => undefined)) as Row[] | undefined;
  const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  if (!Array.isArray(rows) || total === undefined) throw new ApiError(RESPONSE_INVALID, response.status);
  return { rows, total: Number(total) };
}

/** Asks for a file, such as an invoice. @throws ApiError */
export async function fetchFile(path: string, failure: string): Promise<Blob> {
  const response = await send('GET', path, { failure });
  return response.blob();
}

/** Sends a request and brings its answer where that is a yes. */
async function send(method: string, path: string, options: Options): Promise<Response> {
  const { body, idempotencyKey, failure = UNEXPECTED_ERROR, asVisitor = false, isLeaving = false } = options;
  const token = asVisitor ? undefined : (options.token ?? $session.get().token);
  const headers: Record<string, string> = { 'X-Request-Start': String(Date.now()) };
  if (token) headers.Authorization = `Bearer ${token}`;
  // A form with files says its own type.
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
  // A no to a former session says nothing about the present one.
  const isOver = response.status === 401 && token !== undefined && token === $session.get().token;
  // A fault of the server says nothing of what failed; the call does.
  const message = refusal.code === 'UNEXPECTED' ? undefined : (refusal.error ?? refusal.message);
  const text = isOver ? sessionEnded() : (message ?? failure);
  throw new ApiError(text, response.status, refusal);
}

/** What to say about anything that was thrown. */
export function messageFor(error: unknown, failure: string = UNEXPECTED_ERROR): string {
  return error instanceof ApiError ? error.message : failure;
}
