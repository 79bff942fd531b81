import { useCanAccess } from 'react-admin';
import { isResource } from '#contract/calls/resources.ts';

/** A form for a row: its number stands last. */
const FORM = /^\/[^/]+\/(edit\/)?\d+$/;

/**
 * Whether the page at an address of the console opens to whoever is signed in: a form for who may change such rows, all
 * else for who sees them. While that is not known yet it does.
 */
export function useMayOpen(to: string): boolean {
  const resource = to.split(/[/?]/)[1] ?? '';
  const { canAccess } = useCanAccess({ resource, action: FORM.test(to) ? 'edit' : 'list' });
  return !isResource(resource) || canAccess !== false;
}
