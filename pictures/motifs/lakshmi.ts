/** The seated goddess, alone and on her coin. */
import { circle, mirrored, moved, petal, trace, type Outline } from '../parts/outline.ts';
import type { Layer } from '../parts/relief.ts';
import { around, spot, tube, type Drawing } from './drawing.ts';

/**
 * Returns the goddess, seated on a lotus: the two rear hands hold flowers, of the two front hands one is raised and one
 * gives coins. Behind her head is a halo.
 */
export function lakshmiFigure(level: number): Layer[] {
  const layers: Layer[] = [];
  const raise = (o: Outline, rise: number, slope: number, from = 0): void => {
    layers.push({ raise: o, rise, slope, from: level + from });
  };
  const both = (o: Outline, rise: number, slope: number, from = 0): void => {
    raise(o, rise, slope, from);
    raise(mirrored(o), rise, slope, from);
  };
  const groove = (line: Outline, rise = -0.2, width = 0.32): void => {
    layers.push({ line, rise, width });
  };
  halo(layers, raise);
  seat(layers, raise, groove);
  legs(both, groove);
  // The lap with its pleats, torso and neck.
  raise(trace('M-1.9,-3 Q0,-2.6 1.9,-3 L1.5,-4.7 Q0,-5.1 -1.5,-4.7 Z'), 0.6, 0.9, 0.1);
  for (const x of [-0.9, -0.3, 0.3, 0.9]) groove(trace(`M${x * 0.7},-3.1 Q${x},-3.9 ${x * 0.9},-4.8`), -0.14, 0.3);
  raise(
    trace(
      'M-1.5,-3.4 C-1.2,-2 -1.2,-1.4 -1.5,-0.4 C-1.8,0.6 -2.3,1.2 -2,1.9 C-1.4,2.3 1.4,2.3 2,1.9 C2.3,1.2 1.8,0.6 1.5,-0.4 C1.2,-1.4 1.2,-2 1.5,-3.4 Z',
    ),
    1,
    1,
    0.15,
  );
  both(circle(0.85, 0.5, 0.85), 0.55, 0.8, 1);
  raise(
    tube([
      [0, 1.5, 1.3],
      [0, 2.8, 1.15],
    ]),
    0.6,
    0.55,
    0.7,
  );
  arms(layers, raise, both);
  head(layers, level, raise);
  // Necklaces, girdle.
  for (const [y, dip] of [
    [1.95, 0.6],
    [1.9, 1.5],
  ] as const)
    layers.push({ line: trace(`M-1.35,${y} Q0,${y - dip * 2} 1.35,${y}`), rise: 0.2, width: 0.34 });
  layers.push({ grains: [[0, 0.35]], radius: 0.28 });
  layers.push({ line: trace('M-1.45,-2.5 Q0,-3 1.45,-2.5'), rise: 0.28, width: 0.45 });
  return layers;
}

type Raise = (outline: Outline, rise: number, slope: number, from?: number) => void;
type Groove = (line: Outline, rise?: number, width?: number) => void;

function halo(layers: Layer[], raise: Raise): void {
  raise(circle(0, 3.9, 3.1), 0.28, 0.4);
  layers.push({ line: arc(0, 3.9, 2.85, -30, 210), rise: 0.28, width: 0.5 });
  layers.push({
    grains: Array.from({ length: 15 }, (_, k) => point(0, 3.9, 3.45, -28 + (k / 14) * 236)),
    radius: 0.27,
  });
}

/** Raises two rows of petals below her. */
function seat(layers: Layer[], raise: Raise, groove: Groove): void {
  for (const [y, x0, step, count, length] of [
    [-6.1, -3.6, 1.8, 5, 2.3],
    [-5.6, -4.8, 1.6, 7, 2.5],
  ] as const)
    for (let k = 0; k < count; k++) {
      const x = x0 + k * step;
      const turn = 180 + x * 7;
      raise(moved(petal(length, 1.8, 0.5, 0.85), x, y, turn), 0.6, 0.5, y < -6 ? 0 : 0.15);
      groove(
        moved(
          [
            [0, length * 0.15],
            [0, length * 0.8],
          ],
          x,
          y,
          turn,
        ),
        -0.18,
        0.3,
      );
    }
  layers.push({ grains: Array.from({ length: 15 }, (_, k) => [-5.2 + (k * 10.4) / 14, -5.65] as const), radius: 0.36 });
}

