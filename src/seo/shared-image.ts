import { imageUrl, widestOf } from '#contract/image-url.ts';
import type { MediaItem } from '#contract/media.ts';

/** The picture of a shared link, as JPEG: whoever fetches links for messengers reads nothing newer. */
export function sharedImage({ key, width }: MediaItem): string {
  return imageUrl(key, widestOf(width), 'jpeg');
}
