import type { MiddlewareHandler } from 'astro';

/** In development the API posts the data of a page to its live route: the dev server reads no records. */
export const onRequest: MiddlewareHandler = async ({ locals, request }, next) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  locals.page = (await request.json()) as never;
  return next();
};
