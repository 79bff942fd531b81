/** A crop frame, in shares of the picture's width and height from 0 to 1. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A corner of a frame: 0 for left and top, 1 for right and bottom. */
export interface Corner {
  x: 0 | 1;
  y: 0 | 1;
}

/** The smallest width and height of a frame, as a share. */
const LEAST = 0.05;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Returns the largest frame of a shape (width by height in pixels) in the middle of a picture; the whole picture for
 * any shape.
 */
export function frameOf(shape: number | null, { width, height }: Size): Frame {
  if (shape === null) return { left: 0, top: 0, width: 1, height: 1 };
  const own = width / height;
  const frame = own > shape ? { width: shape / own, height: 1 } : { width: 1, height: own / shape };
  return { ...frame, left: (1 - frame.width) / 2, top: (1 - frame.height) / 2 };
}

/** Returns the moved frame, kept inside the picture. */
export function moved(frame: Frame, x: number, y: number): Frame {
  return {
    ...frame,
    left: within(frame.left + x, 0, 1 - frame.width),
    top: within(frame.top + y, 0, 1 - frame.height),
  };
}

/** Returns the frame with one corner moved and the opposite one fixed; a shape is kept. */
export function pulled(frame: Frame, corner: Corner, x: number, y: number, shape: number | null, size: Size): Frame {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const most = { width: corner.x === 1 ? 1 - frame.left : right, height: corner.y === 1 ? 1 - frame.top : bottom };
  let width = within(frame.width + (corner.x === 1 ? x : -x), LEAST, most.width);
  let height = within(frame.height + (corner.y === 1 ? y : -y), LEAST, most.height);
  if (shape !== null) {
    // The width of a frame of this shape that is as high as the picture.
    const wide = (shape * size.height) / size.width;
    // The larger movement decides.
    if (Math.abs(y * size.height) > Math.abs(x * size.width)) width = height * wide;
    width = within(width, LEAST * Math.max(1, wide), Math.min(most.width, most.height * wide));
    height = width / wide;
  }
  return {
    width,
    height,
    left: corner.x === 1 ? frame.left : right - width,
    top: corner.y === 1 ? frame.top : bottom - height,
  };
}

/** Returns the frame in whole pixels. */
export function pixelsOf(frame: Frame, { width, height }: Size): Frame {
  const left = Math.round(frame.left * width);
  const top = Math.round(frame.top * height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(frame.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(frame.height * height))),
  };
}

/** Returns the direction of an arrow key; undefined for another key. */
export function stepOf(key: string): { x: number; y: number } | undefined {
  return {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }[key];
}
