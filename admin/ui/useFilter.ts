import { useListContext } from 'react-admin';

type FilterValue = string | boolean;

/** One filter of the list around, and how to set it; `undefined` is no filter. */
export function useFilter(name: string): [FilterValue | undefined, (value: FilterValue | undefined) => void] {
  const { filterValues, setFilters } = useListContext();
  const set = (value: FilterValue | undefined) => {
    const { [name]: _, ...others } = filterValues;
    setFilters(value === undefined ? others : { ...others, [name]: value });
  };
  return [filterValues[name] as FilterValue | undefined, set];
}
