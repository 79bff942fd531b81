/** Lotus, flower, leaf, paisley. */
import { circle, mirrored, moved, petal, trace, type Outline } from '../parts/outline.ts';
import { around, spot, type Drawing } from './drawing.ts';

/** Returns a lotus, seen from the side, that opens upwards on a short curved base. */
export function lotus(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  /** `shown` is the visible share of the petal between its front neighbours, measured from the tip. */
  const leafAt = (
    length: number,
    width: number,
    turn: number,
    x: number,
    y: number,
    from: number,
    shown: number,
  ): void => {
    d.layers.push({ raise: moved(petal(length, width, 0.5, 0.92), x, y, turn), rise: 0.9, slope: width * 0.34, from });
    d.layers.push({
      line: moved(
        [
          [0, length * 0.14],
          [0, length * 0.86],
        ],
        x,
        y,
        turn,
      ),
      rise: -0.22,
      width: 0.55,
    });
    const cell = moved(
      petal(length * shown * 0.84, width * (0.4 + shown * 0.26), 0.5, 0.9),
      0,
      length * (0.93 - shown * 0.84),
    );
    d.fields.push({ outline: moved(cell, x, y, turn), colour: 0, level: from });
  };
  for (const side of [1, -1]) {
    leafAt(10.2, 4.6, 82 * side, side * -0.6, -3.4, 0, 0.62);
    leafAt(11, 5, 60 * side, side * -0.4, -3.4, 0.25, 0.6);
    leafAt(12, 5.2, 36 * side, side * -0.2, -3.6, 0.5, 0.55);
  }
  for (const side of [1, -1]) leafAt(9.2, 4.8, 17 * side, side * -0.2, -4, 0.85, 0.42);
  leafAt(12.6, 5.2, 0, 0, -4, 1.1, 0.78);
  d.layers.push({
    raise: trace('M-5.2,-3.4 C-3,-5.4 3,-5.4 5.2,-3.4 C4.4,-6.6 -4.4,-6.6 -5.2,-3.4 Z'),
    rise: 0.9,
    slope: 0.8,
    from: 1.1,
  });
  d.stones.push({ x: 0, y: 1.4, r: 1.15, cut: 'pear', main: true });
  for (const side of [1, -1]) {
    const a = spot(5.6, 36 * side);
    d.stones.push({ x: a.x, y: a.y - 2.4, r: 0.95, cut: 'pear', turn: -36 * side, main: true });
    const b = spot(6.4, 62 * side);
    d.stones.push({ x: b.x, y: b.y - 3, r: 0.8, cut: 'pear', turn: -62 * side });
  }
  return d;
}

/** Returns a rosette of eight petals around a stone. */
export function flower(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.6, fields: [], stones: [] };
  for (const turn of around(8, 22.5)) {
    const o = moved(petal(7.4, 5.2, 0.66, 0.3), ...xy(2.6, turn), -turn);
    d.layers.push({ raise: o, rise: 0.8, slope: 1.3 });
    d.layers.push({
      line: moved(
        [
          [0, 1.5],
          [0, 6.2],
        ],
        ...xy(2.6, turn),
        -turn,
      ),
      rise: -0.18,
      width: 0.5,
    });
    const s = spot(7.1, turn);
    d.stones.push({ ...s, r: 1.45, cut: 'pear', turn: 180 - turn });
    d.fields.push({ outline: moved(petal(5, 3.5, 0.66, 0.3), ...xy(3.8, turn), -turn), colour: 0, level: 0.5 });
  }
  for (const turn of around(8))
    d.layers.push({ raise: moved(petal(8.6, 4, 0.6, 0.9), ...xy(1, turn), -turn), rise: 0.5, slope: 1 });
  d.layers.push({ raise: circle(0, 0, 3.5), rise: 1, slope: 1, from: 0.3 });
  d.layers.push({ grains: around(16).map((t) => xy(3.15, t)), radius: 0.42 });
  d.stones.push({ x: 0, y: 0, r: 2.3, main: true });
  return d;
}

