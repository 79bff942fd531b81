import { useListContext } from 'react-admin';
import type { SortPayload } from 'react-admin';
import { useHref, useLocation, useNavigate } from 'react-router';

export type FilterValue = string | number | boolean;

/**
 * Returns one filter of the surrounding list and its setter, which may set a sort as well; `undefined` is no filter.
 * After the list was left, the setter does nothing. The list's own `setFilters` would change the address later, and
 * bring back someone who has opened a row meanwhile. The other filters are those of the address: on a slow machine the
 * list may not have rendered a filter that was set just before.
 */
export function useFilter(
  name: string,
): [FilterValue | undefined, (value: FilterValue | undefined, sortedBy?: SortPayload) => void] {
  const { filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const list = useHref(useLocation().pathname);
  const set = (value: FilterValue | undefined, sortedBy = sort) => {
    if (window.location.pathname !== list) return;
    const { [name]: _, ...others } = filtersOfAddress() ?? filterValues;
    const query = new URLSearchParams({
      filter: JSON.stringify(value === undefined ? others : { ...others, [name]: value }),
      sort: sortedBy.field,
      order: sortedBy.order,
      page: '1',
      perPage: String(perPage),
    });
    void navigate({ search: `?${query}` });
  };
  return [filterValues[name] as FilterValue | undefined, set];
}

/** Returns the filters in the address; undefined without them, or if they are unreadable, as the list ignores these too. */
function filtersOfAddress(): Record<string, unknown> | undefined {
  try {
    return JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
