/** Strings of beads, chains of links, threads. */
import { Matrix4, TorusGeometry, Vector3 } from 'three';
import type { ChainLink } from '#looks/look.ts';
import type { BeadColour } from '#looks/material.ts';
import type { MetalSet } from '../materials/metals.ts';
import { beadOf } from '../materials/solids.ts';
import { cordThread } from '../materials/cloth.ts';
import type { Material } from '../tracer/material.ts';
import { MeshShape, SPHERE } from '../tracer/shape.ts';
import type { Line } from './line.ts';
import { at, kept, Piece } from './piece.ts';
import { turned } from './profile.ts';
import { wire } from './wire.ts';

export type Span = { from: number; to: number; out?: number };

/** Returns touching beads along a line. `material` may vary by bead. */
export function beadsAlong(
  line: Line,
  span: Span,
  radius: number,
  material: (k: number) => Material,
  lift = radius,
): Piece {
  const piece = new Piece();
  const n = Math.max(1, Math.floor(Math.abs(span.to - span.from) / (radius * 2.02)));
  for (let k = 0; k < n; k++)
    piece.add(
      SPHERE,
      material(k),
      line.frame(span.from + ((k + 0.5) / n) * (span.to - span.from), span.out, lift).multiply(at({ s: radius })),
    );
  return piece;
}

/** Returns pearls between tiny metal spacers, the most common string of the trade. */
export function pearlString(
  line: Line,
  span: Span,
  radius: number,
  beads: BeadColour,
  metal: MetalSet,
  spacerEvery = 1,
): Piece {
  const piece = new Piece();
  const pearl = beadOf(beads);
  const spacer = radius * 0.34;
  const unit = radius * 2 * spacerEvery + (spacerEvery > 0 ? spacer * 1.1 : 0);
  const length = Math.abs(span.to - span.from);
  const units = Math.max(1, Math.round(length / unit));
  const stretch = (span.to - span.from) / (units * unit);
  const put = (s: number, r: number, material: Material, squash = 1): void => {
    piece.add(
      SPHERE,
      material,
      line.frame(span.from + s * stretch, span.out, radius * 0.98).multiply(at({ sx: r * squash, sy: r, sz: r })),
    );
  };
  for (let u = 0; u < units; u++) {
    for (let k = 0; k < spacerEvery; k++) put(u * unit + radius * (2 * k + 1), radius, pearl);
    put(u * unit + radius * 2 * spacerEvery + spacer * 0.55, radius * 0.52, metal.bright, 0.66);
  }
  return piece.put(
    wire(line.points3(span.from, span.to, radius * 0.98, span.out), Math.min(0.3, radius * 0.2), metal.ground),
  );
}

/** Returns a chain of a given link and width. */
export function chainAlong(line: Line, span: Span, link: ChainLink, width: number, metal: MetalSet): Piece {
  const piece = new Piece();
  const length = Math.abs(span.to - span.from);
  const lay = (pitch: number, make: (k: number, frame: Matrix4) => void): void => {
    const n = Math.max(2, Math.round(length / pitch));
    for (let k = 0; k < n; k++)
      make(k, line.frame(span.from + ((k + 0.5) / n) * (span.to - span.from), span.out, width * 0.5));
  };
  const { bright } = metal;
  switch (link) {
    case 'ball':
      lay(width * 1.12, (_, f) => piece.add(SPHERE, bright, f.multiply(at({ s: width / 2 }))));
      return piece.put(wire(line.points3(span.from, span.to, width * 0.5, span.out), width * 0.16, bright));
    case 'box':
      lay(width * 0.86, (k, f) =>
        piece.add(boxLink(), bright, f.multiply(at({ s: width / 2, rx: k % 2 === 0 ? 0 : 90 }))),
      );
      return piece;
    case 'rope':
      // Each ring passes through the next, rotated slightly further and all tilted, so that their edges look like wound
      // strands.
      lay(width * 0.15, (k, f) =>
        piece.add(
          linkShape(0.3),
          bright,
          f.multiply(at({ rx: k * 34 })).multiply(at({ ry: 42, y: width * 0.07, s: width * 0.36 })),
        ),
      );
      return piece;
    case 'wheat':
      lay(width * 0.42, (k, f) => {
        for (const side of [1, -1])
          piece.add(
            linkShape(0.26),
            bright,
            f
              .clone()
              .multiply(at({ y: side * width * 0.2, s: width * 0.34, rz: side * 42, ry: k % 2 ? 55 : 35, sx: 1.3 })),
          );
      });
      return piece;
    case 'snake':
      lay(width * 0.28, (_, f) =>
        piece.add(linkShape(0.42), bright, f.multiply(at({ ry: 90, rx: 0, s: width * 0.38 }))),
      );
      return piece;
    case 'mesh':
      lay(width * 0.3, (k, f) => {
        for (let r = -2; r <= 2; r++)
          piece.add(
            linkShape(0.3),
            bright,
            f.clone().multiply(
              at({
                y: r * width * 0.2,
                z: -width * 0.32,
                s: width * 0.135,
                rz: (k + r) % 2 ? 35 : -35,
                ry: 30,
                sx: 1.4,
              }),
            ),
          );
      });
      return piece;
    case 'curb':
      lay(width * 0.66, (_, f) =>
        piece.add(
          linkShape(0.3),
          bright,
          f.multiply(at({ sx: width * 0.52, sy: width * 0.4, sz: width * 0.42, rx: 34, rz: 14 })),
        ),
      );
      return piece;
    case 'figaro': {
      // Three short links, then a long one.
      const pitches = [0.82, 0.82, 1.08, 1.08].map((share) => share * width);
      const lengths = [0.5, 0.5, 0.5, 0.82];
      for (let s = width, k = 0; s < length - width; s += pitches[k++ % 4])
        piece.add(
          linkShape(0.25),
          bright,
          line
            .frame(span.from + Math.sign(span.to - span.from) * s, span.out, width * 0.5)
            .multiply(at({ sx: width * lengths[k % 4], sy: width * 0.42, sz: width * 0.42, rx: 32, rz: 8 })),
        );
      return piece;
    }
    case 'cable':
      lay(width * 0.92, (k, f) =>
        piece.add(
          linkShape(0.24),
          bright,
          f.multiply(at({ rx: k % 2 === 0 ? 8 : 82, sx: width * 0.62, sy: width * 0.42, sz: width * 0.42 })),
        ),
      );
      return piece;
  }
}

