/** The crescent moon under a stud. */
import { Vector2, Vector3 } from 'three';
import type { Chandbali } from '#looks/look.ts';
import { beadOf, enamelOf } from '../materials/solids.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { Bell } from '../parts/bell.ts';
import { workBell } from '../parts/bell-work.ts';
import { earTop, stoneFlower } from '../parts/ear-top.ts';
import { edgeAt } from '../parts/edge.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { insideBy, type Outline, type Point } from '../parts/outline.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { reliefShape } from '../parts/relief.ts';
import { setStone } from '../parts/setting.ts';
import { jumpRing, ringShape, wire } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';

export function chandbali(look: Chandbali, palette: Palette): Piece {
  const width = look.width ?? 36;
  const { metal } = palette;
  const top = earTop(look.top, width * 0.42, palette);
  const link = width * 0.035;
  const piece = new Piece().put(top.piece);
  let y = -top.bottom - link * 0.4;
  piece.put(jumpRing(link, metal.bright, true), at({ y })).put(jumpRing(link, metal.bright), at({ y: y - link * 1.3 }));
  y -= link * 2.2;
  // The crescent hangs by its two horns from a short bar.
  const moon = new Crescent(width);
  const middle = y - moon.rise - width * 0.06;
  for (const side of [-1, 1])
    piece.put(
      wire(
        [
          new Vector3(0, y, 0.4),
          new Vector3(side * width * 0.13, y - width * 0.03, 0.4),
          new Vector3(side * moon.horn.x, middle + moon.horn.y - 0.4, 0.5),
        ],
        width * 0.016,
        metal.bright,
      ),
    );
  piece.put(crescent(moon, look, palette), at({ y: middle }));
  const inner = look.inner ?? 'flower';
  if (inner !== 'none') {
    const part = innerPiece(inner, width, palette);
    piece.put(part, at({ y: middle + moon.well, z: 0.8 }));
    const air = y - (middle + moon.well + edgeAt(part, 0, 1));
    // Rings connect the part to the bar, because it would not stay in the crescent by itself.
    const links = air > 0.2 && Number.isFinite(air) ? Math.max(1, Math.round(air / 1.4)) : 0;
    for (let k = 0; k < links; k++)
      piece.put(
        jumpRing(air / links / 2 + 0.25, metal.bright, k % 2 > 0),
        at({ y: y - ((k + 0.5) / links) * air, z: 0.8 }),
      );
  }
  const fringe = look.fringe ?? 'bead-drops';
  if (fringe !== 'none') {
    const size = width * 0.095;
    const n = 11;
    for (let k = 0; k < n; k++) {
      const a = (-66 + (132 * k) / (n - 1)) * (Math.PI / 180);
      piece.put(
        hangingDrop(dropOf(fringe, size, palette)),
        at({ x: Math.sin(a) * moon.outer * 0.985, y: middle - Math.cos(a) * moon.outer * 0.985, z: 0.8 }),
      );
    }
  }
  return piece;
}

/** Two circles: the outer one, and one moved up that is cut out of it. */
class Crescent {
  readonly outer: number;
  readonly inner: number;
  readonly shift: number;
  readonly horn: Vector2;
  /** The height of the horns above the middle of the outer circle. */
  readonly rise: number;
  /** The middle of the opening. */
  readonly well: number;
  readonly outline: Outline;

  constructor(width: number) {
    this.outer = width / 2;
    this.inner = this.outer * 0.66;
    this.shift = this.outer * 0.27;
    const y = (this.outer ** 2 - this.inner ** 2 + this.shift ** 2) / (2 * this.shift);
    const end = Math.min(y, this.outer * 0.72);
    this.horn = new Vector2(Math.sqrt(this.outer ** 2 - end ** 2), end);
    this.rise = end;
    this.well = this.shift;
    const from = Math.atan2(this.horn.x, -this.horn.y);
    const innerFrom = Math.atan2(this.horn.x * 0.9, -(this.horn.y - this.shift));
    const outside = Array.from({ length: 60 }, (_, k): Point => arcPoint(this.outer, 0, -from + (2 * from * k) / 59));
    const inside = Array.from({ length: 60 }, (_, k): Point =>
      arcPoint(this.inner, this.shift, innerFrom - (2 * innerFrom * k) / 59),
    );
    this.outline = [...outside, ...inside];
  }

  /**
   * Returns a position on the line between the two edges, from horn to horn, with the crescent's width and the outward
   * direction there.
   */
  along(t: number): { x: number; y: number; width: number; turn: number } {
    const a = (t * 2 - 1) * 2.02;
    const [ox, oy] = arcPoint(this.outer, 0, a);
    const [ix, iy] = arcPoint(this.inner, this.shift, a * 1.12);
    return { x: (ox + ix) / 2, y: (oy + iy) / 2, width: Math.hypot(ox - ix, oy - iy), turn: (a * 180) / Math.PI };
  }
}

