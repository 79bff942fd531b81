/** Peacock and swan, in profile, looking left. */
import { circle, moved, petal, trace } from '../parts/outline.ts';
import type { Drawing } from './drawing.ts';

export function peacock(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  // The train: three ranks of feathers fanning from the back, up and to the right.
  const root: [number, number] = [0.6, -2.4];
  const rank = (count: number, from: number, to: number, length: number, width: number, level: number): void => {
    for (let k = 0; k < count; k++) {
      const turn = from + ((to - from) * k) / (count - 1);
      const feather = moved(petal(length, width, 0.78, 0.25), root[0], root[1], turn);
      d.layers.push({ raise: feather, rise: 0.6, slope: 0.75, from: level });
      d.layers.push({
        line: moved(
          [
            [0, length * 0.2],
            [0, length * 0.7],
          ],
          root[0],
          root[1],
          turn,
        ),
        rise: -0.2,
        width: 0.4,
      });
      const a = ((turn + 90) * Math.PI) / 180;
      const x = root[0] + Math.cos(a) * length * 0.83;
      const y = root[1] + Math.sin(a) * length * 0.83;
      d.stones.push({ x, y, r: width * 0.25, main: level > 0.3 });
      d.fields.push({ outline: circle(x, y, width * 0.33), colour: level > 0.3 ? 0 : 1, level: level + 0.42 });
      d.layers.push({ line: circle(x, y, width * 0.4).concat([[x + width * 0.4, y]]), rise: 0.16, width: 0.3 });
    }
  };
  rank(9, 34, -118, 12.6, 3.6, 0);
  rank(7, 22, -104, 9, 3, 0.45);
  rank(5, 8, -88, 5.8, 2.6, 0.8);
  // Body, neck and head.
  const body = trace(
    'M-5.6,9.2 C-7.4,9.3 -8.2,8 -7.8,6.8 C-7,5 -6.4,3.4 -6.4,1.6 C-6.4,-1.6 -5.6,-4.6 -2.6,-5.8 C0.6,-7 3.6,-5.4 4,-2.8 C4.2,-0.8 2.4,0 0.4,0 C-1.8,0.2 -3,1.4 -3.2,3.6 C-3.4,5.6 -3.2,8.9 -5.6,9.2 Z',
  );
  d.layers.push({ raise: body, rise: 1.3, slope: 1.9, from: 0.9 });
  d.layers.push({
    raise: trace('M-7.6,8 C-8.8,7.8 -9.6,7.2 -10,6.4 C-9,6.6 -8.2,6.4 -7.6,6.4 Z'),
    rise: 0.7,
    slope: 0.5,
    from: 0.9,
  });
  for (const [x, y] of [
    [-7, 11.8],
    [-5.6, 12.4],
    [-4.2, 11.8],
  ] as const) {
    d.layers.push({ raise: tapered(-5.6, 8.8, x, y, 0.5), rise: 0.4, slope: 0.3, from: 0.6 });
    d.layers.push({ raise: circle(x, y, 0.62), rise: 0.8, slope: 0.6, from: 0.4 });
  }
  // Scales of the breast, the wing, the eye.
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 3; k++) {
      const x = -5.1 + k * 1.25 + (row % 2) * 0.6;
      const y = 3.6 - row * 1.2;
      if (x < -5.6 + row * 0.1) continue;
      d.layers.push({
        line: trace(`M${x - 0.6},${y + 0.4} Q${x},${y - 0.7} ${x + 0.6},${y + 0.4}`),
        rise: -0.22,
        width: 0.36,
      });
    }
  const wing = trace('M-3.4,-2 C-1.6,-0.4 1.8,-0.6 3.6,-2.6 C2,-4.8 -1.6,-5.2 -3.4,-2 Z');
  d.layers.push({ raise: wing, rise: 0.7, slope: 0.9, from: 1.9 });
  for (const k of [0, 1, 2])
    d.layers.push({
      line: trace(
        `M${-2.4 + k},${-2.4 - k * 0.3} Q${0.4 + k * 0.4},${-2.2 - k * 0.7} ${3 - k * 0.5},${-2.7 - k * 0.5}`,
      ),
      rise: -0.24,
      width: 0.4,
    });
  d.fields.push({ outline: moved(wing, 0.02, -0.5, 0, 0.8), colour: 0, level: 2.35 });
  d.layers.push({ grains: [[-6.5, 7.9]], radius: 0.42 });
  d.stones.push({ x: -0.6, y: -2.5, r: 1.25, main: true }, { x: -4.9, y: 4.9, r: 0.62 });
  return d;
}

