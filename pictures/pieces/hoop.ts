/** Hoops and balis. The front is slightly turned to the camera, so that the ring is recognisable. */
import { Vector3 } from 'three';
import type { Hoop } from '#looks/look.ts';
import { beadOf } from '../materials/solids.ts';
import { Bell } from '../parts/bell.ts';
import { workBell } from '../parts/bell-work.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { domedSection, Round, wireSection } from '../parts/round.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { rod } from '../parts/wire.ts';
import { hammered } from '../materials/patterns.ts';
import { SPHERE } from '../tracer/shape.ts';

/** Returns the hoop. Its top is at the origin. */
export function hoop(look: Hoop, palette: Palette): Piece {
  const width = look.width ?? 32;
  const thick = look.thickness ?? THICK[look.style];
  const round = new Round(width / 2 - thick);
  const { metal } = palette;
  const piece = new Piece().put(WORK[look.style](round, thick, palette));
  piece.put(latch(width, thick, palette));
  const fringe = look.fringe ?? (look.style === 'bali' ? 'bead-drops' : 'none');
  if (fringe !== 'none') {
    const n = Math.max(5, Math.round(width * 0.26));
    const size = width * 0.1;
    for (let k = 0; k < n; k++) {
      const a = (150 + (60 * k) / (n - 1)) * (Math.PI / 180);
      piece.put(
        hangingDrop(dropOf(fringe, size, palette)),
        at({
          x: Math.sin(a) * (width / 2) * 1.02 * 1.5,
          y: Math.cos(a) * (width / 2) + Math.abs(k - (n - 1) / 2) * 0.25,
        }),
      );
    }
  }
  if (look.style === 'bali') {
    const radius = width * 0.2;
    const bell = new Bell('half', radius);
    const bodyOf = new Piece().put(workBell(bell, radius, palette.stones ? 'stones' : 'granules', palette));
    bodyOf.put(bell.fringe({ fringe: 'bead-drops', size: width * 0.07, metal, beads: palette.beads }, width * 0.075));
    piece.put(bodyOf, at({ y: -width / 2 + radius * 1.55 }));
  }
  return new Piece().put(new Piece().put(piece, at({ ry: look.style === 'bali' ? 0 : 38 })), at({ y: -width / 2 }));
}

/** Returns hinge and catch at the top. The pin through the ear connects them. */
function latch(width: number, thick: number, { metal }: Palette): Piece {
  const up = width / 2 - thick / 2;
  const across = Math.max(0.8, thick * 0.34);
  const piece = new Piece();
  for (const x of [-1, 1])
    piece.add(
      SPHERE,
      metal.bright,
      at({
        x: x * across * 1.5,
        y: up - Math.abs(x) * 0.1,
        rz: -x * 6,
        sx: across * 0.8,
        sy: thick * 0.62,
        sz: thick * 0.56,
      }),
    );
  return piece.put(
    rod(new Vector3(-across * 1.6, up, 0), new Vector3(across * 1.6, up, 0), across * 0.4, metal.bright),
  );
}

const THICK: Record<Hoop['style'], number> = {
  plain: 2.6,
  twisted: 3,
  stones: 3,
  hammered: 4,
  beads: 3.2,
  carved: 4.2,
  bali: 2.2,
};

const WORK: Record<Hoop['style'], (round: Round, thick: number, palette: Palette) => Piece> = {
  plain: (round, thick, { metal }) =>
    new Piece().add(round.band(`hoop ${thick}`, wireSection(thick / 2, 20)), metal.bright),
  twisted(round, thick, { metal }) {
    const piece = new Piece();
    const turns = round.fit(thick * 2.2, thick / 2);
    for (const phase of [0, 0.5])
      piece.add(round.wound({ out: thick / 2, reach: thick * 0.23, radius: thick * 0.27, turns, phase }), metal.bright);
    return piece;
  },
  stones(round, thick, palette) {
    const stones = palette.stones ?? { make: 'ad' as const, main: 'white' as const, second: 'white' as const };
    const radius = thick * 0.34;
    const n = round.fit(reachOf({ radius, make: stones.make }).x * 2, thick);
    const stone = setStone({ make: stones.make, colour: stones.main, radius, metal: palette.metal, hold: 'bead' });
    const other = setStone({ make: stones.make, colour: stones.second, radius, metal: palette.metal, hold: 'bead' });
    return new Piece()
      .add(round.band(`stone hoop ${thick}`, wireSection(thick * 0.42, 18)), palette.metal.bright)
      .put(round.all(n, thick * 0.66, 0, (k) => (k % 2 ? other : stone)));
  },
  hammered: (round, thick, { metal }) =>
    new Piece().add(round.band(`hammered hoop ${thick}`, domedSection(thick * 1.5, thick * 0.5)), {
      ...metal.bright,
      texture: { height: (x, y, z) => hammered(x, y, z, 1.7) * 0.16, step: 0.06 },
    }),
  beads(round, thick, palette) {
    const r = thick / 2;
    const n = round.fit(r * 2.36, r);
    return new Piece()
      .add(round.band('hoop core', wireSection(0.4)), palette.metal.bright)
      .put(round.all(n, 0.4, 0, () => new Piece().add(SPHERE, beadOf(palette.beads), at({ s: r }))))
      .put(
        round.all(
          n,
          0.4,
          0,
          () => new Piece().add(SPHERE, palette.metal.bright, at({ sx: r * 0.26, sy: r * 0.55, sz: r * 0.55 })),
          { shift: 0.5 },
        ),
      );
  },
  carved(round, thick, { metal }) {
    const n = round.fit(thick * 0.9, thick * 0.6);
    return new Piece()
      .add(round.band(`carved hoop ${thick}`, domedSection(thick * 1.4, thick * 0.5)), metal.worked)
      .put(
        round.all(n, thick * 0.5, 0, (k) =>
          new Piece().add(
            SPHERE,
            metal.bright,
            at({ sx: thick * 0.2, sy: thick * 0.5, sz: thick * 0.12, rz: k % 2 ? 32 : -32 }),
          ),
        ),
      )
      .put(round.grains(thick * 0.11, thick * 0.3, thick * 0.68, metal.bright))
      .put(round.grains(thick * 0.11, thick * 0.3, -thick * 0.68, metal.bright));
  },
  bali(round, thick, { metal }) {
    return new Piece()
      .add(round.band(`bali ${thick}`, wireSection(thick / 2, 16)), metal.bright)
      .put(round.grains(thick * 0.22, thick, 0, metal.bright))
      .put(round.grains(thick * 0.3, thick * 0.5, thick * 0.5, metal.bright, 90, 270));
  },
};
