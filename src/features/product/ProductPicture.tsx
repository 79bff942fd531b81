import { imageUrl } from '#contract/pages/image-url.ts';
import type { ImageWidth } from '#contract/pages/image-url.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { focusOf } from '../../ui/focus.ts';

interface Props {
  item: MediaItem;
  sizes: string;
  widths: readonly ImageWidth[];
  /** `first` loads eagerly with high priority; `ahead` loads after everything else. */
  load: 'first' | 'ahead';
}

/** A responsive picture, in AVIF if the browser supports it. */
export function ProductPicture({ item, sizes, widths, load }: Props) {
  const usable = widths.filter((width) => width <= item.width);
  const set = (format: 'avif' | 'webp') =>
    usable.map((width) => `${imageUrl(item.key, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={imageUrl(item.key, usable.at(-1) ?? widths[0]!, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={item.width}
        height={item.height}
        alt={item.altText}
        data-focus={focusOf(item)}
        fetchPriority={load === 'first' ? 'high' : 'low'}
        draggable={false}
      />
    </picture>
  );
}