export function swan(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  const body = trace(
    'M-6.2,9 C-8.4,9.2 -9,7.2 -8,6.2 C-6.6,5.4 -5.6,4.2 -6.6,1.8 C-7.8,-1 -8,-4.6 -4.6,-6.4 C-1,-8.2 5.6,-7.4 8.4,-3.4 C9.4,-1.8 10,0.4 10.2,2.4 C8.4,1.4 6.8,1.2 5.2,1.6 C2.2,2.4 -0.8,1.4 -2.8,0.2 C-4,-0.6 -4.6,0.6 -4.2,2 C-3.4,4.6 -3,8.6 -6.2,9 Z',
  );
  d.layers.push({ raise: body, rise: 1.2, slope: 2.1 });
  d.layers.push({
    raise: trace('M-8,8 C-9.2,8 -10.2,7.2 -10.6,6.2 C-9.6,6.6 -8.6,6.4 -7.8,6.4 Z'),
    rise: 0.6,
    slope: 0.5,
  });
  for (let k = 0; k < 4; k++) {
    const feather = moved(petal(8.6 - k * 1.1, 2.6, 0.55, 0.8), -2.8 + k * 0.7, -3.6 + k * 0.5, -58 + k * 9);
    d.layers.push({ raise: feather, rise: 0.7, slope: 0.8, from: 1 + k * 0.16 });
    d.fields.push({
      outline: moved(petal(6.6 - k * 0.9, 1.5, 0.6, 0.8), -1.4 + k * 0.7, -2.4 + k * 0.5, -58 + k * 9),
      colour: k % 2 === 0 ? 0 : 1,
      level: 1.5,
    });
  }
  d.layers.push({ line: trace('M-5.6,-4.8 Q0,-7.4 6,-4.4'), rise: 0.3, width: 0.5 });
  d.fields.push({
    outline: trace('M-4.6,-2.6 C-3,-5.6 3,-6.6 6.6,-3.6 C3.4,-4.4 -1,-4 -3.6,-1.4 C-4.6,-1 -5,-1.6 -4.6,-2.6 Z'),
    colour: 0,
    level: 1,
  });
  d.fields.push({
    outline: trace('M-6.2,4.4 C-5,3.4 -5.2,1.4 -5.8,0.2 C-5.2,-0.2 -4.8,0.6 -4.7,1.8 C-4.5,3.4 -4.6,5 -5.6,5.8 Z'),
    colour: 0,
    level: 1,
  });
  for (const [x, y, r] of [
    [-3.6, -3, 1.2],
    [-0.6, -4.2, 0.95],
    [2.2, -4.4, 0.8],
    [4.6, -3.8, 0.65],
  ] as const)
    d.stones.push({ x, y, r, main: r > 1 });
  d.stones.push({ x: -6.6, y: 7.6, r: 0.5 });
  return d;
}

/** A thin spike from a to b. */
function tapered(ax: number, ay: number, bx: number, by: number, width: number): [number, number][] {
  const dx = bx - ax;
  const dy = by - ay;
  const l = Math.hypot(dx, dy);
  const nx = (-dy / l) * width * 0.5;
  const ny = (dx / l) * width * 0.5;
  return [
    [ax + nx, ay + ny],
    [ax - nx, ay - ny],
    [bx - nx * 0.5, by - ny * 0.5],
    [bx + nx * 0.5, by + ny * 0.5],
  ];
}
