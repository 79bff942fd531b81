import { useEffect, useState } from 'react';
import { useCanAccessResources, useDataProvider, useResourceDefinitions } from 'react-admin';
import { FIND_KINDS } from './kinds.ts';
import type { Find, FindKind } from './kinds.ts';

/** As the lists read it. */
export const FIND_MAX_LENGTH = 100;
const DELAY_MS = 250;
const OF_A_KIND = 4;

export interface Group {
  resource: FindKind['resource'];
  finds: Find[];
  /** More than are shown. */
  total: number;
}

export interface Finds {
  /** What these are the answer to. */
  text: string;
  groups: Group[];
  hasFailed: boolean;
}

/** What is found for a text in all that the session may see, once the typing rests; nothing while it is looked for. */
export function useFinds(typed: string): Finds | undefined {
  const dataProvider = useDataProvider();
  const [found, setFound] = useState<Finds>();
  const text = typed.trim();
  const here = useResourceDefinitions();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: Object.keys(here) });
  const names = FIND_KINDS.map(({ resource }) => resource)
    .filter((name) => name in here && canAccess?.[name])
    .join();

  useEffect(() => {
    if (text === '' || names === '') return undefined;
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      void look().then((finds) => {
        if (!abort.signal.aborted) setFound(finds);
      });
    }, DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };

    async function look(): Promise<Finds> {
      const kinds = FIND_KINDS.filter(({ resource }) => names.split(',').includes(resource));
      const answers = await Promise.allSettled(kinds.map(groupOf));
      return {
        text,
        groups: answers.flatMap((answer) =>
          answer.status === 'fulfilled' && answer.value.total > 0 ? [answer.value] : [],
        ),
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      };
    }
    async function groupOf({ resource, find }: FindKind): Promise<Group> {
      const { data, total = 0 } = await dataProvider.getList(resource, {
        filter: { q: text },
        pagination: { page: 1, perPage: OF_A_KIND },
        signal: abort.signal,
      });
      return { resource, total, finds: data.map((row) => ({ id: Number(row.id), ...find(row as never) })) };
    }
  }, [text, names, dataProvider]);

  return found?.text === text ? found : undefined;
}
