/** The arrangement of a piece in its main picture, if it differs from scenes and close-ups. */
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

/** Returns the close-up of a hanging piece: the pendant, or the lower bend of a chain. */
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

/** Returns the close-up of loose bangles: the side that faces the camera. */
export function looseNear(
  look: Extract<Look, { kind: 'bangles' }>,
  seed: string,
): { piece: Piece; view: View; jewel: Jewel } {
  const { piece, view } = looseBangles(look, seed, true);
  return { piece, view, jewel: { centre: new Vector3(-27, 37, 22), width: 36 } };
}

/** The free share of the picture on every side of a laid-out piece. */
const AIR = 0.065;
/** How much taller than the picture a long necklace may be. Its strings then leave the picture at the top. */
const CROP = 1.26;

/** Returns a picture filled by the decorated part. Chain or thread leave it at the top, since the nape is not shown. */
function laid(look: Look, neck: SinglePiece, seed: string): Portrait {
  const { piece, view } = arrange(look, { seed });
  const box = makePiece(neck, seed, { open: true }).bounds();
  const isLayered = look.kind === 'set' && look.secondNeck !== undefined;
  if (isLayered) {
    // Of layered sets, the longer one is below all others.
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

/** Returns the decorated front as a close-up. The chains leave the picture on both sides and close above it. */
function beltFront(look: Look, seed: string): Portrait {
  const { piece, view, angle, jewel } = arrange(look, { seed });
  const middle = new Vector3(jewel.centre.x * 0.4, jewel.centre.y - 15, 0);
  return { piece, view, camera: cameraAt(middle, angle ?? ANGLES[view], 166) };
}

/** Returns the view from the lowest part to `above` mm over the point of suspension. */
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

/** The tilt of the foremost bangle, in degrees. */
const LEAN = 21;

/** Returns loose bangles on the table, with gaps and not quite aligned. The foremost leans on the others. */
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
    // A leaning bangle needs the depth of its top.
    const back = isLeaning ? front + 0.4 : front + air * (0.7 + random() * 0.6);
    row.put(tipped, at({ x: pose.x, y: -lies.min.y, z: back - lies.min.z }));
    front = back + lies.max.z - lies.min.z;
  }
  const piece = settle(new Piece().put(row, at({ ry: 38 })), 'floor');
  return { piece, view: 'floor', camera: fit(piece, ANGLES.floor) };
}
