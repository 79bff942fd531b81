import type { Context } from 'hono';
import type { Route } from '../http/route.ts';
import { tidyPath } from '../http/tidy-path.ts';

/**
 * Each page has one address: an address with a slash at its end redirects to the one without. Calls accept both
 * spellings, except when a browser opens their address.
 */
export const trailingSlash = trailingSlashFor(
  ({ req }) => req.header('authorization') === undefined && (req.header('accept') ?? '').includes('text/html'),
);
export const trailingSlashAfterCalls = trailingSlashFor(() => true);

function trailingSlashFor(leads: (context: Context) => boolean): Route<unknown> {
  return {
    method: 'GET',
    path: '/*',
    summary: 'An address with a slash at its end leads to the one without.',
    who: 'public',
    whileClosed: true,
    handle(context, _, next) {
      const plain = leads(context) && plainAddress(context.req.url);
      return plain ? Promise.resolve(context.redirect(plain, 308)) : next();
    },
  };
}

/**
 * Returns the address without the slashes at its end; undefined for the home page, and for an address with other
 * faults, which `leadOn` redirects. One of these faults is two slashes at the beginning: a browser would treat the next
 * part as another site. The request's own path is of no use here, because its slash is already removed.
 */
function plainAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const plain = pathname.replace(/\/+$/, '');
  return plain === pathname || plain === '' || tidyPath(plain) !== plain ? undefined : plain + search;
}
