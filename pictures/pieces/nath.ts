/** Nose rings, bridal and Maharashtrian. */
import { CatmullRomCurve3, Vector2, Vector3 } from 'three';
import type { Nath } from '#looks/look.ts';
import { beadOf } from '../materials/solids.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { Line } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { setStone } from '../parts/setting.ts';
import { pearlString } from '../parts/strand.ts';
import { ring, rod, wire } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';

export function nath(look: Nath, palette: Palette): Piece {
  if (look.style === 'nathani') return nathani(look, palette);
  const piece = hoop(look, palette);
  return (look.chain ?? true) ? piece.put(chainToHair(look, palette)) : piece;
}

/** Returns a nath as it hangs from the nose. A chain to the hair crosses the cheek and is not next to the ring. */
export function nathAlone(look: Nath, palette: Palette): Piece {
  return look.style === 'nathani' ? nathani(look, palette) : hoop(look, palette);
}

/** Returns the position of the pin through the nose, in the piece's own plane. */
export function pierceOf(look: Nath): Vector2 {
  const r = (look.width ?? 34) / 2;
  const s = (look.width ?? 28) / 28;
  return look.style === 'nathani' ? new Vector2(-4 * s, 11.6 * s) : new Vector2(r * 0.76, r * 0.65);
}

/** Returns the bridal ring: beads and stones along the lower half, a motif at the side. */
function hoop(look: Nath, palette: Palette): Piece {
  const r = (look.width ?? 34) / 2;
  const { metal } = palette;
  const stones = palette.stones ?? { make: 'kundan' as const, main: 'white' as const, second: 'white' as const };
  const piece = new Piece().put(ring(r, 0.55, metal.bright));
  const n = 13;
  for (let k = 0; k < n; k++) {
    const a = (-1.9 + (k / (n - 1)) * 2.5) * 1;
    const p = new Vector2(Math.sin(a) * r, -Math.cos(a) * r);
    const size = r * (0.07 + 0.05 * Math.sin((k / (n - 1)) * Math.PI));
    if (k % 2 === 0)
      piece.put(
        setStone({
          make: stones.make,
          colour: k % 4 === 0 ? stones.main : stones.second,
          radius: size,
          metal,
          hold: 'bezel',
          grains: true,
        }),
        at({ x: p.x, y: p.y, z: 0.3 }),
      );
    else piece.add(SPHERE, beadOf(palette.beads), at({ x: p.x, y: p.y, s: size * 1.05 }));
    const out = p.clone().multiplyScalar(1 + 0.17);
    if (k > 0 && k < n - 1)
      piece
        .add(SPHERE, beadOf(palette.beads), at({ x: out.x, y: out.y, s: r * 0.052 }))
        .put(rod(new Vector3(p.x, p.y, 0), new Vector3(out.x * 1.06, out.y * 1.06, 0), 0.2, metal.bright));
  }
  const motif = look.motif ?? 'peacock';
  const width = r * 0.82;
  piece.put(
    motifPiece(motif, width, palette),
    at({ x: -r * 0.78, y: -r * 0.1 + motifHeight(motif, width) * 0.1, z: 0.8, rz: 20 }),
  );
  return piece;
}

/** Returns the chain from the motif to the hair, with its hook. */
function chainToHair(look: Nath, palette: Palette): Piece {
  const r = (look.width ?? 34) / 2;
  const { metal } = palette;
  const curve = new CatmullRomCurve3([
    new Vector3(-r * 0.95, -r * 0.2, 0),
    new Vector3(-r * 1.5, r * 0.1, 0),
    new Vector3(-r * 1.75, r * 1, 0),
    new Vector3(-r * 1.35, r * 1.75, 0),
  ]);
  const line = new Line(curve.getPoints(60).map((p) => new Vector2(p.x, p.y)));
  return new Piece()
    .put(pearlString(line, { from: 0, to: line.length }, 1.05, palette.beads, metal, 2))
    .put(
      wire(
        [
          new Vector3(-r * 1.35, r * 1.75, 1),
          new Vector3(-r * 1.28, r * 1.95, 1),
          new Vector3(-r * 1.12, r * 2, 1),
          new Vector3(-r * 1.06, r * 1.8, 1),
        ],
        0.45,
        metal.bright,
      ),
    );
}

/** Returns the Maharashtrian cluster: pearl beads in a paisley around coloured stones, on a bent wire. */
function nathani(look: Nath, palette: Palette): Piece {
  const width = look.width ?? 28;
  const s = width / 28;
  const { metal } = palette;
  const stones = palette.stones ?? { make: 'crystal' as const, main: 'ruby' as const, second: 'emerald' as const };
  const pearl = beadOf(palette.beads);
  const piece = new Piece();
  // Two arcs of beads meet in a point on the right.
  const outline = [
    [-12, 1],
    [-11.4, 5],
    [-8.4, 7.8],
    [-4.4, 8.2],
    [-0.8, 6.6],
    [2.6, 4],
    [6.4, 1.6],
    [10.6, 0.4],
    [13.4, 1.6],
    [7.6, -2.6],
    [3.6, -5.4],
    [-0.6, -7.4],
    [-5.2, -7.6],
    [-9.4, -5.6],
    [-11.6, -2.6],
  ] as const;
  for (const [k, [x, y]] of outline.entries())
    piece.add(
      SPHERE,
      k === 8 ? metal.bright : pearl,
      at({ x: x * s, y: y * s, z: 1.6 * s, s: (k > 6 && k < 10 ? 1.35 : 1.95) * s }),
    );
  // Around the two stones, without contact to them or to each other.
  for (const [x, y] of [
    [-5.4, 4.7],
    [-1.6, 2.5],
    [-1.6, -1.9],
    [-9.2, 2.5],
    [-8.6, -2.7],
    [-5.4, -4.1],
    [4.6, -0.8],
    [0.6, -3.8],
  ] as const)
    piece.add(SPHERE, pearl, at({ x: x * s, y: y * s, z: 1.8 * s, s: 1.05 * s }));
  piece.put(
    setStone({ make: stones.make, colour: stones.main, radius: 2.5 * s, metal, hold: 'bezel', grains: true }),
    at({ x: -5.4 * s, y: 0.3 * s, z: 1.6 * s }),
  );
  piece.put(
    setStone({ make: stones.make, colour: stones.second, radius: 1.3 * s, metal, hold: 'bezel' }),
    at({ x: 1.2 * s, y: -0.8 * s, z: 1.8 * s }),
  );
  piece.put(
    wire(
      [
        new Vector3(10, 0.6, 0.6),
        new Vector3(12, 5, 0.6),
        new Vector3(8, 11.5, 0.6),
        new Vector3(0, 13.6, 0.6),
        new Vector3(-5, 11, 0.6),
      ].map((v) => v.multiplyScalar(s)),
      0.55 * s,
      metal.bright,
    ),
  );
  return piece.put(
    wire(
      outline.map(([x, y]) => new Vector3(x * s, y * s, 0.8 * s)),
      0.5 * s,
      metal.bright,
      true,
    ),
  );
}
