/** Sample looks: drop earrings. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('crystal-pear-drops', {
    kind: 'drop',
    top: 'stone',
    style: 'pear',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'emerald', second: 'white' },
  }),
  sample('flower-tier-danglers', {
    kind: 'drop',
    top: 'stone',
    style: 'tiers',
    motif: 'flower',
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'pink', second: 'white' },
    length: 70,
    fringe: 'bead-drops',
  }),
  sample('tassel-danglers', {
    kind: 'drop',
    top: 'hook',
    style: 'chains',
    motif: 'sun',
    finish: 'oxidised',
    length: 74,
  }),
  sample('ad-line-drops', {
    kind: 'drop',
    top: 'stone',
    style: 'line',
    finish: 'rose-gold',
    stones: { make: 'ad', main: 'white', cut: 'pear' },
    length: 48,
  }),
  sample('boho-hoop-danglers', {
    kind: 'drop',
    top: 'hook',
    style: 'hoop',
    motif: 'elephant',
    finish: 'silver',
    fringe: 'ghungroo',
    length: 60,
  }),
  sample('kite-danglers', {
    kind: 'drop',
    top: 'ball',
    style: 'kite',
    finish: 'black',
    enamel: ['yellow', 'red'],
    fringe: 'bead-drops',
    beads: 'yellow',
    length: 54,
  }),
  sample('agate-bead-drops', {
    kind: 'drop',
    top: 'hook',
    style: 'beads',
    finish: 'one-gram',
    beads: 'emerald',
    length: 50,
  }),
];
