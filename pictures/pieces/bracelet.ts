/** Bracelets: closed around an oval on the card, with the clasp behind. */
import { Vector2 } from 'three';
import type { Bracelet } from '#looks/look.ts';
import type { Motif } from '#looks/material.ts';
import { beadOf } from '../materials/solids.ts';
import { motifPiece } from '../motifs/motif.ts';
import { Line } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { turned } from '../parts/profile.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { chainAlong } from '../parts/strand.ts';
import { jumpRing, ring, rod } from '../parts/wire.ts';
import { Vector3 } from 'three';
import { SPHERE } from '../tracer/shape.ts';

export function bracelet(look: Bracelet, palette: Palette): Piece {
  const line = wristLine();
  const width = look.width ?? WIDTHS[look.style];
  const piece = WORK[look.style](look, line, width, palette);
  return piece.put(clasp(line, palette));
}

const WIDTHS: Record<Bracelet['style'], number> = {
  link: 7,
  tennis: 4.2,
  charm: 4.5,
  beads: 7,
  motifs: 13,
  bar: 3.4,
  mesh: 8,
};

/** Returns an oval of 18 cm, slightly open at the clasp (upper right). */
function wristLine(): Line {
  const n = 240;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const a = (62 * Math.PI) / 180 + (k / n) * Math.PI * 2 * 0.975;
      return new Vector2(31 * Math.cos(a), 25.5 * Math.sin(a));
    }),
  );
}

const WORK: Record<Bracelet['style'], (look: Bracelet, line: Line, width: number, palette: Palette) => Piece> = {
  link: (look, line, width, palette) =>
    chainAlong(line, { from: 3, to: line.length - 3 }, look.link ?? 'curb', width, palette.metal),
  tennis(_, line, width, palette) {
    const stones = palette.stones ?? {
      make: 'ad' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const radius = width * 0.42;
    const pitch = reachOf({ radius, make: stones.make, cut: stones.cut }).x * 2 + 0.2;
    const made = [stones.main, stones.second].map((colour) =>
      setStone({ make: stones.make, colour, cut: stones.cut, radius, metal: palette.metal }),
    );
    return along(line, pitch, (k) => made[k % 2]).put(rail(line, palette));
  },
  charm(look, line, width, palette) {
    const piece = chainAlong(line, { from: 2, to: line.length - 2 }, look.link ?? 'cable', width, palette.metal);
    const charms: Motif[] = look.motif ? [look.motif] : ['heart', 'star', 'moon', 'flower', 'leaf', 'sun'];
    const n = 7;
    for (let k = 0; k < n; k++) {
      const s = line.length * (0.16 + (0.68 * k) / (n - 1));
      const charm =
        k % 3 === 2 && look.beads
          ? new Piece().add(SPHERE, beadOf(palette.beads), at({ z: 3, s: 4 }))
          : motifPiece(charms[k % charms.length], 11, palette);
      piece
        .put(jumpRing(1.6, palette.metal.bright), line.frame(s, width * 0.6, 1.2))
        .put(charm, line.frame(s, width * 0.6 + 7.4, 0.4));
    }
    return piece;
  },
  beads(_, line, width, palette) {
    const radius = width / 2;
    const bead = beadOf(palette.beads);
    const n = Math.floor(line.length / (radius * 2.04));
    const piece = new Piece();
    for (let k = 0; k < n; k++) {
      const isMetal = k % 6 === 5;
      piece.add(
        SPHERE,
        isMetal ? palette.metal.worked : bead,
        line.frame(((k + 0.5) / n) * line.length, 0, radius).multiply(at({ s: radius * (isMetal ? 0.92 : 0.99) })),
      );
      if (isMetal)
        for (const x of [-1, 1])
          piece.put(
            ring(radius * 0.5, 0.5, palette.metal.bright),
            line.frame(((k + 0.5) / n) * line.length + x * radius, 0, radius).multiply(at({ ry: 90 })),
          );
    }
    return piece;
  },
  motifs(look, line, width, palette) {
    const motif = look.motif ?? 'flower';
    const part = motifPiece(motif, width, palette);
    return along(line, width + 1.8, () => part, 0.6).put(rail(line, palette, 1.1));
  },
  bar(look, line, width, palette) {
    const { metal } = palette;
    const middle = line.length * 0.52;
    const piece = new Piece();
    const half = 17;
    for (const [from, to] of [
      [2, middle - half - 1],
      [middle + half + 1, line.length - 2],
    ] as const)
      piece.put(chainAlong(line, { from, to }, look.link ?? 'cable', width * 0.7, metal));
    piece.put(chainAlong(line, { from: middle - half, to: middle + half }, 'snake', width * 1.3, metal));
    const stones = palette.stones;
    if (stones)
      for (let k = -4; k <= 4; k++)
        piece.put(
          setStone({
            make: stones.make,
            colour: k % 2 === 0 ? stones.main : stones.second,
            radius: width * 0.42,
            metal,
            hold: 'bezel',
          }),
          line.frame(middle + k * 3.7, 0, width * 1.34),
        );
    return piece;
  },
  mesh: (_, line, width, palette) => chainAlong(line, { from: 3, to: line.length - 3 }, 'mesh', width, palette.metal),
};

function along(line: Line, pitch: number, make: (k: number) => Piece, lift = 0): Piece {
  const piece = new Piece();
  const n = Math.floor((line.length - 4) / pitch);
  for (let k = 0; k < n; k++) piece.put(make(k), line.frame(2 + ((k + 0.5) / n) * (line.length - 4), 0, lift));
  return piece;
}

function rail(line: Line, palette: Palette, radius = 0.7): Piece {
  return chainAlong(line, { from: 1, to: line.length - 1 }, 'snake', radius * 1.6, palette.metal);
}

function clasp(line: Line, palette: Palette): Piece {
  const { bright } = palette.metal;
  const a = new Vector3().setFromMatrixPosition(line.frame(0, 0, 1.4));
  const b = new Vector3().setFromMatrixPosition(line.frame(line.length, 0, 1.4));
  return new Piece()
    .put(rod(a, b, 0.5, bright))
    .put(ring(1.7, 0.5, bright), line.frame(0, 0, 1.3))
    .add(
      turned(
        'lobster',
        [
          [0.28, 1],
          [0.5, 0.7],
          [0.56, 0],
          [0.46, -0.6],
          [0.2, -1],
        ],
        28,
        20,
      ),
      bright,
      line.frame(line.length - 1, 0, 1.6).multiply(at({ rz: 90, sx: 3, sy: 4, sz: 2.4 })),
    );
}
