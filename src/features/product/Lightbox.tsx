import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#contract/calls/media.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { useSwipe } from './swipe.ts';
import styles from './gallery.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';

interface Props {
  items: readonly MediaItem[];
  start: number;
  onClose: () => void;
}

/** The pictures over the whole screen. Arrow keys and swipes step through them, Escape closes. */
export function Lightbox({ items, start, onClose }: Props) {
  const pictures = items.filter((item) => item.mediaType === 'IMAGE');
  const [index, setIndex] = useState(() => Math.max(0, pictures.indexOf(items[start]!)));
  const dialog = useRef<HTMLDialogElement>(null);
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const swipe = useSwipe(step);
  const item = pictures[index];

  useEffect(() => dialog.current?.showModal(), []);
  if (!item) return null;
  return (
    // A dialog hears the keys and clicks of what is in it; its buttons do the same for everybody.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-label="Large pictures"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      }}
    >
      <div className={styles.lightboxStage} {...swipe}>
        <ProductPicture key={item.key} item={item} sizes="100vmin" widths={[480, 560, 640, 800, 960, 1200]} first />
      </div>
      <button className={styles.close} type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <LineIcon icon={X} size={26} strokeWidth={1.5} />
      </button>
      {pictures.length > 1 && (
        <>
          <button
            className={`${styles.step} ${styles.before}`}
            type="button"
            aria-label="Previous picture"
            onClick={() => step(-1)}
          >
            <LineIcon icon={ChevronLeft} size={28} strokeWidth={1.5} />
          </button>
          <button
            className={`${styles.step} ${styles.after}`}
            type="button"
            aria-label="Next picture"
            onClick={() => step(1)}
          >
            <LineIcon icon={ChevronRight} size={28} strokeWidth={1.5} />
          </button>
        </>
      )}
    </dialog>
  );
}
