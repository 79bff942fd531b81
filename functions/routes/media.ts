import type { Context } from 'hono';
import { readImageVariant } from '#contract/pages/image-url.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Route } from '../http/route.ts';
import type { MediaStore, StoredFile } from '../providers/media/media.ts';

/** Keys name their content, so a file never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface MediaWorld {
  media: MediaStore;
}

export const mediaRoutes: Route<MediaWorld>[] = [
  {
    method: 'GET',
    path: '/media/:key{[a-z0-9]{1,64}\\.[a-z0-9]{2,5}}',
    summary: 'A public file.',
    who: 'public',
    async handle(context, { media }) {
      return answerFile(context, await media.get(context.req.param('key')!));
    },
  },
  {
    method: 'GET',
    path: '/media/:key{[a-z0-9]{1,64}\\.[a-z0-9]{2,5}}/:variant{[0-9]+\\.[a-z]+}',
    summary: 'A public picture in one of the served widths and formats.',
    who: 'public',
    async handle(context, { media }) {
      const key = context.req.param('key')!;
      const variant = readImageVariant(key, context.req.param('variant')!);
      if (!variant) refuse('NOT_FOUND');
      return answerFile(context, await media.variant(key, variant.width, variant.format, context.req.raw));
    },
  },
];

function answerFile(context: Context, file: StoredFile | undefined): Response {
  if (!file) refuse('NOT_FOUND');
  return context.body(file.body, 200, {
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'Cache-Control': FOR_EVER,
    'Content-Disposition': 'inline',
    'Accept-Ranges': 'none',
  });
}
