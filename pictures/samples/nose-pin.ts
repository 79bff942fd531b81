/** Sample looks: nose pins. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('ad-nose-pin', {
    kind: 'nose-pin',
    style: 'stone',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'white' },
    width: 4,
  }),
  sample('flower-nose-pin', {
    kind: 'nose-pin',
    style: 'flower',
    finish: 'one-gram',
    stones: { make: 'ad', main: 'ruby', second: 'white' },
    width: 8,
  }),
  sample('ring-nose-pin', {
    kind: 'nose-pin',
    style: 'ring',
    finish: 'rose-gold',
    stones: { make: 'ad', main: 'white' },
  }),
  sample('peacock-nose-pin', { kind: 'nose-pin', style: 'motif', motif: 'peacock', finish: 'oxidised', width: 12 }),
];
