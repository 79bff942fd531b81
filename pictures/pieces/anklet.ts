/** Payal: longer and looser than a bracelet, a pair of open rings; bells or drops on the outside. */
import { Vector2 } from 'three';
import type { Anklet } from '#looks/look.ts';
import { motifPiece } from '../motifs/motif.ts';
import { dropOf, ghungroo, hangingDrop } from '../parts/fringe.ts';
import { Line } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { chainAlong, pearlString } from '../parts/strand.ts';
import { jumpRing, ring } from '../parts/wire.ts';

export function anklet(look: Anklet, palette: Palette): Piece {
  const one = single(look, palette);
  if (look.count === 1) return one;
  // One across the other, like a pair on a jeweller's tray.
  return new Piece().put(one, at({ x: -19, y: 13, rz: 8 })).put(one, at({ x: 19, y: -13, z: 2.6, rz: -6 }));
}

/** Returns an open ring of 24 cm. Its ends cross slightly at the upper right. */
function ankle(): Line {
  const n = 240;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const a = (58 * Math.PI) / 180 + (k / n) * Math.PI * 2 * 0.93;
      const r = 36 + 2.4 * (k / n);
      return new Vector2(r * 1.12 * Math.cos(a), r * 0.94 * Math.sin(a));
    }),
  );
}

function single(look: Anklet, palette: Palette): Piece {
  const line = ankle();
  const { metal } = palette;
  const piece = WORK[look.style](look, line, palette);
  const fringe = look.fringe ?? (look.style === 'ghungroo' ? 'ghungroo' : 'none');
  if (fringe !== 'none') {
    const pitch = fringe === 'ghungroo' ? 5.4 : 7;
    const n = Math.floor((line.length - 12) / pitch);
    const drop = hangingDrop(dropOf(fringe, fringe === 'ghungroo' ? 4.2 : 3.6, palette));
    for (let k = 0; k < n; k++)
      piece.put(
        new Piece().put(drop, at({ z: 1.2 })),
        line.frame(6 + ((k + 0.5) / n) * (line.length - 12), OUT[look.style], 0),
      );
  }
  piece.put(ring(1.9, 0.5, metal.bright), line.frame(-0.2, 0, 1.2));
  for (let k = 0; k < 3; k++)
    piece.put(
      ring(1.5, 0.42, metal.bright),
      line.frame(line.length, 0, 1).multiply(at({ x: 1.2 + k * 2.3, rx: k % 2 ? 45 : 0 })),
    );
  return piece.put(ghungroo(2.2, metal), line.frame(line.length, 0, 2.2).multiply(at({ x: 10 })));
}

/** The distance from the line to the edge at which drops are attached. */
const OUT: Record<Anklet['style'], number> = {
  chain: 1,
  ghungroo: 2.7,
  stones: 1.5,
  motifs: 0.7,
  layered: 0.7,
  beads: 1.3,
};

const WORK: Record<Anklet['style'], (look: Anklet, line: Line, palette: Palette) => Piece> = {
  chain: (_, line, palette) => chainAlong(line, { from: 1, to: line.length - 1 }, 'wheat', 2.6, palette.metal),
  ghungroo(_, line, palette) {
    return chainAlong(line, { from: 1, to: line.length - 1 }, 'mesh', 4.6, palette.metal)
      .put(chainAlong(line, { from: 1, to: line.length - 1, out: -2.4 }, 'ball', 1.2, palette.metal))
      .put(chainAlong(line, { from: 1, to: line.length - 1, out: 2.4 }, 'ball', 1.2, palette.metal));
  },
  stones(_, line, palette) {
    const stones = palette.stones ?? {
      make: 'ad' as const,
      main: 'white' as const,
      second: 'white' as const,
      cut: 'round' as const,
    };
    const piece = chainAlong(line, { from: 1, to: line.length - 1 }, 'snake', 1.2, palette.metal);
    const radius = 1.7;
    const pitch = reachOf({ radius, make: stones.make }).x * 2 + 0.25;
    const n = Math.floor((line.length - 10) / pitch);
    for (let k = 0; k < n; k++)
      piece.put(
        setStone({
          make: stones.make,
          colour: k % 3 === 1 ? stones.main : stones.second,
          radius,
          metal: palette.metal,
        }),
        line.frame(5 + ((k + 0.5) / n) * (line.length - 10), 0, 0.4),
      );
    return piece;
  },
  motifs(look, line, palette) {
    const width = 12;
    const part = motifPiece(look.motif ?? 'paisley', width, palette);
    const mirror = motifPiece(look.motif ?? 'paisley', width, palette, { mirrored: true });
    const piece = chainAlong(line, { from: 1, to: line.length - 1 }, 'wheat', 2, palette.metal);
    const n = 9;
    for (let k = 0; k < n; k++)
      piece.put(k < n / 2 ? mirror : part, line.frame(line.length * (0.1 + (0.8 * k) / (n - 1)), 1, 0.6));
    return piece;
  },
  layered(_, line, palette) {
    const piece = chainAlong(line, { from: 1, to: line.length - 1 }, 'wheat', 2, palette.metal);
    const middle = line.length / 2;
    for (const out of [4, 8]) {
      // Each lower chain hangs in swags from the one above.
      const swags = 5;
      for (let k = 0; k < swags; k++) {
        const from = line.length * 0.08 + (k * line.length * 0.84) / swags;
        const to = from + (line.length * 0.84) / swags;
        const swag = line.swag(from, to, 0.6, out);
        piece.put(chainAlong(swag, { from: 0, to: swag.length }, 'ball', 1.3, palette.metal));
      }
    }
    return piece.put(jumpRing(1.4, palette.metal.bright), line.frame(middle, 0, 1));
  },
  beads: (_, line, palette) =>
    pearlString(line, { from: 1, to: line.length - 1 }, 1.6, palette.beads, palette.metal, 4),
};
