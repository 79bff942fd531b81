/** A necklace consists of bands: rows of stones, beads, motifs and drops, one outside the other along the same line. */
import type { Fringe, Motif, StoneColour } from '#looks/material.ts';
import { hangingPlaces, motifHeight, motifPiece } from '../motifs/motif.ts';
import { BufferGeometry, Float32BufferAttribute, type Matrix4, Vector3 } from 'three';
import { MeshShape, SPHERE } from '../tracer/shape.ts';
import { edgeAt } from './edge.ts';
import { dropOf, hangingDrop, type Drop } from './fringe.ts';
import type { Cut } from './gem-cuts.ts';
import type { Line } from './line.ts';
import type { Palette } from './palette.ts';
import { at, Piece } from './piece.ts';
import { reachOf, setStone } from './setting.ts';
import { pearlString } from './strand.ts';
import { jumpRing } from './wire.ts';

/** The position of a band: `reach` mm to either side of the middle, `out` mm outside the line. */
export type Course = { reach: number; out: number; lift?: number };

/** Returns the size factor along a band: `ends` at the ends, 1 in the middle. */
export type Swell = (along: number) => number;

export const even: Swell = () => 1;
export const swelling =
  (ends: number): Swell =>
  (along) =>
    ends + (1 - ends) * (1 - along * along);

/**
 * Places parts from the middle outwards, each next to the last. `make` gets the size factor, the index (0 is the
 * middle, both sides share indexes) and the tilt of hanging parts. `width` returns the width of a part at size 1.
 */
export function layOut(
  line: Line,
  course: Course,
  width: number,
  swell: Swell,
  make: (size: number, k: number, side: -1 | 0 | 1, tilt: number) => Piece,
  skip = 0,
): Piece {
  const piece = new Piece();
  const middle = line.length / 2;
  // The outer side of a bend is longer than the line itself.
  const stretchAt = (s: number): number =>
    Math.max(0.3, line.place(s - 5, course.out).distanceTo(line.place(s + 5, course.out)) / 10);
  const put = (s: number, size: number, k: number, side: -1 | 0 | 1): void => {
    piece.put(make(size, k, side, line.tilt(s)), line.frame(s, course.out, course.lift ?? 0));
  };
  let s = skip;
  if (skip === 0) {
    put(middle, 1, 0, 0);
    s = (width * swell(0)) / 2 / stretchAt(middle);
  }
  for (let k = 1; k < 400; k++) {
    const size = swell(Math.min(1, s / course.reach));
    const half = (width * size) / 2 / stretchAt(middle + s);
    if (s + half > course.reach) break;
    put(middle + s + half, size, k, 1);
    put(middle - s - half, size, k, -1);
    s += half * 2;
  }
  return piece;
}

