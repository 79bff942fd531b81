import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#contract/words/en/product-scripts.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { focusOf } from '../../ui/focus.ts';
import { LargePicture } from './LargePicture.tsx';
import type { ShownPicture } from './shown-product.ts';
import styles from './lightbox.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { said } from '../../ui/said.ts';

interface Props {
  items: readonly ShownPicture[];
  start: number;
  onClose: () => void;
}

/**
 * The pictures in full screen on a dark background in both themes. Arrow keys, swipes and thumbnails step, Escape
 * closes, and each picture can be zoomed to its own pixels.
 */
export function Lightbox({ items, start, onClose }: Props) {
  const pictures = items.filter((item) => item.mediaType === 'IMAGE');
  const [index, setIndex] = useState(() => Math.max(0, pictures.indexOf(items[start]!)));
  const dialog = useRef<HTMLDialogElement>(null);
  const step = (by: 1 | -1) => setIndex((index + by + pictures.length) % pictures.length);
  const item = pictures[index];

  useEffect(() => dialog.current?.showModal(), []);
  if (!item) return null;
  return (
    <dialog className={styles.lightbox} ref={dialog} aria-label={said(texts.LARGE_PICTURES)} onClose={onClose}>
      <LargePicture key={item.key} item={item} next={pictures[(index + 1) % pictures.length]!} onStep={step} />
      <button
        className={`${styles.sign} ${styles.close}`}
        type="button"
        aria-label={said(texts.CLOSE)}
        onClick={() => dialog.current?.close()}
      >
        <LineIcon icon={X} size={26} strokeWidth={1.5} />
      </button>
      {pictures.length > 1 && (
        <>
          <button
            className={`${styles.sign} ${styles.before}`}
            type="button"
            aria-label={said(texts.PREVIOUS_PICTURE)}
            onClick={() => step(-1)}
          >
            <LineIcon icon={ChevronLeft} size={28} strokeWidth={1.5} />
          </button>
          <button
            className={`${styles.sign} ${styles.after}`}
            type="button"
            aria-label={said(texts.NEXT_PICTURE)}
            onClick={() => step(1)}
          >
            <LineIcon icon={ChevronRight} size={28} strokeWidth={1.5} />
          </button>
          <p className={`${styles.place} small amount`} aria-live="polite">
            <span className="visually-hidden">{said(texts.PICTURE)} </span>
            {index + 1} / {pictures.length}
          </p>
          <ul className={styles.thumbnails}>
            {pictures.map((other, position) => (
              <li key={other.key}>
                <button
                  type="button"
                  aria-label={said(texts.SHOW_PICTURE, { picture: other.altText, number: position + 1 })}
                  aria-current={position === index}
                  onClick={() => setIndex(position)}
                >
                  <img
                    src={imageUrl(other.key, 96, 'webp')}
                    width="96"
                    height="96"
                    alt=""
                    data-focus={focusOf(other)}
                  />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}
