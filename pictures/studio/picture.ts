/** One picture: a look in a colour, shown in one of four ways. */
import { Vector3 } from 'three';
import type { Look, SinglePiece } from '#looks/look.ts';
import type { Ground, PictureKind } from '#looks/sitting.ts';
import { at, Piece } from '../parts/piece.ts';
import { makePiece } from '../pieces/make-piece.ts';
import { seeded } from '../parts/palette.ts';
import { develop } from '../tracer/develop.ts';
import { expose, type Exposure } from '../tracer/film.ts';
import { HitTape } from '../tracer/hit-tape.ts';
import type { Light } from '../tracer/light.ts';
import { Scene } from '../tracer/scene.ts';
import { SPHERE, type Placement } from '../tracer/shape.ts';
import { arrange, arrangeForMeasure, NECKLACES, type Arrangement, type View } from './arrangement.ts';
import { BUST_WALL, bust, cover, overBust } from './bust.ts';
import { cameraAt, fit } from './framing.ts';
import { paperGround, styledGround } from './grounds.ts';
import { floorLight, frontLight } from './lights.ts';
import { paperFor } from './paper.ts';
import { hungNear, looseNear, portrait } from './portrait.ts';
import type { Shot } from './shot.ts';
import { wornShot } from './worn.ts';
import { rulerOverlay, type Measure } from './ruler.ts';

const LIGHTS: Record<View, Light> = { card: frontLight, floor: floorLight };

export function compose(look: Look, kind: PictureKind, seed: string, ground?: Ground): Shot {
  switch (kind) {
    case 'main':
      return mainShot(look, seed);
    case 'closeup':
      return closeup(look, seed);
    case 'scale':
      return scaleShot(look, seed);
    case 'worn':
      return wornShot(look, seed);
    case 'styled':
      return styled(look, seed, ground);
  }
}

function mainShot(look: Look, seed: string): Shot {
  const { piece, view, camera } = portrait(look, seed);
  return { piece, ground: paperGround(view, paperFor(look, seed)), camera, light: LIGHTS[view] };
}

/** Returns a close-up, slightly from the side, with the rest out of focus. */
function closeup(look: Look, seed: string): Shot {
  const { piece, view, jewel } = nearPiece(look, seed);
  const angle = view === 'card' ? { down: -14, side: -24 } : { down: 22, side: -10 };
  return {
    piece,
    ground: paperGround(view, paperFor(look, seed)),
    camera: cameraAt(jewel.centre, angle, jewel.width, { lens: 4.2, aperture: jewel.width * 0.028 }),
    light: LIGHTS[view],
  };
}

/** Returns the piece of a close-up. If it hangs or lies loose in its main picture, it does so here, too. */
function nearPiece(look: Look, seed: string): Pick<Arrangement, 'piece' | 'view' | 'jewel'> {
  if (look.kind === 'pendant' || look.kind === 'chain') return hungNear(look, seed);
  if (look.kind === 'bangles' && look.count > 1) return looseNear(look, seed);
  return arrange(look, { seed, fine: true });
}

/** Returns a picture of the size: on a bust for pieces at the throat, otherwise next to a measure. */
function scaleShot(look: Look, seed: string): Shot {
  const neck = look.kind === 'set' ? look.neck : look;
  if (NECKLACES.includes(neck.kind)) {
    return onBust(neck, seed);
  }
  return measured(arrangeForMeasure(look, { seed }));
}

/** Bends a necklace over the bust, with its lowest inner point at the height of its length. */
function onBust(neck: SinglePiece, seed: string): Shot {
  const throat = neck.kind === 'choker' ? 44 : neck.kind === 'haram' || neck.kind === 'mangalsutra' ? 118 : 62;
  const worn = makePiece(neck, seed, { surface: (x, y) => overBust(x, y - throat) });
  const box = worn.bounds();
  const size = box.getSize(new Vector3());
  // Near enough to show the decoration, and far enough to show its position on the body.
  const frame = Math.min(430, Math.max(270, Math.max(size.x, size.y) * 1.45));
  const middle = Math.min(throat - 20, (box.min.y + box.max.y) / 2 - frame * 0.04);
  // The bust counts as ground: smooth cloth needs no more samples than paper.
  const ground = new Piece().put(paperGround('card'), at({ z: BUST_WALL })).put(bust(), at({ y: throat }));
  return {
    piece: worn,
    ground,
    camera: cameraAt(new Vector3(0, Math.max(middle, throat - 330 + frame / 2), 0), { down: 0, side: 0 }, frame),
    light: frontLight,
  };
}

