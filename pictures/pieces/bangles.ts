/** Thin bangles: a set along one axis, or single ones. */
import type { Bangles } from '#looks/look.ts';
import { beadOf, enamelOf, glassOf } from '../materials/solids.ts';
import { motifHeight, motifPiece } from '../motifs/motif.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { channelSection, domedSection, Round, stacked, wireSection } from '../parts/round.ts';
import { reachOf, setStone } from '../parts/setting.ts';
import { SPHERE } from '../tracer/shape.ts';

/** Size 2.6, the most common: 60.3 mm inside. */
const INNER = 30.15;

export function bangles(look: Bangles, palette: Palette): Piece {
  return stacked(eachBangle(look, palette), (look.width ?? WIDTHS[look.style]) + 0.7);
}

/** Returns the bangles of a set, each around the z axis. */
export function eachBangle(look: Bangles, palette: Palette): Piece[] {
  const width = look.width ?? WIDTHS[look.style];
  const round = new Round(INNER);
  const one = (k: number): Piece => {
    const turn = palette.random() * 360;
    const metal = look.secondFinish && k % 2 === 1 ? { ...palette, metal: palette.second } : palette;
    return new Piece().put(WORK[look.style](look, width, round, metal, k), at({ rz: turn }));
  };
  return Array.from({ length: look.count }, (_, k) => one(k));
}

const WIDTHS: Record<Bangles['style'], number> = {
  plain: 4,
  stones: 5.4,
  enamel: 6,
  twisted: 3.4,
  granules: 4,
  carved: 6.5,
  beads: 4.4,
  glass: 3.6,
  motifs: 9,
};

type Work = (look: Bangles, width: number, round: Round, palette: Palette, k: number) => Piece;

