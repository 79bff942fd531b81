import { MANAGER_PATHS } from '#contract/pages/console-paths.ts';

/**
 * Returns the address at an entrance for one outside both: at the entrance of the role stored in this browser, else at
 * the sellers'. Undefined for an address at an entrance.
 */
export function urlAtEntrance(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  role: string | null,
): string | undefined {
  if (!MANAGER_PATHS.some((path) => path === pathname)) return undefined;
  return (role === 'ROLE_ADMIN' ? '/admin' : '/seller') + pathname + search;
}
