import { useRef } from 'react';
import { OPEN_LARGE } from '#contract/words/en/product-scripts.ts';
import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { largest } from './SmallPicture.tsx';
import { STAGE_SIZES, STAGE_WIDTHS } from './stage.ts';
import { ZOOM } from './zoom.ts';
import type { ShownPicture } from './shown-product.ts';
import styles from './gallery.module.css';

/** Below this factor the magnifier shows hardly more. */
const LEAST_ZOOM = 1.15;

interface Props {
  item: ShownPicture;
  /** Whether it is only preloaded. */
  isHidden: boolean;
  onOpen: () => void;
}

/**
 * The current picture. Hovering magnifies it to 250 % or to its own pixels; a click, a tap or Enter opens it in full
 * screen.
 */
export function ZoomedPicture({ item, isHidden, onOpen }: Props) {
  const { said } = useSpoken();
  const glass = useRef<HTMLSpanElement>(null);

  function moveGlass(event: React.PointerEvent<HTMLAnchorElement>) {
    const { current } = glass;
    if (!current || event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const zoom = Math.min(ZOOM, item.width / box.width);
    if (zoom < LEAST_ZOOM) return;
    const place = (at: number, length: number) => `${((at / length) * 100).toFixed(1)}%`;
    current.style.backgroundImage = `url(${imageUrl(item.key, widestOf(item.width), 'webp')})`;
    current.style.backgroundSize = `${zoom * 100}%`;
    current.style.backgroundPosition = `${place(event.clientX - box.left, box.width)} ${place(event.clientY - box.top, box.height)}`;
    current.hidden = false;
  }

  return (
    <a
      className={styles.open}
      href={largest(item)}
      hidden={isHidden}
      aria-label={said(OPEN_LARGE, { picture: item.altText })}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      onPointerMove={moveGlass}
      onPointerLeave={() => {
        if (glass.current) glass.current.hidden = true;
      }}
    >
      <ProductPicture item={item} sizes={STAGE_SIZES} widths={STAGE_WIDTHS} load={isHidden ? 'ahead' : 'first'} />
      <span className={styles.glass} ref={glass} hidden />
    </a>
  );
}
