/* The geometry of a zoomed picture. Lengths are CSS pixels; points are relative to the centre of the frame. */

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** The scale relative to the fitted size, with the position of the picture's centre. */
export interface View extends Place {
  scale: number;
}

/** The whole picture, centred. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The scale of a double tap and of the magnifier, if the picture's pixels allow it. */
export const ZOOM = 2.5;

/** Returns the size of a picture fitted into a frame: whole, and not larger than its own pixels. */
export function fitted(own: Size, frame: Size): Size {
  const by = Math.min(1, frame.width / own.width, frame.height / own.height);
  return { width: own.width * by, height: own.height * by };
}

/**
 * Returns the maximum scale: that at which a picture pixel is a CSS pixel.
 * @param shown the size at a scale of 1
 */
export function mostScale(own: Size, shown: Size): number {
  return Math.max(1, own.width / shown.width);
}

/** Returns a view with another scale in which the given point stays in place. */
export function zoomedAt(view: View, { x, y }: Place, scale: number): View {
  const by = scale / view.scale;
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

/** Returns a view limited to the maximum scale and to the edges of the picture. */
export function held({ scale: requested, x, y }: View, own: Size, frame: Size): View {
  const shown = fitted(own, frame);
  const scale = Math.min(Math.max(requested, 1), mostScale(own, shown));
  const within = (at: number, length: number, room: number) => {
    const most = Math.max(0, (length * scale - room) / 2);
    // Avoids a negative zero.
    return Math.min(Math.max(at, -most), most) + 0;
  };
  return { scale, x: within(x, shown.width, frame.width), y: within(y, shown.height, frame.height) };
}
