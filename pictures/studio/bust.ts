/** A bust that shows the length of a necklace: a height field over which a necklace can be draped. */
import { trace, type Outline } from '../parts/outline.ts';
import type { Surface } from '../parts/line.ts';
import { at, Piece } from '../parts/piece.ts';
import { reliefShape } from '../parts/relief.ts';
import type { Solid } from '../tracer/material.ts';

/** Wine-coloured smooth cloth, as on a jeweller's display: gold tone and pearl beads stand out on it. */
export const cover: Solid = {
  kind: 'solid',
  albedo: [0.09, 0.017, 0.028],
  coat: 0,
  roughness: 1,
  sheen: [0.06, 0.02, 0.025],
};

/**
 * Millimetres; (0, 0) is the hollow of the throat. The wall cuts off the parts behind it, which gives a clean outline.
 */
const REACH: Outline = trace('M-190,130 L-190,-300 L190,-300 L190,130 Z');

/** The depth behind the wall. */
const DEEPEST = 24;

/** Returns how far the body stands out from the wall behind. */
function body(x: number, y: number): number {
  const round = 1 - (x / 56) ** 2;
  const neck = (round > 0 ? 62 * Math.sqrt(round) : (56 - Math.abs(x)) * 4) - Math.max(0, -y) * 0.5 - 8;
  const top = 14 - (x * x) / 900 + 60 * Math.exp(-Math.max(0, Math.abs(x) - 40) / 26);
  const above = Math.max(0, y - top);
  const below = Math.max(0, Math.min(1, (top - y) / 70));
  const chest =
    88 * (below * (2 - below)) ** 0.62 * Math.max(0, 1 - (x / 176) ** 2) ** 0.8 +
    8 * below +
    10 * Math.exp(-(((y + 96) / 50) ** 2)) -
    above * 1.6;
  // The two forms blend over 26 mm.
  const k = 26;
  const h = Math.max(0, Math.min(1, 0.5 + (neck - chest) / (2 * k)));
  const merged = chest + (neck - chest) * h + k * h * (1 - h);
  const bone =
    3.2 *
    Math.exp(-(((y - 3 + Math.abs(x) * 0.14) / 7) ** 2)) *
    Math.min(1, Math.abs(x) / 22) *
    Math.exp(-((x / 74) ** 2));
  const hollow = -3.5 * Math.exp(-((x / 11) ** 2) - ((y - 1) / 10) ** 2);
  return Math.max(-DEEPEST, merged + bone + hollow);
}

const BACK = -98;

/** Displays are a third larger than life, so that clasps close around them. */
const SIZE = 1.3;

export function bust(): Piece {
  return new Piece().add(
    reliefShape(
      'bust',
      () => ({ thickness: 1, layers: [{ form: (x, y) => body(x, y) + DEEPEST, within: REACH }] }),
      1.1,
    ),
    cover,
    at({ z: BACK - DEEPEST * SIZE, s: SIZE }),
  );
}

export const overBust: Surface = (x, y) => SIZE * (Math.max(0, body(x / SIZE, y / SIZE)) + 1) + BACK + 0.5;

/** The position of the wall behind the bust. */
export const BUST_WALL = BACK + SIZE;
