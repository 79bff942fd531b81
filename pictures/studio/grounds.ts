/**
 * The surfaces under and behind a piece: seamless paper, or for styled pictures cloth, wood, stone, leaf, brass,
 * flowers.
 */
import { BufferGeometry, Float32BufferAttribute, PlaneGeometry } from 'three';
import type { Ground } from '#looks/sitting.ts';
import { silk, velvet } from '../materials/cloth.ts';
import { metalSet } from '../materials/metals.ts';
import { fbm, hammered, noise } from '../materials/patterns.ts';
import type { Metal, Solid } from '../tracer/material.ts';
import { MeshShape, SPHERE } from '../tracer/shape.ts';
import { at, kept, Piece } from '../parts/piece.ts';
import { turned } from '../parts/profile.ts';
import { marigolds, petalsStrewn } from './flowers.ts';
import type { View } from './arrangement.ts';
import { floorLight, frontLight, levelOn } from './lights.ts';
import { COLOURED_PAPERS, ivoryPaper, type Paper } from './paper.ts';

/** Returns a wall of paper behind, or a floor that bends up into a wall. */
export function paperGround(view: View, paper: Paper = 'ivory'): Piece {
  if (view === 'floor') return new Piece().add(sweep(), paper === 'ivory' ? floorPaper : slateFloor);
  return new Piece().add(wall(), paper === 'ivory' ? cardPaper : COLOURED_PAPERS[paper]);
}

const cardPaper = ivoryPaper();
/** Lighter than on a card, because pieces on the floor reflect it. */
const slateFloor: Solid = {
  kind: 'solid',
  albedo: [0.085, 0.094, 0.103],
  coat: 0,
  roughness: 1,
  mirrored: [0.32, 0.325, 0.335],
};
const floorPaper = ivoryPaper(levelOn(frontLight, 0, 0, 1) / levelOn(floorLight, 0, 1, 0));

const wall = (): MeshShape => kept('paper wall', () => MeshShape.from(new PlaneGeometry(4000, 4000)));

