/** Sample looks: naths. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('bridal-hoop-nath', {
    kind: 'nath',
    style: 'hoop',
    finish: 'one-gram',
    beads: 'pearl-white',
    stones: { make: 'kundan', main: 'ruby', second: 'white' },
    chain: true,
  }),
  sample('maharashtrian-nathani', {
    kind: 'nath',
    style: 'nathani',
    finish: 'one-gram',
    beads: 'pearl-white',
    stones: { make: 'crystal', main: 'ruby', second: 'emerald' },
  }),
  sample('oxidised-hoop-nath', {
    kind: 'nath',
    style: 'hoop',
    finish: 'oxidised',
    beads: 'turquoise',
    motif: 'flower',
    stones: { make: 'crystal', main: 'turquoise', second: 'red' },
    chain: false,
  }),
];