/** Returns the adjustable thread: two cords, wound ends, a bead slider, tassels. `ends` are the ends of the piece. */
export function doriTie(ends: readonly [Vector3, Vector3], up: number, metal: MetalSet): Piece {
  const piece = new Piece();
  const [left, right] = ends;
  const knot = new Vector3((left.x + right.x) / 2, Math.max(left.y, right.y) + up * 0.55, left.z);
  for (const end of ends) {
    const lean = Math.sign(end.x - knot.x);
    const middle = new Vector3((end.x + knot.x) / 2 + lean * up * 0.1, end.y + (knot.y - end.y) * 0.6, knot.z);
    piece.put(wire([end, middle, new Vector3(knot.x + lean * 0.6, knot.y, knot.z)], 0.95, cordThread));
    piece.add(
      turned(
        'dori sleeve',
        [
          [0.9, 3],
          [1.35, 2.6],
          [1.35, -2.6],
          [0.9, -3],
        ],
        28,
        12,
      ),
      metal.bright,
      new Matrix4()
        .lookAt(new Vector3(), new Vector3(middle.x - end.x, middle.y - end.y, 0), new Vector3(0, 0, 1))
        .premultiply(new Matrix4().makeTranslation(end.x, end.y, end.z))
        .multiply(at({ rx: 90 })),
    );
    // Behind the slider the ends fall to either side, each differently.
    const fall = lean < 0 ? 1 : 0.86;
    const tail = (out: number, above: number): Vector3 =>
      new Vector3(knot.x + lean * up * out, knot.y + up * above * fall, knot.z);
    const last = tail(0.92, 0.16);
    piece.put(wire([tail(0.03, 0), tail(0.12, 0.3), tail(0.42, 0.5), tail(0.74, 0.4), last], 0.95, cordThread));
    piece.add(SPHERE, metal.bright, at({ x: last.x, y: last.y, z: last.z, s: 1.6 }));
    piece.add(
      turned(
        'tassel',
        [
          [0.5, 0],
          [1.5, -1.2],
          [1.7, -3.4],
          [2.1, -9.6],
          [1.5, -9.8],
        ],
        24,
        16,
      ),
      cordThread,
      at({ x: last.x, y: last.y - 0.6, z: last.z, rz: lean * 34 }),
    );
  }
  return piece.add(SPHERE, metal.bright, at({ x: knot.x, y: knot.y, z: knot.z, sx: 2, sy: 2.4, sz: 2 }));
}

const linkShape = (thin: number): MeshShape =>
  kept(`link ${thin}`, () => MeshShape.from(new TorusGeometry(1, thin, 10, 28)));

/** Returns a square link with soft edges. */
const boxLink = (): MeshShape =>
  kept('box link', () => MeshShape.from(new TorusGeometry(0.95, 0.34, 8, 4).rotateZ(Math.PI / 4)));
