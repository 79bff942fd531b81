/**
 * The arrangement of a piece in a picture: hung in front of a card or standing on the floor, alone, as a pair, as a
 * set.
 */
import { type Box3, type Matrix4, Vector3 } from 'three';
import type { JewellerySet, Look, LookKind, SinglePiece } from '#looks/look.ts';
import { at, Piece } from '../parts/piece.ts';
import type { Angle } from './framing.ts';
import { makePiece } from '../pieces/make-piece.ts';
import type { Making } from '../pieces/making.ts';
import { type Jewel, jewelOf } from './jewel.ts';

/** `card`: seen from the front on a wall of paper; `floor`: standing on paper, seen slightly from above. */
export type View = 'card' | 'floor';

/** The default camera angle of each view. */
export const ANGLES: Record<View, Angle> = { card: { down: 0, side: 0 }, floor: { down: 15, side: 0 } };

export type Arrangement = {
  piece: Piece;
  view: View;
  jewel: Jewel;
  /** The camera angle, if it differs from that of the view. */
  angle?: Angle;
  /** Whether it is tilted, so that its height cannot be measured. */
  isTipped?: boolean;
};

export type ShowOptions = Making & { seed: string };

const EARRINGS: readonly LookKind[] = ['jhumka', 'chandbali', 'stud', 'drop', 'hoop'];
export const NECKLACES: readonly LookKind[] = ['choker', 'necklace', 'haram', 'mangalsutra', 'pendant', 'chain'];

export function arrange(look: Look, options: ShowOptions): Arrangement {
  if (look.kind === 'set') return arrangeSet(look, options);
  if (EARRINGS.includes(look.kind)) return pairOfEarrings(look, options);
  switch (look.kind) {
    case 'bangles':
      return standing(turned(makePiece(look, options.seed, options), { ry: 42 }), {
        centre: nearestFlank(33, 42),
        width: 32,
      });
    case 'kada':
      return kadas(look, options);
    case 'finger-ring':
      return fingerRing(look, options);
    case 'watch':
      return watches(look, options);
    case 'armlet':
      return look.style === 'vanki' ? onCard(makePiece(look, options.seed, options)) : armletOnFloor(look, options);
    case 'toe-ring':
      return toeRings(look, options);
    case 'hair-pin':
      return hairPins(look, options);
    case 'waist-belt':
      return waistBelts(look, options);
    default:
      return onCard(makePiece(look, options.seed, options), look.kind);
  }
}

/** Kinds that are measured as single pieces: one of a pair, and rings, bangles and watches seen along their axis. */
const ALONE: readonly LookKind[] = ['bangles', 'kada', 'finger-ring', 'watch', 'toe-ring', ...EARRINGS];
const TIPPED: readonly LookKind[] = ['waist-belt', 'armlet'];

export function arrangeForMeasure(look: Look, options: ShowOptions): Arrangement {
  if (look.kind === 'set') return arrange(look, options);
  if (look.kind === 'anklet') return onCard(makePiece({ ...look, count: 1 }, options.seed, options));
  if (ALONE.includes(look.kind) || (look.kind === 'armlet' && look.style === 'vanki'))
    return onCard(makePiece(look, options.seed, options));
  if (TIPPED.includes(look.kind))
    return { ...onCard(turned(makePiece(look, options.seed, options), { ry: 0, rx: 20 })), isTipped: true };
  return arrange(look, options);
}

/** Moves a piece so that it touches the card (z = 0) or the floor (y = 0). */
export function settle(piece: Piece, view: View): Piece {
  return new Piece().put(piece, settling(piece, view));
}

function settling(piece: Piece, view: View): Matrix4 {
  const box = piece.bounds();
  return view === 'card'
    ? at({ z: -box.min.z + 0.15 })
    : at({ y: -box.min.y, x: -(box.min.x + box.max.x) / 2, z: -(box.min.z + box.max.z) / 2 });
}

function onCard(piece: Piece, kind?: LookKind): Arrangement {
  return { piece: settle(piece, 'card'), view: 'card', jewel: jewelOf(piece, kind) };
}

