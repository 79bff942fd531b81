/*
 * How a picture is looked at in its window, as numbers. Lengths are CSS pixels; places are measured from the middle of
 * the window.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** So many times as large as it fits, with its middle at a place. */
export interface View extends Place {
  scale: number;
}

/** The whole picture in the middle. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** A double tap, and the magnifying glass of a mouse, show it so many times as large where its pixels allow that. */
export const ZOOM = 2.5;

/** A picture as it fits into a window: whole, and no larger than it is. */
export function fitted(own: Size, frame: Size): Size {
  const by = Math.min(1, frame.width / own.width, frame.height / own.height);
  return { width: own.width * by, height: own.height * by };
}

/**
 * How far a picture may be magnified: to its own pixels, each as one CSS pixel, and never beyond, where nothing more is to
 * be seen.
 * @param shown as it is shown at a scale of 1
 */
export function mostScale(own: Size, shown: Size): number {
  return Math.max(1, own.width / shown.width);
}

/** The same view of another scale: what is at a place stays there. */
export function zoomedAt(view: View, { x, y }: Place, scale: number): View {
  const by = scale / view.scale;
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

/** A view as far as there is one: within the picture's own pixels, and with no ground beside a picture that is larger. */
export function held({ scale: requested, x, y }: View, own: Size, frame: Size): View {
  const shown = fitted(own, frame);
  const scale = Math.min(Math.max(requested, 1), mostScale(own, shown));
  const within = (at: number, length: number, room: number) => {
    const most = Math.max(0, (length * scale - room) / 2);
    // Without a negative zero.
    return Math.min(Math.max(at, -most), most) + 0;
  };
  return { scale, x: within(x, shown.width, frame.width), y: within(y, shown.height, frame.height) };
}
