import * as z from 'zod/mini';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { STATUS_OF_KIND } from './errors.ts';
import type { Call, Who } from './call.ts';

/** Returns the OpenAPI document of the calls, made from their descriptions. */
export function openApiOf(calls: readonly Call<never>[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: new URL(origin).hostname,
      version: '1',
      description: 'Amounts are rupees with at most two decimals.',
    },
    servers: [{ url: origin }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: schemaOf(RefusalBody) },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
    },
    paths,
  };
}

function operationOf(call: Call<never>): object {
  return {
    summary: call.summary,
    'x-who': describeWho(call.who),
    ...(call.may ? { 'x-may': call.may } : {}),
    ...(call.who === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(call.body ? { requestBody: { content: { 'application/json': { schema: schemaOf(call.body) } } } } : {}),
    responses: { ...responsesOf(call.answer), ...refusalsOf(call.refuses) },
  };
}

/** The body of every refusal. */
const RefusalBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  requestId: z.string(),
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'With the same key, a request that is sent again happens once and gets the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
};

/** Returns the refusals of a call by status, each with its code and text. */
function refusalsOf(codes: readonly RefusalCode[]): object {
  const byStatus: Record<string, RefusalCode[]> = {};
  for (const code of codes) (byStatus[STATUS_OF_KIND[REFUSALS[code].kind]] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, those]) => [
      status,
      {
        description: those.map((code) => `${code}: ${REFUSALS[code].text}`).join('\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: those } } }],
            },
          },
        },
      },
    ]),
  );
}

function responsesOf({ content }: Call<never>['answer']): object {
  if (content === undefined) return { 204: { description: 'Done' } };
  const { mediaType, schema } = content;
  return { 200: { description: 'OK', content: { [mediaType]: schema ? { schema: schemaOf(schema) } : {} } } };
}

function describeWho(who: Who): string {
  return who === 'public' ? 'public' : who.join(', ');
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property as object,
  }));
}

function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
