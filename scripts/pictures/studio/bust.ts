/** A bust to show how far a necklace reaches: a modelled height, so that a necklace can be draped over it. */
import { trace, type Outline } from '../parts/outline.ts';
import type { Surface } from '../parts/line.ts';
import { at, Piece } from '../parts/piece.ts';
import { reliefShape } from '../parts/relief.ts';
import type { Solid } from '../tracer/material.ts';

/** Wine-coloured cloth, smooth as on a jeweller's display: gold tone and pearl beads stand out on it. */
export const cover: Solid = {
  kind: 'solid',
  albedo: [0.09, 0.017, 0.028],
  coat: 0,
  roughness: 1,
  sheen: [0.06, 0.02, 0.025],
};

/** Millimetres; (0, 0) is the hollow of the throat. */
const SILHOUETTE: Outline = trace(
  'M-52,120 C-51,80 -50,50 -54,30 C-60,10 -92,2 -128,-16 C-158,-32 -166,-70 -166,-300 L166,-300 C166,-70 158,-32 128,-16 C92,2 60,10 54,30 C50,50 51,80 52,120 Z',
);

/** How far the body stands out from the wall behind. */
function body(x: number, y: number): number {
  const neck = 62 * Math.sqrt(Math.max(0, 1 - (x / 56) ** 2)) - Math.max(0, -y) * 0.5 - 8;
  const top = 14 - (x * x) / 900;
  const below = Math.max(0, Math.min(1, (top - y) / 70));
  const chest =
    88 * Math.sqrt(below * (2 - below)) * Math.max(0, 1 - (x / 176) ** 2) ** 0.8 +
    8 * below +
    10 * Math.exp(-(((y + 96) / 50) ** 2));
  // The two flow into each other over a couple of fingers' breadth.
  const k = 26;
  const h = Math.max(0, Math.min(1, 0.5 + (neck - chest) / (2 * k)));
  const merged = chest + (neck - chest) * h + k * h * (1 - h);
  const bone =
    3.2 *
    Math.exp(-(((y - 3 + Math.abs(x) * 0.14) / 7) ** 2)) *
    Math.min(1, Math.abs(x) / 22) *
    Math.exp(-((x / 74) ** 2));
  const hollow = -3.5 * Math.exp(-((x / 11) ** 2) - ((y - 1) / 10) ** 2);
  return Math.max(0, merged + bone + hollow);
}

const BACK = -98;

/** Displays are made a third larger than life, so that clasps reach round. */
const SIZE = 1.3;

export function bust(): Piece {
  return new Piece().add(
    reliefShape('bust', () => ({ thickness: 1, layers: [{ form: body, within: SILHOUETTE }] }), 1.1),
    cover,
    at({ z: BACK, s: SIZE }),
  );
}

export const overBust: Surface = (x, y) => SIZE * (body(x / SIZE, y / SIZE) + 1) + BACK + 0.5;

/** Where the wall behind the bust stands. */
export const BUST_WALL = BACK - 1;
