import type { RouterRoute } from 'hono/types';
import type { Who } from './call.ts';

interface Declared {
  method: string;
  path: string;
  who: Who;
}

/** The endpoints of the sandbox are mounted as an application of their own, and only in sandbox mode. */
const SANDBOX = '/sandbox/';

/**
 * Refuses to start an application that has a route without a declared role policy.
 * @throws naming every such route
 */
export function checkPolicies(routes: readonly RouterRoute[], declared: readonly Declared[]): void {
  const known = new Set(declared.map(({ method, path }) => `${method} ${path}`));
  const open = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith(SANDBOX))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !known.has(route));
  const unsaid = declared
    .filter(({ who }) => who !== 'public' && who.length === 0)
    .map(({ method, path }) => `${method} ${path}`);
  const errors = [...open, ...unsaid];
  if (errors.length > 0) throw new Error(`These routes have no role policy:\n${errors.join('\n')}`);
}
