import { swatchesOf } from '#contract/shop/colours.ts';

/** From one swatch to the next, and half of what one is wide. */
const STEP = 16;
const MIDDLE = 6;
const RADIUS = 5.5;

/** A part of a drawing of swatches: an outline with its fill. */
export interface SwatchPart {
  path: string;
  fill: string;
}

/** How wide and high the swatches of so many colours are together. */
export const sizeOfSwatches = (colours: number) => ({ width: colours * STEP, height: 2 * MIDDLE });

/** The round swatch at a place of the row, cut like a cake where its colour is one of several tones. */
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
