import type { Context } from 'hono';

/** Set in a request's world by a runtime that limits large bodies. */
interface BodyHolder {
  holdAnswer?(bytes: number | undefined): void;
  holdUpload?(bytes: number): void;
}

const holderOf = (context: Context) => context.get('world') as BodyHolder | undefined;

/**
 * Counts an answer as a large one under way, if it is large and the runtime limits these. Call it before anything of the
 * answer is sent.
 * @param bytes its size; undefined when it is not known yet
 * @throws DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
 */
export function holdAnswer(context: Context, bytes: number | undefined): void {
  holderOf(context)?.holdAnswer?.(bytes);
}

/**
 * Counts a request as a large one under way, if it is large and the runtime limits these. Call it before its body is read.
 * @param bytes its maximum size
 * @throws SENDING_OF_NETWORK, SENDING_TOO_MANY
 */
export function holdUpload(context: Context, bytes: number): void {
  holderOf(context)?.holdUpload?.(bytes);
}
