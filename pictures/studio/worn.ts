/** Worn pieces: on a neck, an ear, a hand or a face of clay. All pieces of a kind have the same crop and light. */
import { type Matrix4, Vector2, Vector3 } from 'three';
import type { Look, SinglePiece } from '#looks/look.ts';
import { clayFor } from '../forms/clay.ts';
import { BEHIND_EAR, earForm, LOBE } from '../forms/ear.ts';
import { BEHIND_FACE, faceForm, FOREHEAD, overFace, PIERCING } from '../forms/face.ts';
import { BANGLES_REST, BEHIND_HAND, handForm, RING_PLACE } from '../forms/hand.ts';
import { BEHIND_NECK, neckForm, overNeck } from '../forms/neck.ts';
import { CREST, Line, type Surface } from '../parts/line.ts';
import { at, Piece } from '../parts/piece.ts';
import { paletteOf, seeded } from '../parts/palette.ts';
import { pearlString } from '../parts/strand.ts';
import { eachBangle } from '../pieces/bangles.ts';
import { makePiece } from '../pieces/make-piece.ts';
import { nathAlone, pierceOf } from '../pieces/nath.ts';
import { nosePin } from '../pieces/nose-pin.ts';
import { cameraAt } from './framing.ts';
import { paperGround } from './grounds.ts';
import { formLight } from './lights.ts';
import type { Camera } from '../tracer/camera.ts';
import type { Shot } from './shot.ts';
import { type Form, formFor } from './worn-kinds.ts';

export function wornShot(look: Look, seed: string): Shot {
  const form = formFor(look);
  if (!form) throw new Error(`Nobody wears a ${look.kind} on a form`);
  return SHOTS[form](look, seed);
}

const SHOTS: Record<Form, (look: Look, seed: string) => Shot> = {
  neck: onNeck,
  ear: onEar,
  wrist: onWrist,
  finger: onFinger,
  brow: onBrow,
  nose: onNose,
};

/** Returns how far the lowest point of a necklace's own curve is below the hollow of the throat, in mm. */
function dropOf(piece: SinglePiece): number {
  switch (piece.kind) {
    case 'choker':
      return -50;
    case 'pendant':
      // As on a short chain, so that the collar bone is in a close picture.
      return 26;
    case 'haram':
      return 196 - CREST.y;
    case 'mangalsutra':
      return (piece.length === 'long' ? 198 : 138) - CREST.y;
    default:
      return 148 - CREST.y;
  }
}

/** Bends a necklace over neck and chest. Its ends go over the shoulders. */
function onNeck(look: Look, seed: string): Shot {
  const pieces = look.kind === 'set' ? [look.neck, look.secondNeck] : [look as SinglePiece];
  const worn = new Piece();
  for (const [layer, piece] of pieces.entries()) {
    if (!piece) continue;
    const drop = dropOf(piece);
    const over: Surface = (x, y) => overNeck(x, y - drop) + layer * 2;
    worn.put(makePiece(piece, seed, { surface: over, fine: look.kind === 'pendant' }), at({ y: -drop }));
  }
  const ground = new Piece().put(paperGround('card', 'sand'), at({ z: BEHIND_NECK })).put(neckForm(clayFor(seed)));
  if (look.kind === 'pendant') return { piece: worn, ground, camera: onPendant(worn, dropOf(look)), light: formLight };
  const box = worn.bounds();
  // Enough of the neck to show the piece's position on it.
  const isTight = pieces.every((piece) => !piece || piece.kind === 'choker');
  const high = CREST.y + (isTight ? 30 : 34);
  box.max.y = Math.min(box.max.y, CREST.y);
  const frame = Math.max((box.max.x - box.min.x) * 1.16, (high - box.min.y) * 1.06);
  return {
    piece: worn,
    ground,
    camera: cameraAt(new Vector3(0, (high + box.min.y - frame * 0.06) / 2, -20), { down: 0, side: 0 }, frame),
    light: formLight,
  };
}

/** The share of the picture that a pendant takes: of its width, or of its height when it is slim. */
const PENDANT = { width: 0.36, height: 0.5 };

/** Returns the view of a pendant `drop` mm below the throat, with the collar bone above it. */
function onPendant(worn: Piece, drop: number): Camera {
  const pendant = new Piece();
  const b = new Float32Array(6);
  for (const placement of worn.placements) {
    placement.worldBounds(b, 0);
    if (b[4]! < -drop + 1) pendant.add(placement.shape, placement.material, placement.matrix);
  }
  const { min, max } = pendant.bounds();
  const frame = Math.max((max.x - min.x) / PENDANT.width, (max.y - min.y) / PENDANT.height);
  const middle = (min.y + max.y) / 2 + frame * 0.1;
  return cameraAt(new Vector3(0, middle, max.z), { down: 0, side: 0 }, frame);
}

