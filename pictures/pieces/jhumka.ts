/** The bell that hangs from a stud. */
import type { Jhumka } from '#looks/look.ts';
import { Bell } from '../parts/bell.ts';
import { workBell } from '../parts/bell-work.ts';
import { earTop } from '../parts/ear-top.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { SPHERE } from '../tracer/shape.ts';
import { jumpRing } from '../parts/wire.ts';

/** Returns one earring. The stud's middle is at the origin. */
export function jhumka(look: Jhumka, palette: Palette): Piece {
  const width = look.width ?? 24;
  const tiers = look.tiers ?? 1;
  const { metal } = palette;
  const top = earTop(look.top, width * (look.top === 'hook' ? 0.5 : 0.62), palette);
  const piece = new Piece().put(top.piece, at({ z: -0.6 }));
  const link = width * 0.045;
  let y = -top.bottom - link * 0.5;
  for (let tier = 0; tier < tiers; tier++) {
    const radius = (width / 2) * (tiers === 1 ? 1 : [0.58, 0.8, 1][tier + 3 - tiers]);
    const bell = new Bell(look.dome ?? 'half', radius);
    piece
      .put(jumpRing(link, metal.bright, true), at({ y }))
      .put(jumpRing(link, metal.bright), at({ y: y - link * 1.3 }));
    y -= link * 2.2 + radius * 0.2;
    const body = new Piece().put(workBell(bell, radius, look.work, palette));
    const fringe = look.fringe ?? 'bead-drops';
    const isLast = tier === tiers - 1;
    if (fringe !== 'none') {
      const size = isLast ? width * 0.115 : width * 0.075;
      const stones = palette.stones ? { make: palette.stones.make, colour: palette.stones.main } : undefined;
      body.put(
        bell.fringe(
          {
            fringe: isLast ? fringe : fringe === 'double-bead-drops' ? 'bead-drops' : fringe,
            size,
            metal,
            beads: palette.beads,
            stones,
          },
          size * 1.08,
        ),
      );
    }
    piece.put(body, at({ y }));
    y -= bell.height * (isLast ? 1 : 0.62);
    if (!isLast) y -= radius * 0.12;
    else piece.add(SPHERE, metal.bright, at({ y: y + radius * 0.1, s: radius * 0.1 }));
  }
  return piece;
}
