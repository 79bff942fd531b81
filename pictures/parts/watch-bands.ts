/** The band of a watch: links, a stiff kada, leather, mesh. */
import { BoxGeometry, BufferGeometry, Float32BufferAttribute, type Matrix4, Vector3 } from 'three';
import type { StrapColour, Watch } from '#looks/look.ts';
import { leather } from '../materials/cloth.ts';
import type { Rgb } from '../tracer/material.ts';
import { MeshShape, SPHERE } from '../tracer/shape.ts';
import type { Palette } from './palette.ts';
import { at, facing, kept, type Piece } from './piece.ts';
import { setStone } from './setting.ts';
import { ringShape, rod } from './wire.ts';

const STRAPS: Record<StrapColour, Rgb> = {
  black: [0.014, 0.013, 0.013],
  brown: [0.1, 0.04, 0.018],
  tan: [0.36, 0.17, 0.065],
  maroon: [0.1, 0.008, 0.018],
  blue: [0.012, 0.024, 0.09],
  green: [0.012, 0.06, 0.03],
  grey: [0.16, 0.16, 0.165],
  white: [0.76, 0.74, 0.7],
  pink: [0.64, 0.3, 0.3],
};

/** The wrist's oval in the y-z plane: 0° is in front, angles increase upwards. */
export class Wrist {
  readonly rise: number;
  readonly depth: number;
  constructor(rise: number, depth: number) {
    this.rise = rise;
    this.depth = depth;
  }
  frame(degrees: number, out = 0, x = 0): Matrix4 {
    const a = (degrees * Math.PI) / 180;
    const p = new Vector3(x, this.rise * Math.sin(a), this.depth * Math.cos(a));
    const n = new Vector3(0, Math.sin(a) / this.rise, Math.cos(a) / this.depth).normalize();
    return facing(p.addScaledVector(n, out), n, new Vector3(0, Math.cos(a), -Math.sin(a)));
  }
  /** Returns the angle at which the oval reaches a height. */
  angleOf(height: number): number {
    return (Math.asin(Math.min(0.98, height / this.rise)) * 180) / Math.PI;
  }
  /** Returns even steps along the oval from one angle to another. */
  steps(from: number, to: number, pitch: number): number[] {
    const angles: number[] = [];
    const sample = 600;
    let walked = pitch / 2;
    let last = new Vector3().setFromMatrixPosition(this.frame(from));
    for (let k = 1; k <= sample; k++) {
      const a = from + ((to - from) * k) / sample;
      const p = new Vector3().setFromMatrixPosition(this.frame(a));
      walked += p.distanceTo(last);
      last = p;
      if (walked >= pitch) {
        walked -= pitch;
        angles.push(a);
      }
    }
    return angles;
  }
}

/** Places the look's band around the wrist, from the edge of the case. */
export function strapOn(piece: Piece, look: Watch, half: number, wrist: Wrist, clear: number, palette: Palette): void {
  BANDS[look.band](piece, look, half, wrist, clear, palette);
}

type Band = (piece: Piece, look: Watch, half: number, wrist: Wrist, clear: number, palette: Palette) => void;

const BANDS: Record<Watch['band'], Band> = {
  bracelet(piece, look, half, wrist, clear, palette) {
    const { metal, second } = palette;
    const links = wrist.steps(clear, 360 - clear, 4.1);
    const from = half * 1.02;
    links.forEach((a) => {
      // The band narrows away from the case.
      const away = Math.min(a - clear, 360 - clear - a);
      const w = from * (1 - 0.36 * Math.min(1, away / 70));
      const edge = (side: number): Matrix4 => wrist.frame(a, 0.2, side * w * 0.38);
      for (const side of [-1, 1])
        piece.add(linkShape(), metal.bright, edge(side).multiply(at({ sx: w * 0.32, sy: 3.8, sz: 2.2 })));
      piece.add(linkShape(), second.worked, wrist.frame(a, 0.45).multiply(at({ sx: w * 0.42, sy: 3.8, sz: 2.3 })));
      if (look.bezel === 'stones' && away < 40)
        piece.put(
          setStone({ make: 'ad', colour: 'white', radius: Math.min(1.25, w * 0.13), metal, hold: 'bezel' }),
          wrist.frame(a, 1.4),
        );
    });
  },
  kada(piece, _, half, wrist, clear, palette) {
    const { metal } = palette;
    const piece2 = sweepBand(wrist, clear, (away) => half * (1.1 - 0.62 * Math.min(1, away / 120)), [
      [-0.5, -0.9],
      [-0.5, 0.6],
      [-0.3, 1.2],
      [0, 1.5],
      [0.3, 1.2],
      [0.5, 0.6],
      [0.5, -0.9],
    ]);
    piece.add(piece2, metal.bright);
    if (palette.stones) {
      const stones = palette.stones;
      for (const a of wrist.steps(clear + 3, 118, 3.3))
        for (const s of [a, 360 - a]) {
          const away = s > 180 ? 360 - s - clear : s - clear;
          const r = 1.35 - 0.55 * Math.min(1, away / 90);
          piece.put(
            setStone({ make: stones.make, colour: stones.main, radius: r, metal, hold: 'bezel' }),
            wrist.frame(s, 1.3),
          );
          for (const x of [-1, 1])
            piece.put(
              setStone({ make: stones.make, colour: stones.second, radius: r * 0.56, metal, hold: 'bezel' }),
              wrist.frame(s, 1, x * half * (0.36 - 0.18 * Math.min(1, away / 110))),
            );
        }
    }
  },
  strap(piece, look, half, wrist, clear, palette) {
    const skin = leather(STRAPS[look.strap ?? 'brown']);
    const width = (away: number): number => half * (1.12 - 0.3 * Math.min(1, away / 110));
    piece.add(
      sweepBand(wrist, clear, width, [
        [-0.5, -1],
        [-0.5, 0.1],
        [-0.44, 0.62],
        [-0.2, 1.05],
        [0.2, 1.05],
        [0.44, 0.62],
        [0.5, 0.1],
        [0.5, -1],
      ]),
      skin,
    );
    const thread = leather(lighter(STRAPS[look.strap ?? 'brown']));
    for (const a of wrist.steps(clear + 3, 150, 2))
      for (const s of [a, 360 - a]) {
        const away = s > 180 ? 360 - s - clear : s - clear;
        for (const side of [-1, 1])
          piece.add(
            SPHERE,
            thread,
            wrist.frame(s, 0.62, side * width(away) * 0.42).multiply(at({ sx: 0.17, sy: 0.62, sz: 0.2 })),
          );
      }
    lugs(piece, half, wrist, clear, palette);
    buckle(piece, half, wrist, palette);
  },
  mesh(piece, _, half, wrist, clear, palette) {
    const { metal } = palette;
    const w = half * 1.06;
    piece.add(
      sweepBand(wrist, clear, () => w, [
        [-0.5, -0.5],
        [-0.5, 0.2],
        [0.5, 0.2],
        [0.5, -0.5],
      ]),
      metal.ground,
    );
    const columns = Math.round(w / 0.95);
    for (const [k, a] of wrist.steps(clear, 360 - clear, 0.95).entries()) {
      if (a > 105 && a < 255) continue;
      for (let c = 0; c < columns; c++)
        piece.add(
          ringShape(1, 0.34),
          metal.bright,
          wrist
            .frame(a, 0.3, ((c + 0.5 + (k % 2) * 0.5) / columns - 0.5) * w * 0.98)
            .multiply(at({ sx: 0.62, sy: 0.5, sz: 0.5, rz: k % 2 ? 28 : -28 })),
        );
    }
    lugs(piece, half, wrist, clear, palette);
  },
};

