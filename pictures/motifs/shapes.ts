/** Sun, moon, heart, star, and plain geometry. */
import { circle, moved, petal, trace, type Outline } from '../parts/outline.ts';
import { around, spot, type Drawing } from './drawing.ts';
import { along } from './flowers.ts';

export function sun(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.6, fields: [], stones: [] };
  for (const t of around(16)) {
    const s = spot(4.6, t);
    const long = Math.round(t / 22.5) % 2 === 0;
    d.layers.push({
      raise: moved(petal(long ? 5.6 : 4.4, long ? 2.3 : 1.8, 0.3, 0.98), s.x, s.y, -t),
      rise: 0.7,
      slope: 0.8,
    });
  }
  d.layers.push({ raise: circle(0, 0, 5.6), rise: 0.8, slope: 0.8, from: 0.3 });
  d.layers.push({
    grains: around(22).map((t): [number, number] => {
      const s = spot(4.9, t);
      return [s.x, s.y];
    }),
    radius: 0.45,
  });
  d.fields.push({ outline: circle(0, 0, 4.2), colour: 0, level: 0.85 });
  d.stones.push({ x: 0, y: 0, r: 3, main: true });
  return d;
}

export function moon(): Drawing {
  const crescent = trace(
    'M-3,9.6 C-8.6,7.6 -11,1.6 -8.8,-3.8 C-6.4,-9.6 0.4,-11.8 5.8,-8.6 C8,-7.2 9.4,-5.2 10,-3 C6.6,-5.8 2,-5.6 -1,-3 C-4.6,0.2 -5.2,5.4 -3,9.6 Z',
  );
  const d: Drawing = { layers: [{ raise: crescent, rise: 0.9, slope: 1.5 }], thickness: 0.6, fields: [], stones: [] };
  d.layers.push({ line: [...crescent, crescent[0]], rise: 0.3, width: 0.7 });
  for (let k = 0; k < 6; k++) {
    const a = ((150 + k * 32) * Math.PI) / 180;
    const r = 0.75 + 0.55 * Math.sin(((k + 0.5) / 6) * Math.PI);
    d.stones.push({ x: 7.1 * Math.cos(a) + 0.4, y: 7.1 * Math.sin(a), r, main: k === 2 || k === 3 });
  }
  d.fields.push({ outline: moved(crescent, -0.9, -0.9, 0, 0.78), colour: 0, level: 0.7 });
  return d;
}

export function heart(): Drawing {
  const outline = trace(
    'M0,-9 C-4.6,-5.4 -9.2,-1.6 -9.2,3 C-9.2,6.6 -6.8,8.6 -4.4,8.6 C-2.2,8.6 -0.7,7.2 0,5.4 C0.7,7.2 2.2,8.6 4.4,8.6 C6.8,8.6 9.2,6.6 9.2,3 C9.2,-1.6 4.6,-5.4 0,-9 Z',
  );
  return {
    thickness: 0.6,
    layers: [
      { raise: outline, rise: 1.2, slope: 2.6 },
      { line: [...outline, outline[0]], rise: 0.3, width: 0.8 },
    ],
    fields: [{ outline: moved(outline, 0, 0.1, 0, 0.8), colour: 0, level: 0.95 }],
    stones: along(moved(outline, 0, 0.1, 0, 0.76), 16).map(([x, y]) => ({ x, y, r: 1.05, main: true })),
  };
}

export function star(): Drawing {
  const outline: Outline = around(12).map((t, k): [number, number] => {
    const s = spot(k % 2 === 0 ? 10 : 5.4, t);
    return [s.x, s.y];
  });
  const d: Drawing = { layers: [{ raise: outline, rise: 1, slope: 2.6 }], thickness: 0.6, fields: [], stones: [] };
  d.layers.push({ raise: circle(0, 0, 3.6), rise: 0.6, slope: 0.7, from: 0.9 });
  for (const t of around(6)) d.stones.push({ ...spot(6.4, t), r: 1.05 });
  d.stones.push({ x: 0, y: 0, r: 2.4, main: true });
  d.fields.push({ outline: circle(0, 0, 2.9), colour: 0, level: 1.3 });
  return d;
}

/** Returns a stepped lozenge, as in tribal and in modern work. */
export function geometric(): Drawing {
  const lozenge = (r: number): Outline => [
    [0, r],
    [r * 0.78, 0],
    [0, -r],
    [-r * 0.78, 0],
  ];
  const d: Drawing = {
    thickness: 0.6,
    layers: [
      { raise: lozenge(10), rise: 0.5, slope: 0.5 },
      { line: [...lozenge(9.1), lozenge(9.1)[0]], rise: 0.4, width: 0.6 },
      { raise: lozenge(6.2), rise: 0.6, slope: 0.6, from: 0.4 },
      { grains: along(lozenge(7.7), 28), radius: 0.36 },
    ],
    fields: [{ outline: lozenge(5), colour: 0, level: 0.85 }],
    stones: [{ x: 0, y: 0, r: 2, cut: 'square', turn: 45, main: true }],
  };
  for (const t of around(4)) d.stones.push({ ...spot(t % 180 === 0 ? 4.4 : 3.5, t), r: 0.8 });
  return d;
}

export function plain(): Drawing {
  return {
    thickness: 0.7,
    layers: [
      { raise: circle(0, 0, 10), rise: 0.5, slope: 0.8 },
      { raise: circle(0, 0, 7.6), rise: 0.9, slope: 4, from: 0.3 },
      {
        grains: around(40).map((t): [number, number] => {
          const s = spot(8.7, t);
          return [s.x, s.y];
        }),
        radius: 0.5,
      },
    ],
    fields: [{ outline: circle(0, 0, 6.6), colour: 0, level: 0.95 }],
    stones: [{ x: 0, y: 0, r: 3.2, main: true }],
  };
}
