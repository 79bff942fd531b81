/** Matha patti: a tikka with strings along the hairline. */
import { CatmullRomCurve3, Vector2, Vector3 } from 'three';
import type { MathaPatti } from '#looks/look.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { Line, type Surface } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import type { Piece } from '../parts/piece.ts';
import { at } from '../parts/piece.ts';

import { forehead, hairHook, onForehead, partingLine, stringAlong } from '../parts/forehead.ts';

export function mathaPatti(look: MathaPatti, palette: Palette, surface?: Surface): Piece {
  const width = 30;
  const shown = forehead(look.shape, width, look.fringe ?? 'bead-drops', palette);
  const { top } = shown;
  const piece = surface ? onForehead(shown.piece, surface) : shown.piece;
  const centre = surface ? partingLine(top, surface) : new Line([new Vector2(0, top + 48), new Vector2(0, top)]);
  piece.put(stringAlong(centre, look.string ?? 'chain', palette));
  if (!surface) piece.put(hairHook(palette), at({ y: top + 48 }));
  // Along the hairline to both sides, one string above the other.
  for (const side of [-1, 1])
    for (let s = 0; s < (look.strands ?? 1); s++) {
      const lift = s * 13;
      const curve = new CatmullRomCurve3(
        (surface ? alongHair(top, lift) : spread(top, lift)).map(([x, y]) => new Vector3(side * x, y, 0)),
      );
      const line = new Line(
        curve.getPoints(60).map((p) => new Vector2(p.x, p.y)),
        surface,
      );
      piece.put(stringAlong(line, look.string ?? 'chain', palette));
      if (palette.stones && look.string !== 'stones')
        for (const t of [0.3, 0.56, 0.82]) piece.put(stoneFlower(8, palette), line.frame(line.length * t, 0, 0.6));
      if (s === 0 && look.fringe !== 'none')
        for (let k = 1; k < 7; k++) {
          const p = line.place(line.length * (k / 7));
          piece.put(
            hangingDrop(dropOf(look.fringe ?? 'bead-drops', 3, palette)),
            at({ x: p.x, y: p.y - 0.8, z: (surface?.(p.x, p.y) ?? 0) + 1 }),
          );
        }
      if (!surface && s === (look.strands ?? 1) - 1)
        piece.put(hairHook(palette), at({ x: side * 66, y: top - 22 + lift * 0.7, rz: -side * 50 }));
    }
  return piece;
}

/** Returns the points of one side when it is laid out: wider than worn, so that its strings are apart. */
function spread(top: number, lift: number): [number, number][] {
  return [
    [0.5, top + lift * 0.9],
    [18, top + 9 + lift],
    [44, top + 2 + lift * 0.9],
    [66, top - 22 + lift * 0.7],
  ];
}

/** Returns the points of one side when worn: it follows the hairline down to the ear. */
function alongHair(top: number, lift: number): [number, number][] {
  return [
    [0.5, top + lift * 0.8],
    [19, top - 1 + lift * 0.9],
    [43, top - 17 + lift],
    [62, top - 52 + lift * 0.8],
  ];
}
