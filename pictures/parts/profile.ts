/** Lathed parts: domes, bells, caps and drops from a profile of radius and height. */
import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, LatheGeometry, Vector2, Vector3 } from 'three';
import { MeshShape } from '../tracer/shape.ts';
import { kept } from './piece.ts';

/** Returns a lathed shape. Points are [radius, height], from the top downwards, with smooth curves between. */
export function turned(
  key: string,
  points: readonly (readonly [number, number])[],
  around = 96,
  steps = 48,
): MeshShape {
  return kept(`turned ${key}`, () => {
    const curve = new CatmullRomCurve3(
      points.map(([r, y]) => new Vector3(r, y, 0)),
      false,
      'centripetal',
    );
    const line = curve.getPoints(steps).map((p) => new Vector2(Math.max(0, p.x), p.y));
    return MeshShape.from(new LatheGeometry(line.reverse(), around));
  });
}

/**
 * Returns a shell with flutes or petals: like `turned`, but the radius grows `lobes` times around by `depth` (0..1),
 * more towards the rim.
 */
export function fluted(
  key: string,
  points: readonly (readonly [number, number])[],
  lobes: number,
  depth: number,
  sharp = 1,
): MeshShape {
  return kept(`fluted ${key} ${lobes} ${depth} ${sharp}`, () => {
    const curve = new CatmullRomCurve3(
      points.map(([r, y]) => new Vector3(r, y, 0)),
      false,
      'centripetal',
    );
    const line = curve.getPoints(56);
    const around = lobes * 14;
    const positions: number[] = [];
    const index: number[] = [];
    line.forEach((p, i) => {
      const grow = Math.min(1, (i / (line.length - 1)) * 1.6);
      for (let k = 0; k <= around; k++) {
        const a = (k / around) * Math.PI * 2;
        const wave = Math.pow(Math.abs(Math.cos((a * lobes) / 2)), sharp);
        const r = p.x * (1 - depth * grow * (1 - wave));
        positions.push(r * Math.sin(a), p.y, r * Math.cos(a));
        if (i === 0 || k === 0) continue;
        const b = i * (around + 1) + k;
        index.push(b - around - 2, b - 1, b, b - around - 2, b, b - around - 1);
      }
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    geometry.setIndex(index);
    geometry.computeVertexNormals();
    return MeshShape.from(geometry);
  });
}