export function pairOfEarrings(look: SinglePiece, options: ShowOptions): Arrangement {
  const one = makePiece(look, options.seed, options);
  const box = one.bounds();
  const size = box.getSize(new Vector3());
  const apart = size.x / 2 + Math.max(3, size.x * 0.17);
  const piece = new Piece();
  for (const side of [-1, 1]) piece.put(one, at({ x: side * apart, ry: side * 3, rz: side * 0.6, sx: side }));
  const settled = settle(piece, 'card');
  const depth = settled.bounds().max.z;
  return {
    piece: settled,
    view: 'card',
    jewel: {
      centre: new Vector3(-apart, box.min.y + size.y * 0.42, depth * 0.8),
      width: Math.min(size.x * 1.05, size.y * 0.9),
    },
  };
}

/** Arranges pieces for finger or wrist upright. `jewel` is the target of the close-up, before the piece is settled. */
function standing(piece: Piece, jewel: Jewel): Arrangement {
  const rest = settling(piece, 'floor');
  return {
    piece: new Piece().put(piece, rest),
    view: 'floor',
    jewel: { centre: jewel.centre.clone().applyMatrix4(rest), width: jewel.width },
  };
}

function turned(piece: Piece, pose: { ry: number; rx?: number }): Piece {
  return new Piece().put(piece, at({ ry: pose.ry }).multiply(at({ rx: pose.rx ?? 0 })));
}

/** Returns the point on the outside of a ring around the turned z axis that is nearest to the camera. */
function nearestFlank(radius: number, ry: number): Vector3 {
  const a = (ry * Math.PI) / 180;
  return new Vector3(-Math.cos(a), 0.18, Math.sin(a)).normalize().multiplyScalar(radius);
}

function fingerRing(look: Extract<Look, { kind: 'finger-ring' }>, options: ShowOptions): Arrangement {
  const pose = { ry: -16, rx: 48 };
  const piece = turned(makePiece(look, options.seed, options), pose);
  const box = piece.bounds();
  const head = new Vector3(0, 10, 0).applyMatrix4(at({ ry: pose.ry }).multiply(at({ rx: pose.rx })));
  return standing(piece, { centre: head, width: Math.min(24, (box.max.x - box.min.x) * 0.82) });
}

function watches(look: Extract<Look, { kind: 'watch' }>, options: ShowOptions): Arrangement {
  const piece = turned(makePiece(look, options.seed, options), { ry: -16, rx: -4 });
  const width = look.width ?? 30;
  return standing(piece, { centre: new Vector3(-6, 1, 27), width: width * 1.12 });
}

function armletOnFloor(look: Extract<Look, { kind: 'armlet' }>, options: ShowOptions): Arrangement {
  return standing(turned(makePiece(look, options.seed, options), { ry: -8, rx: 6 }), {
    centre: new Vector3(0, 0, 44),
    width: 44,
  });
}

/** Arranges a waist belt, seen from higher than the other kinds, so that its ring looks closed. */
function waistBelts(look: Extract<Look, { kind: 'waist-belt' }>, options: ShowOptions): Arrangement {
  const piece = turned(makePiece(look, options.seed, options), { ry: 9 });
  return { ...standing(piece, { centre: new Vector3(13, 0, 82), width: 74 }), angle: { down: 29, side: 0 } };
}

function toeRings(look: Extract<Look, { kind: 'toe-ring' }>, options: ShowOptions): Arrangement {
  const one = makePiece(look, options.seed, options);
  const pair = new Piece();
  for (const side of [-1, 1])
    pair.put(settle(turned(one, { ry: -14 - side * 12, rx: 44 }), 'floor'), at({ x: side * 11.5, z: side * 2.4 }));
  return standing(pair, { centre: new Vector3(-11, 11, 4), width: 19 });
}

/** Arranges hair pins. The decoration of juda pins is at the top. Of several pins the middle one is the target. */
function hairPins(look: Extract<Look, { kind: 'hair-pin' }>, options: ShowOptions): Arrangement {
  const shown = onCard(makePiece(look, options.seed, options), look.kind);
  if (look.style !== 'juda') return shown;
  const isEven = (look.count ?? 3) % 2 === 0;
  return { ...shown, jewel: { centre: new Vector3(isEven ? -12 : 0, 7, 3), width: 34 } };
}

