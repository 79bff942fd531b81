import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';

export const NO_SUCH_ID = 'The id provided does not exist';

/** A refusal by the gateway, answered as an error in the API's shape. */
export class ApiFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly field: string | null;
  constructor(description: string, field: string | null = null, status: ContentfulStatusCode = 400) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

/** Returns the fields of a request. @throws ApiFault when one is invalid */
export async function bodyOf<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = z.safeParse(schema, await context.req.json().catch(() => undefined));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  throw new ApiFault(issue?.message ?? 'The request is invalid', issue?.path.join('.') ?? null);
}

/** Returns the body of an error in the API's shape. */
export function faultBody(description: string, field: string | null = null) {
  const reason = 'input_validation_failed';
  return {
    error: { code: 'BAD_REQUEST_ERROR', description, field, source: 'business', step: null, reason, metadata: {} },
  };
}