function lighter(c: Rgb): Rgb {
  return [c[0] * 0.6 + 0.22, c[1] * 0.6 + 0.2, c[2] * 0.6 + 0.17];
}

function lugs(piece: Piece, half: number, wrist: Wrist, clear: number, palette: Palette): void {
  for (const end of [clear + 2, 360 - clear - 2]) {
    const rise = Math.sin((end * Math.PI) / 180) * wrist.rise;
    for (const x of [-0.62, 0.62])
      piece.put(
        rod(
          new Vector3(x * half, rise * 0.8, wrist.depth),
          new Vector3(x * half * 0.98, rise * 1.06, wrist.depth * Math.cos((end * Math.PI) / 180) + 0.8),
          1.15,
          palette.metal.bright,
        ),
      );
    piece.put(
      rod(
        new Vector3(-0.62 * half, rise * 1.04, wrist.depth * Math.cos((end * Math.PI) / 180) + 0.6),
        new Vector3(0.62 * half, rise * 1.04, wrist.depth * Math.cos((end * Math.PI) / 180) + 0.6),
        0.6,
        palette.metal.bright,
      ),
    );
  }
}

function buckle(piece: Piece, half: number, wrist: Wrist, palette: Palette): void {
  piece.add(
    kept('buckle', () => MeshShape.from(new BoxGeometry(1, 1, 1))),
    palette.metal.bright,
    wrist.frame(180, 1.4).multiply(at({ sx: half * 0.9, sy: 9, sz: 1.2 })),
  );
}

/** Returns a band of varying width around the wrist, from its cross-section ([share of the width, thickness]). */
function sweepBand(
  wrist: Wrist,
  clear: number,
  width: (away: number) => number,
  section: readonly (readonly [number, number])[],
): MeshShape {
  const steps = 150;
  const positions: number[] = [];
  const index: number[] = [];
  const v = new Vector3();
  for (let k = 0; k <= steps; k++) {
    const a = clear * 0.8 + ((360 - clear * 1.6) * k) / steps;
    const w = width(Math.max(0, Math.min(a - clear, 360 - clear - a)));
    const frame = wrist.frame(a);
    for (const [x, z] of section) {
      v.set(x * w, 0, z).applyMatrix4(frame);
      positions.push(v.x, v.y, v.z);
    }
  }
  const n = section.length;
  for (let k = 0; k < steps; k++)
    for (let i = 0; i < n; i++) {
      const a = k * n + i;
      const b = k * n + ((i + 1) % n);
      index.push(a, b, b + n, a, b + n, a + n);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return MeshShape.from(geometry);
}

/** Returns a link with a slightly curved top and rounded ends. */
const linkShape = (): MeshShape =>
  kept('watch link', () => {
    const positions: number[] = [];
    const index: number[] = [];
    const profile: [number, number][] = [
      [-0.5, -0.5],
      [-0.5, 0.1],
      [-0.42, 0.36],
      [-0.2, 0.5],
      [0.2, 0.5],
      [0.42, 0.36],
      [0.5, 0.1],
      [0.5, -0.5],
    ];
    for (const x of [-0.5, -0.44, 0.44, 0.5])
      for (const [y, z] of profile)
        positions.push(x, y * (Math.abs(x) === 0.5 ? 0.86 : 1), z * (Math.abs(x) === 0.5 ? 0.8 : 1));
    const n = profile.length;
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < n; i++) {
        const a = k * n + i;
        const b = k * n + ((i + 1) % n);
        index.push(a, b, b + n, a, b + n, a + n);
      }
    for (const k of [0, 3]) for (let i = 1; i < n - 1; i++) index.push(k * n, k * n + i, k * n + i + 1);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    geometry.setIndex(index);
    const flat = geometry.toNonIndexed();
    flat.computeVertexNormals();
    return MeshShape.from(flat);
  });