/** The height of the picture in mm above the hole of the lobe, and how far a stud may extend below it. */
const EAR = { above: 60, below: 26 };

/** Places one earring in its lobe. */
function onEar(look: Look, seed: string): Shot {
  if (look.kind === 'set') throw new Error('Of a set the necklace is worn');
  const made = makePiece(look, seed);
  const worn = new Piece().put(made, throughLobe(look, made));
  const below = Math.max(EAR.below, look.kind === 'stud' ? 0 : 52, 8 - worn.bounds().min.y);
  const frame = EAR.above + below;
  return {
    piece: worn,
    ground: new Piece().put(paperGround('card', 'sand'), at({ z: BEHIND_EAR })).put(earForm(clayFor(seed))),
    camera: cameraAt(new Vector3(1, EAR.above - frame / 2, 0), { down: 0, side: -20 }, frame),
    light: formLight,
  };
}

/**
 * Returns the placement: a stud is in front of the lobe and turns with it; a hoop encloses it, and a hook passes
 * through it.
 */
function throughLobe(look: SinglePiece, made: Piece): Matrix4 {
  if (look.kind === 'hoop') return at({ y: 1.5, z: LOBE.front - LOBE.thick / 2, ry: look.style === 'bali' ? 34 : -4 });
  if ('top' in look && look.top === 'hook')
    // A bell looks the same from all sides, so its hook may be straight. A flat piece shows its face.
    return at({
      y: 1.5 - made.bounds().max.y,
      z: LOBE.front + (look.kind === 'jhumka' ? 0.6 : -1.2),
      ry: look.kind === 'jhumka' ? 84 : 0,
    });
  return at({ z: LOBE.front + 0.7, ry: -12 });
}

/** Places bangles and kadas at the height where the forearm fills them. */
function onWrist(look: Look, seed: string): Shot {
  if (look.kind !== 'bangles' && look.kind !== 'kada') throw new Error(`A ${look.kind} is not worn on the wrist`);
  // Its axis is along the arm, and its front faces the lens, slightly lower in front.
  const made = new Piece().put(
    look.kind === 'bangles' ? looseOnArm(look, seed) : makePiece(look, seed),
    at({ rx: 96 }),
  );
  const worn = new Piece().put(made, at({ y: BANGLES_REST - made.bounds().min.y, z: 1 }));
  return {
    piece: worn,
    ground: new Piece().put(paperGround('card', 'sand'), at({ z: BEHIND_HAND })).put(handForm(clayFor(seed))),
    camera: cameraAt(new Vector3(6, 2, 0), { down: 12, side: -14 }, 178, { lean: 14 }),
    light: formLight,
  };
}

/** Places bangles one above the other, each slightly tilted and displaced. */
function looseOnArm(look: Extract<Look, { kind: 'bangles' }>, seed: string): Piece {
  const random = seeded(`${seed} on arm`);
  const row = new Piece();
  let top = 0;
  for (const bangle of eachBangle(look, paletteOf(look, seed))) {
    const tipped = new Piece().put(bangle, at({ rx: (random() - 0.5) * 2.4, ry: (random() - 0.5) * 2.8 }));
    const { min, max } = tipped.bounds();
    row.put(tipped, at({ x: (random() - 0.5) * 2.2, y: (random() - 0.5) * 1.2, z: top - min.z }));
    // Tilted bangles overlap: each extends further than the space it takes.
    top += (max.z - min.z) * 0.74 + random() * 0.7;
  }
  return row;
}

function onFinger(look: Look, seed: string): Shot {
  if (look.kind !== 'finger-ring') throw new Error(`A ${look.kind} is not worn on a finger`);
  const [x, y, z] = RING_PLACE.at;
  return {
    piece: new Piece().put(
      new Piece().put(makePiece(look, seed, { fine: true }), at({ rx: 90 })),
      at({ x, y, z, rz: RING_PLACE.lean }),
    ),
    ground: new Piece().put(paperGround('card', 'sand'), at({ z: BEHIND_HAND })).put(handForm(clayFor(seed))),
    camera: cameraAt(new Vector3(x + 3, y + 2, 8), { down: 6, side: -16 }, 78, { lean: 20 }),
    light: formLight,
  };
}