/** Raises the crossed legs under the sari, with its folds. */
function legs(both: Raise, groove: Groove): void {
  both(
    tube([
      [0.5, -3.1, 1.9],
      [3, -3.2, 2.1],
      [4.9, -3.9, 1.8],
    ]),
    0.95,
    0.95,
    0.1,
  );
  both(circle(4.7, -4, 1.15), 0.9, 0.9, 0.15);
  both(
    tube([
      [4.9, -4.5, 1.2],
      [3.2, -5.1, 1.35],
      [0.8, -5, 1.15],
      [-1, -4.5, 0.9],
    ]),
    0.8,
    0.6,
    0.35,
  );
  for (const side of [1, -1])
    for (const x of [1.5, 2.5, 3.5, 4.4]) groove(trace(`M${side * x},-2.5 Q${side * (x + 0.5)},-3.4 ${side * x},-4.1`));
}

function arms(layers: Layer[], raise: Raise, both: Raise): void {
  // Rear arms with an open lotus in each hand.
  both(
    tube([
      [1.8, 1.6, 1.2],
      [3.5, 1.3, 1.1],
      [4.7, 1.7, 1],
      [5.2, 3, 0.85],
      [5.3, 4.2, 0.7],
    ]),
    0.8,
    0.55,
    0.2,
  );
  both(circle(5.3, 4.4, 0.68), 0.75, 0.6, 0.35);
  for (const turn of [-64, 64, -34, 34, 0])
    both(moved(petal(2.2, 1.1, 0.55, 0.8), 5.5, 5, turn - 8), 0.55, 0.4, turn === 0 ? 0.45 : 0.2);
  // The raised hand, with its palm to the front and four fingers.
  raise(
    tube([
      [-1.9, 1.4, 1.3],
      [-3.3, -0.3, 1.15],
      [-4, -1.7, 1.05],
      [-4.7, -1.2, 0.95],
      [-5.1, -0.3, 0.8],
    ]),
    0.9,
    0.6,
    0.4,
  );
  raise(circle(-5.2, 0, 0.78), 0.6, 0.5, 0.75);
  for (const [x, y] of [
    [-5.75, 1.2],
    [-5.35, 1.4],
    [-4.95, 1.35],
    [-4.55, 1.1],
  ] as const)
    raise(
      tube([
        [-5.2 + (x + 5.15) * 0.8, 0.2, 0.42],
        [x, y, 0.34],
      ]),
      0.5,
      0.2,
      0.75,
    );
  // The open hand with falling coins.
  raise(
    tube([
      [1.9, 1.4, 1.3],
      [3.3, 0, 1.15],
      [4.1, -1.2, 1.05],
      [5.1, -1.9, 0.8],
    ]),
    0.9,
    0.6,
    0.4,
  );
  raise(circle(5.5, -2.2, 0.75), 0.6, 0.5, 0.75);
  for (const [x, y] of [
    [5.2, -3.3],
    [5.65, -3.4],
    [6.1, -3.25],
    [6.45, -2.9],
  ] as const)
    raise(
      tube([
        [5.5 + (x - 5.8) * 0.6, -2.3, 0.42],
        [x, y, 0.34],
      ]),
      0.5,
      0.2,
      0.75,
    );
  layers.push({
    grains: [
      [6.5, -4],
      [6.1, -4.8],
      [6.6, -5.5],
    ],
    radius: 0.36,
  });
  // Bracelets and armlets.
  for (const side of [1, -1])
    layers.push(
      {
        line: [
          [side * 4.8, 3.3],
          [side * 5.75, 3.2],
        ],
        rise: 0.24,
        width: 0.36,
      },
      {
        line: [
          [side * 2.3, 0.3],
          [side * 3.2, 0.95],
        ],
        rise: 0.22,
        width: 0.36,
      },
    );
}

/** The middle of the face, and half its width and height. */
const FACE = { y: 3.8, rx: 1.6, ry: 1.85 };

