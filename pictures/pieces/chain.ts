/** A chain alone, in a double curve that shows its links from several sides. */
import { Vector2 } from 'three';
import type { Chain } from '#looks/look.ts';
import { beadOf } from '../materials/solids.ts';
import { Line, neckLine, slackLine, type Surface } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { chainAlong } from '../parts/strand.ts';
import { ring } from '../parts/wire.ts';
import { turned } from '../parts/profile.ts';
import { SPHERE } from '../tracer/shape.ts';

export function chain(look: Chain, palette: Palette, surface?: Surface): Piece {
  const line = surface ? neckLine(124, 148, { open: 40, surface }) : spiral(look.inches ?? 20);
  const { metal } = palette;
  const piece = links(look, palette, line, { from: 2, to: line.length - 8 });
  piece.put(ring(look.width * 0.5 + 0.8, 0.45, metal.bright), line.frame(0.6, 0, look.width * 0.5));
  // A lobster clasp: body, lever, ring.
  const clasp = line.frame(line.length - 4, 0, look.width * 0.5);
  piece.add(
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
    metal.bright,
    clasp.clone().multiply(at({ rz: 90, sx: 3, sy: 4.6, sz: 2.4 })),
  );
  piece
    .put(ring(1.1, 0.4, metal.bright), clasp.clone().multiply(at({ x: 4.6 })))
    .put(ring(0.8, 0.3, metal.bright), clasp.multiply(at({ x: -5 })));
  return piece;
}

/** Returns the frame of a hung chain. Broad links need a wider picture. */
export function hungChainFrame(look: Chain): number {
  return 44 + look.width * 6;
}

/** Returns the chain over a peg above the visible area, so that it hangs in two nested loops. */
export function hungChain(look: Chain, palette: Palette): Piece {
  const frame = hungChainFrame(look);
  const outer = slackLine(frame * (0.34 + palette.random() * 0.04), frame * 1.25);
  const piece = new Piece().put(links(look, palette, outer, { from: 0, to: outer.length }));
  // A flat band would be on edge at the crossing of two loops.
  if (look.link === 'mesh') return piece;
  const inner = slackLine(frame * (0.19 + palette.random() * 0.04), frame * 0.95);
  return piece.put(
    links(look, palette, inner, { from: 0, to: inner.length }),
    at({ x: (palette.random() - 0.5) * frame * 0.1, y: frame * (0.22 + palette.random() * 0.08) }),
  );
}

/** Returns the links, with their beads. */
function links(look: Chain, { metal, beads }: Palette, line: Line, span: { from: number; to: number }): Piece {
  const piece = new Piece().put(chainAlong(line, span, look.link, look.width, metal));
  if (look.beadEvery)
    for (let s = look.beadEvery; s < line.length - 10; s += look.beadEvery) {
      piece.add(SPHERE, beadOf(beads), line.frame(s, 0, look.width * 0.6).multiply(at({ s: look.width * 0.8 })));
      for (const x of [-1, 1])
        piece.add(
          SPHERE,
          metal.bright,
          line.frame(s + x * look.width * 0.86, 0, look.width * 0.6).multiply(at({ s: look.width * 0.3 })),
        );
    }
  return piece;
}

/** Returns a line of two nested turns, because a chain at its full length would be too long for the picture. */
function spiral(inches: number): Line {
  const turns = inches > 22 ? 2.3 : 1.75;
  const n = 320;
  return new Line(
    Array.from({ length: n + 1 }, (_, k) => {
      const t = k / n;
      const a = -0.35 + t * turns * Math.PI * 2;
      const r = 30 + 26 * t + 2.2 * Math.sin(a * 2 + 0.6);
      return new Vector2(Math.cos(a) * r * 1.1, Math.sin(a) * r);
    }),
  );
}