/** Returns the front view, with a measure below and one on the left. */
function measured({ piece, view, isTipped }: Arrangement): Shot {
  const box = piece.bounds();
  const size = box.getSize(new Vector3());
  const gap = Math.max(size.x, size.y) * 0.07;
  const front = view === 'card' ? 0.1 : box.max.z;
  const low = box.min.y - gap;
  const left = box.min.x - gap;
  // Reserve space for ticks and numbers.
  const whole = new Piece().put(piece);
  for (const y of [box.max.y, low - gap * 1.3])
    whole.add(SPHERE, cover, at({ x: left - gap * 1.3, y, z: front, s: 0.01 }));
  const camera = fit(whole, { down: 0, side: 0 }, 1, 0.06);
  const across: Measure = {
    from: new Vector3(box.min.x, low, front),
    to: new Vector3(box.max.x, low, front),
    label: `${Math.round(size.x)} mm`,
    side: 'below',
  };
  const upwards: Measure = {
    from: new Vector3(left, box.min.y, front),
    to: new Vector3(left, box.max.y, front),
    label: `${Math.round(size.y)} mm`,
    side: 'left',
  };
  const overlay = (pixels: number): Buffer => rulerOverlay(pixels, camera, isTipped ? [across] : [across, upwards]);
  return { piece, ground: paperGround(view), camera, light: LIGHTS[view], overlay };
}

/**
 * Returns the styled picture: arranged as in the main picture, on cloth, stone, wood, leaf or brass, slightly from the
 * side and with space around it.
 */
function styled(look: Look, seed: string, ground: Ground = 'silk'): Shot {
  const { piece, view, camera } = portrait(look, seed);
  const frame = camera.frame * 1.18;
  const angle = view === 'card' ? { down: -10, side: 6 } : { down: 30, side: 6 };
  const cloth = new Piece().put(
    styledGround(ground, view, frame * (ground === 'brass-plate' ? 0.92 : 0.78), seeded(`${seed} ground`)),
    view === 'card' ? at({ x: camera.at.x, y: camera.at.y }) : at({}),
  );
  return { piece, ground: cloth, camera: cameraAt(camera.at, angle, frame), light: LIGHTS[view] };
}

/** A scene with the recorded hits of its rays, for the next colour of the same piece. */
export type Take = { scene: Scene; tape: HitTape };

/** Renders a shot: three bytes per pixel. */
export function shoot(shot: Shot, exposure: Exposure): Uint8Array {
  return shootOn(sceneOf(shot), shot, exposure);
}

/** Renders a shot, faster if another colour of the same piece was rendered just before. */
export function shootAgain(shot: Shot, exposure: Exposure, before: Take | null): { pixels: Uint8Array; take: Take } {
  const placements = [...shot.ground.placements, ...shot.piece.placements];
  const again = before?.scene.inOther(placements);
  const take = before && again ? { scene: again, tape: before.tape } : newTake(placements, exposure, before);
  take.tape.rewind(Boolean(again));
  take.scene.tape = take.tape;
  return { pixels: shootOn(take.scene, shot, exposure), take };
}

function newTake(placements: readonly Placement[], { width, height }: Exposure, before: Take | null): Take {
  const tape = before?.tape.cleared(width * height) ?? new HitTape(width * height);
  return { scene: new Scene(placements), tape };
}

function sceneOf(shot: Shot): Scene {
  return new Scene([...shot.ground.placements, ...shot.piece.placements]);
}

function shootOn(scene: Scene, shot: Shot, exposure: Exposure): Uint8Array {
  const grounds = shot.ground.placements.length;
  const negative = expose(scene, shot.light, shot.camera, exposure, (instance) => instance < grounds);
  return develop(negative, shot.development);
}
