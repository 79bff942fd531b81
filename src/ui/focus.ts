import type { MediaItem } from '#contract/calls/media.ts';

/**
 * Returns the focus point of a cropped picture as `data-focus` in tenths, which `src/styles/focus.css` reads. The
 * content policy forbids inline styles.
 */
export function focusOf({ focus }: Pick<MediaItem, 'focus'>): string | undefined {
  return focus ? `${Math.round(focus.x / 10)} ${Math.round(focus.y / 10)}` : undefined;
}
