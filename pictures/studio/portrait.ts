/** How a piece is shown in its main picture, where that is not how it lies in scenes and close-ups. */
import { Vector3 } from 'three';
import type { Look } from '#demo/catalogue/look.ts';
import { paletteOf, seeded } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { eachBangle } from '../pieces/bangles.ts';
import { hungChain, hungChainFrame } from '../pieces/chain.ts';
import { hungMangalsutra } from '../pieces/mangalsutra.ts';
import { hungPendant } from '../pieces/pendant.ts';
import { ANGLES, arrange, settle, type View } from './arrangement.ts';
import { cameraAt, fit } from './framing.ts';
import type { Camera } from '../tracer/camera.ts';

export type Portrait = { piece: Piece; view: View; camera: Camera };

export function portrait(look: Look, seed: string): Portrait {
  switch (look.kind) {
    case 'pendant': {
      const height = look.height ?? 26;
      return hung(hungPendant(look, paletteOf(look, seed)), height * 0.95 + 4);
    }
    case 'mangalsutra':
      return hung(hungMangalsutra(look, paletteOf(look, seed)), 38);
    case 'chain': {
      const frame = hungChainFrame(look);
      const piece = settle(hungChain(look, paletteOf(look, seed)), 'card');
      return { piece, view: 'card', camera: cameraAt(new Vector3(0, frame * 0.38, 0), ANGLES.card, frame) };
    }
    case 'bangles':
      if (look.count > 1) return looseBangles(look, seed);
  }
  const { piece, view, angle } = arrange(look, { seed });
  return { piece, view, camera: fit(piece, angle ?? ANGLES[view]) };
}

/** Looked at from its lowest part to `above` mm over the point where it hangs; the rest goes out of the picture. */
function hung(made: Piece, above: number): Portrait {
  const piece = settle(made, 'card');
  const seen = new Piece();
  const b = new Float32Array(6);
  for (const placement of piece.placements) {
    placement.worldBounds(b, 0);
    if (b[4]! < above) seen.add(placement.shape, placement.material, placement.matrix);
  }
  return { piece, view: 'card', camera: fit(seen, ANGLES.card) };
}

/** Degrees the foremost bangle leans back. */
const LEAN = 21;

/** Loose on the table, air between them and none quite in line; the foremost leans on the others. */
function looseBangles(look: Extract<Look, { kind: 'bangles' }>, seed: string): Portrait {
  const random = seeded(`${seed} loose`);
  const each = eachBangle(look, paletteOf(look, seed));
  const air = Math.max(1.2, 3 - each.length * 0.15);
  const row = new Piece();
  let front = 0;
  for (const [k, bangle] of each.entries()) {
    const isLeaning = k === each.length - 1;
    const pose = isLeaning
      ? { rx: -LEAN, ry: 4 - random() * 8, x: 5 - random() * 10 }
      : { rx: (random() - 0.5) * air * 0.7, ry: (random() - 0.5) * air, x: (random() - 0.5) * 5 };
    const tipped = new Piece().put(bangle, at({ rx: pose.rx, ry: pose.ry }));
    const lies = tipped.bounds();
    // What leans stands as far out as its top reaches back.
    const back = isLeaning ? front + 0.4 : front + air * (0.7 + random() * 0.6);
    row.put(tipped, at({ x: pose.x, y: -lies.min.y, z: back - lies.min.z }));
    front = back + lies.max.z - lies.min.z;
  }
  const piece = settle(new Piece().put(row, at({ ry: 38 })), 'floor');
  return { piece, view: 'floor', camera: fit(piece, ANGLES.floor) };
}