function head(layers: Layer[], level: number, raise: Raise): void {
  const { y, rx, ry } = FACE;
  // Hair on both sides of the face, behind it.
  raise(circle(0, y + 0.3, 1.9, 1.05), 0.7, 0.7, 0.3);
  layers.push({
    within: circle(0, y, rx, ry / rx),
    form: (x, v) => {
      const round = 1 - (x / rx) ** 2 - ((v - y) / ry) ** 2;
      return level + 0.55 + 1.05 * Math.sqrt(Math.max(0, round)) + features(Math.abs(x), v - y);
    },
  });
  // Crown in three tiers, earrings.
  raise(
    trace(
      'M-1.55,4.95 C-0.8,5.35 0.8,5.35 1.55,4.95 L1.35,6.2 L0.85,6.5 L0.75,7.3 L0.35,7.6 L0,8.7 L-0.35,7.6 L-0.75,7.3 L-0.85,6.5 L-1.35,6.2 Z',
    ),
    1.05,
    0.6,
    0.5,
  );
  for (const [half, at] of [
    [1.4, 5.3],
    [1.15, 6.25],
    [0.65, 7.3],
  ] as const)
    layers.push({ line: trace(`M${-half},${at} Q0,${at + 0.35} ${half},${at}`), rise: 0.26, width: 0.4 });
  layers.push({ grains: [[0, 5.9]], radius: 0.36 });
  for (const side of [1, -1])
    layers.push({
      grains: [
        [side * 1.8, 3.2],
        [side * 1.8, 2.6],
      ],
      radius: 0.36,
    });
}

/** Returns the height of brow, eyes, nose and mouth above a smooth face; `v` is measured from its middle. */
function features(x: number, v: number): number {
  const bump = (u: number, w: number, wide: number, high: number): number =>
    Math.exp(-((u / wide) ** 2) - (w / high) ** 2);
  const brow = 0.1 * bump(x - 0.62, v - 0.66 + 0.4 * (x - 0.62) ** 2, 0.36, 0.09);
  const socket = -0.26 * bump(x - 0.6, v - 0.28, 0.3, 0.24);
  const eye = 0.3 * bump(x - 0.62, v - 0.26, 0.22, 0.13);
  const bridge = v > -0.5 && v < 0.75 ? 0.14 + 0.42 * ((0.75 - v) / 1.25) : 0;
  const nose = bridge * Math.exp(-((x / (0.17 + 0.1 * Math.max(0, 0.2 - v))) ** 2));
  const wings = 0.2 * bump(x - 0.24, v + 0.42, 0.14, 0.13);
  const lips = 0.22 * bump(x, v + 0.8, 0.26, 0.09) + 0.24 * bump(x, v + 1.03, 0.22, 0.1);
  const mouth = -0.16 * bump(x, v + 0.91, 0.34, 0.05);
  return brow + socket + eye + nose + wings + lips + mouth + 0.12 * bump(x, v + 1.45, 0.35, 0.2);
}

export function lakshmi(): Drawing {
  const disc = circle(0, 0, 10);
  return {
    thickness: 0.6,
    layers: [
      ...around(24).map((t) => ({ raise: circle(...point(0, 0, 11.4, t), 1.5), rise: 0.3, slope: 0.6 })),
      { raise: circle(0, 0, 11.4), rise: 0.25, slope: 0.5 },
      { raise: disc, rise: 0.6, slope: 0.5 },
      { line: [...circle(0, 0, 9.5), [9.5, 0]], rise: 0.55, width: 0.9 },
      { grains: around(36).map((t) => point(0, 0, 8.75, t)), radius: 0.42 },
      ...lakshmiFigure(0.6).map((l) => shrunk(l, 0.92)),
    ],
    fields: [],
    stones: around(12).map((t) => ({ ...spot(11.4, t), r: 1.05, main: t % 60 === 0 })),
  };
}

function point(x: number, y: number, r: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(a), y + r * Math.sin(a)];
}

function arc(x: number, y: number, r: number, from: number, to: number): Outline {
  return Array.from({ length: 40 }, (_, k) => point(x, y, r, from + ((to - from) * k) / 39));
}

/** Scales a layer down, so that the figure leaves space for the coin's rim. */
function shrunk(layer: Layer, s: number): Layer {
  if ('raise' in layer) return { ...layer, raise: moved(layer.raise, 0, -0.2, 0, s), slope: layer.slope * s };
  if ('line' in layer) return { ...layer, line: moved(layer.line, 0, -0.2, 0, s), width: layer.width * s };
  if ('form' in layer)
    return {
      within: moved(layer.within, 0, -0.2, 0, s),
      form: (x, y) => layer.form(x / s, (y + 0.2) / s),
    };
  if ('cell' in layer) return { ...layer, cell: moved(layer.cell, 0, -0.2, 0, s) };
  return { grains: layer.grains.map(([x, y]) => [x * s, y * s - 0.2] as const), radius: layer.radius * s };
}
