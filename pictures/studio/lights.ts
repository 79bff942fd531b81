/**
 * The studio's light: one large softbox up on the left, a tall strip on the right, a bar overhead, a low fill, and
 * black cards between them, because metal needs dark reflections to look deep. A few small lamps make stones sparkle.
 */
import { Light, type Panel } from '../tracer/light.ts';

const SPARKS: readonly Panel[] = [
  [-0.62, 0.18, 0.7],
  [0.3, 0.55, 0.75],
  [0.55, -0.25, 0.8],
  [-0.25, -0.5, 0.85],
  [0.12, 0.16, 1],
  [-0.2, 0.33, 0.95],
  [0.42, 0.1, 0.85],
  [-0.05, -0.2, 1],
  [0.75, 0.4, 0.5],
  [-0.8, -0.1, 0.55],
  [0.2, 0.85, 0.4],
  [-0.45, 0.7, 0.45],
].map(([x, y, z]): Panel => ({ from: [x, y, z], half: [0.035, 0.035], colour: [7, 6.8, 6.5], edge: 0.02 }));

const FRONT: readonly Panel[] = [
  { from: [-0.85, 1.0, 0.95], half: [0.62, 0.5], roll: 20, colour: [3.5, 3.42, 3.28], edge: 0.25 },
  { from: [1.25, 0.25, 0.55], half: [0.14, 0.75], colour: [3.4, 3.4, 3.5], edge: 0.1 },
  { from: [0.1, 1.5, 0.25], half: [0.9, 0.13], colour: [3.2, 3.1, 3.0], edge: 0.1 },
  { from: [-1.3, -0.45, 0.5], half: [0.12, 0.5], colour: [1.7, 1.6, 1.5], edge: 0.12 },
  { from: [0.25, -1.2, 0.75], half: [0.7, 0.16], colour: [1.0, 0.95, 0.88], edge: 0.2 },
  { from: [0.05, 0.1, 1], half: [0.34, 0.42], colour: [0.66, 0.645, 0.62], edge: 0.5 },
  { from: [0.45, 0.25, 1], half: [0.16, 0.5], roll: -30, colour: [0, 0, 0], edge: 0.2, card: 0.85 },
  { from: [-0.35, -0.35, 1], half: [0.2, 0.25], colour: [0, 0, 0], edge: 0.2, card: 0.7 },
  ...SPARKS,
];

/** For pieces seen from the front: on a card that faces the camera (+z). */
export const frontLight = new Light({
  panels: FRONT,
  above: [0.4, 0.395, 0.385],
  around: [0.2, 0.195, 0.19],
  below: [0.16, 0.15, 0.135],
});

/**
 * For forms of clay: a large warm softbox on the left in front, so that they look round and their lit side is bright,
 * and a broad fill on the right, so that their dark side keeps its colour. A strip behind on the right lights their
 * edge. The small lamps stay in position for the stones.
 */
export const formLight = new Light({
  panels: [
    { from: [-1.1, 0.75, 0.85], half: [0.62, 0.66], roll: 12, colour: [4.5, 4.15, 3.65], edge: 0.3 },
    { from: [1.3, 0.35, -0.35], half: [0.2, 0.9], colour: [4.6, 4.3, 3.9], edge: 0.1 },
    { from: [0.1, 1.5, 0.25], half: [0.9, 0.13], colour: [3.2, 3.05, 2.8], edge: 0.1 },
    { from: [1.05, 0.1, 0.9], half: [0.3, 0.7], colour: [1.3, 1.22, 1.1], edge: 0.25 },
    { from: [0.25, -1.2, 0.75], half: [0.7, 0.16], colour: [1.3, 1.12, 0.92], edge: 0.2 },
    { from: [0.05, 0.1, 1], half: [0.3, 0.4], colour: [0.6, 0.57, 0.52], edge: 0.5 },
    { from: [0.45, 0.25, 1], half: [0.16, 0.5], roll: -30, colour: [0, 0, 0], edge: 0.2, card: 0.85 },
    ...SPARKS,
  ],
  above: [0.3, 0.285, 0.26],
  around: [0.17, 0.158, 0.14],
  below: [0.13, 0.112, 0.09],
});

/**
 * For pieces on the floor: the softbox is lower and more in front, and the bar overhead is dimmer. Darker cards are on
 * the left and right, because white stones and rhodium would not stand out from white paper.
 */
export const floorLight = new Light({
  panels: [
    { from: [-1.0, 0.85, 0.75], half: [0.5, 0.55], roll: 10, colour: [3.5, 3.42, 3.28], edge: 0.22 },
    { from: [1.2, 0.4, 0.35], half: [0.16, 0.7], colour: [3.0, 3.0, 3.05], edge: 0.1 },
    { from: [0.15, 1.4, -0.5], half: [0.8, 0.16], colour: [2.4, 2.35, 2.25], edge: 0.12 },
    { from: [0.1, 0.5, 1], half: [0.36, 0.3], colour: [0.9, 0.88, 0.85], edge: 0.5 },
    { from: [-0.55, 0.05, 1], half: [0.14, 0.4], colour: [0, 0, 0], edge: 0.2, card: 0.9 },
    { from: [0.6, 0.2, 0.9], half: [0.16, 0.5], colour: [0, 0, 0], edge: 0.2, card: 0.9 },
    { from: [0.1, 1.1, 0.65], half: [0.4, 0.1], colour: [0, 0, 0], edge: 0.2, card: 0.8 },
    ...SPARKS,
  ],
  above: [0.3, 0.296, 0.29],
  around: [0.2, 0.195, 0.19],
  below: [0.16, 0.15, 0.135],
});

/** Returns the light on a surface with this normal, for matching the paper of one view to another. */
export function levelOn(light: Light, x: number, y: number, z: number): number {
  light.lampsOn(x, y, z);
  const lamps = light.seen[1];
  light.ambient(x, y, z);
  return lamps + light.seen[1];
}
