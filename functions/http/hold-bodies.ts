import type { Context } from 'hono';

/** What a runtime that limits large bodies puts into the world of a request. */
interface BodyHolder {
  holdAnswer?(bytes: number | undefined): void;
  holdUpload?(bytes: number): void;
}

const holderOf = (context: Context) => context.get('world') as BodyHolder | undefined;

/**
 * Counts an answer among the large ones under way, where it is large and the runtime limits these. Called before anything
 * of the answer is sent.
 * @param bytes its size; undefined where nobody knows it yet
 * @throws DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
 */
export function holdAnswer(context: Context, bytes: number | undefined): void {
  holderOf(context)?.holdAnswer?.(bytes);
}

/**
 * Counts a request among the large ones under way, where it is large and the runtime limits these. Called before anything
 * of its body is read.
 * @param bytes the most it may have
 * @throws SENDING_OF_NETWORK, SENDING_TOO_MANY
 */
export function holdUpload(context: Context, bytes: number): void {
  holderOf(context)?.holdUpload?.(bytes);
}