const WORK: Record<Bangles['style'], Work> = {
  plain(_, width, round, palette) {
    const piece = new Piece().add(round.band(`plain ${width}`, domedSection(width, 1.9)), palette.metal.bright);
    // Fine cuts reflect the light, like those of a lathe.
    const cut = round.fit(1.5, 1.9);
    return piece.put(
      round.all(cut, 1.42, 0, (k) =>
        new Piece().add(
          SPHERE,
          palette.metal.bright,
          at({ sx: 0.3, sy: width * 0.34, sz: 0.55, rz: k % 2 ? 24 : -24 }),
        ),
      ),
    );
  },
  stones(_, width, round, palette) {
    const stones = palette.stones ?? { make: 'ad' as const, main: 'white' as const, second: 'white' as const };
    const radius = width * 0.33;
    const pitch = reachOf({ radius, make: stones.make }).x * 2 - 0.05;
    const n = round.fit(pitch, 1.6 + radius * 0.5);
    const made = [stones.main, stones.second].map((colour) =>
      setStone({ make: stones.make, colour, radius, metal: palette.metal }),
    );
    return new Piece()
      .add(round.band(`channel ${width}`, channelSection(width, 1.9, width * 0.14)), palette.metal.bright)
      .put(round.all(n - (n % 2), 1.3, 0, (k) => made[k % 2]))
      .put(round.grains(0.32, 1.8, width * 0.5, palette.metal.bright))
      .put(round.grains(0.32, 1.8, -width * 0.5, palette.metal.bright));
  },
  enamel(_, width, round, palette, k) {
    const colours = palette.enamel ?? ['green', 'red', 'white'];
    const piece = new Piece().add(
      round.band(`enamel rail ${width}`, channelSection(width, 2, width * 0.13)),
      palette.metal.bright,
    );
    piece.add(
      round.band(`enamel fill ${width}`, [
        [1, -width * 0.37],
        [1, width * 0.37],
        [1.5, width * 0.36],
        [1.66, 0],
        [1.5, -width * 0.36],
      ]),
      enamelOf(colours[k % Math.min(2, colours.length)]),
    );
    const n = round.fit(width * 1.15, 2);
    const flower = dotFlower(width * 0.27, palette, colours[(k + 1) % colours.length]);
    return piece
      .put(round.all(n, 1.66, 0, () => flower))
      .put(round.grains(0.34, 2.05, width * 0.44, palette.metal.bright))
      .put(round.grains(0.34, 2.05, -width * 0.44, palette.metal.bright));
  },
  twisted(_, width, round, palette) {
    const radius = width * 0.26;
    const turns = round.fit(width * 2.6, width / 2);
    const piece = new Piece();
    for (const phase of [0, 0.5])
      piece.add(round.wound({ out: width / 2, reach: radius * 0.86, radius, turns, phase }), palette.metal.bright);
    return piece;
  },
  granules(_, width, round, palette) {
    const piece = new Piece().add(
      round.band(`granule base ${width}`, domedSection(width * 0.8, 1.2)),
      palette.metal.worked,
    );
    return piece
      .put(round.grains(width * 0.24, 1.5, 0, palette.metal.bright))
      .put(round.grains(width * 0.12, 1.2, width * 0.36, palette.metal.bright))
      .put(round.grains(width * 0.12, 1.2, -width * 0.36, palette.metal.bright));
  },
  carved(look, width, round, palette) {
    const motif = look.motif ?? 'leaf';
    const tile = new Piece().put(motifPiece(motif, width * 0.72, palette), at({ rz: motif === 'leaf' ? 90 : 0 }));
    const n = round.fit(motif === 'leaf' ? motifHeight('leaf', width * 0.72) : width * 0.8, 1.6);
    return new Piece()
      .add(round.band(`carved ${width}`, channelSection(width, 1.8, width * 0.1)), palette.metal.worked)
      .put(round.all(n, 1, 0, () => tile))
      .put(round.grains(0.36, 1.8, width * 0.48, palette.metal.bright))
      .put(round.grains(0.36, 1.8, -width * 0.48, palette.metal.bright));
  },
  beads(_, width, round, palette) {
    const r = width / 2 - 0.1;
    const pearl = beadOf(palette.beads);
    const n = round.fit(r * 2.5, r);
    return new Piece()
      .add(round.band('bead core', wireSection(0.5)), palette.metal.bright, at({}))
      .put(round.all(n, 0.5, 0, () => new Piece().add(SPHERE, pearl, at({ s: r }))))
      .put(
        round.all(
          n,
          0.5,
          0,
          () => new Piece().add(SPHERE, palette.metal.bright, at({ sx: r * 0.3, sy: r * 0.62, sz: r * 0.62 })),
          { shift: 0.5 },
        ),
      );
  },
  glass(_, width, round, palette) {
    return new Piece()
      .add(round.band(`glass ${width}`, wireSection(width * 0.42, 24)), glassOf(palette.beads))
      .put(
        round.all(round.fit(2.4, width * 0.8), width * 0.82, 0, () =>
          new Piece().add(SPHERE, palette.metal.bright, at({ sx: 0.34, sy: 0.5, sz: 0.16 })),
        ),
      );
  },
  motifs(look, width, round, palette) {
    const motif = look.motif ?? 'flower';
    const tile = motifPiece(motif, width, palette);
    const n = round.fit(width * 1.06, 1.6);
    return new Piece()
      .add(round.band('motif wire', domedSection(width * 0.34, 1.4)), palette.metal.bright)
      .put(round.all(n, 0.9, 0, () => tile));
  },
};

/** Returns five dots of enamel around a grain. */
function dotFlower(size: number, palette: Palette, colour: Parameters<typeof enamelOf>[0]): Piece {
  const piece = new Piece().add(
    SPHERE,
    palette.metal.bright,
    at({ z: 0.1, sx: size * 0.4, sy: size * 0.4, sz: size * 0.3 }),
  );
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI * 2;
    piece.add(
      SPHERE,
      enamelOf(colour),
      at({
        x: Math.cos(a) * size * 0.72,
        y: Math.sin(a) * size * 0.72,
        sx: size * 0.33,
        sy: size * 0.33,
        sz: size * 0.22,
      }),
    );
  }
  return piece;
}
