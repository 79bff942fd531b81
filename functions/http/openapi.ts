import * as z from 'zod/mini';
import { CsvFile, HtmlFile, NoContent, PdfFile, ZipFile } from './call.ts';
import type { Call, Who } from './call.ts';

/** The OpenAPI document of the calls, from their descriptions. */
export function openApiOf(calls: readonly Call<never>[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ratnahaat', version: '1', description: 'Amounts are rupees with at most two decimals.' },
    servers: [{ url: origin }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function operationOf(call: Call<never>): object {
  return {
    summary: call.summary,
    'x-who': describeWho(call.who),
    ...(call.may ? { 'x-may': call.may } : {}),
    ...(call.who === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body ? { requestBody: { content: { 'application/json': { schema: schemaOf(call.body) } } } } : {}),
    responses: responsesOf(call.answer),
  };
}

function responsesOf(answer: z.ZodMiniType): object {
  if (answer === NoContent) return { 204: { description: 'Done' } };
  return { 200: { description: 'OK', content: contentOf(answer) } };
}

function contentOf(answer: z.ZodMiniType): object {
  if (answer === PdfFile) return { 'application/pdf': {} };
  if (answer === CsvFile) return { 'text/csv': {} };
  if (answer === ZipFile) return { 'application/zip': {} };
  if (answer === HtmlFile) return { 'text/html': {} };
  return { 'application/json': { schema: schemaOf(answer) } };
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
