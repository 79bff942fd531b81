import { skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { fetchUtils } from 'react-admin';
import { call, messageOf, refusalOf } from './call.ts';

/**
 * Returns the answer of a call that belongs to no resource. The call is made once for each mount and path, and again by
 * `refetch`; a refresh of the page does not repeat it.
 * @param path no call is made while it is undefined
 * @param failure the text of the error if the server sends none
 */
export function useAnswer<Answer>(path: string | undefined, failure?: string, options?: fetchUtils.Options) {
  const mountId = useId();
  const { data, error, isFetching, refetch } = useQuery({
    // Unique for the mount, so that a page that is mounted again shows no stale answer.
    queryKey: ['answer', mountId, path],
    queryFn: path === undefined ? skipToken : async () => (await call(path, options)).json as Answer,
    networkMode: 'always',
    retry: false,
    staleTime: 'static',
    gcTime: 0,
  });
  return {
    answer: error ? undefined : data,
    error: error ? messageOf(error, failure) : undefined,
    /** Errors of single fields by their name. */
    errors: refusalOf(error).errors ?? {},
    isFetching,
    /** Repeats the call; the last answer stays until the new one arrives. */
    refetch: () => void refetch(),
  };
}
