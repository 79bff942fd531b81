/** A brooch for a sari's folds. It faces +z. */
import type { SareePin } from '#looks/look.ts';
import { beadOf } from '../materials/solids.ts';
import { hangingPlaces, motifHeight, motifPiece } from '../motifs/motif.ts';
import { edgeAt } from '../parts/edge.ts';
import { dropOf, hangingDrop } from '../parts/fringe.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { stoneFlower } from '../parts/ear-top.ts';
import { setStone } from '../parts/setting.ts';
import { ring, wire } from '../parts/wire.ts';
import { SPHERE } from '../tracer/shape.ts';
import { petal } from '../parts/outline.ts';
import { reliefShape } from '../parts/relief.ts';
import { Vector3 } from 'three';

export function sareePin(look: SareePin, palette: Palette): Piece {
  const width = look.width ?? 46;
  const piece = new Piece();
  let bottom: number;
  if (look.motif === 'bow') bottom = bow(piece, width, palette);
  else if (look.motif === 'spray') bottom = spray(piece, width, palette);
  else if (look.motif === 'flower' && look.beads) bottom = pearlFlower(piece, width, palette);
  else {
    piece.put(motifPiece(look.motif, width, palette));
    bottom = motifHeight(look.motif, width) / 2;
  }
  if (look.fringe && look.fringe !== 'none') {
    const isElephant = look.motif === 'elephant';
    const places = isElephant ? hangingPlaces('elephant') : [-3, -2, -1, 0, 1, 2, 3].map((k) => k * 0.085);
    const edges = places.map((across) => ({ x: across * width, y: edgeAt(piece, across * width, -1, 0.8) }));
    for (const { x, y } of edges)
      if (isElephant || y < -bottom * 0.3)
        piece.put(hangingDrop(dropOf(look.fringe, 4.4, palette)), at({ x, y: y + 0.9, z: 0.8 }));
  }
  return piece;
}

/** Adds pearl beads as petals in two circles, metal leaves behind, a stone in the middle. */
function pearlFlower(piece: Piece, width: number, palette: Palette): number {
  const pearl = beadOf(palette.beads);
  const r = width / 2;
  const leaf = reliefShape(
    'pin leaf',
    () => ({
      thickness: 0.05,
      layers: [
        { raise: petal(1, 0.5, 0.5, 0.85), rise: 0.12, slope: 0.2 },
        {
          line: [
            [0, 0.05],
            [0, 0.9],
          ],
          rise: 0.05,
          width: 0.06,
        },
      ],
    }),
    0.024,
  );
  for (let k = 0; k < 8; k++) piece.add(leaf, palette.metal.worked, at({ rz: k * 45 + 22.5, s: r * 1.02 }));
  for (const [count, radius, size, z] of [
    [12, 0.62, 0.145, 0.16],
    [7, 0.34, 0.125, 0.3],
  ] as const)
    for (let k = 0; k < count; k++) {
      const a = (k / count) * Math.PI * 2;
      piece.add(
        SPHERE,
        pearl,
        at({ x: Math.cos(a) * radius * r, y: Math.sin(a) * radius * r, z: z * r * 0.6 + 1, s: size * r }),
      );
      piece.put(
        ring(size * r * 0.8, 0.3, palette.metal.bright),
        at({ x: Math.cos(a) * radius * r, y: Math.sin(a) * radius * r, z: 0.9 }),
      );
    }
  piece.put(stoneFlower(r * 0.6, palette), at({ z: r * 0.26 + 1 }));
  return r;
}

/** Adds a bow of stones. */
function bow(piece: Piece, width: number, palette: Palette): number {
  const stones = palette.stones ?? {
    make: 'ad' as const,
    main: 'white' as const,
    second: 'white' as const,
    cut: 'round' as const,
  };
  const h = width * 0.3;
  const stone = setStone({ make: stones.make, colour: stones.second, radius: width * 0.022, metal: palette.metal });
  for (const side of [-1, 1]) {
    for (const f of [1, 0.74, 0.5]) {
      const loop = Array.from({ length: 26 }, (_, k) => {
        const t = (k / 25) * Math.PI;
        return new Vector3(
          side * (Math.sin(t) * width * 0.46 * f + 0.6),
          Math.cos(t) * Math.sin(t) * h * 1.3 * f + h * 0.1,
          1,
        );
      });
      piece.put(wire(loop, 0.6, palette.metal.bright));
      for (const p of loop) piece.put(stone, at({ x: p.x, y: p.y, z: 1.2 }));
    }
    const tail = Array.from(
      { length: 14 },
      (_, k) => new Vector3(side * (k / 13) * width * 0.2, -(k / 13) * h * 1.2, 0.8),
    );
    piece.put(wire(tail, 0.6, palette.metal.bright));
    for (const p of tail) piece.put(stone, at({ x: p.x, y: p.y, z: 1.1 }));
  }
  piece.put(
    setStone({
      make: stones.make,
      colour: stones.main,
      cut: stones.cut,
      radius: width * 0.075,
      metal: palette.metal,
      grains: true,
    }),
    at({ y: h * 0.1, z: 1.4 }),
  );
  return h * 1.2;
}

/** Adds a branch with stone blossoms and metal leaves. */
function spray(piece: Piece, width: number, palette: Palette): number {
  const leaf = reliefShape(
    'pin leaf',
    () => ({
      thickness: 0.05,
      layers: [
        { raise: petal(1, 0.5, 0.5, 0.85), rise: 0.12, slope: 0.2 },
        {
          line: [
            [0, 0.05],
            [0, 0.9],
          ],
          rise: 0.05,
          width: 0.06,
        },
      ],
    }),
    0.024,
  );
  const stem = Array.from(
    { length: 20 },
    (_, k) => new Vector3((k / 19 - 0.5) * width * 0.9, Math.sin((k / 19) * 2.6 - 0.7) * width * 0.16, 0.8),
  );
  piece.put(wire(stem, 0.7, palette.metal.bright));
  stem.forEach((p, k) => {
    if (k % 2 === 0)
      piece.add(
        leaf,
        palette.metal.worked,
        at({ x: p.x, y: p.y, z: 0.4, rz: (k % 4 === 0 ? 38 : -150) - k, s: width * 0.16 }),
      );
  });
  for (const [k, size] of [
    [4, 0.26],
    [10, 0.34],
    [16, 0.24],
  ] as const)
    piece.put(stoneFlower(width * size, palette), at({ x: stem[k].x, y: stem[k].y, z: 1.6 }));
  for (const k of [1, 7, 13, 18])
    piece.add(SPHERE, beadOf(palette.beads), at({ x: stem[k].x, y: stem[k].y + 2, z: 2, s: width * 0.04 }));
  return width * 0.26;
}
