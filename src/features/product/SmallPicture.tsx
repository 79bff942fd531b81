import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import { focusOf } from '../../ui/focus.ts';
import type { ShownPicture } from './shown-product.ts';
import styles from './gallery.module.css';

/** Returns the address of a picture in full size, in a format that every program opens. */
export function largest({ key, width }: ShownPicture): string {
  return imageUrl(key, widestOf(width), 'jpeg');
}

/**
 * A placeholder until a picture is loaded, which also fills the area around it: the blurred thumbnail, and with
 * `isClear` the sharp thumbnail over it.
 */
export function SmallPicture({ item, isClear }: { item: ShownPicture; isClear: boolean }) {
  if (item.mediaType !== 'IMAGE') return null;
  const src = imageUrl(item.key, 96, 'webp');
  return (
    <>
      <img className={styles.blurred} src={src} alt="" fetchPriority="low" draggable={false} />
      {isClear && <img src={src} alt="" draggable={false} data-focus={focusOf(item)} />}
    </>
  );
}
