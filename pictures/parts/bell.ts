/** The dome of a jhumka: its form, and positions on it. */
import type { Matrix4 } from 'three';
import { CatmullRomCurve3, Vector3 } from 'three';
import type { Jhumka } from '#looks/look.ts';
import { SPHERE } from '../tracer/shape.ts';
import { hangingDrop, type Drop } from './fringe.ts';
import type { Palette } from './palette.ts';
import { at, facing, Piece } from './piece.ts';
import { fluted, turned } from './profile.ts';
import { ring } from './wire.ts';

type Form = NonNullable<Jhumka['dome']>;

/** Radius and height, from the crown to the rim, for a rim of radius 1. */
const FORMS: Record<Form, readonly (readonly [number, number])[]> = {
  half: [
    [0.1, 0],
    [0.42, -0.05],
    [0.74, -0.24],
    [0.93, -0.56],
    [0.99, -0.86],
    [1.02, -0.95],
  ],
  bell: [
    [0.1, 0],
    [0.36, -0.04],
    [0.6, -0.22],
    [0.72, -0.5],
    [0.82, -0.76],
    [0.96, -0.94],
    [1.03, -1],
  ],
  umbrella: [
    [0.1, 0],
    [0.4, -0.03],
    [0.74, -0.16],
    [0.95, -0.38],
    [1.02, -0.56],
  ],
  cone: [
    [0.1, 0],
    [0.28, -0.1],
    [0.52, -0.46],
    [0.76, -0.9],
    [0.96, -1.24],
    [1.02, -1.3],
  ],
};

export class Bell {
  readonly height: number;
  private readonly radius: number;
  private readonly form: Form;
  private readonly curve: CatmullRomCurve3;

  constructor(form: Form, radius: number) {
    this.form = form;
    this.radius = radius;
    this.curve = new CatmullRomCurve3(
      FORMS[form].map(([r, y]) => new Vector3(r * radius, y * radius, 0)),
      false,
      'centripetal',
    );
    this.height = -FORMS[form][FORMS[form].length - 1][1] * radius;
  }

  /** Returns a position on the outside: `t` from crown (0) to rim (1), rotated by `degrees`. y points up the bell. */
  spot(t: number, degrees: number, lift = 0): Matrix4 {
    const p = this.curve.getPointAt(t);
    const d = this.curve.getTangentAt(t);
    const a = (degrees * Math.PI) / 180;
    const out = new Vector3(-d.y, d.x, 0);
    const turn = (v: Vector3): Vector3 => new Vector3(v.x * Math.sin(a), v.y, v.x * Math.cos(a));
    return facing(turn(p).addScaledVector(turn(out), lift), turn(out), turn(d).negate());
  }

  radiusAt(t: number): number {
    return this.curve.getPointAt(t).x;
  }

  shell(palette: Palette, flutes = 0): Piece {
    const shape =
      flutes > 0
        ? fluted(this.form, FORMS[this.form], flutes, 0.1, 0.6)
        : turned(`bell ${this.form}`, FORMS[this.form], 128);
    const s = this.radius;
    const piece = new Piece().add(shape, palette.metal.worked, at({ s }));
    piece.add(
      turned(
        'bell cap',
        [
          [0.06, 0.2],
          [0.12, 0.17],
          [0.1, 0.1],
          [0.3, 0.03],
          [0.36, -0.05],
        ],
        40,
        20,
      ),
      palette.metal.bright,
      at({ s }),
    );
    const rim = this.radiusAt(1);
    piece.put(ring(rim, s * 0.028, palette.metal.bright), at({ y: -this.height, rx: 90 }));
    return piece.put(
      ring(this.radiusAt(0.9) * 1.01, s * 0.018, palette.metal.bright),
      at({ y: this.spot(0.9, 0).elements[13], rx: 90 }),
    );
  }

  /** Places the same small part all around at one height. `lean` tilts it out of the surface. */
  round(t: number, count: number, make: (k: number) => Piece, options: { lift?: number; shift?: number } = {}): Piece {
    const piece = new Piece();
    for (let k = 0; k < count; k++)
      piece.put(make(k), this.spot(t, ((k + (options.shift ?? 0)) / count) * 360, options.lift ?? 0));
    return piece;
  }

  /** Returns how many parts of a width fit around at one height. */
  fit(t: number, width: number): number {
    return Math.max(6, Math.floor((2 * Math.PI * this.radiusAt(t)) / width));
  }

  grains(t: number, grain: number, palette: Palette): Piece {
    return this.round(
      t,
      this.fit(t, grain * 2.05),
      () => new Piece().add(SPHERE, palette.metal.bright, at({ s: grain })),
      { lift: grain * 0.3 },
    );
  }

  fringe(drop: Drop, spacing: number): Piece {
    const n = this.fit(1, spacing);
    const part = hangingDrop(drop);
    const r = this.radiusAt(1);
    const piece = new Piece();
    for (let k = 0; k < n; k++) {
      const a = ((k + 0.5) / n) * 360;
      const rad = (a * Math.PI) / 180;
      piece.put(part, at({ x: r * Math.sin(rad), y: -this.height + this.radius * 0.01, z: r * Math.cos(rad), ry: a }));
    }
    return piece;
  }
}
