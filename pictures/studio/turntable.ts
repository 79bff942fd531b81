/** A piece that turns about its vertical axis, frame by frame: a full turn, or a swing if the back is plain. */
import { Vector3 } from 'three';
import type { SinglePiece } from '#looks/look.ts';
import { at, Piece } from '../parts/piece.ts';
import { makePiece } from '../pieces/make-piece.ts';
import { arrange, NECKLACES } from './arrangement.ts';
import { fit } from './framing.ts';
import { paperGround } from './grounds.ts';
import { floorLight, frontLight } from './lights.ts';
import type { Shot } from './shot.ts';

/** The swing of a piece with a plain back to either side, in degrees. */
const SWING = 38;

/** Returns a function that returns the shot at a share (0..1) of the turn. */
export function turntable(look: SinglePiece, seed: string): (share: number) => Shot {
  const shown = arrange(look, { seed });
  const isHung = shown.view === 'card';
  const isSwung = NECKLACES.includes(look.kind);
  const still = isHung ? makePiece(look, seed) : shown.piece;
  const box = still.bounds();
  const axis = box.getCenter(new Vector3());
  const centred = new Piece().put(still, at({ x: -axis.x, z: -axis.z }));
  const turned = (degrees: number): Piece => new Piece().put(centred, at({ ry: degrees }));
  // The camera must contain the piece at every moment of the turn.
  const sweep = (isSwung ? [-SWING, 0, SWING] : [0, 30, 60, 90, 120, 150]).reduce(
    (all, degrees) => all.put(turned(degrees)),
    new Piece(),
  );
  const camera = fit(sweep, isHung ? { down: 4, side: 0 } : { down: 15, side: 0 });
  const reach = Math.max(box.max.x - box.min.x, box.max.z - box.min.z);
  const ground = isHung ? new Piece().put(paperGround('card'), at({ z: -reach * 1.1 })) : paperGround('floor');
  const angleAt = (share: number): number => (isSwung ? SWING * Math.sin(share * Math.PI * 2) : share * 360);
  return (share) => ({ piece: turned(angleAt(share)), ground, camera, light: isHung ? frontLight : floorLight });
}
