/** How a piece is shown in its main picture, where that is not how it lies in scenes and close-ups. */
import { Vector3 } from 'three';
import type { Chain, Look, Pendant, SinglePiece } from '#looks/look.ts';
import { paletteOf, seeded } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { eachBangle } from '../pieces/bangles.ts';
import { makePiece } from '../pieces/make-piece.ts';
import { hungChain, hungChainFrame } from '../pieces/chain.ts';
import { hungMangalsutra } from '../pieces/mangalsutra.ts';
import { hungPendant } from '../pieces/pendant.ts';
import { ANGLES, arrange, settle, type View } from './arrangement.ts';
import { cameraAt, fit } from './framing.ts';
import type { Jewel } from './jewel.ts';
import type { Camera } from '../tracer/camera.ts';

export type Portrait = { piece: Piece; view: View; camera: Camera };

export function portrait(look: Look, seed: string): Portrait {
  switch (look.kind) {
    case 'pendant':
      return hung(hungPendant(look, paletteOf(look, seed)), (look.height ?? 26) * 0.95 + 4);
    case 'mangalsutra':
      return hung(hungMangalsutra(look, paletteOf(look, seed)), 38);
    case 'chain': {
      const frame = hungChainFrame(look);
      const piece = settle(hungChain(look, paletteOf(look, seed)), 'card');
      return { piece, view: 'card', camera: cameraAt(new Vector3(0, frame * 0.38, 0), ANGLES.card, frame) };
    }
    case 'bangles':
      if (look.count > 1) return looseBangles(look, seed);
      break;
    case 'choker':
    case 'necklace':
    case 'haram':
      return laid(look, look, seed);
    case 'set':
      if (look.neck.kind !== 'mangalsutra') return laid(look, look.neck, seed);
      break;
    case 'waist-belt':
      return beltFront(look, seed);
  }
  const { piece, view, angle } = arrange(look, { seed });
  return { piece, view, camera: fit(piece, angle ?? ANGLES[view]) };
}

/** What hangs, from near: the pendant, or the lower bend of a chain. */
export function hungNear(look: Pendant | Chain, seed: string): { piece: Piece; view: View; jewel: Jewel } {
  const palette = paletteOf(look, seed, true);
  if (look.kind === 'chain') {
    const width = 18 + look.width * 3;
    return {
      piece: settle(hungChain(look, palette), 'card'),
      view: 'card',
      jewel: { centre: new Vector3(0, width * 0.3, 2), width },
    };
  }
  const { piece, camera } = hung(hungPendant(look, palette), 3);
  return { piece, view: 'card', jewel: { centre: camera.at.clone().setZ(2), width: camera.frame * 0.82 } };
}

/** Of loose bangles the flank that is turned to the camera. */
export function looseNear(
  look: Extract<Look, { kind: 'bangles' }>,
  seed: string,
): { piece: Piece; view: View; jewel: Jewel } {
  const { piece, view } = looseBangles(look, seed, true);
  return { piece, view, jewel: { centre: new Vector3(-27, 37, 22), width: 36 } };
}

/** Share of the picture that stays free on every side of what is laid out. */
const AIR = 0.065;
/** How much taller than the picture a long necklace may be: its strings then run out of it above. */
const CROP = 1.26;

/** The worked part fills the picture; chain or thread run out of it above, as nobody is shown the nape. */
function laid(look: Look, neck: SinglePiece, seed: string): Portrait {
  const { piece, view } = arrange(look, { seed });
  const box = makePiece(neck, seed, { open: true }).bounds();
  const isLayered = look.kind === 'set' && look.secondNeck !== undefined;
  if (isLayered) {
    // Of layered sets the longer one lies below all else.
    const all = piece.bounds();
    box.min.min(all.min);
    box.max.x = Math.max(box.max.x, all.max.x);
  }
  const { x: width, y: height } = box.getSize(new Vector3());
  const frame = Math.max(width, isLayered ? height : height / CROP) / (1 - 2 * AIR);
  const isTall = height > frame * (1 - 2 * AIR);
  const middle = isTall ? box.min.y + frame * (0.5 - AIR) : (box.min.y + box.max.y) / 2;
  return { piece, view, camera: cameraAt(new Vector3((box.min.x + box.max.x) / 2, middle, 0), ANGLES[view], frame) };
}

/** The worked front from near; behind, the chains run out of the picture on both sides and close above it. */
function beltFront(look: Look, seed: string): Portrait {
  const { piece, view, angle, jewel } = arrange(look, { seed });
  const middle = new Vector3(jewel.centre.x * 0.4, jewel.centre.y - 15, 0);
  return { piece, view, camera: cameraAt(middle, angle ?? ANGLES[view], 166) };
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
function looseBangles(look: Extract<Look, { kind: 'bangles' }>, seed: string, fine = false): Portrait {
  const random = seeded(`${seed} loose`);
  const each = eachBangle(look, paletteOf(look, seed, fine));
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
