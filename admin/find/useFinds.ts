import { skipToken, useQuery } from '@tanstack/react-query';
import { useCanAccessResources, useResourceDefinitions } from 'react-admin';
import { call } from '../providers/call.ts';
import { CALL_ONCE } from '../providers/useAnswer.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { FIND_KINDS } from './kinds.ts';
import type { Find, FindKind } from './kinds.ts';

/** The API's limit. */
export const FIND_MAX_LENGTH = 100;
const DELAY_MS = 250;
const OF_A_KIND = 4;

export interface Group {
  resource: FindKind['resource'];
  finds: Find[];
  /** The number of all finds; the list shows the first ones. */
  total: number;
}

export interface Finds {
  /** The query of these results. */
  text: string;
  groups: Group[];
  hasFailed: boolean;
}

/** Returns the results of a text in everything the session may read, debounced; undefined while they are fetched. */
export function useFinds(input: string): Finds | undefined {
  const text = input.trim();
  const here = useResourceDefinitions();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: Object.keys(here) });
  const names = FIND_KINDS.map(({ resource }) => resource)
    .filter((name) => name in here && canAccess?.[name])
    .join();

  const settled = useDebounced(text, DELAY_MS);
  const { data } = useQuery({
    queryKey: ['finds', settled, names],
    queryFn: settled === '' || names === '' ? skipToken : ({ signal }) => look(settled, names, signal),
    ...CALL_ONCE,
  });
  return data?.text === text ? data : undefined;
}

/** Searches each list. One that fails leaves out only its own results. */
async function look(text: string, names: string, signal: AbortSignal): Promise<Finds> {
  const kinds = FIND_KINDS.filter(({ resource }) => names.split(',').includes(resource));
  const answers = await Promise.allSettled(kinds.map((kind) => groupOf(kind, text, signal)));
  return {
    text,
    groups: answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value.total > 0 ? [answer.value] : [],
    ),
    hasFailed: answers.some(({ status }) => status === 'rejected'),
  };
}

async function groupOf({ resource, find }: FindKind, text: string, signal: AbortSignal): Promise<Group> {
  // Each list has its default sort.
  const query = new URLSearchParams({ filter: JSON.stringify({ q: text }), range: `[0,${OF_A_KIND - 1}]` });
  const { json, headers } = await call(`/api/admin/${resource}?${query}`, { signal });
  const rows = json as { id: number }[];
  const total = Number(headers.get('Content-Range')?.split('/').at(-1));
  return { resource, total, finds: rows.map((row) => ({ id: row.id, ...find(row as never) })) };
}