/** Arranges kadas: one stands; of a pair the second lies in front of it. */
function kadas(look: Extract<Look, { kind: 'kada' }>, options: ShowOptions): Arrangement {
  const one = makePiece(look, options.seed, options);
  if (look.count !== 2) return standing(turned(one, { ry: 38 }), { centre: nearestFlank(33, 38), width: 36 });
  const upright = settle(turned(one, { ry: 34 }), 'floor');
  const lying = settle(turned(new Piece().put(one, at({ rz: 150 })), { ry: 0, rx: -90 }), 'floor');
  const height = lying.bounds().max.y;
  const pair = new Piece().put(lying, at({ x: 12, z: 26 })).put(upright, at({ x: -14, z: -22 }));
  return standing(pair, { centre: new Vector3(6, height * 0.55, 58), width: 38 });
}

/** Arranges a necklace below, with earrings and tikka in its opening, as sets are packed in their box. */
function arrangeSet(set: JewellerySet, options: ShowOptions): Arrangement {
  const neck = makePiece(set.neck, options.seed, options);
  const neckBox = neck.bounds();
  const piece = new Piece().put(settle(neck, 'card'));
  const middle = (neckBox.min.x + neckBox.max.x) / 2;
  if (set.secondNeck) {
    const second = makePiece(set.secondNeck, options.seed, options);
    const box = second.bounds();
    const drop = neckBox.min.y - 16 - box.min.y - (box.max.y - box.min.y) * 0.12;
    piece.put(settle(second, 'card'), at({ y: drop - 34, s: 1.16, z: -0.2 }));
  }
  const inside = insideOf(neck, neckBox);
  if (set.ears) {
    const ear = makePiece(set.ears, options.seed, options);
    const box = ear.bounds();
    const size = box.getSize(new Vector3());
    const fit = Math.min(1.35, (inside.height * (set.tikka ? 0.5 : 0.62)) / size.y, (inside.width * 0.38) / size.x);
    for (const side of [-1, 1])
      piece.put(
        settle(new Piece().put(ear, at({ sx: side * fit, sy: fit, sz: fit })), 'card'),
        at({
          x: middle + side * inside.width * (set.tikka ? 0.27 : 0.21),
          y: inside.middle - ((box.min.y + box.max.y) / 2) * fit,
        }),
      );
  }
  if (set.tikka) {
    const tikka = makePiece(set.tikka, options.seed, options);
    const box = tikka.bounds();
    const fit = Math.min(1, (inside.height * 0.86) / (box.max.y - box.min.y));
    piece.put(
      settle(new Piece().put(tikka, at({ s: fit })), 'card'),
      at({ x: middle, y: inside.middle - ((box.min.y + box.max.y) / 2) * fit }),
    );
  }
  if (set.ring)
    piece.put(
      settle(new Piece().put(makePiece(set.ring, options.seed, options), at({ rx: 62 })), 'card'),
      at({ x: middle + inside.width * 0.1, y: inside.middle - inside.height * 0.3 }),
    );
  return { piece, view: 'card', jewel: jewelOf(neck, set.neck.kind) };
}

/** Returns the free space inside a necklace: between its sides, above its lowest inner edge. */
function insideOf(neck: Piece, box: Box3): { width: number; height: number; middle: number } {
  const middle = (box.min.x + box.max.x) / 2;
  let bottom = box.min.y;
  let side = (box.max.x - box.min.x) / 2;
  const level = box.min.y + (box.max.y - box.min.y) * 0.5;
  for (const { matrix } of neck.placements) {
    const [x, y] = [matrix.elements[12], matrix.elements[13]];
    if (Math.abs(x - middle) < 12 && y < level) bottom = Math.max(bottom, y);
    if (Math.abs(y - level) < 8 && Math.abs(x - middle) > 8) side = Math.min(side, Math.abs(x - middle));
  }
  const height = Math.min(box.max.y - bottom, 2 * side * 0.95);
  return { width: side * 2 - 6, height: height * 0.92, middle: bottom + height * 0.5 };
}
