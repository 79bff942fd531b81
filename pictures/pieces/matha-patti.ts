/** Matha patti: a tikka with strings along the hairline. */
import { CatmullRomCurve3, Vector2, Vector3 } from 'three';
import type { MathaPatti } from '#demo/catalogue/look.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import { Line } from '../parts/line.ts';
import type { Palette } from '../parts/palette.ts';
import type { Piece } from '../parts/piece.ts';
import { at } from '../parts/piece.ts';

import { forehead, hairHook, stringAlong } from '../parts/forehead.ts';

export function mathaPatti(look: MathaPatti, palette: Palette): Piece {
  const width = 30;
  const { piece, top } = forehead(look.shape, width, look.fringe ?? 'bead-drops', palette);
  const centre = new Line([new Vector2(0, top + 48), new Vector2(0, top)]);
  piece.put(stringAlong(centre, look.string ?? 'chain', palette)).put(hairHook(palette), at({ y: top + 48 }));
  // Along the hairline to both sides, one string above the other.
  for (const side of [-1, 1])
    for (let s = 0; s < (look.strands ?? 1); s++) {
      const lift = s * 13;
      const curve = new CatmullRomCurve3(
        [
          [0.5, top + lift * 0.9],
          [18, top + 9 + lift],
          [44, top + 2 + lift * 0.9],
          [66, top - 22 + lift * 0.7],
        ].map(([x, y]) => new Vector3(side * x, y, 0)),
      );
      const line = new Line(curve.getPoints(60).map((p) => new Vector2(p.x, p.y)));
      piece.put(stringAlong(line, look.string ?? 'chain', palette));
      if (palette.stones && look.string !== 'stones')
        for (const t of [0.3, 0.56, 0.82]) piece.put(stoneFlower(8, palette), line.frame(line.length * t, 0, 0.6));
      if (s === 0 && look.fringe !== 'none')
        for (let k = 1; k < 7; k++) {
          const p = line.place(line.length * (k / 7));
          piece.put(hangingDrop(dropOf(look.fringe ?? 'bead-drops', 3, palette)), at({ x: p.x, y: p.y - 0.8, z: 1 }));
        }
      if (s === (look.strands ?? 1) - 1)
        piece.put(hairHook(palette), at({ x: side * 66, y: top - 22 + lift * 0.7, rz: -side * 50 }));
    }
  return piece;
}