/** Returns one strip: floor, quarter circle, wall. */
const sweep = (): MeshShape =>
  kept('paper sweep', () => {
    const bend = 160;
    const back = -190;
    const line: [number, number, number, number][] = [
      [900, 0, 0, 1],
      [back, 0, 0, 1],
    ];
    for (let k = 1; k < 24; k++) {
      const a = (k / 24) * (Math.PI / 2);
      line.push([back - bend * Math.sin(a), bend - bend * Math.cos(a), Math.sin(a), Math.cos(a)]);
    }
    line.push([back - bend, bend, 1, 0], [back - bend, 1500, 1, 0]);
    const positions: number[] = [];
    const normals: number[] = [];
    const index: number[] = [];
    line.forEach(([z, y, nz, ny], k) => {
      for (const x of [-1800, 1800]) {
        positions.push(x, y, z);
        normals.push(0, ny, nz);
      }
      if (k > 0) index.push(k * 2 - 2, k * 2 - 1, k * 2 + 1, k * 2 - 2, k * 2 + 1, k * 2);
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
    geometry.setIndex(index);
    return MeshShape.from(geometry);
  });

/** Returns a styled ground for a piece about `size` mm wide, in the x-y plane below z = 0 or on the floor y = 0. */
export function styledGround(ground: Ground, view: View, size: number, seed: () => number): Piece {
  const flat = GROUNDS[ground](size, seed);
  return view === 'card' ? flat : new Piece().put(flat, at({ rx: -90 }));
}

const GROUNDS: Record<Ground, (size: number, random: () => number) => Piece> = {
  silk: (size, random) =>
    new Piece().add(sheet(size, folds(size, random, 0.1), 280), silk([0.085, 0.003, 0.011], [0.12, 0.02, 0.025])),
  velvet: (size, random) =>
    new Piece().add(sheet(size, folds(size, random, 0.05), 190), velvet([0.008, 0.026, 0.022], [0.04, 0.08, 0.07])),
  wood: (size) => plank(size),
  stone: (size) =>
    new Piece().add(
      sheet(size, (x, y) => fbm(x * 0.08, y * 0.08, 3) * 0.5 - 0.6, 120),
      slate,
    ),
  'brass-plate': (size) => new Piece().put(plank(size), at({ z: -7 })).put(thali(size), at({ z: -1.4 })),
  marigold: (size, random) =>
    new Piece()
      .add(sheet(size, folds(size, random, 0.02), 150), silk([0.72, 0.66, 0.55], [0.1, 0.1, 0.09]))
      .put(marigolds(size, random))
      .put(petalsStrewn(size, random, 26)),
  'banana-leaf': (size, random) =>
    new Piece()
      .put(plank(size), at({ z: -4 }))
      .add(bananaLeaf(size), leafGreen, at({ rz: 14, z: -0.6 }))
      .put(petalsStrewn(size, random, 12)),
};

type Height = (x: number, y: number) => number;

/** Returns soft folds, always below zero, deeper towards the edges. */
function folds(size: number, random: () => number, depth: number): Height {
  const turn = random() * 0.8 - 0.4;
  const shift = random() * 100;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return (x, y) => {
    const u = ((x * c + y * s) / size) * 10 + noise(x / size + shift, (y / size) * 1.4, 0) * 2.2;
    const fold = (1 + Math.sin(u + noise((x / size) * 2, (y / size) * 2, shift) * 1.5)) / 2;
    const away = Math.min(1, Math.hypot(x, y) / (size * 0.8));
    return (
      (Math.pow(fold, 1.6) - 1) * size * depth * (0.16 + 0.9 * away * away * away) +
      noise((x / size) * 16, (y / size) * 16, shift) * size * 0.0012 -
      0.2
    );
  };
}

const SHEET = 6;

/** Returns a sheet of a height function, wide enough for any crop. */
function sheet(size: number, height: Height, cells: number): MeshShape {
  const wide = size * SHEET;
  const geometry = new PlaneGeometry(wide, wide, cells, cells);
  const position = geometry.getAttribute('position');
  for (let k = 0; k < position.count; k++) position.setZ(k, height(position.getX(k), position.getY(k)));
  geometry.computeVertexNormals();
  return MeshShape.from(geometry);
}

/** Returns dark wood for a board that is stretched by `sx` and `sy`. Every board has its own grain. */
function walnut(sx: number, sy: number, board: number): Solid {
  return {
    kind: 'solid',
    albedo: [0.16, 0.066, 0.028],
    coat: 0.03,
    roughness: 0.5,
    texture: {
      tone: (u, v) => {
        const x = u * sx + board * 173;
        const y = v * sy + board * 59;
        const ring = y * 0.13 + noise(x * 0.009, y * 0.05, 1) * 2.6 + noise(x * 0.04, y * 0.3, 5) * 0.35;
        const pores = 0.84 + 0.16 * noise(x * 0.22, y * 3.2, 2);
        return (0.5 + 0.5 * Math.pow(0.5 + 0.5 * Math.sin(ring * 2.2), 0.8)) * pores;
      },
      under: [0.05, 0.019, 0.009],
    },
  };
}

/** Returns boards with a narrow joint. */
function plank(size: number): Piece {
  const piece = new Piece();
  const board = size * 0.62;
  const shape = kept(`board ${Math.round(size)}`, () => sheet(1, () => 0, 1));
  const [sx, sy] = [size * 1.6, (board - 0.7) / SHEET];
  for (let k = -3; k <= 3; k++)
    piece.add(
      shape,
      walnut(sx, sy, k),
      at({
        x: k * 37,
        y: (k + 0.35) * board,
        z: -0.3 - (k % 2) * 0.15,
        sx,
        sy,
        sz: 1,
      }),
    );
  return piece.add(wall(), shadowGap, at({ z: -3 }));
}

const shadowGap: Solid = { kind: 'solid', albedo: [0.012, 0.006, 0.004], coat: 0, roughness: 1 };

const slate: Solid = {
  kind: 'solid',
  albedo: [0.085, 0.088, 0.092],
  coat: 0.02,
  roughness: 0.6,
  mirrored: [0.3, 0.305, 0.315],
  texture: {
    tone: (x, y) => 0.7 + 0.3 * fbm(x * 0.12, y * 0.12, 1) + 0.15 * noise(x * 3, y * 3, 0),
    under: [0.035, 0.036, 0.04],
    height: (x, y) => fbm(x * 0.7, y * 0.7, 9) * 0.12 + noise(x * 4, y * 4, 0) * 0.02,
    step: 0.12,
  },
};

const leafGreen: Solid = {
  kind: 'solid',
  albedo: [0.03, 0.13, 0.018],
  coat: 0.05,
  roughness: 0.34,
  texture: {
    tone: (x, y) => 0.8 + 0.1 * Math.sin(y * 1.7 + Math.abs(x) * 0.2) + 0.12 * noise(x * 0.05, y * 0.05, 0),
    under: [0.08, 0.2, 0.03],
    height: (x, y) => Math.sin(y * 1.7 + Math.abs(x) * 0.2) * 0.022,
    step: 0.2,
  },
};

/** Returns a broad strip of leaf along x, with its midrib. */
function bananaLeaf(size: number): MeshShape {
  return sheet(
    size,
    (x, y) => {
      const rib = Math.exp(-(x * x) / (size * size * 0.0004)) * size * 0.012;
      const edge = Math.abs(x) > size * 0.56 ? -40 : 0;
      return rib - Math.abs(x) * 0.012 - 0.9 + noise((x / size) * 3, (y / size) * 3, 0) * size * 0.006 + edge;
    },
    160,
  );
}

/** Old brass, dark enough for gold tone to stand out on it. */
const agedBrass: Metal = {
  kind: 'metal',
  f0: [0.3, 0.185, 0.075],
  roughness: 0.42,
  texture: {
    height: (x, y, z) => hammered(x * 60, y * 60, z * 60, 3.4) * 0.0004,
    step: 0.002,
    tone: (x, y, z) => 0.7 + 0.3 * fbm(x * 5, y * 5, z * 5),
    under: [0.1, 0.055, 0.03],
  },
};

/** Returns a brass tray with engraved rings and a raised edge. */
export function thali(size: number): Piece {
  const { bright } = metalSet('antique');
  const radius = size * 0.72;
  const shape = turned(
    'thali',
    [
      [0, 0],
      [0.3, 0],
      [0.31, 0.004],
      [0.32, 0],
      [0.6, 0],
      [0.61, 0.005],
      [0.63, 0.005],
      [0.64, 0],
      [0.86, 0],
      [0.93, 0.03],
      [0.98, 0.052],
      [1, 0.05],
      [1.005, 0.03],
    ],
    160,
    220,
  );
  const piece = new Piece().add(shape, agedBrass, at({ rx: 90, s: radius }));
  const n = 90;
  for (let k = 0; k < n; k++) {
    const a = (k / n) * Math.PI * 2;
    piece.add(
      SPHERE,
      bright,
      at({ x: Math.cos(a) * radius * 0.78, y: Math.sin(a) * radius * 0.78, z: 0, s: radius * 0.013 }),
    );
  }
  return piece;
}
