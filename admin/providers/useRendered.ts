import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isUnreached } from '../files/again.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { call, messageOf } from './call.ts';
import { CALL_ONCE } from './useAnswer.ts';

/** The debounce of the preview. */
const DELAY_MS = 600;

/**
 * Returns the server's rendering of form values, debounced; the last one stays meanwhile.
 * @param body the body of the POST; no request while it is undefined
 */
export function useRendered<Rendered>(path: string, body: string | undefined) {
  const mountId = useId();
  const sent = useDebounced(body, DELAY_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['rendered', mountId, path, sent],
    queryFn:
      sent === undefined
        ? skipToken
        : async ({ signal }) => (await call(path, { method: 'POST', body: sent, signal })).json as Rendered,
    ...CALL_ONCE,
  });
  const [last, setLast] = useState<Rendered>();
  if (data !== undefined && data !== last) setLast(data);
  return {
    rendered: data ?? last,
    errorText: error ? messageOf(error) : undefined,
    /** Whether the request did not reach the shop. */
    isLost: isUnreached(error),
    isRendering: isFetching || (last === undefined && !error),
  };
}
