/** The temple tower and the elephant. */
import { circle, moved, petal, trace } from '../parts/outline.ts';
import { around, type Drawing, tube } from './drawing.ts';

/** A tower of stepped storeys under a kalash, on a plinth. */
export function gopuram(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  const storeys = 5;
  for (let k = 0; k < storeys; k++) {
    const y = -7.4 + k * 2.7;
    const w = 7.4 - k * 1.25;
    d.layers.push({
      raise: [
        [-w, y],
        [w, y],
        [w - 0.7, y + 2.75],
        [-w + 0.7, y + 2.75],
      ],
      rise: 0.7,
      slope: 0.6,
      from: k * 0.08,
    });
    d.layers.push({
      line: [
        [-w, y + 0.35],
        [w, y + 0.35],
      ],
      rise: 0.45,
      width: 0.7,
    });
    const niches = 5 - k;
    for (let n = 0; n < niches; n++) {
      const x = (n - (niches - 1) / 2) * ((w * 1.7) / Math.max(1, niches));
      const niche = trace(
        `M${x - 0.55},${y + 0.7} L${x - 0.55},${y + 1.6} Q${x},${y + 2.5} ${x + 0.55},${y + 1.6} L${x + 0.55},${y + 0.7} Z`,
      );
      d.layers.push({ raise: niche, rise: 0.4, slope: 0.35, from: 0.75 + k * 0.08 });
      if (k < 3) d.fields.push({ outline: niche, colour: (k % 2) as 0 | 1, level: 1.05 + k * 0.08 });
    }
    if (k > 0)
      for (const side of [1, -1])
        d.layers.push({ raise: circle(side * (w + 0.25), y + 0.5, 0.6), rise: 0.6, slope: 0.6, from: 0.3 });
  }
  d.layers.push({
    raise: [
      [-8.6, -9.6],
      [8.6, -9.6],
      [8.2, -7.3],
      [-8.2, -7.3],
    ],
    rise: 0.8,
    slope: 0.5,
  });
  d.layers.push({
    raise: trace(
      'M-2,6 C-3.2,6.6 -2.6,8.2 -1.2,8.4 C-0.7,8.8 -0.5,9.6 0,10.6 C0.5,9.6 0.7,8.8 1.2,8.4 C2.6,8.2 3.2,6.6 2,6 Z',
    ),
    rise: 0.9,
    slope: 0.8,
    from: 0.3,
  });
  d.layers.push({
    grains: Array.from({ length: 15 }, (_, k): [number, number] => [-7.4 + (k * 14.8) / 14, -8.5]),
    radius: 0.42,
  });
  d.stones.push(
    { x: 0, y: -8.45, r: 0.95, main: true },
    { x: 0, y: -3.2, r: 1.15, main: true },
    { x: -2.4, y: -5.9, r: 0.75 },
    { x: 2.4, y: -5.9, r: 0.75 },
    { x: 0, y: 2.2, r: 0.75 },
  );
  return d;
}

