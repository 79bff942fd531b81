import type { MediaItem } from '#contract/calls/media.ts';

/**
 * Which point of a picture stays where it is cut, as `data-focus`, in tenths: `src/styles/focus.css` reads it. An inline
 * style would be one that the content policy keeps out.
 */
export function focusOf({ focus }: Pick<MediaItem, 'focus'>): string | undefined {
  return focus ? `${Math.round(focus.x / 10)} ${Math.round(focus.y / 10)}` : undefined;
}
