/** The line of a necklace, chain or fringe: flat on the card, or over a bust. */
import { CubicBezierCurve, Matrix4, Vector2, Vector3 } from 'three';

/** Returns the height of the supporting surface towards the camera at a position. */
export type Surface = (x: number, y: number) => number;

export const FLAT: Surface = () => 0;

export class Line {
  readonly length: number;
  private readonly points: Vector2[];
  private readonly reached: number[];
  private readonly surface: Surface;
  private readonly isLevel: boolean;

  /** Whether it is worn on a neck, not laid on a card. */
  get isWorn(): boolean {
    return this.surface !== FLAT;
  }

  /** The outside of a level line is below it in every direction. Around a throat the two differ. */
  constructor(points: Vector2[], surface: Surface = FLAT, isLevel = false) {
    this.points = points;
    this.surface = surface;
    this.isLevel = isLevel;
    let sum = 0;
    this.reached = points.map(
      (p, k) =>
        (sum +=
          k === 0
            ? 0
            : Math.hypot(p.distanceTo(points[k - 1]), surface(p.x, p.y) - surface(points[k - 1].x, points[k - 1].y))),
    );
    this.length = sum;
  }

  /** Returns the position after `s` mm, moved `out` mm to the right of the direction of travel. */
  place(s: number, out = 0): Vector2 {
    const { p, inwards } = this.step(s);
    return new Vector2(p.x - inwards.x * out, p.y - inwards.y * out);
  }

  /**
   * Returns the angle in degrees by which hanging parts turn from the outside of the line towards the ground. It is 0
   * on a card. On a neck it is not the full angle, because adjacent parts hold each other.
   */
  tilt(s: number): number {
    if (!this.isWorn) return 0;
    const { inwards } = this.step(s);
    const outwards = Math.atan2(-inwards.y, -inwards.x);
    const turn = -Math.PI / 2 - outwards;
    return ((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI) * 0.8;
  }

  /** Returns a frame there: z away from the surface, y back towards the left side (inwards), x along the line. */
  frame(s: number, out = 0, lift = 0): Matrix4 {
    const { inwards } = this.step(s);
    const p = this.place(s, out);
    // On a body a piece bridges small hollows: it follows the slope over a few millimetres.
    const e = this.isWorn ? 5 : 0.5;
    const z = new Vector3(
      -(this.surface(p.x + e, p.y) - this.surface(p.x - e, p.y)) / (2 * e),
      -(this.surface(p.x, p.y + e) - this.surface(p.x, p.y - e)) / (2 * e),
      1,
    ).normalize();
    const y = new Vector3(inwards.x, inwards.y, 0);
    y.addScaledVector(z, -y.dot(z)).normalize();
    const x = new Vector3().crossVectors(y, z);
    return new Matrix4()
      .makeBasis(x, y, z)
      .setPosition(p.x + z.x * lift, p.y + z.y * lift, this.surface(p.x, p.y) + z.z * lift);
  }

  /** Returns points for a wire or thread along a part of the line. */
  points3(from: number, to: number, lift: number, out = 0, count = 0): Vector3[] {
    const n = count || Math.max(8, Math.ceil(Math.abs(to - from) / 4));
    return Array.from({ length: n + 1 }, (_, k) =>
      new Vector3().setFromMatrixPosition(this.frame(from + ((to - from) * k) / n, out, lift)),
    );
  }

  /** Returns a swag that hangs from a part of this line, `dip` mm deep, over the same surface. */
  swag(from: number, to: number, out: number, dip: number): Line {
    return new Line(
      Array.from({ length: 61 }, (_, k) =>
        this.place(from + ((to - from) * k) / 60, out + dip * Math.sin((k / 60) * Math.PI)),
      ),
      this.surface,
    );
  }

  private step(s: number): { p: Vector2; inwards: Vector2 } {
    const { points, reached, isLevel } = this;
    let low = 0;
    let high = points.length - 1;
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if (reached[mid] <= s) low = mid;
      else high = mid;
    }
    const t = (s - reached[low]) / (reached[high] - reached[low] || 1);
    const along = points[high].clone().sub(points[low]).normalize();
    const inwards = isLevel ? new Vector2(0, 1) : new Vector2(-along.y, along.x);
    return { p: points[low].clone().lerp(points[high], t), inwards };
  }
}