function arcPoint(radius: number, y: number, angle: number): [number, number] {
  return [radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

function crescent(moon: Crescent, look: Chandbali, palette: Palette): Piece {
  const { metal } = palette;
  const s = moon.outer / 18;
  const plate = reliefShape(
    `moon ${moon.outer}`,
    () => ({ thickness: 0.9 * s, layers: [{ raise: moon.outline, rise: 0.5 * s, slope: 0.9 * s }] }),
    Math.max(0.12, moon.outer / 110),
  );
  const piece = new Piece().add(plate, look.work === 'carved' ? metal.worked : metal.ground);
  const z = 1.35 * s;
  // A beaded edge all around.
  const edge = moon.outline;
  const grain = 0.42 * s;
  let walked = grain * 2;
  edge.forEach((p, k) => {
    const q = edge[(k + 1) % edge.length];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    for (; walked <= length; walked += grain * 2.05)
      piece.add(
        SPHERE,
        metal.bright,
        at({
          x: p[0] + ((q[0] - p[0]) * walked) / length,
          y: p[1] + ((q[1] - p[1]) * walked) / length,
          z: z - 0.15 * s,
          s: grain,
        }),
      );
    walked -= length;
  });
  const stones = palette.stones ?? { make: 'kemp' as const, main: 'white' as const, second: 'white' as const };
  const n = { stones: 13, carved: 9, enamel: 9, beads: 11, filigree: 13 }[look.work];
  for (let k = 0; k < n; k++) {
    const p = moon.along((k + 0.5) / n);
    const size = p.width * 0.5;
    const pose = at({ x: p.x, y: p.y, z, rz: p.turn });
    const room = Math.min(size * 0.6, moon.outer * 0.16);
    switch (look.work) {
      case 'stones':
        piece.put(
          setStone({
            make: stones.make,
            colour: k % 2 === 0 ? stones.main : stones.second,
            cut: p.width > moon.outer * 0.36 && k % 2 === 0 ? 'pear' : 'round',
            radius: room * (k % 2 === 0 ? 0.72 : 0.6),
            metal,
            hold: 'bezel',
            variant: k,
          }),
          pose.multiply(at({ rz: 180 })),
        );
        for (const side of [-1, 1]) {
          const turn = p.turn + (side * 360) / (n * 4);
          const far = side * room * 1.25;
          const x = p.x - Math.sin((turn * Math.PI) / 180) * far;
          const y = p.y + Math.cos((turn * Math.PI) / 180) * far;
          // Grains fill the space between stones and edge but do not cross the edge.
          if (insideBy(moon.outline, x, y) > room * 0.25 + grain)
            piece.put(
              setStone({ make: stones.make, colour: stones.second, radius: room * 0.2, metal, hold: 'bezel' }),
              at({ x, y, z, rz: turn }),
            );
        }
        break;
      case 'carved':
        piece.put(
          motifPiece(k % 2 === 0 ? 'flower' : 'leaf', room * (k % 2 === 0 ? 1.9 : 1.1), palette),
          pose.multiply(at({ z: -0.5 * s })),
        );
        break;
      case 'enamel': {
        const colours = palette.enamel ?? ['green', 'red'];
        piece.add(
          SPHERE,
          enamelOf(colours[k % colours.length]),
          pose.clone().multiply(at({ sx: room * 0.72, sy: room * 0.95, sz: room * 0.2 })),
        );
        piece.add(ringShape(1, 0.12), metal.bright, pose.multiply(at({ sx: room * 0.76, sy: room, sz: room * 0.8 })));
        break;
      }
      case 'beads':
        piece.add(SPHERE, beadOf(palette.beads), pose.clone().multiply(at({ z: room * 0.4, s: room * 0.86 })));
        piece.add(
          SPHERE,
          metal.bright,
          at({ x: p.x, y: p.y, z, rz: p.turn }).multiply(at({ x: room * 1.2, s: room * 0.3 })),
        );
        break;
      case 'filigree':
        for (const r of [0.95, 0.5])
          piece.add(ringShape(1, 0.15), metal.bright, pose.clone().multiply(at({ s: room * r })));
        piece.add(SPHERE, metal.bright, pose.multiply(at({ s: room * 0.25 })));
        break;
    }
  }
  return piece;
}

function innerPiece(inner: Exclude<NonNullable<Chandbali['inner']>, 'none'>, width: number, palette: Palette): Piece {
  switch (inner) {
    case 'flower':
      return palette.stones ? stoneFlower(width * 0.36, palette) : motifPiece('flower', width * 0.36, palette);
    case 'stone': {
      const stones = palette.stones ?? { make: 'kemp' as const, main: 'white' as const };
      return new Piece().put(
        setStone({
          make: stones.make,
          colour: stones.main,
          cut: 'pear',
          radius: width * 0.11,
          metal: palette.metal,
          hold: 'bezel',
          grains: true,
        }),
      );
    }
    case 'jhumki': {
      const radius = width * 0.17;
      const bell = new Bell('half', radius);
      const piece = new Piece().put(
        workBell(bell, radius, palette.stones ? 'stones' : 'granules', palette),
        at({ y: radius * 0.7 }),
      );
      return piece.put(
        new Piece().put(
          bell.fringe(
            { fringe: 'bead-drops', size: width * 0.06, metal: palette.metal, beads: palette.beads },
            width * 0.066,
          ),
        ),
        at({ y: radius * 0.7 }),
      );
    }
    default: {
      const w = width * (inner === 'peacock' ? 0.42 : 0.44);
      return new Piece().put(motifPiece(inner, w, palette), at({ y: -motifHeight(inner, w) * 0.04 }));
    }
  }
}
