import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useRef, useState } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import type { Lightbox } from './Lightbox.tsx';
import { useSwipe } from './swipe.ts';
import { ZoomedPicture } from './ZoomedPicture.tsx';
import styles from './gallery.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';

/** A product's pictures and films, one at a time; the last is followed by the first. */
export function Gallery({ items, name }: { items: readonly MediaItem[]; name: string }) {
  const [index, setIndex] = useState(0);
  const [opened, setOpened] = useState<{ Box: typeof Lightbox }>();
  // Few open it, so it is loaded by who does; where it cannot be loaded the pictures stay as they are.
  const open = () =>
    void import('./Lightbox.tsx').then(
      ({ Lightbox: Box }) => setOpened({ Box }),
      () => {},
    );
  const show = (wanted: number) => setIndex((wanted + items.length) % items.length);
  const swipe = useSwipe((step) => show(index + step));
  const item = items[index] ?? items[0];
  if (!item) return <div className={`${styles.gallery} ${styles.empty} soft`}>No Image</div>;

  return (
    <section className={styles.gallery} aria-roledescription="carousel" aria-label={`Pictures of ${name}`}>
      <div className={styles.stage} {...swipe}>
        {item.mediaType === 'VIDEO' ? (
          <Film item={item} />
        ) : (
          <ZoomedPicture item={item} first={index === 0} onOpen={open} />
        )}
        {items.length > 1 && (
          <>
            <button
              className={`${styles.step} ${styles.before}`}
              type="button"
              aria-label="Previous picture"
              onClick={() => show(index - 1)}
            >
              <LineIcon icon={ChevronLeft} size={24} strokeWidth={1.5} />
            </button>
            <button
              className={`${styles.step} ${styles.after}`}
              type="button"
              aria-label="Next picture"
              onClick={() => show(index + 1)}
            >
              <LineIcon icon={ChevronRight} size={24} strokeWidth={1.5} />
            </button>
            <p className={`${styles.place} small amount`} aria-live="polite">
              <span className="visually-hidden">Picture </span>
              {index + 1} / {items.length}
            </p>
          </>
        )}
      </div>
      {items.length > 1 && (
        <ul className={styles.small}>
          {items.map((other, position) => (
            <li key={other.key}>
              <button
                type="button"
                aria-label={`Show: ${other.altText}`}
                aria-current={position === index}
                onClick={() => show(position)}
              >
                <img
                  src={other.mediaType === 'VIDEO' ? (other.thumbnail ?? '') : imageUrl(other.key, 96, 'webp')}
                  width="96"
                  height="96"
                  alt=""
                  loading="lazy"
                />
                {other.mediaType === 'VIDEO' && <LineIcon icon={Play} className={styles.film} size={18} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && <opened.Box items={items} start={index} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

/** A short film without sound; it plays when it is asked to. */
function Film({ item }: { item: MediaItem }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => void (film.current?.paused ? film.current.play() : film.current?.pause());
  return (
    <>
      <video
        ref={film}
        src={item.url}
        {...(item.thumbnail ? { poster: item.thumbnail } : {})}
        width={item.width}
        height={item.height}
        aria-label={item.altText}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        className={styles.play}
        type="button"
        aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
        onClick={toggle}
      >
        {isPlaying ? <LineIcon icon={Pause} size={28} /> : <LineIcon icon={Play} size={28} />}
      </button>
    </>
  );
}
