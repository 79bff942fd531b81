import { MANAGER_PATHS } from '#contract/pages/console-paths.ts';

/**
 * Where an address outside both entrances leads: to the manager behind the entrance of the role that is kept in this browser,
 * and to the sellers' where there is none. Nothing for an address at an entrance.
 */
export function urlAtEntrance(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  role: string | null,
): string | undefined {
  if (!MANAGER_PATHS.some((path) => path === pathname)) return undefined;
  return (role === 'ROLE_ADMIN' ? '/admin' : '/seller') + pathname + search;
}
