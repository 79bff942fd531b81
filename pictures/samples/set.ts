/** Sample looks: sets. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('bridal-temple-set', {
    kind: 'set',
    neck: {
      kind: 'choker',
      style: 'medallions',
      motif: 'flower',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      fringe: 'bead-drops',
      beads: 'pearl-cream',
      back: 'dori',
    },
    secondNeck: {
      kind: 'haram',
      style: 'guttapusalu',
      finish: 'antique',
      pendant: 'lakshmi',
      beads: 'pearl-cream',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
    ears: {
      kind: 'jhumka',
      top: 'flower',
      work: 'stones',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      beads: 'pearl-cream',
    },
    tikka: {
      kind: 'maang-tikka',
      shape: 'flower',
      string: 'chain',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      beads: 'pearl-cream',
    },
  }),
  sample('kundan-tikka-set', {
    kind: 'set',
    neck: {
      kind: 'choker',
      style: 'panels',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'mint', second: 'white' },
      fringe: 'bead-drops',
    },
    ears: {
      kind: 'chandbali',
      top: 'flower',
      work: 'stones',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'mint', second: 'white' },
    },
    tikka: {
      kind: 'maang-tikka',
      shape: 'round',
      string: 'beads',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'mint', second: 'white' },
    },
  }),
  sample('pendant-set', {
    kind: 'set',
    neck: {
      kind: 'pendant',
      motif: 'flower',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'pink', second: 'white' },
    },
    ears: {
      kind: 'stud',
      shape: 'flower',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'pink', second: 'white' },
      width: 13,
    },
  }),
  sample('mangalsutra-set', {
    kind: 'set',
    neck: {
      kind: 'mangalsutra',
      length: 'short',
      pendant: 'lotus',
      finish: 'one-gram',
      stones: { make: 'ad', main: 'ruby', second: 'white' },
    },
    ears: {
      kind: 'stud',
      shape: 'lotus',
      finish: 'one-gram',
      stones: { make: 'ad', main: 'ruby', second: 'white' },
      width: 15,
    },
  }),
];