/** Walking left under a fringed cloth, its trunk raised in greeting. */
export function elephant(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  // The legs on the far side, and the tail.
  for (const x of [-3.4, 4.6])
    d.layers.push({
      raise: tube([
        [x, -2, 3.2],
        [x + 0.2, -6, 2.6],
        [x, -8.2, 2.7],
      ]),
      rise: 0.7,
      slope: 1.1,
    });
  d.layers.push({
    raise: tube([
      [8, 2.8, 1.3],
      [9.6, 1.6, 0.9],
      [10, -1, 0.7],
      [9.5, -3.2, 0.6],
    ]),
    rise: 0.8,
    slope: 0.5,
  });
  d.layers.push({ raise: moved(petal(2.3, 1.2, 0.6, 0.6), 9.55, -2.9, 168), rise: 0.9, slope: 0.6 });
  const body = trace(
    'M-5.4,3.4 C-3.4,5.6 0.4,6.2 3.6,5.5 C7,4.7 9.1,2.4 9.1,-0.6 C9.1,-2.2 8.7,-3.8 8.3,-5 L8.5,-8.8 L5.6,-8.8 L5.2,-5 C3.4,-4.5 0.4,-4.5 -1.6,-4.9 L-1.4,-8.8 L-4.4,-8.8 L-5,-4.6 C-6.2,-3.2 -6.6,-1 -6.4,1 C-6.3,2.2 -6,2.8 -5.4,3.4 Z',
  );
  d.layers.push({ raise: body, rise: 1.7, slope: 2.9 });
  for (const [x, y] of [
    [-3.1, -7.3],
    [6.9, -7.3],
  ] as const)
    for (const up of [0, 0.75])
      d.layers.push({
        line: [
          [x - 1.5, y + up],
          [x + 1.5, y + up],
        ],
        rise: 0.34,
        width: 0.5,
      });
  for (const x of [-4, -3.2, -2.4, 6, 6.9, 7.8]) d.layers.push({ grains: [[x, -8.5]], radius: 0.34 });
  // Head with its two domes, and the trunk with its rings.
  const trunk = [
    [-7.6, 5, 4.6],
    [-9, 2.6, 3],
    [-10.7, 1.5, 2.3],
    [-12.5, 2.3, 1.9],
    [-13.3, 4.4, 1.6],
    [-12.8, 6.4, 1.35],
    [-11.6, 7, 1.15],
    [-10.9, 6.2, 0.9],
  ] as const;
  d.layers.push({ raise: tube(trunk), rise: 1.5, slope: 1.2, from: 0.5 });
  d.layers.push({
    raise: trace(
      'M-4.2,5.6 C-4,7.6 -5.2,9 -6.6,8.8 C-7.2,9.2 -8.6,9 -9.2,7.6 C-9.8,6 -9.8,4 -9.2,2.6 C-8.4,1.2 -6,1 -5,2.2 C-4.3,3.2 -4.3,4.4 -4.2,5.6 Z',
    ),
    rise: 1.5,
    slope: 2.2,
    from: 0.8,
  });
  for (const [ax, ay, bx, by] of [
    [-10.3, 3, -9.5, 1],
    [-11.3, 2.9, -10.9, 0.4],
    [-12, 3.2, -12.7, 1.2],
    [-12.4, 4.2, -14.2, 3.6],
    [-12.5, 5.2, -14.1, 5.3],
    [-12.1, 6, -13, 7.2],
  ] as const)
    d.layers.push({
      line: [
        [ax, ay],
        [bx, by],
      ],
      rise: -0.24,
      width: 0.5,
    });
  d.layers.push({
    raise: tube([
      [-8.4, 2.8, 1.2],
      [-9.7, 0.6, 0.9],
      [-11.6, -0.1, 0.3],
    ]),
    rise: 0.9,
    slope: 0.5,
    from: 0.9,
  });
  // An ear like a leaf, its rim folded.
  const ear = trace(
    'M-5.9,6.4 C-3.6,7 -2.1,5.3 -2.2,2.8 C-2.3,0.7 -3.4,-1 -4.7,-0.8 C-6,-0.5 -5.8,1.4 -6.2,2.7 C-6.7,4.2 -7.1,5.8 -5.9,6.4 Z',
  );
  d.layers.push({ raise: ear, rise: 0.8, slope: 0.9, from: 1.7 });
  d.layers.push({ line: moved(ear, -1, 0.7, 0, 0.78), rise: -0.22, width: 0.5 });
  for (const y of [4.6, 3.2, 1.8])
    d.layers.push({
      line: [
        [-5.7, y],
        [-3.3, y - 0.5],
      ],
      rise: -0.16,
      width: 0.5,
    });
  d.layers.push({ grains: [[-7.8, 5.2]], radius: 0.4 });
  d.layers.push({ line: trace('M-8.6,5 Q-7.8,6.2 -6.9,5.2'), rise: 0.2, width: 0.4 });
  // Forehead band, necklace, cushion.
  d.layers.push({ line: trace('M-9.6,6.2 Q-7.6,6.6 -5.4,8.6'), rise: 0.3, width: 0.5 });
  d.layers.push({
    grains: Array.from({ length: 8 }, (_, k): [number, number] => [-6.2 + k * 0.16, 0.2 - k * 0.66]),
    radius: 0.4,
  });
  d.layers.push({ raise: trace('M-0.9,5.6 C-1.2,7.5 5.4,7.3 5.4,5 Z'), rise: 0.9, slope: 0.8, from: 1.2 });
  const cloth = trace(
    'M-1.2,5.7 C1,6.2 3.6,6 5.9,4.9 C6.7,2.6 6.8,0.2 6.4,-2.2 C4.2,-3.2 0.8,-3.2 -1.6,-2.4 C-2,0.4 -1.8,3.2 -1.2,5.7 Z',
  );
  d.layers.push({ raise: cloth, rise: 0.6, slope: 0.5, from: 1.65 });
  d.layers.push({
    line: [...moved(cloth, 0.3, 0.2, 0, 0.86), moved(cloth, 0.3, 0.2, 0, 0.86)[0]],
    rise: 0.24,
    width: 0.4,
  });
  d.layers.push({
    grains: Array.from({ length: 11 }, (_, k): [number, number] => [
      -1.4 + k * 0.76,
      -3 - Math.sin((k / 10) * Math.PI) * 0.7,
    ]),
    radius: 0.4,
  });
  d.fields.push({ outline: moved(cloth, 0.5, 0.34, 0, 0.76), colour: 0, level: 1.9 });
  for (const turn of around(8))
    d.layers.push({ raise: moved(petal(1.9, 1, 0.6, 0.6), 2.4, 1.4, turn), rise: 0.34, slope: 0.4, from: 2.2 });
  d.stones.push(
    { x: 2.4, y: 1.4, r: 1.25, main: true },
    { x: -7.2, y: 7.6, r: 0.5 },
    { x: 0.2, y: 4.2, r: 0.6 },
    { x: 4.7, y: 3.7, r: 0.6 },
    { x: 0.1, y: -1.2, r: 0.6 },
    { x: 4.9, y: -1, r: 0.6 },
  );
  return d;
}
