/** Peacock and swan, in profile, looking left. */
import { circle, moved, petal, trace } from '../parts/outline.ts';
import { type Drawing, tube } from './drawing.ts';

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

/** Hamsa: neck in an S, wings a little lifted, tail turned up. */
export function swan(): Drawing {
  const d: Drawing = { layers: [], thickness: 0.7, fields: [], stones: [] };
  const body = trace(
    'M-5.4,-0.6 C-6.8,-3.6 -4.4,-7 -0.4,-7.8 C4.6,-8.6 8.4,-6 9.8,-2.2 C10.6,-0.2 11.6,1.6 13,2.6 C10.8,3.2 8.8,2.6 7.4,1.4 C4.4,3 0,3 -2.6,1 Z',
  );
  d.layers.push({ raise: body, rise: 1.5, slope: 2.6 });
  // Tail feathers fan out where it turns up.
  for (const k of [0, 1, 2])
    d.layers.push({
      raise: moved(petal(6, 2, 0.6, 0.7), 7.4, -2.6, -74 + k * 17),
      rise: 0.5,
      slope: 0.8,
      from: 0.5 + k * 0.14,
    });
  const neck = tube([
    [-2.4, -3.6, 6],
    [-4.7, -0.6, 4.4],
    [-5.9, 2, 3],
    [-5.4, 4.6, 2.3],
    [-4.2, 6.6, 2],
    [-4.3, 8.6, 2.1],
    [-5.8, 9.8, 2.4],
    [-7, 9.2, 2],
  ]);
  d.layers.push({ raise: neck, rise: 1.5, slope: 1.6, from: 0.2 });
  d.layers.push({ raise: circle(-6.2, 9.5, 1.55), rise: 1.3, slope: 1.4, from: 0.5 });
  d.layers.push({
    raise: tube([
      [-7, 9.5, 1.7],
      [-8.4, 8.9, 1.1],
      [-9.8, 7.9, 0.3],
    ]),
    rise: 0.8,
    slope: 0.6,
    from: 0.5,
  });
  d.layers.push({
    line: [
      [-7.4, 8.9],
      [-9.2, 8.2],
    ],
    rise: -0.2,
    width: 0.3,
  });
  // Crest, eye, a string round the neck.
  for (const [x, y] of [
    [-5.4, 11.6],
    [-4.5, 11.2],
    [-3.9, 10.5],
  ] as const)
    d.layers.push(
      {
        raise: tube([
          [-5.3, 10.2, 0.6],
          [x, y, 0.45],
        ]),
        rise: 0.4,
        slope: 0.3,
        from: 0.5,
      },
      { raise: circle(x, y, 0.48), rise: 0.7, slope: 0.48, from: 0.4 },
    );
  d.layers.push({ grains: [[-6.6, 9.9]], radius: 0.36 });
  d.layers.push({
    grains: Array.from({ length: 6 }, (_, k): [number, number] => [-6.9 + k * 0.56, 2.9 - k * 0.14]),
    radius: 0.34,
  });
  // Scales on the breast.
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 3; k++) {
      const x = -4.9 + k * 1.5 + (row % 2) * 0.7 + row * 0.35;
      const y = -0.4 - row * 1.25 + k * 0.1;
      d.layers.push({
        line: trace(`M${x - 0.65},${y + 0.5} Q${x},${y - 0.8} ${x + 0.65},${y + 0.5}`),
        rise: -0.2,
        width: 0.38,
      });
    }
  // The wing: long feathers below, short ones over their roots, a rounded shoulder over all.
  for (let k = 0; k < 5; k++) {
    const length = 10.6 - k * 0.9;
    const turn = -92 + k * 13;
    const [x, y] = [-1.4 + k * 0.25, -4.2 + k * 0.95];
    d.layers.push({
      raise: moved(petal(length, 2.7, 0.62, 0.5), x, y, turn),
      rise: 0.75,
      slope: 0.9,
      from: 1 + k * 0.16,
    });
    d.layers.push({
      line: moved(
        [
          [0, length * 0.35],
          [0, length * 0.92],
        ],
        x,
        y,
        turn,
      ),
      rise: -0.16,
      width: 0.34,
    });
    d.fields.push({
      outline: moved(
        petal(length * 0.44, 1.7, 0.6, 0.4),
        x - Math.sin((turn * Math.PI) / 180) * length * 0.5,
        y + Math.cos((turn * Math.PI) / 180) * length * 0.5,
        turn,
      ),
      colour: k % 2 === 0 ? 0 : 1,
      level: 1.5,
    });
  }
  for (let k = 0; k < 4; k++)
    d.layers.push({
      raise: moved(petal(5, 2.4, 0.6, 0.4), -2 + k * 0.3, -3.8 + k * 0.9, -86 + k * 16),
      rise: 0.6,
      slope: 0.8,
      from: 1.9,
    });
  const shoulder = trace('M-3.6,-4.4 C-3.8,-2 -1.8,0.6 0.2,0.4 C1.4,0 1.4,-2 0.6,-3.4 C-0.4,-5 -2.8,-5.8 -3.6,-4.4 Z');
  d.layers.push({ raise: shoulder, rise: 0.9, slope: 1.3, from: 2 });
  d.fields.push({ outline: moved(shoulder, -0.4, -0.6, 0, 0.66), colour: 2, level: 2.6 });
  d.stones.push({ x: -1.3, y: -2.3, r: 1.15, main: true });
  for (const [k, r] of [0.85, 0.8, 0.72, 0.62].entries()) {
    const turn = ((-88 + k * 14) * Math.PI) / 180;
    d.stones.push({
      x: -1.2 + k * 0.25 - Math.sin(turn) * (7.6 - k * 0.5),
      y: -4.2 + k * 0.95 + Math.cos(turn) * (7.6 - k * 0.5),
      r,
      main: k % 2 === 0,
    });
  }
  d.stones.push({ x: -5.1, y: 5.6, r: 0.5 });
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
