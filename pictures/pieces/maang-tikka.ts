/** Maang tikka: one piece on a string with a hook for the hair's parting. */
import { Vector2 } from 'three';
import type { MaangTikka } from '#looks/look.ts';
import { Line, type Surface } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import type { Piece } from '../parts/piece.ts';
import { at } from '../parts/piece.ts';

import { forehead, hairHook, onForehead, partingLine, stringAlong } from '../parts/forehead.ts';

/** Returns the piece with its string and, at the top, its hook, which is hidden in the hair when worn. */
export function maangTikka(look: MaangTikka, palette: Palette, surface?: Surface): Piece {
  const width = look.width ?? 28;
  const { piece, top } = forehead(look.shape, width, look.fringe ?? 'bead-drops', palette);
  const length = 36;
  const line = new Line([new Vector2(0, top + length), new Vector2(0.4, top + length * 0.5), new Vector2(0, top)]);
  if (surface)
    return onForehead(piece, surface).put(stringAlong(partingLine(top, surface), look.string ?? 'chain', palette));
  piece.put(stringAlong(line, look.string ?? 'chain', palette));
  return piece.put(hairHook(palette), at({ y: top + length }));
}
