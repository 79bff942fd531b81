import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { UNEXPECTED_ERROR } from '#contract/messages.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import type { RefusalKind } from '#contract/calls/refusals.ts';
import { answerIn, refusalIn } from '#contract/words/refusal-in.ts';
import { pageLanguage } from './page-language.ts';

/** The status of each refusal. No other file has status numbers. */
export const STATUS_OF_KIND: Record<RefusalKind, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  gone: 410,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  outOfRange: 416,
  invalid: 422,
  tooMany: 429,
  provider: 502,
  closed: 503,
  unavailable: 503,
};

/** Retry-After in seconds, for refusals that do not give their own. */
const RETRY_AFTER_SECONDS: Partial<Record<RefusalKind, number>> = { tooMany: 60, closed: 3600, unavailable: 5 };

/** Returns the status of a refusal, for pages that show it themselves. */
export function statusOf(refusal: Refusal): ContentfulStatusCode {
  return STATUS_OF_KIND[refusal.kind];
}

/**
 * Answers an error in the language of the page: a refusal with its text, anything else as 500 without details.
 */
export function answerError(context: Context, error: unknown, requestId: string): Response {
  context.header('Cache-Control', 'no-store');
  if (!(error instanceof Refusal)) {
    const message = answerIn(pageLanguage(context), UNEXPECTED_ERROR);
    const body = { error: message, message, code: 'UNEXPECTED', requestId };
    return context.json(body, 500);
  }
  const { code, kind, details } = error;
  const { params, current, retryAfterSeconds } = details;
  const { message, fields } = refusalIn(pageLanguage(context), error);
  if (kind === 'unauthenticated') context.header('WWW-Authenticate', 'Bearer');
  const retryAfter = retryAfterSeconds ?? RETRY_AFTER_SECONDS[kind];
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json({ error: message, message, code, params, fields, current, requestId }, STATUS_OF_KIND[kind]);
}
