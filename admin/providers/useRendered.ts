import { useEffect, useState } from 'react';
import { isUnreached } from '../files/again.ts';
import { call, messageOf } from './call.ts';

/** The debounce of the preview. */
const DELAY_MS = 600;

/**
 * Returns the server's rendering of form values, debounced; the last one stays meanwhile.
 * @param body the body of the POST; no request while it is undefined
 */
export function useRendered<Rendered>(path: string, body: string | undefined) {
  const [rendered, setRendered] = useState<Rendered>();
  const [failure, setFailure] = useState<unknown>();
  const [isRendering, setRendering] = useState(true);
  useEffect(() => {
    if (body === undefined) return undefined;
    const abort = new AbortController();
    const render = async () => {
      setRendering(true);
      try {
        const { json } = await call(path, { method: 'POST', body, signal: abort.signal });
        setRendered(json as Rendered);
        setFailure(undefined);
      } catch (error) {
        if (!abort.signal.aborted) setFailure(error);
      } finally {
        if (!abort.signal.aborted) setRendering(false);
      }
    };
    const timer = window.setTimeout(() => void render(), DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [path, body]);
  return {
    rendered,
    errorText: failure === undefined ? undefined : messageOf(failure),
    isRendering,
    /** Whether the request did not reach the shop. */
    isLost: isUnreached(failure),
  };
}
