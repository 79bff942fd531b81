import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import type { Language } from '#contract/languages.ts';
import { answerIn } from '#contract/words/refusal-in.ts';
import { holdAnswer } from './hold-bodies.ts';
import { pageLanguage } from './page-language.ts';

/** The format of a call's answer: how the value of its verb becomes a response, and what the OpenAPI document says of it. */
export interface Answer<Value> {
  /** The media type, and the schema of JSON. Undefined for an answer without a body. */
  content?: { mediaType: string; schema?: z.ZodMiniType };
  /** The refusals of every call with this format. */
  refuses: readonly RefusalCode[];
  /** Whether the size is unknown until the last byte is sent. */
  isStream?: true;
  send(context: Context, value: Value, headers: Record<string, string>): Response;
}

const OF_DOWNLOADS = ['DOWNLOADS_OF_NETWORK', 'DOWNLOADS_TOO_MANY'] as const;

/** Returns the answer in JSON by a schema, which encodes it. Its message is in the language of the page. */
export function json<Schema extends z.ZodMiniType>(schema: Schema): Answer<z.output<Schema>> {
  return {
    content: { mediaType: 'application/json', schema },
    refuses: [],
    send: (context, value, headers) =>
      sendText(context, JSON.stringify(withMessageIn(pageLanguage(context), z.encode(schema, value))), {
        'Content-Type': 'application/json',
        ...headers,
      }),
  };
}

function withMessageIn(language: Language, answer: unknown): unknown {
  if (language === 'en' || typeof answer !== 'object' || answer === null) return answer;
  if (!('message' in answer) || typeof answer.message !== 'string') return answer;
  return { ...answer, message: answerIn(language, answer.message) };
}

/** An answer without a body: 204. */
export const NO_CONTENT: Answer<void> = {
  refuses: [],
  send: (context, _value, headers) => context.body(null, 204, headers),
};

/** A page to save. */
export const HTML: Answer<string> = {
  content: { mediaType: 'text/html' },
  refuses: [],
  send: (context, page, headers) => sendText(context, page, { 'Content-Type': 'text/html; charset=utf-8', ...headers }),
};

/** The bytes of a PDF. */
export const PDF: Answer<Uint8Array<ArrayBuffer>> = {
  content: { mediaType: 'application/pdf' },
  refuses: [...OF_DOWNLOADS, 'PAPERS_BUSY'],
  send(context, bytes, headers) {
    holdAnswer(context, bytes.byteLength);
    return context.body(bytes, 200, { 'Content-Type': 'application/pdf', ...headers });
  },
};

/** A table for spreadsheets. */
export const CSV = stream('text/csv', 'text/csv; charset=utf-8');

/** An archive of files. */
export const ZIP = stream('application/zip', 'application/zip');

function stream(mediaType: string, contentType: string): Answer<ReadableStream> {
  return {
    content: { mediaType },
    refuses: OF_DOWNLOADS,
    isStream: true,
    send: (context, body, headers) => context.body(body, 200, { 'Content-Type': contentType, ...headers }),
  };
}

function sendText(context: Context, text: string, headers: Record<string, string>): Response {
  holdAnswer(context, text.length);
  return context.body(text, 200, headers);
}
