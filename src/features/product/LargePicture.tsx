import { ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#contract/words/en/product-scripts.ts';
import { imageUrl, IMAGE_WIDTHS } from '#contract/pages/image-url.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { said } from '../../ui/said.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { SWIPE_PX } from './swipe.ts';
import { fitted, held, mostScale, WHOLE, ZOOM, zoomedAt } from './zoom.ts';
import type { Place, Size, View } from './zoom.ts';
import type { ShownPicture } from './shown-product.ts';
import styles from './lightbox.module.css';

/** Two taps within this time and this distance are a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** A pointer that moves less is a tap. */
const TAP_PX = 8;
/** The zoom factor of one wheel step or key press. The next constant is the distance of a key press. */
const STEP = 1.25;
const PUSH_PX = 80;
/** Below this factor zooming shows hardly more. */
const LEAST_ZOOM = 1.1;

interface Props {
  item: ShownPicture;
  /** The preloaded picture. */
  next: ShownPicture;
  onStep: (step: 1 | -1) => void;
}

/**
 * One picture in its frame. Pinch, double tap, click, wheel, + and - or the button zoom it up to its own pixels. One
 * finger or the arrow keys move the zoomed picture; otherwise they step to the next.
 */
export function LargePicture({ item, next, onStep }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [view, setView] = useState(WHOLE);
  const shown = fitted(item, room);
  const most = mostScale(item, shown);
  const isZoomable = most >= LEAST_ZOOM;
  const isZoomed = view.scale > 1;

  const look = (change: (now: View) => View) => setView((now) => held(change(now), item, room));
  const zoomTo = (scale: number, at: Place = { x: 0, y: 0 }) => look((now) => zoomedAt(now, at, scale));
  const toggle = (at?: Place) => zoomTo(isZoomed ? 1 : ZOOM, at);
  const gestures = useGestures({ frame, isZoomed, look, toggle, onStep });

  useEffect(() => {
    function onKey({ key }: KeyboardEvent) {
      if (key === '+' || key === '=') look((now) => zoomedAt(now, { x: 0, y: 0 }, now.scale * STEP));
      else if (key === '-') look((now) => zoomedAt(now, { x: 0, y: 0 }, now.scale / STEP));
      else {
        const by = PUSHES[key];
        if (!by) return;
        if (isZoomed) look(({ scale, x, y }) => ({ scale, x: x + by.x * PUSH_PX, y: y + by.y * PUSH_PX }));
        else if (by.x !== 0) onStep(by.x < 0 ? 1 : -1);
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <>
      <div
        className={isZoomable ? `${styles.frame} ${styles.zoomable}` : styles.frame}
        ref={frame}
        {...gestures}
        onWheel={({ deltaY, clientX, clientY, ctrlKey }) => {
          // Ctrl with the wheel is the browser's zoom.
          if (ctrlKey) return;
          const at = placeIn(frame.current, clientX, clientY);
          look((now) => zoomedAt(now, at, now.scale * (deltaY < 0 ? STEP : 1 / STEP)));
        }}
      >
        <div
          className={styles.picture}
          style={{
            width: shown.width,
            height: shown.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          <img src={imageUrl(item.key, 96, 'webp')} alt="" draggable={false} />
          {room.width > 0 && (
            <ProductPicture
              item={item}
              sizes={`${Math.round(shown.width * (isZoomed ? most : 1))}px`}
              widths={IMAGE_WIDTHS}
              load="first"
            />
          )}
        </div>
        {room.width > 0 && next !== item && (
          <div hidden>
            <ProductPicture item={next} sizes={`${Math.round(shown.width)}px`} widths={IMAGE_WIDTHS} load="ahead" />
          </div>
        )}
      </div>
      {isZoomable && (
        <button
          className={`${styles.sign} ${styles.zoom}`}
          type="button"
          aria-label={said(isZoomed ? texts.ZOOM_OUT : texts.ZOOM_IN)}
          onClick={() => toggle()}
        >
          <LineIcon icon={isZoomed ? ZoomOut : ZoomIn} size={24} strokeWidth={1.5} />
        </button>
      )}
    </>
  );
}

/** The direction of an arrow key: the view moves, so the picture goes the other way. */
const PUSHES: Record<string, Place> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Returns the size of the frame, also after it is resized. */
function useRoom(frame: React.RefObject<HTMLDivElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

/** Returns a point of the screen relative to the centre of a frame. */
function placeIn(frame: Element | null, clientX: number, clientY: number): Place {
  const box = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

interface Hands {
  frame: React.RefObject<HTMLDivElement | null>;
  isZoomed: boolean;
  look: (change: (now: View) => View) => void;
  toggle: (at: Place) => void;
  onStep: (step: 1 | -1) => void;
}

/** Handles the gestures of fingers and mouse: pinch, pan, swipe, double tap, click. */
function useGestures({ frame, isZoomed, look, toggle, onStep }: Hands) {
  const fingers = useRef(new Map<number, Place>());
  const start = useRef<Place>(undefined);
  const tap = useRef<{ at: Place; when: number }>(undefined);
  const at = ({ clientX, clientY }: React.PointerEvent) => placeIn(frame.current, clientX, clientY);

  function lift(event: React.PointerEvent) {
    const began = fingers.current.size === 1 ? start.current : undefined;
    fingers.current.delete(event.pointerId);
    start.current = undefined;
    return began;
  }

  return {
    onPointerDown(event: React.PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, at(event));
      // A second finger ends a tap or swipe.
      start.current = fingers.current.size === 1 ? at(event) : undefined;
    },
    onPointerMove(event: React.PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other) look((view) => pinched(view, other, before, now));
      else if (isZoomed) look(({ scale, x, y }) => ({ scale, x: x + now.x - before.x, y: y + now.y - before.y }));
    },
    onPointerUp(event: React.PointerEvent) {
      const began = lift(event);
      if (!began) return;
      const now = at(event);
      const [x, y] = [now.x - began.x, now.y - began.y];
      if (Math.hypot(x, y) <= TAP_PX) {
        const last = tap.current;
        const isSecond = last && event.timeStamp - last.when < DOUBLE_TAP_MS && distance(last.at, now) < DOUBLE_TAP_PX;
        tap.current = isSecond ? undefined : { at: now, when: event.timeStamp };
        if (isSecond || event.pointerType === 'mouse') toggle(now);
      } else if (!isZoomed && Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onStep(x < 0 ? 1 : -1);
    },
    onPointerCancel: lift,
  };
}

/** Returns the view after one of two fingers moved: its scale follows their distance, and its position their middle. */
function pinched(view: View, other: Place, before: Place, now: Place): View {
  const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
  const zoomed = zoomedAt(view, middle, (view.scale * distance(other, now)) / Math.max(1, distance(other, before)));
  return { ...zoomed, x: zoomed.x + (now.x - before.x) / 2, y: zoomed.y + (now.y - before.y) / 2 };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
