import { ChevronLeft, ChevronRight, Play } from 'lucide';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import * as texts from '#contract/words/en/product-scripts.ts';
import { imageUrl, mediaUrl } from '#contract/pages/image-url.ts';
import { focusOf } from '../../ui/focus.ts';
import { Film } from './Film.tsx';
import type { Lightbox } from './Lightbox.tsx';
import { savesData } from './motion.ts';
import { largest, SmallPicture } from './SmallPicture.tsx';
import { useSwipe } from './swipe.ts';
import { ZoomedPicture } from './ZoomedPicture.tsx';
import type { ShownPicture } from './shown-product.ts';
import styles from './gallery.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

/**
 * A carousel of a product's pictures and videos. The next picture is preloaded, and thumbnails fill in for loading
 * pictures. Without JavaScript the thumbnails are links.
 */
export function Gallery({ items, name }: { items: readonly ShownPicture[]; name: string }) {
  const { said } = useSpoken();
  const [index, setIndex] = useState(0);
  const [isAhead, setAhead] = useState(false);
  const [opened, setOpened] = useState<{ Box: typeof Lightbox }>();
  useEffect(() => setAhead(!savesData()), []);
  // Loaded on demand, since few open it; on failure the pictures stay unchanged.
  const open = () =>
    void import('./Lightbox.tsx').then(
      ({ Lightbox: Box }) => setOpened({ Box }),
      () => {},
    );
  const show = (target: number) => setIndex((target + items.length) % items.length);
  const swipe = useSwipe((step) => show(index + step));
  const item = items[index] ?? items[0];
  if (!item)
    return <div className={`${styles.gallery} ${styles.empty} soft`}>{said(messages.HOME_CATEGORY_NO_IMAGE)}</div>;
  const next = items[(index + 1) % items.length];

  return (
    <section
      className={styles.gallery}
      aria-roledescription={said(texts.CAROUSEL)}
      aria-label={said(texts.PICTURES_OF, { name })}
    >
      <div className={styles.stage} {...swipe}>
        <SmallPicture item={item} isClear={index > 0} />
        {item.mediaType === 'VIDEO' && <Film key={item.key} item={item} />}
        {[item, ...(isAhead && next && next !== item ? [next] : [])].map(
          (one) =>
            one.mediaType === 'IMAGE' && (
              <ZoomedPicture key={one.key} item={one} isHidden={one !== item} onOpen={open} />
            ),
        )}
        {items.length > 1 && (
          <>
            <button
              className={`${styles.step} ${styles.before}`}
              type="button"
              aria-label={said(texts.PREVIOUS_PICTURE)}
              onClick={() => show(index - 1)}
            >
              <LineIcon icon={ChevronLeft} size={24} strokeWidth={1.5} />
            </button>
            <button
              className={`${styles.step} ${styles.after}`}
              type="button"
              aria-label={said(texts.NEXT_PICTURE)}
              onClick={() => show(index + 1)}
            >
              <LineIcon icon={ChevronRight} size={24} strokeWidth={1.5} />
            </button>
            <p className={`${styles.place} small amount`} aria-live="polite">
              <span className="visually-hidden">{said(texts.PICTURE)} </span>
              {index + 1} / {items.length}
            </p>
          </>
        )}
      </div>
      {items.length > 1 && (
        <ul className={styles.small}>
          {items.map((other, position) => (
            <li key={other.key}>
              <a
                href={other.mediaType === 'VIDEO' ? mediaUrl(other.key) : largest(other)}
                aria-label={said(texts.SHOW_PICTURE, { picture: other.altText, number: position + 1 })}
                aria-current={position === index}
                onClick={(event) => {
                  event.preventDefault();
                  show(position);
                }}
              >
                <img
                  src={other.mediaType === 'VIDEO' ? (other.thumbnail ?? '') : imageUrl(other.key, 96, 'webp')}
                  width="96"
                  height="96"
                  alt=""
                  data-focus={focusOf(other)}
                  loading="lazy"
                />
                {other.mediaType === 'VIDEO' && <LineIcon icon={Play} className={styles.film} size={18} />}
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened && <opened.Box items={items} start={index} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
