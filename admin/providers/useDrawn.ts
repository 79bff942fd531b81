import { useEffect, useState } from 'react';
import { call, messageOf } from './call.ts';

/** Drawn again once the typing rests. */
const DELAY_MS = 600;

/**
 * What the shop makes of what is typed, asked for once the typing rests. What was drawn stays until then.
 * @param body what is sent by POST; nothing is asked for where it is undefined
 */
export function useDrawn<Drawn>(path: string, body: string | undefined) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [fault, setFault] = useState<string>();
  const [isDrawing, setDrawing] = useState(true);
  useEffect(() => {
    if (body === undefined) return undefined;
    const abort = new AbortController();
    const draw = async () => {
      setDrawing(true);
      try {
        const { json } = await call(path, { method: 'POST', body, signal: abort.signal });
        setDrawn(json as Drawn);
        setFault(undefined);
      } catch (error) {
        if (!abort.signal.aborted) setFault(messageOf(error));
      } finally {
        if (!abort.signal.aborted) setDrawing(false);
      }
    };
    const timer = window.setTimeout(() => void draw(), DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [path, body]);
  return { drawn, fault, isDrawing };
}
