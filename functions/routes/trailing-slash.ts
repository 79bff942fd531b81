import type { Context } from 'hono';
import type { Route } from '../http/route.ts';
import { tidyPath } from '../http/tidy-path.ts';

/**
 * Pages have one address each: one with a slash at its end leads to the one without. Calls take either spelling, unless
 * it is a browser that opens their address.
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
    handle(context, _, next) {
      const plain = leads(context) && plainAddress(context.req.url);
      return plain ? Promise.resolve(context.redirect(plain, 308)) : next();
    },
  };
}

/**
 * The address without the slashes at its end; nothing for the home page, and for an address that has more to mend, which
 * is led on at once (`leadOn`). That is also one that begins with two slashes: a browser would take what follows for
 * another site. The path of a request is of no use here: it comes without its slash already.
 */
function plainAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const plain = pathname.replace(/\/+$/, '');
  return plain === pathname || plain === '' || tidyPath(plain) !== plain ? undefined : plain + search;
}
