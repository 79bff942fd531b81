import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { markOf } from '#contract/moving-in/own-files.ts';

/**
 * Returns what the columns of a table mean, and the function that changes it for one column. The browser stores the
 * choices by the names of the columns, so that the next file with these columns is read in the same way.
 * @param list the name of the list that the table is imported into
 * @param suggested the meanings without a choice
 */
export function useColumns<Fact extends string>(
  list: string,
  columns: readonly string[],
  suggested: readonly (Fact | null)[],
) {
  const [chosen, setChosen] = useStore<readonly (Fact | null)[] | null>(`${list}.${markOf(columns.join('\n'))}`, null);
  const mapping = useMemo(() => chosen ?? suggested, [chosen, suggested]);
  return {
    mapping,
    setColumn: (at: number, fact: Fact | null) => setChosen(mapping.map((one, index) => (index === at ? fact : one))),
  };
}