export function leaf(): Drawing {
  const blade = trace('M0,-10 C4.6,-6.4 6.6,0.6 0,10 C-6.6,0.6 -4.6,-6.4 0,-10 Z');
  const d: Drawing = { layers: [{ raise: blade, rise: 1.1, slope: 2.8 }], thickness: 0.5, fields: [], stones: [] };
  d.layers.push({
    line: [
      [0, -9.4],
      [0, 8.6],
    ],
    rise: 0.34,
    width: 0.7,
  });
  for (let k = 0; k < 6; k++) {
    const y = -7 + k * 2.5;
    for (const side of [1, -1])
      d.layers.push({
        line: trace(`M0,${y} Q${side * 2.2},${y + 1.2} ${side * 3.8},${y + 3.2}`),
        rise: -0.24,
        width: 0.5,
      });
  }
  for (let k = 0; k < 5; k++)
    d.stones.push({ x: 0, y: -6.4 + k * 3, r: 0.72 + 0.2 * Math.sin((k / 4) * Math.PI), main: true });
  d.fields.push({ outline: moved(blade, 0, 0, 0, 0.8), colour: 0, level: 0.75 });
  return d;
}

/** Returns a mango: a drop whose tip curls to one side. */
export function paisley(): Drawing {
  const outer = PAISLEY;
  const d: Drawing = { layers: [{ raise: outer, rise: 0.7, slope: 0.7 }], thickness: 0.6, fields: [], stones: [] };
  const inner = moved(outer, -0.05, -0.9, 0, 0.74);
  d.layers.push({ raise: inner, rise: 0.9, slope: 1.6, from: 0.35 });
  d.layers.push({ line: [...outer.slice(0), outer[0]], rise: 0.35, width: 0.9 });
  d.layers.push({ grains: along(moved(outer, -0.02, -0.45, 0, 0.87), 26), radius: 0.42 });
  d.fields.push({ outline: inner, colour: 0, level: 0.85 });
  d.stones.push({ x: -0.3, y: -3.6, r: 2.1, main: true });
  d.stones.push({ x: 0.5, y: 0.6, r: 1.15 }, { x: 1.5, y: 3.3, r: 0.85 }, { x: 2.6, y: 5.5, r: 0.65 });
  return d;
}

export const PAISLEY: Outline = trace(
  'M4.6,8.6 C5.6,6.6 4.8,5 3.6,3.8 C6.2,1.6 7,-1.6 6,-4.6 C5,-7.6 2.6,-9.4 -0.4,-9.4 C-4,-9.4 -6.6,-6.8 -6.6,-3.2 C-6.6,1.4 -2.6,3 -0.6,5.4 C0.6,7 1.2,8.8 3,9.4 C3.8,9.6 4.4,9.2 4.6,8.6 Z',
);

/** Returns points at equal steps along a closed outline. */
export function along(outline: Outline, count: number): [number, number][] {
  const closed = [...outline, outline[0]];
  const steps = closed.slice(1).map((p, k) => Math.hypot(p[0] - closed[k][0], p[1] - closed[k][1]));
  const total = steps.reduce((a, b) => a + b, 0);
  const points: [number, number][] = [];
  let k = 0;
  let passed = 0;
  for (let n = 0; n < count; n++) {
    const target = (n / count) * total;
    while (k < steps.length - 1 && passed + steps[k] < target) passed += steps[k++];
    const t = steps[k] === 0 ? 0 : (target - passed) / steps[k];
    points.push([
      closed[k][0] + (closed[k + 1][0] - closed[k][0]) * t,
      closed[k][1] + (closed[k + 1][1] - closed[k][1]) * t,
    ]);
  }
  return points;
}

export function pair(outline: Outline): Outline[] {
  return [outline, mirrored(outline)];
}

function xy(radius: number, degrees: number): [number, number] {
  const s = spot(radius, degrees);
  return [s.x, s.y];
}
