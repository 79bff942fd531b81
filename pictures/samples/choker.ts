/** Sample looks: chokers. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('kundan-panel-choker', {
    kind: 'choker',
    style: 'panels',
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'ruby', second: 'white' },
    fringe: 'bead-drops',
    beads: 'pearl-white',
  }),
  sample('ad-three-row-choker', {
    kind: 'choker',
    style: 'stones',
    rows: 3,
    finish: 'rhodium',
    stones: { make: 'ad', main: 'emerald', second: 'white' },
    fringe: 'stone-drops',
    back: 'chain',
  }),
  sample('pearl-strand-choker', {
    kind: 'choker',
    style: 'strands',
    rows: 5,
    finish: 'one-gram',
    beads: 'pearl-white',
    centre: 'peacock',
    stones: { make: 'kundan', main: 'green', second: 'white' },
    fringe: 'none',
  }),
  sample('temple-coin-choker', {
    kind: 'choker',
    style: 'medallions',
    motif: 'lakshmi',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'gold-drops',
    back: 'dori',
  }),
  sample('oxidised-tribal-collar', {
    kind: 'choker',
    style: 'plain',
    rows: 5,
    finish: 'oxidised',
    fringe: 'ghungroo',
    back: 'chain',
  }),
];
