/** Flat outlines as points, from a path string as in SVG ("M0,0 C1,2 3,4 5,6 Z"). */
import { Vector2, Vector3, CubicBezierCurve3, QuadraticBezierCurve3 } from 'three';

export type Point = readonly [number, number];
export type Outline = readonly Point[];

const STEPS = 14;

/** Parses the absolute commands M, L, C, Q and Z. */
export function trace(path: string): Outline {
  const points: Point[] = [];
  let at = new Vector3();
  for (const [, command, rest] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const corner = (k: number): Vector3 => new Vector3(numbers[k * 2], numbers[k * 2 + 1], 0);
    const size = { M: 1, L: 1, C: 3, Q: 2, Z: 1 }[command] ?? 1;
    for (let k = 0; k < numbers.length / 2; k += size) {
      if (command === 'C' || command === 'Q') {
        const curve =
          command === 'C'
            ? new CubicBezierCurve3(at, corner(k), corner(k + 1), corner(k + 2))
            : new QuadraticBezierCurve3(at, corner(k), corner(k + 1));
        for (const p of curve.getPoints(STEPS).slice(1)) points.push([p.x, p.y]);
      } else points.push([numbers[k * 2], numbers[k * 2 + 1]]);
      at = corner(k + size - 1);
    }
  }
  return points;
}

export function circle(x: number, y: number, r: number, squash = 1, turn = 0): Outline {
  const c = Math.cos((turn * Math.PI) / 180);
  const s = Math.sin((turn * Math.PI) / 180);
  return Array.from({ length: 40 }, (_, k): Point => {
    const a = (k / 40) * Math.PI * 2;
    const u = r * Math.cos(a);
    const v = r * squash * Math.sin(a);
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

/** Returns a petal from the origin towards +y: `width` across at `belly` (0..1) of its length, pointed or round. */
export function petal(length: number, width: number, belly = 0.55, point = 0.8): Outline {
  const w = width / 2;
  const b = length * belly;
  return trace(
    `M0,0 C${w * 0.8},${b * 0.25} ${w},${b * 0.7} ${w},${b} C${w},${b + (length - b) * 0.55} ${w * (1 - point)},${length - (length - b) * 0.22} 0,${length} C${-w * (1 - point)},${length - (length - b) * 0.22} ${-w},${b + (length - b) * 0.55} ${-w},${b} C${-w},${b * 0.7} ${-w * 0.8},${b * 0.25} 0,0 Z`,
  );
}

export function moved(outline: Outline, x: number, y: number, turn = 0, scale: number | Point = 1): Outline {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const centre = new Vector2();
  const a = (turn * Math.PI) / 180;
  return outline.map(([u, v]): Point => {
    const p = new Vector2(u * sx, v * sy).rotateAround(centre, a);
    return [p.x + x, p.y + y];
  });
}

export function mirrored(outline: Outline): Outline {
  return outline.map(([x, y]): Point => [-x, y]);
}

/** Returns the distance to the outline: positive inside, negative outside. */
export function insideBy(outline: Outline, x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    const ex = bx - ax;
    const ey = by - ay;
    const length2 = ex * ex + ey * ey;
    const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / length2));
    const dx = x - ax - t * ex;
    const dy = y - ay - t * ey;
    const d = dx * dx + dy * dy;
    if (d < nearest) nearest = d;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** Returns the distance to an open line. */
export function awayFrom(line: Outline, x: number, y: number): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1];
    const [bx, by] = line[i];
    const ex = bx - ax;
    const ey = by - ay;
    const length2 = ex * ex + ey * ey;
    const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / length2));
    const dx = x - ax - t * ex;
    const dy = y - ay - t * ey;
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.sqrt(nearest);
}

export function boundsOf(outline: Outline): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
