/** The temple tower and the elephant. */
import { circle, moved, trace } from '../parts/outline.ts';
import { type Drawing } from './drawing.ts';

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

/** Walking left, trunk raised, under a fringed cloth. */
export function elephant(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  const body = trace(
    'M-9.4,7.4 C-10.4,6.8 -10.4,5.6 -9.6,5 C-8.4,4.2 -8.6,2.4 -8.4,0.4 C-8.2,-1.4 -7.4,-2.6 -6.2,-3.2 L-6,-8.6 L-2.8,-8.6 L-2.4,-4.6 C-0.6,-5.2 2.4,-5.2 4,-4.6 L4.2,-8.6 L7.4,-8.6 L7.6,-4 C9,-2.2 9.4,0.4 8.8,2.6 C8,5.4 5.2,6.8 1.6,6.6 C0,6.6 -1.2,6.2 -2.2,6.2 C-3.2,7.4 -5,7.6 -6.2,6.8 C-6.8,6.4 -7.2,5.6 -7.2,4.8 C-7.8,5.2 -8,6 -8.2,6.8 C-8.4,7.4 -8.8,7.6 -9.4,7.4 Z',
  );
  d.layers.push({ raise: body, rise: 1.5, slope: 2.4 });
  d.layers.push({
    raise: trace('M-4.8,5.8 C-2.4,6 -1.4,3.6 -2,1.2 C-2.6,-0.8 -4.4,-0.6 -4.9,1.2 C-5.4,3 -5.6,4.6 -4.8,5.8 Z'),
    rise: 0.7,
    slope: 0.9,
    from: 1.2,
  });
  const cloth = trace('M-0.4,6.4 C1.6,7 4.4,6.8 6.4,5.6 L5.8,-1.6 C3.6,-2.4 1.2,-2.4 -0.4,-1.6 Z');
  d.layers.push({ raise: cloth, rise: 0.5, slope: 0.5, from: 1.45 });
  d.layers.push({
    grains: Array.from({ length: 8 }, (_, k): [number, number] => [
      -0.2 + k * 0.86,
      -2.2 - Math.sin((k / 7) * Math.PI) * 0.4,
    ]),
    radius: 0.4,
  });
  d.fields.push({ outline: moved(cloth, 0.6, 0.45, 0, 0.8), colour: 0, level: 1.75 });
  d.layers.push({
    raise: trace('M-7.4,1.6 C-8.2,0.8 -9.4,0.6 -10.2,1 C-9.4,0 -8,-0.1 -7,0.6 Z'),
    rise: 0.6,
    slope: 0.35,
    from: 0.9,
  });
  d.layers.push({ grains: [[-6.1, 4.2]], radius: 0.36 });
  for (const x of [-6, -5.2, -4.4, -3.6]) d.layers.push({ grains: [[x + 0.3, -8.1]], radius: 0.3 });
  for (const x of [4.7, 5.5, 6.3]) d.layers.push({ grains: [[x + 0.3, -8.1]], radius: 0.3 });
  d.layers.push({
    raise: trace('M8.2,2.9 C9.9,2 10.2,-0.6 9.75,-2.3 L9,-2.3 C9.3,-0.8 9.1,1.1 8.2,1.8 Z'),
    rise: 0.7,
    slope: 0.4,
  });
  d.layers.push({ raise: circle(9.35, -2.4, 0.6), rise: 0.8, slope: 0.6 });
  d.stones.push(
    { x: 2.9, y: 2.4, r: 1.7, main: true },
    { x: -5.4, y: 6, r: 0.55 },
    { x: 0.9, y: 5, r: 0.6 },
    { x: 5, y: 4.6, r: 0.6 },
    { x: 0.9, y: -0.4, r: 0.6 },
    { x: 4.8, y: -0.4, r: 0.6 },
  );
  return d;
}
