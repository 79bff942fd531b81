import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { focusOf } from '../../ui/focus.ts';
import styles from './gallery.module.css';

/** The address of a picture in all its pixels, in a format that every program opens. */
export function largest({ key, width }: MediaItem): string {
  return imageUrl(key, widestOf(width), 'jpeg');
}

/**
 * Stands in a picture's place until it is there, and fills what is left beside it: its thumbnail, blurred over the whole
 * place, and where it `isClear` once more as it is.
 */
export function SmallPicture({ item, isClear }: { item: MediaItem; isClear: boolean }) {
  if (item.mediaType !== 'IMAGE') return null;
  const src = imageUrl(item.key, 96, 'webp');
  return (
    <>
      <img className={styles.blurred} src={src} alt="" fetchPriority="low" draggable={false} />
      {isClear && <img src={src} alt="" draggable={false} data-focus={focusOf(item)} />}
    </>
  );
}
