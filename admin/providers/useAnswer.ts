import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { fetchUtils } from 'react-admin';
import { call, messageOf, refusalOf } from './call.ts';

/** A call is made once for each mount. It is repeated only on request, and it fails at once without a network. */
export const CALL_ONCE = { networkMode: 'always', retry: false, staleTime: 'static', gcTime: 0 } as const;

interface AnswerOptions extends fetchUtils.Options {
  /** The version of the record that the answer is about. When it changes, the call is repeated; the last answer stays. */
  version?: string | number;
}

/**
 * Returns the answer of a call that belongs to no resource. The call is made once for each mount and path, and again by
 * `refetch`; a refresh of the page does not repeat it.
 * @param path no call is made while it is undefined
 * @param failure the text of the error if the server sends none
 */
export function useAnswer<Answer>(
  path: string | undefined,
  failure?: string,
  { version, ...request }: AnswerOptions = {},
) {
  const mountId = useId();
  const { data, error, isFetching, refetch } = useQuery({
    // Unique for the mount, so that a page that is mounted again shows no stale answer.
    queryKey: ['answer', mountId, path, version],
    queryFn: path === undefined ? skipToken : async () => (await call(path, request)).json as Answer,
    ...(version !== undefined && { placeholderData: keepPreviousData }),
    ...CALL_ONCE,
  });
  return {
    answer: error ? undefined : (data as Answer | undefined),
    error: error ? messageOf(error, failure) : undefined,
    /** Errors of single fields by their name. */
    errors: refusalOf(error).errors ?? {},
    isFetching,
    /** Repeats the call; the last answer stays until the new one arrives. */
    refetch: () => void refetch(),
  };
}
