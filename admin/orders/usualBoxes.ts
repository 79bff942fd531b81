import { words } from '../words/en/orders.ts';

/** The size of a box in centimetres, as it was typed. */
export type BoxSize = Record<'length' | 'breadth' | 'height', string>;

/** The number of boxes that are offered. */
const MOST = 5;

/** @example boxText({ length: '25', breadth: '20', height: '8' }) // '25 × 20 × 8 cm' */
export const boxText = ({ length, breadth, height }: BoxSize): string => words.boxSize(length, breadth, height);

/** Returns the boxes with one that is used now: it is the first, and the oldest is left out beyond the most. */
export function withBox(boxes: readonly BoxSize[], { length, breadth, height }: BoxSize): BoxSize[] {
  const used = { length: length.trim(), breadth: breadth.trim(), height: height.trim() };
  if (Object.values(used).includes('')) return [...boxes];
  return [used, ...boxes.filter((box) => boxText(box) !== boxText(used))].slice(0, MOST);
}