/**
 * Returns the curve of a necklace, from one side of the wearer through the lowest point (0, 0) to the other. In the
 * direction of travel, the outside is on the right. `open` is the open angle at the nape; `dip` pulls the bottom into a
 * V.
 */
export function neckLine(
  width: number,
  depth: number,
  options: { open?: number; dip?: number; surface?: Surface | undefined } = {},
): Line {
  const { open = 70, dip = 0, surface } = options;
  if (surface) return wornLine(width, depth, dip, surface);
  const end = Math.PI - (open / 2) * (Math.PI / 180);
  const a = width / 2;
  const b = depth / 2;
  const n = 220;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const t = end - (2 * end * k) / n;
      const pull = dip * b * Math.pow(Math.max(0, Math.cos(t)), 6);
      return new Vector2(-a * Math.sin(t), b - b * Math.cos(t) - pull + dip * b);
    }),
  );
}

/**
 * Returns a line that hangs from two points, `height` above its lowest point (0, 0) and `half` to either side of it.
 * `bend` is the roundness of its bottom: near 0 it is a V.
 */
export function hangingLine(half: number, height: number, bend: number): Line {
  // An odd number, so that a part in the middle hangs from a level segment, not from a corner.
  const n = 241;
  const top = Math.hypot(1, bend) - bend;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const x = (k / n) * 2 - 1;
      return new Vector2(x * half, ((Math.hypot(x, bend) - bend) / top) * height);
    }),
  );
}

/** Returns a catenary that hangs from two points `height` above its lowest point (0, 0). */
export function slackLine(half: number, height: number): Line {
  let low = 0.01;
  let high = 20;
  while (high - low > 1e-6) {
    const mid = (low + high) / 2;
    if ((Math.cosh(mid) - 1) / mid < height / half) low = mid;
    else high = mid;
  }
  const tightness = half / low;
  const reach = tightness * Math.sinh(low);
  const n = 241;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const s = ((k / n) * 2 - 1) * reach;
      return new Vector2(tightness * Math.asinh(s / tightness), Math.hypot(s, tightness) - tightness);
    }),
  );
}

/**
 * Returns a tight band around a throat: level, slightly lower in front, from one side of the neck to the other, beyond
 * which it is invisible. The lowest point is (0, 0).
 */
export function throatLine(half: number, surface: Surface): Line {
  const n = 160;
  const end = 1.4;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const t = ((k / n) * 2 - 1) * end;
      return new Vector2(half * Math.sin(t), half * 0.42 * (1 - Math.cos(t)));
    }),
    surface,
    true,
  );
}

/**
 * The point at which a necklace crosses the shoulder: the distance from the middle and the height above the hollow of
 * the throat, in mm.
 */
export const CREST = { x: 88, y: 84 };
/** The length over the shoulder that is modelled beyond that point, out of sight. */
const OVER = 64;

/** Returns the line of a worn necklace of `depth` mm: `width` apart at the shoulders, pulled into a V by `dip`. */
function wornLine(width: number, depth: number, dip: number, surface: Surface): Line {
  const a = width / 2;
  const curve = new CubicBezierCurve(
    new Vector2(0, 0),
    new Vector2(a * (0.92 - dip * 2.2), 0),
    new Vector2(a * (1.12 - dip * 1.2), depth * 0.42),
    new Vector2(CREST.x, depth + OVER),
  );
  const half = curve.getSpacedPoints(110);
  return new Line([...half.toReversed().map(({ x, y }) => new Vector2(-x, y)), ...half.slice(1)], surface);
}
