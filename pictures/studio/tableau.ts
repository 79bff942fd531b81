/** Several pieces on one ground: heroes, banners, category pictures. */
import { Vector3 } from 'three';
import type { Look } from '#looks/look.ts';
import type { Ground } from '#looks/sitting.ts';
import { seeded } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { makePiece } from '../pieces/make-piece.ts';
import { arrange, settle } from './arrangement.ts';
import { clothPatch } from './cloth-patch.ts';
import { diya } from './diya.ts';
import { cameraAt } from './framing.ts';
import { marigold, petalsStrewn } from './flowers.ts';
import { paperGround, styledGround, thali } from './grounds.ts';
import { frontLight } from './lights.ts';
import type { Shot } from './shot.ts';

export type TableauItem = {
  look: Look;
  /** The middle of the piece in mm from the middle of the scene. */
  x: number;
  y: number;
  /** The rotation in the plane of the ground, in degrees. */
  turn?: number;
  scale?: number;
  /** The height of the surface below it, in mm. */
  lift?: number;
  /**
   * `laid`: as on a card; `single`: one earring; `leaning`: rings and bangles tilted so that their outside is visible;
   * `dial`: a watch on its back.
   */
  pose?: 'laid' | 'single' | 'leaning' | 'dial';
};

export type Prop = {
  prop: 'thali' | 'marigold' | 'petals' | 'cloth' | 'diya';
  x: number;
  y: number;
  size: number;
  turn?: number;
  lift?: number;
};

export type Tableau = {
  name: string;
  alt: string;
  ground: Ground | 'paper';
  /** The width of the ground's motif in mm, which also scales cloth folds and flowers. */
  groundSize: number;
  /** The position of the ground's own middle. */
  groundAt?: readonly [number, number];
  items: readonly TableauItem[];
  /** Props, which are not for sale: `size` is their approximate width in mm. Pieces on a tray are raised by `lift`. */
  props?: readonly Prop[];
  /** The same scene in one or more crops. */
  crops: readonly { suffix: string; width: number; height: number; centre: readonly [number, number]; frame: number }[];
  stops?: number;
  /** The angle between the camera and the vertical in degrees, for depth. */
  slant?: number;
};

export function layTableau(tableau: Tableau, crop: Tableau['crops'][number]): Shot {
  const piece = new Piece();
  for (const item of tableau.items) {
    const part = posed(item, tableau.name);
    const middle = part.bounds().getCenter(new Vector3());
    const centred = new Piece().put(part, at({ x: -middle.x, y: -middle.y }));
    piece.put(
      settle(new Piece().put(centred, at({ rz: item.turn ?? 0, s: item.scale ?? 1 })), 'card'),
      at({ x: item.x, y: item.y, z: item.lift ?? 0 }),
    );
  }
  const random = seeded(`${tableau.name} props`);
  for (const { prop, x, y, size, turn = 0, lift = 0 } of tableau.props ?? [])
    piece.put(PROPS[prop](size, random), at({ x, y, z: lift, rz: turn }));
  const [gx, gy] = tableau.groundAt ?? [0, 0];
  const ground =
    tableau.ground === 'paper'
      ? paperGround('card')
      : new Piece().put(
          styledGround(tableau.ground, 'card', tableau.groundSize, seeded(tableau.name)),
          at({ x: gx, y: gy }),
        );
  const camera = cameraAt(
    new Vector3(crop.centre[0], crop.centre[1], 0),
    { down: -(tableau.slant ?? 12), side: 0 },
    crop.frame,
    { lens: 3.6 },
  );
  return { piece, ground, camera, light: frontLight, development: { stops: tableau.stops ?? 0 } };
}

const PROPS: Record<Prop['prop'], (size: number, random: () => number) => Piece> = {
  thali: (size) => new Piece().put(thali(size / 1.44), at({ z: 1.2 })),
  marigold: (size, random) =>
    new Piece().put(
      marigold(random() > 0.4, random),
      at({ s: size / 2, rx: random() * 24 - 12, ry: random() * 24 - 12, rz: random() * 360 }),
    ),
  petals: (size, random) => petalsStrewn(size, random, 18),
  cloth: (size, random) => clothPatch(size, random),
  diya: (size) => new Piece().put(diya(), at({ s: size / 2 })),
};

/** The tilt of a piece towards the lens, in degrees. */
const LEANING: Partial<Record<Look['kind'], number>> = { 'finger-ring': 64, 'toe-ring': 64, 'waist-belt': 32 };

function posed({ look, pose = 'laid' }: TableauItem, seed: string): Piece {
  if (look.kind === 'set') return arrange(look, { seed }).piece;
  switch (pose) {
    case 'single':
      return makePiece(look, seed);
    case 'leaning':
      return new Piece().put(makePiece(look, seed), at({ rx: LEANING[look.kind] ?? -58 }));
    case 'dial':
      return makePiece(look, seed);
    case 'laid':
      return arrange(look, { seed }).piece;
  }
}
