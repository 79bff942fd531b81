import { refuse } from '#contract/calls/refusals.ts';

/** A JSON body of the shop's own clients is a few kilobytes; cart and address forms are far below this. */
export const JSON_BODY_MAX_BYTES = 128 * 1024;
/** This much more of a body that is too large is read and dropped. A client that sends more is disconnected. */
const FORGOTTEN_MAX_BYTES = 8 * 1024 * 1024;
const MAX_DEPTH = 20;

/**
 * Reads a JSON body, counting bytes as they arrive, whatever the headers say.
 * @throws BODY_TYPE, BODY_TOO_LARGE, BODY_NOT_JSON, BODY_TOO_DEEP
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, JSON_BODY_MAX_BYTES);
  if (text.trim() === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse('BODY_TYPE');
  if (isTooDeep(text)) refuse('BODY_TOO_DEEP');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('BODY_NOT_JSON');
  }
}

/**
 * Returns the fields of a form with files, up to a number of bytes; undefined if the body is no such form.
 * @throws BODY_TOO_LARGE
 */
export async function readForm(request: Request, maxBytes: number): Promise<Record<string, File | string>> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxBytes);
  if (!/^multipart\/form-data\s*;/i.test(type)) return {};
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    return {};
  }
}

/** Returns the body as text. @throws BODY_TOO_LARGE when it has more bytes than the limit */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes));
}

/** Returns the bytes of the body. @throws BODY_TOO_LARGE, BODY_BROKEN_OFF when the client stops sending */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedBytes(request) ?? 0;
  if (announced > Math.max(maxBytes, FORGOTTEN_MAX_BYTES)) refuse('BODY_TOO_LARGE');
  const reader = request.body?.getReader();
  if (announced > maxBytes) {
    if (reader) await forget(reader);
    refuse('BODY_TOO_LARGE');
  }
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await readNext(reader);
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await forget(reader);
      refuse('BODY_TOO_LARGE');
    }
    chunks.push(value);
  }
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

/** Returns the Content-Length of a request; undefined when it has none. */
export function announcedBytes(request: Request): number | undefined {
  const announced = request.headers.get('content-length');
  return announced === null ? undefined : Number(announced);
}

/** Reads and drops a body that is refused, up to a number of bytes, so that its sender gets the answer. */
export async function discardBody(request: Request, maxBytes: number): Promise<void> {
  const reader = request.body?.getReader();
  if (reader) await forget(reader, maxBytes);
}

/** Reading can only fail because the client left or was too slow. @throws BODY_BROKEN_OFF */
async function readNext(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch {
    return refuse('BODY_BROKEN_OFF');
  }
}

/** Reads and drops the rest of a body. Without this, the connection closes and the client never gets the answer. */
async function forget(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes = FORGOTTEN_MAX_BYTES): Promise<void> {
  for (let bytes = 0; bytes < maxBytes;) {
    const { done, value } = await readNext(reader);
    if (done) return;
    bytes += value.byteLength;
  }
  await reader.cancel();
}

/** Whether brackets nest deeper than in any body of the shop. Counts them without parsing. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (inString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}
