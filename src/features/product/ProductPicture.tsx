import type { ImageWidth } from '#contract/pages/image-url.ts';
import { focusOf } from '../../ui/focus.ts';
import { pictureSet, pictureSource } from '../../ui/picture-set.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { ShownPicture } from './shown-product.ts';

interface Props {
  item: ShownPicture;
  sizes: string;
  widths: readonly ImageWidth[];
  /** `first` loads eagerly with high priority; `ahead` loads after everything else. */
  load: 'first' | 'ahead';
}

/** A picture in the width that the screen needs. */
export function ProductPicture({ item, sizes, widths, load }: Props) {
  const { langOf } = useSpoken();
  return (
    <img
      src={pictureSource(item, widths)}
      srcSet={pictureSet(item, widths)}
      sizes={sizes}
      width={item.width}
      height={item.height}
      alt={item.altText}
      lang={langOf(item.altText)}
      data-focus={focusOf(item)}
      fetchPriority={load === 'first' ? 'high' : 'low'}
      draggable={false}
    />
  );
}
