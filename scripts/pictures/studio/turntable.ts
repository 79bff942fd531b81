/** A piece turning once about its upright axis, frame by frame. */
import { Vector3 } from 'three';
import type { SinglePiece } from '../../../functions/seed/catalogue/look.ts';
import { at, Piece } from '../parts/piece.ts';
import { makePiece } from '../pieces/make-piece.ts';
import { arrange } from './arrangement.ts';
import { fit } from './framing.ts';
import { paperGround } from './grounds.ts';
import { floorLight, frontLight } from './lights.ts';
import type { Shot } from './picture.ts';

const HUNG: readonly SinglePiece['kind'][] = ['jhumka', 'chandbali', 'drop', 'stud', 'hoop', 'pendant', 'maang-tikka'];

/** Answers the shot at a share (0..1) of the turn. */
export function turntable(look: SinglePiece, seed: string): (share: number) => Shot {
  const isHung = HUNG.includes(look.kind);
  const still = isHung ? makePiece(look, seed) : arrange(look, { seed }).piece;
  const box = still.bounds();
  const axis = box.getCenter(new Vector3());
  const centred = new Piece().put(still, at({ x: -axis.x, z: -axis.z }));
  const turned = (degrees: number): Piece => new Piece().put(centred, at({ ry: degrees }));
  // The camera must hold the piece at every moment of the turn.
  const sweep = [0, 30, 60, 90, 120, 150].reduce((all, degrees) => all.put(turned(degrees)), new Piece());
  const camera = fit(sweep, isHung ? { down: 4, side: 0 } : { down: 15, side: 0 });
  const reach = Math.max(box.max.x - box.min.x, box.max.z - box.min.z);
  const ground = isHung ? new Piece().put(paperGround('card'), at({ z: -reach * 1.1 })) : paperGround('floor');
  return (share) => ({ piece: turned(share * 360), ground, camera, light: isHung ? frontLight : floorLight });
}
