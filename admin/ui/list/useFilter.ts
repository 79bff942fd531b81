import { useListContext } from 'react-admin';
import type { SortPayload } from 'react-admin';
import { useHref, useLocation, useNavigate } from 'react-router';

export type FilterValue = string | number | boolean;

/**
 * Returns one filter of the surrounding list and its setter, which may set a sort as well; `undefined` is no filter.
 * After the list was left, the setter does nothing. The list's own `setFilters` would change the address later, and
 * bring back someone who has opened a row meanwhile. What is not set stays as the address has it: on a slow machine the
 * list may not have rendered what was set just before.
 */
export function useFilter(
  name: string,
): [FilterValue | undefined, (value: FilterValue | undefined, sortedBy?: SortPayload) => void] {
  const { filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const list = useHref(useLocation().pathname);
  const set = (value: FilterValue | undefined, sortedBy?: SortPayload) => {
    if (window.location.pathname !== list) return;
    const address = new URLSearchParams(window.location.search);
    const { [name]: _, ...others } = filtersOf(address) ?? filterValues;
    const query = new URLSearchParams({
      filter: JSON.stringify(value === undefined ? others : { ...others, [name]: value }),
      sort: sortedBy?.field ?? address.get('sort') ?? sort.field,
      order: sortedBy?.order ?? address.get('order') ?? sort.order,
      page: '1',
      perPage: address.get('perPage') ?? String(perPage),
    });
    void navigate({ search: `?${query}` });
  };
  return [filterValues[name] as FilterValue | undefined, set];
}

/** Returns the filters of an address; undefined without them, or if they are unreadable, as the list ignores these too. */
function filtersOf(address: URLSearchParams): Record<string, unknown> | undefined {
  try {
    return JSON.parse(address.get('filter') ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
