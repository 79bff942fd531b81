import { useListContext } from 'react-admin';
import { useHref, useLocation, useNavigate } from 'react-router';

export type FilterValue = string | number | boolean;

/**
 * One filter of the list around, and how to set it; `undefined` is no filter. Where the list was left already, setting
 * does nothing. The list's own `setFilters` would change the address a moment later, and bring back whoever has
 * followed a row meanwhile.
 */
export function useFilter(name: string): [FilterValue | undefined, (value: FilterValue | undefined) => void] {
  const { filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const list = useHref(useLocation().pathname);
  const set = (value: FilterValue | undefined) => {
    if (window.location.pathname !== list) return;
    const { [name]: _, ...others } = filterValues;
    const query = new URLSearchParams({
      filter: JSON.stringify(value === undefined ? others : { ...others, [name]: value }),
      sort: sort.field,
      order: sort.order,
      page: '1',
      perPage: String(perPage),
    });
    void navigate({ search: `?${query}` });
  };
  return [filterValues[name] as FilterValue | undefined, set];
}