/** Places a piece on the forehead, with its string in the parting. */
function onBrow(look: Look, seed: string): Shot {
  if (look.kind !== 'maang-tikka' && look.kind !== 'matha-patti')
    throw new Error(`A ${look.kind} is not worn on the forehead`);
  const made = makePiece(look, seed, { surface: (x, y) => overFace(x, y + FOREHEAD) });
  const isWide = look.kind === 'matha-patti';
  return {
    piece: new Piece().put(made, at({ y: FOREHEAD })),
    ground: new Piece().put(paperGround('card', 'sand'), at({ z: BEHIND_FACE })).put(faceForm(clayFor(seed))),
    camera: cameraAt(new Vector3(0, isWide ? 30 : 57, -20), { down: 12, side: 0 }, isWide ? 176 : 108),
    light: formLight,
  };
}

/** Places a piece in the wearer’s left wing of the nose, seen from that side. */
function onNose(look: Look, seed: string): Shot {
  if (look.kind !== 'nath' && look.kind !== 'nose-pin') throw new Error(`A ${look.kind} is not worn on the nose`);
  const isPin = look.kind === 'nose-pin';
  const worn = isPin ? inWing(look, seed) : hungNath(look, seed);
  return {
    piece: worn,
    ground: new Piece().put(paperGround('card', 'sand'), at({ z: BEHIND_FACE })).put(faceForm(clayFor(seed))),
    camera: noseCamera(worn, isPin),
    light: formLight,
  };
}

/** Returns the view of the nose with a piece, from the wearer's left. Nose and piece fill the picture. */
function noseCamera(worn: Piece, isPin: boolean): Camera {
  const view = { down: 2, side: 26 };
  if (isPin) return cameraAt(new Vector3(7, -38, 0), view, 52);
  const low = Math.min(-60, worn.bounds().min.y);
  const frame = Math.max(58, -12 - low) * 1.1;
  return cameraAt(new Vector3(18, -12 - frame * 0.46, 0), view, frame);
}

/** Returns the piece in its hole: a pin lies flat on the wing, and a ring encloses the wing's lower edge. */
function inWing(look: Extract<Look, { kind: 'nose-pin' }>, seed: string): Piece {
  const made = nosePin(look, paletteOf(look, seed), true);
  const { at: hole, normal } = PIERCING;
  const side = (Math.atan2(normal.x, normal.z) * 180) / Math.PI;
  if (look.style !== 'ring') {
    const { x, y, z } = hole.clone().addScaledVector(normal, 0.2);
    // Turned a little less than the wing, so that more of a flat pin's front faces the lens.
    return new Piece().put(made, at({ x, y, z, ry: side * 0.8 }));
  }
  const r = (look.width ?? 11) / 2;
  // Its highest point is in the hole. It hangs in the plane that contains the hole and the nostril.
  return new Piece().put(made, at({ x: hole.x - 0.3, y: hole.y - r + 0.6, z: hole.z, ry: side - 78 }));
}

/** The depth in mm of the hole's middle below the skin. */
const UNDER_SKIN = 2.2;

/** The rotation of the ring towards the cheek, in degrees. */
const TO_CHEEK = 24;

/** Hangs the ring from the wing of the nose over the cheek. Its chain goes up to the hair. */
function hungNath(look: Extract<Look, { kind: 'nath' }>, seed: string): Piece {
  const palette = paletteOf(look, seed);
  const pierce = pierceOf(look);
  const mirrored = look.style === 'hoop' ? -1 : 1;
  // Inside the wing, so that the wire enters its skin on one side of the hole and leaves it below, in the nostril.
  const hole = PIERCING.at.clone().addScaledVector(PIERCING.normal, -UNDER_SKIN);
  const place = at({ x: hole.x, y: hole.y, z: hole.z, ry: TO_CHEEK })
    .multiply(at({ sx: mirrored }))
    .multiply(at({ x: -pierce.x, y: -pierce.y }));
  const piece = new Piece().put(nathAlone(look, palette), place);
  if (look.style !== 'hoop' || look.chain === false) return piece;
  const r = (look.width ?? 34) / 2;
  const from = new Vector3(-r * 0.95, -r * 0.05, 0.6).applyMatrix4(place);
  const to = new Vector2(64, 22);
  const way = Array.from({ length: 61 }, (_, k) => {
    const t = k / 60;
    return new Vector2(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - 7 * Math.sin(t * Math.PI));
  });
  const end = overFace(to.x, to.y);
  const line = new Line(way, (x, y) => {
    const t = Math.max(0, Math.min(1, (x - from.x) / (to.x - from.x)));
    return Math.max(overFace(x, y), from.z + (end - from.z) * t);
  });
  return piece.put(pearlString(line, { from: 0, to: line.length }, 1.05, palette.beads, palette.metal, 2));
}
