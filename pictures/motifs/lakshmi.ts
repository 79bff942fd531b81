/** The seated goddess, alone and on her coin. */
import { circle, mirrored, moved, petal, trace, type Outline } from '../parts/outline.ts';
import type { Layer } from '../parts/relief.ts';
import { around, spot, type Drawing } from './drawing.ts';

/** Returns the goddess, seated on a lotus: two raised hands with flowers, two open ones; a halo, a beaded rim. */
export function lakshmiFigure(level: number): Layer[] {
  const both = (o: Outline): Outline[] => [o, mirrored(o)];
  const layers: Layer[] = [];
  const raise = (o: Outline, rise: number, slope: number, from = 0): void => {
    layers.push({ raise: o, rise, slope, from: level + from });
  };
  // Lotus seat.
  for (const [x, turn] of [
    [-3.9, 62],
    [-2.6, 40],
    [-1.3, 18],
    [0, 0],
    [1.3, -18],
    [2.6, -40],
    [3.9, -62],
  ] as const)
    raise(moved(petal(2.5, 1.7, 0.5, 0.8), x * 0.72, -6.3, 180 + turn * 0.55), 0.5, 0.5);
  // Folded legs, then the body, arms, neck, face.
  raise(
    trace(
      'M-5,-4.9 C-5.2,-3.6 -3.2,-2.9 0,-2.9 C3.2,-2.9 5.2,-3.6 5,-4.9 C4.8,-6 2.4,-5.9 0,-5.7 C-2.4,-5.9 -4.8,-6 -5,-4.9 Z',
    ),
    0.95,
    1.1,
  );
  raise(
    trace(
      'M-1.9,-3.2 C-1.7,-1.6 -1.4,-1 -1.9,0.4 C-2.2,1.4 -1.2,1.9 0,1.9 C1.2,1.9 2.2,1.4 1.9,0.4 C1.4,-1 1.7,-1.6 1.9,-3.2 Z',
    ),
    1.1,
    1,
    0.1,
  );
  for (const o of both(
    trace(
      'M1.5,1.6 C2.8,1.5 3.4,0.4 3.9,-0.5 C4.4,-1.6 4.5,-2.2 4.2,-2.8 C3.6,-3 3.3,-2.6 3.1,-1.9 C2.7,-0.8 2.2,-0.2 1.4,0.3 Z',
    ),
  ))
    raise(o, 0.8, 0.55, 0.2);
  for (const o of both(
    trace('M1.6,1.7 C2.8,1.2 3.8,1.6 4.3,2.6 C4.7,3.4 4.6,4 4.4,4.5 C3.8,4.5 3.6,4 3.5,3.4 C3.2,2.5 2.6,2.3 1.7,2.3 Z'),
  ))
    raise(o, 0.7, 0.5, 0.15);
  for (const side of [1, -1]) {
    for (const turn of [-50, -20, 20, 50]) raise(moved(petal(1.7, 0.9, 0.6, 0.7), side * 4.2, 4.6, turn), 0.5, 0.35);
    layers.push({
      grains: [
        [side * 3.9, -3.1],
        [side * 2.1, 0.2],
        [side * 1.75, 4.1],
      ],
      radius: 0.4,
    });
  }
  raise(circle(0, 3.5, 1.42, 1.15), 1.3, 1.2, 0.3);
  // Crown in three tiers, halo behind.
  raise(
    trace('M-1.5,4.4 L-1.2,5.9 L-0.55,6.3 L-0.4,7.2 L0,8.2 L0.4,7.2 L0.55,6.3 L1.2,5.9 L1.5,4.4 Z'),
    0.9,
    0.6,
    0.35,
  );
  layers.push(
    {
      line: [
        [-1.3, 4.8],
        [1.3, 4.8],
      ],
      rise: 0.3,
      width: 0.45,
    },
    {
      line: [
        [-1, 5.9],
        [1, 5.9],
      ],
      rise: 0.25,
      width: 0.4,
    },
  );
  layers.push({ line: arc(0, 3.6, 3.1, -28, 208), rise: 0.35, width: 0.5 });
  layers.push({
    grains: Array.from({ length: 13 }, (_, k) => point(0, 3.6, 3.75, -20 + (k / 12) * 220)),
    radius: 0.26,
  });
  // Face: eyes, nose and lips are only hinted at.
  layers.push({
    grains: [
      [-0.5, 3.75],
      [0.5, 3.75],
      [0, 3.3],
      [0, 2.85],
    ],
    radius: 0.17,
  });
  // Necklace, girdle, folds of the sari.
  layers.push(
    { line: trace('M-1.5,1.7 Q0,-0.2 1.5,1.7'), rise: 0.24, width: 0.36 },
    { line: trace('M-1.6,-2.6 Q0,-3.2 1.6,-2.6'), rise: 0.26, width: 0.4 },
  );
  for (const x of [-3.4, -2.2, -1, 1, 2.2, 3.4])
    layers.push({ line: trace(`M${x * 0.8},-3.4 Q${x * 1.15},-4.5 ${x},-5.5`), rise: -0.2, width: 0.34 });
  layers.push({ line: trace('M0,-3.1 L0,-5.6'), rise: -0.25, width: 0.4 });
  return layers;
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
  if ('form' in layer) return layer;
  if ('cell' in layer) return { ...layer, cell: moved(layer.cell, 0, -0.2, 0, s) };
  return { grains: layer.grains.map(([x, y]) => [x * s, y * s - 0.2] as const), radius: layer.radius * s };
}