export function stoneBand(
  line: Line,
  course: Course,
  radius: number,
  palette: Palette,
  options: {
    cut?: Cut;
    swell?: Swell;
    colour?: (k: number) => StoneColour;
    grains?: boolean;
    skip?: number;
    /** The part that hangs from each stone. */
    hang?: Piece | undefined;
  } = {},
): Piece {
  const stones = palette.stones ?? {
    make: 'kemp' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const cut = options.cut ?? 'round';
  const reach = reachOf({ radius, make: stones.make, cut, grains: options.grains });
  const made = new Map<string, Piece>();
  return layOut(
    line,
    course,
    reach.x * 2 + 0.15,
    options.swell ?? even,
    (size, k, _, tilt) => {
      const colour = options.colour?.(k) ?? stones.main;
      const key = `${colour} ${k % 5}`;
      let part = made.get(key);
      if (!part) {
        part = setStone({
          make: stones.make,
          colour,
          cut,
          radius,
          metal: palette.metal,
          grains: options.grains,
          variant: k % 5,
        });
        made.set(key, part);
      }
      const whole = new Piece().put(part, at({ s: size }));
      return options.hang ? whole.put(options.hang, at({ y: (0.3 - reach.below) * size, s: size, rz: tilt })) : whole;
    },
    options.skip,
  );
}

/** A hanging part, and its position across the motif as a share of its width. */
export type Hung = { across: number; part: Piece };

export function motifBand(
  line: Line,
  course: Course,
  motif: Motif,
  width: number,
  palette: Palette,
  options: { swell?: Swell; skip?: number; gap?: number; hang?: readonly Hung[] } = {},
): Piece {
  const part = motifPiece(motif, width, palette);
  const mirror = motifPiece(motif, width, palette, { mirrored: true });
  const hooks = (options.hang ?? []).map(({ across, part: hung }) => ({ x: across * width, hung }));
  const edges = [part, mirror].map((one) => hooks.map(({ x }) => edgeAt(one, x, -1, width * 0.08)));
  return layOut(
    line,
    course,
    width + (options.gap ?? 0.4),
    options.swell ?? even,
    (size, _, side, tilt) => {
      const whole = new Piece().put(side < 0 ? mirror : part, at({ s: size }));
      hooks.forEach(({ x, hung }, k) =>
        whole.put(hung, at({ x: x * size, y: (edges[side < 0 ? 1 : 0]![k]! + 0.3) * size, s: size, rz: tilt })),
      );
      return whole;
    },
    options.skip,
  );
}

export function beadBand(line: Line, course: Course, radius: number, palette: Palette): Piece {
  const middle = line.length / 2;
  const piece = new Piece();
  const n = Math.floor((course.reach * 2) / (radius * 2.03));
  for (let k = 0; k < n; k++)
    piece.add(
      SPHERE,
      palette.metal.bright,
      line
        .frame(
          middle - course.reach + ((k + 0.5) / n) * course.reach * 2,
          course.out,
          (course.lift ?? 0) + radius * 0.8,
        )
        .multiply(at({ s: radius })),
    );
  return piece;
}

export function pearlBand(line: Line, course: Course, radius: number, palette: Palette): Piece {
  const middle = line.length / 2;
  return pearlString(
    line,
    { from: middle - course.reach, to: middle + course.reach, out: course.out },
    radius,
    palette.beads,
    palette.metal,
    1,
  );
}

/** Returns a band of drops that hang outwards. */
export function dropBand(
  line: Line,
  course: Course,
  drop: Drop,
  spacing: number,
  options: { swell?: Swell; skip?: number } = {},
): Piece {
  const part = swinging(drop);
  return layOut(
    line,
    course,
    spacing,
    options.swell ?? even,
    // Its loop encloses the edge from which it hangs.
    (size, _, __, tilt) => new Piece().put(part, at({ y: 0.35, s: size, rz: tilt })),
    options.skip,
  );
}

/** Returns a drop, raised clear of the parts below it. */
export function swinging(drop: Drop): Piece {
  return new Piece().put(hangingDrop(drop), at({ z: drop.size * 0.42 }));
}

/** Returns the metal strip below a band that carries it: a flat plate with a soft edge. */
export function backing(line: Line, course: Course, width: number, palette: Palette): Piece {
  const middle = line.length / 2;
  const steps = Math.max(24, Math.round(course.reach));
  const section = [
    [-0.5, 0],
    [-0.5, 0.35],
    [-0.46, 0.5],
    [0.46, 0.5],
    [0.5, 0.35],
    [0.5, 0],
  ] as const;
  const positions: number[] = [];
  const index: number[] = [];
  const v = new Vector3();
  for (let k = 0; k <= steps; k++) {
    const s = middle + ((k / steps) * 2 - 1) * course.reach;
    for (const [across, up] of section) {
      v.setFromMatrixPosition(line.frame(s, course.out + across * width, up));
      positions.push(v.x, v.y, v.z);
    }
    if (k === 0) continue;
    for (let i = 0; i < section.length - 1; i++) {
      const a = (k - 1) * section.length + i;
      index.push(a, a + section.length, a + section.length + 1, a, a + section.length + 1, a + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  return new Piece().add(MeshShape.from(geometry), palette.metal.ground);
}

export type Centre = {
  motif: Motif;
  width: number;
  /** Its height above the ground. */
  lift: number;
  /** The kind of the three drops below it. */
  fringe?: Exclude<Fringe, 'none'> | undefined;
  /** The outer edge of the band from which it hangs, if it is not on the band itself. */
  from?: number;
};

/** Returns the larger piece in the middle. Its top is `out` mm outside the line. */
export function centrePiece(line: Line, out: number, centre: Centre, palette: Palette): Piece {
  const { motif, width, lift, fringe, from } = centre;
  const part = motifPiece(motif, width, palette);
  const middle = out + motifHeight(motif, width) / 2;
  const piece = new Piece().put(part, line.frame(line.length / 2, middle, lift));
  const place = (x: number, y: number, z: number): Matrix4 => line.frame(line.length / 2, y, z).multiply(at({ x }));
  if (from !== undefined)
    for (const x of [-0.18, 0.18]) {
      const top = middle - edgeAt(part, x * width, 1) + 0.5;
      const links = Math.max(1, Math.round((top - from) / 2));
      for (let k = 0; k < links; k++) {
        const y = from + ((k + 0.5) / links) * (top - from);
        piece.put(
          jumpRing((top - from) / links / 2 + 0.35, palette.metal.bright, k % 2 > 0),
          place(x * width, y, lift),
        );
      }
    }
  if (fringe)
    for (const x of hangingPlaces(motif))
      piece.put(
        hangingDrop(dropOf(fringe, 5, palette)),
        place(x * width, middle - edgeAt(part, x * width, -1) - 0.4, lift + 0.6),
      );
  return piece;
}
