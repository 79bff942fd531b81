import { useRef } from 'react';
import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { STAGE_SIZES, STAGE_WIDTHS } from './stage.ts';
import styles from './gallery.module.css';

const ZOOM_PERCENT = 250;

/**
 * The picture on stage. Under a mouse it is shown at 250 % round the pointer; a click, a tap or Enter opens it large.
 */
export function ZoomedPicture({ item, first, onOpen }: { item: MediaItem; first: boolean; onOpen: () => void }) {
  const glass = useRef<HTMLSpanElement>(null);

  function moveGlass(event: React.PointerEvent<HTMLButtonElement>) {
    const { current } = glass;
    if (!current || event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = (at: number, length: number) => `${((at / length) * 100).toFixed(1)}%`;
    current.style.backgroundImage = `url(${imageUrl(item.key, widestOf(item.width), 'webp')})`;
    current.style.backgroundSize = `${ZOOM_PERCENT}%`;
    current.style.backgroundPosition = `${place(event.clientX - box.left, box.width)} ${place(event.clientY - box.top, box.height)}`;
    current.hidden = false;
  }

  return (
    <button
      className={styles.open}
      type="button"
      aria-label={`Open large: ${item.altText}`}
      onClick={onOpen}
      onPointerMove={moveGlass}
      onPointerLeave={() => {
        if (glass.current) glass.current.hidden = true;
      }}
    >
      <ProductPicture item={item} sizes={STAGE_SIZES} widths={STAGE_WIDTHS} first={first} />
      <span className={styles.glass} ref={glass} hidden />
    </button>
  );
}
