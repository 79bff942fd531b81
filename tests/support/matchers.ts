import { expect } from 'vitest';
import { Answer } from './answer.ts';
import { callThatDoesNotName } from './named-refusals.ts';

const STATUS_CODES = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 502, 503];
const ALWAYS = ['error', 'message', 'code', 'requestId'];
/**
 * The optional parts of a refusal's body, with their statuses: faults of fields, parameters of the text, the current
 * state.
 */
const SOMETIMES: Record<string, number[]> = { fields: [400, 409, 422], params: STATUS_CODES, current: [409] };
/** Internal terms that no answer may contain: of the database, of the code, of the machine. */
const INSIDE =
  /sqlite|libsql|drizzle|hrana|constraint|SELECT [a-z"]|INSERT INTO|UPDATE [a-z"]|node_modules|\.ts:\d|file:\/\/|undefined|\[object/;

/** Returns the fault of an answer that should be this refusal; undefined if it is. */
function refusalFault(answer: Answer, status: number, code: string, text: string | undefined): string | undefined {
  if (answer.status !== status) return `status ${answer.status} instead of ${status}: ${answer.text.slice(0, 300)}`;
  const body = answer.json as Record<string, unknown>;
  if (body.code !== code) return `code ${String(body.code)} instead of ${code}: ${answer.text.slice(0, 300)}`;
  if (text !== undefined && body.message !== text) return `'${String(body.message)}' instead of '${text}'`;
  return errorBodyFault(answer);
}

/** Returns the fault in the shape of an error's body; undefined if there is none. */
export function errorBodyFault(answer: Answer): string | undefined {
  const body = answer.json as Record<string, unknown>;
  const missing = ALWAYS.filter((key) => typeof body[key] !== 'string' || body[key] === '');
  if (missing.length > 0) return `no ${missing.join(', ')} in ${answer.text}`;
  if (body.error !== body.message) return `error and message differ in ${answer.text}`;
  const extra = Object.keys(body).filter((key) => !ALWAYS.includes(key) && !SOMETIMES[key]?.includes(answer.status));
  if (extra.length > 0) return `more than an error says: ${extra.join(', ')}`;
  if (answer.headers.get('x-request-id') !== body.requestId) return 'its request id is not the one of the header';
  if ((answer.status === 429 || answer.status === 503) && !/^\d+$/.test(answer.headers.get('retry-after') ?? ''))
    return 'no Retry-After';
  if (answer.status === 401 && answer.headers.get('www-authenticate') !== 'Bearer') return 'no WWW-Authenticate';
  const lacking = callThatDoesNotName(answer.request, body.code as string);
  if (lacking) return `'${lacking}' does not name ${String(body.code)} among its refusals`;
  const isOfField = typeof body.fields === 'object';
  if (!isOfField && /\{\w+\}/.test(body.message as string)) return `a hole is left in '${String(body.message)}'`;
  const { current: _, ...said } = body;
  const inside = INSIDE.exec(JSON.stringify(said));
  return inside ? `'${inside[0]}' of the inside in ${answer.text}` : undefined;
}

expect.extend({
  toRefuse(answer: unknown, status: number, code: string, text?: string) {
    const fault = answer instanceof Answer ? refusalFault(answer, status, code, text) : 'this is no answer';
    return {
      pass: fault === undefined,
      message: () =>
        `${answer instanceof Answer ? answer.request : ''} should refuse with ${status} ${code}, but: ${fault ?? 'it does'}`,
    };
  },
  toRefuseFields(answer: unknown, fields: Record<string, string>) {
    const body = answer instanceof Answer ? (answer.json as { fields?: Record<string, string>; message?: string }) : {};
    const fault =
      answer instanceof Answer ? refusalFault(answer, 422, 'FIELDS_INVALID', undefined) : 'this is no answer';
    const same = this.equals(body.fields, fields) && body.message === Object.values(fields)[0];
    return {
      pass: fault === undefined && same,
      message: () => fault ?? `${JSON.stringify(body)} should be about ${JSON.stringify(fields)}`,
    };
  },
});

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Expects a refusal with this status, code and text, whose body is an error's and contains no internal terms. */
    toRefuse(status: number, code: string, text?: string): R;
    /** Expects a 422 about exactly these fields. Its text is the first field's. */
    toRefuseFields(fields: Record<string, string>): R;
  }
}
