/** A ring for the finger: a shank and a head. The head is at the top, the finger's axis is z. */
import type { FingerRing } from '#looks/look.ts';
import { ringHead } from '../parts/ring-head.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { channelSection, domedSection, Round, wireSection, stacked } from '../parts/round.ts';
import { setStone } from '../parts/setting.ts';

/** Indian size 14. */
const INNER = 8.6;

export function fingerRing(look: FingerRing, palette: Palette): Piece {
  const round = new Round(INNER);
  const piece = new Piece();
  if (look.style === 'stack')
    return stacked(
      [0, 1, 2].map((k) =>
        fingerRing({ ...look, style: 'band', band: (['plain', 'stones', 'twisted'] as const)[k] }, palette),
      ),
      2.9,
    );
  const width = look.width ?? HEADS[look.style];
  shank(piece, look, width, round, palette);
  if (look.style !== 'band') piece.put(ringHead(look, width, palette), at({ y: INNER + 1.2, rx: -90 }));
  return piece;
}

const HEADS: Record<FingerRing['style'], number> = {
  solitaire: 7,
  cocktail: 21,
  halo: 12,
  band: 4,
  coin: 20,
  flower: 20,
  motif: 20,
  navratna: 16,
  signet: 13,
  stack: 3,
};

function shank(piece: Piece, look: FingerRing, headWidth: number, round: Round, palette: Palette): void {
  const { metal } = palette;
  const wide = look.style === 'band' ? headWidth : Math.min(6, Math.max(2.4, headWidth * 0.24));
  switch (look.band ?? 'plain') {
    case 'plain':
      piece.add(round.band(`shank ${wide}`, domedSection(wide, 1.5)), metal.bright);
      return;
    case 'stones': {
      const stones = palette.stones ?? { make: 'ad' as const, main: 'white' as const, second: 'white' as const };
      const radius = Math.min(1.1, wide * 0.34);
      piece.add(round.band(`stone shank ${wide}`, channelSection(wide, 1.5, wide * 0.14)), metal.bright);
      const stone = setStone({ make: stones.make, colour: stones.second, radius, metal, hold: 'bead' });
      const n = round.fit(radius * 2.3, 1.3, -110, 110);
      piece.put(round.all(n, 0.9, 0, () => stone, { from: -110, to: 110, shift: 0.5 }));
      return;
    }
    case 'twisted':
      for (const [phase, material] of [
        [0, metal.bright],
        [0.5, palette.second.bright],
      ] as const)
        piece.add(round.wound({ out: 0.95, reach: 0.56, radius: 0.64, turns: 11, phase }), material);
      return;
    case 'carved':
      piece
        .add(round.band(`carved shank ${wide}`, channelSection(wide, 1.7, wide * 0.12)), metal.worked)
        .put(round.grains(0.4, 1.3, 0, metal.bright))
        .put(round.grains(0.24, 1.7, wide * 0.45, metal.bright))
        .put(round.grains(0.24, 1.7, -wide * 0.45, metal.bright));
      return;
    case 'split':
    case 'open':
      // Adjustable: two wires that separate towards the head, open behind.
      for (const side of [-1, 1])
        piece.add(
          round.band(
            `split ${wide} ${side}`,
            wireSection(0.72).map(([o, z]) => [o, z + side * wide * 0.34] as const),
            -150,
            150,
          ),
          metal.bright,
        );
      piece.add(round.band(`split end ${wide}`, domedSection(wide * 1.1, 1.4), 146, 175), metal.bright);
      piece.add(round.band(`split other end ${wide}`, domedSection(wide * 1.1, 1.4), 185, 214), metal.bright);
      return;
  }
}
