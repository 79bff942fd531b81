import { swatchesOf } from '#contract/shop/colours.ts';

/** The distance between swatches, and half the width of one. */
const STEP = 16;
const MIDDLE = 6;
const RADIUS = 5.5;

/** A part of the swatches' SVG: a path with its fill. */
export interface SwatchPart {
  path: string;
  fill: string;
}

/** Returns the size of the SVG for a number of colours. */
export const sizeOfSwatches = (colours: number) => ({ width: colours * STEP, height: 2 * MIDDLE });

/** Returns the parts of the round swatch at an index of the row, cut into sectors if the colour has several tones. */
export function swatchParts(colour: string, index: number): SwatchPart[] {
  const tones = swatchesOf(colour);
  const x = index * STEP + MIDDLE;
  if (tones.length === 1) return [{ path: circleAt(x), fill: tones[0]! }];
  const at = (share: number) => {
    const angle = 2 * Math.PI * share;
    return `${round(x + RADIUS * Math.sin(angle))} ${round(MIDDLE - RADIUS * Math.cos(angle))}`;
  };
  return tones.map((fill, tone) => {
    const [from, to] = [at(tone / tones.length), at((tone + 1) / tones.length)];
    return { path: `M${x} ${MIDDLE}L${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}z`, fill };
  });
}

function circleAt(x: number): string {
  const across = 2 * RADIUS;
  return `M${x - RADIUS} ${MIDDLE}a${RADIUS} ${RADIUS} 0 0 1 ${across} 0a${RADIUS} ${RADIUS} 0 0 1-${across} 0z`;
}

const round = (length: number) => Number(length.toFixed(1));
