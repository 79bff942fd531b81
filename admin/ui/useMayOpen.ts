import { useCanAccess } from 'react-admin';
import { isResource } from '#contract/calls/resources.ts';

/** The address of a form: it ends with the id. */
const FORM = /^\/[^/]+\/(edit\/)?\d+$/;

/**
 * Returns whether the session may open an address of the console: a form needs the permission to change, other pages to
 * read. False until it is known, so that no click leads to a page that is refused.
 */
export function useMayOpen(to: string): boolean {
  const resource = to.split(/[/?]/)[1] ?? '';
  const { canAccess } = useCanAccess({ resource, action: FORM.test(to) ? 'edit' : 'list' });
  return !isResource(resource) || canAccess === true;
}
