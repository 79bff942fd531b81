import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#contract/words/en/product-scripts.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { mayPlay } from './motion.ts';
import type { ShownPicture } from './shown-product.ts';
import styles from './gallery.module.css';

/**
 * A short video without sound. It plays while in view if motion is allowed; otherwise, or after it was paused, only on
 * request.
 */
export function Film({ item }: { item: ShownPicture }) {
  const { said, langOf } = useSpoken();
  const film = useRef<HTMLVideoElement>(null);
  const isStopped = useRef(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const element = film.current;
    if (!element || !mayPlay()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) element.pause();
        // The browser may refuse; the button remains.
        else if (!isStopped.current) element.play().catch(() => {});
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    const element = film.current;
    if (!element) return;
    isStopped.current = !element.paused;
    if (element.paused) void element.play();
    else element.pause();
  }

  return (
    <>
      <video
        ref={film}
        src={mediaUrl(item.key)}
        {...(item.thumbnail ? { poster: item.thumbnail } : {})}
        width={item.width}
        height={item.height}
        aria-label={item.altText}
        lang={langOf(item.altText)}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        className={isPlaying ? `${styles.play} ${styles.playing}` : styles.play}
        type="button"
        aria-label={said(isPlaying ? texts.PAUSE_FILM : texts.PLAY_FILM)}
        onClick={toggle}
      >
        <LineIcon icon={isPlaying ? Pause : Play} size={isPlaying ? 20 : 28} />
      </button>
    </>
  );
}
