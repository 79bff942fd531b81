/** Danglers: all hanging earrings except jhumkas and chandbalis. */
import { Vector3 } from 'three';
import type { Drop } from '#looks/look.ts';
import type { Motif } from '#looks/material.ts';
import { beadOf } from '../materials/solids.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import { earTop } from '../parts/ear-top.ts';
import { edgeAt } from '../parts/edge.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { haloed } from '../parts/halo.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { beadCircle, jumpRing, ring, rod, wire } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';

export function drop(look: Drop, palette: Palette): Piece {
  const length = look.length ?? 52;
  const top = earTop(look.top, look.top === 'hook' ? length * 0.17 : length * 0.24, palette);
  const link = length * 0.02 + 0.3;
  const piece = new Piece()
    .put(top.piece)
    .put(jumpRing(link, palette.metal.bright, true), at({ y: -top.bottom - link * 0.6 }));
  const y = -top.bottom - link * 1.6;
  return piece.put(BODIES[look.style](look, length + y, palette), at({ y }));
}

/** Each hangs from the origin and is about `length` long. */
const BODIES: Record<Drop['style'], (look: Drop, length: number, palette: Palette) => Piece> = {
  pear(look, length, palette) {
    const stones = palette.stones ?? {
      make: 'crystal' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'pear' as const,
    };
    const { metal } = palette;
    const radius = length * 0.2;
    const cut = stones.cut === 'round' ? 'pear' : stones.cut;
    const centre = { make: stones.make, colour: stones.main, cut, radius, metal, hold: 'bezel' as const };
    // Small stones all around the drop, like a frame.
    const front = haloed({ centre, small: length * 0.03, colour: stones.second }).piece;
    const middle = -length * 0.05 - edgeAt(front, 0, 1);
    const piece = new Piece()
      .put(jumpRing(length * 0.03, metal.bright), at({ y: -length * 0.03, z: 0.6 }))
      .put(front, at({ y: middle }));
    return hung(piece, look, middle + edgeAt(front, 0, -1), palette);
  },
  tiers(look, length, palette) {
    const motif: Motif = look.motif ?? 'flower';
    const piece = new Piece();
    let y = 0;
    for (const share of [0.24, 0.31, 0.4]) {
      const width = length * share;
      const height = motifHeight(motif, width);
      piece.put(motifPiece(motif, width, palette), at({ y: y - height / 2 }));
      y -= height;
      piece.put(jumpRing(length * 0.022, palette.metal.bright, true), at({ y: y - length * 0.014, z: 0.6 }));
      y -= length * 0.035;
    }
    return hung(piece, look, y + length * 0.02, palette);
  },
  chains(look, length, palette) {
    const { metal } = palette;
    const piece = new Piece().put(
      motifPiece(look.motif ?? 'plain', length * 0.3, palette),
      at({ y: -motifHeight(look.motif ?? 'plain', length * 0.3) / 2 }),
    );
    const from = -motifHeight(look.motif ?? 'plain', length * 0.3);
    for (let k = -3; k <= 3; k++) {
      const x = k * length * 0.042;
      const long = (length * 0.5 + from * 0.2) * (1 - Math.abs(k) * 0.07);
      const links = Math.round(long / 1.25);
      for (let l = 0; l < links; l++)
        piece.put(jumpRing(0.72, metal.bright, l % 2 === 0), at({ x, y: from + 0.6 - l * 1.2, z: 0.8 }));
      piece.add(
        SPHERE,
        palette.beads && look.beads ? beadOf(palette.beads) : metal.bright,
        at({ x, y: from - links * 1.2 - 0.6, z: 0.8, s: 1.5 }),
      );
    }
    return piece;
  },
  line(look, length, palette) {
    const stones = palette.stones ?? {
      make: 'ad' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const piece = new Piece();
    const n = 9;
    let y = 0;
    for (let k = 0; k < n; k++) {
      const last = k === n - 1;
      const radius = length * (last ? 0.085 : 0.036);
      const cut = last ? stones.cut : 'round';
      const reach = reachOf({ radius, make: stones.make, cut });
      y -= reach.above;
      piece.put(
        setStone({ make: stones.make, colour: last ? stones.main : stones.second, cut, radius, metal: palette.metal }),
        at({ y }),
      );
      y -= reach.below + 0.15;
    }
    piece.put(rod(new Vector3(0, 0, 0.1), new Vector3(0, y * 0.86, 0.1), 0.3, palette.metal.bright));
    return hung(piece, look, y, palette);
  },
  hoop(look, length, palette) {
    const r = length * 0.32;
    const { metal } = palette;
    const piece = new Piece()
      .put(ring(r, r * 0.07, metal.bright), at({ y: -r }))
      .put(beadCircle(r * 1.1, r * 0.045, metal.bright), at({ y: -r }));
    piece.put(ring(r * 0.9, r * 0.03, metal.bright), at({ y: -r }));
    const w = r * 1.05;
    piece.put(
      motifPiece(look.motif ?? 'flower', w, palette),
      at({ y: -r * 2 + motifHeight(look.motif ?? 'flower', w) * 0.52 }),
    );
    return hung(piece, look, -r * 2.1, palette, r * 0.9);
  },
  kite(look, length, palette) {
    const h = length * 0.4;
    const piece = new Piece();
    const w = motifHeight('geometric', 1);
    piece.put(motifPiece('geometric', (h * 1.3) / w, palette), at({ y: -h * 0.66 }));
    for (const side of [-1, 1])
      piece
        .put(rod(new Vector3(0, 0, 0.3), new Vector3(side * h * 0.62, -h * 0.66, 0.3), 0.5, palette.metal.bright))
        .put(
          rod(new Vector3(side * h * 0.62, -h * 0.66, 0.3), new Vector3(0, -h * 1.5, 0.3), 0.5, palette.metal.bright),
        );
    return hung(piece, look, -h * 1.46, palette);
  },
  beads(_, length, palette) {
    const { metal } = palette;
    const piece = new Piece();
    let y = 0;
    for (const r of [0.045, 0.06, 0.08, 0.105]) {
      const radius = length * r;
      piece.add(SPHERE, metal.bright, at({ y: y - 0.5, sx: radius * 0.6, sy: 0.6, sz: radius * 0.6 }));
      y -= 0.9 + radius;
      piece.add(SPHERE, beadOf(palette.beads), at({ y, s: radius }));
      y -= radius;
    }
    piece.put(wire([new Vector3(0, 0.4, 0), new Vector3(0, y, 0)], 0.3, metal.bright));
    return piece.put(
      hangingDrop({ fringe: 'gold-drops', size: length * 0.07, metal, beads: palette.beads }),
      at({ y: y + 0.4 }),
    );
  },
};

/** Adds drops below a dangler if the look has them. */
function hung(piece: Piece, look: Drop, bottom: number, palette: Palette, spread = 0): Piece {
  if (!look.fringe || look.fringe === 'none') return piece;
  const size = (look.length ?? 52) * 0.07;
  const reach = spread || size * 1.3;
  for (let k = -1; k <= 1; k++)
    piece.put(
      hangingDrop(dropOf(look.fringe, k === 0 ? size * 1.15 : size, palette)),
      at({ x: k * reach * 0.8, y: bottom + Math.abs(k) * reach * (spread ? 0.42 : 0.3), z: 0.8 }),
    );
  return piece;
}
