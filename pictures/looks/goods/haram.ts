import type { Looks } from '../goods-look.ts';

export const HARAMS: Looks = {
  'plain-kasu-mala-long': {
    look: { kind: 'haram', style: 'kasu', finish: 'one-gram', pendant: 'plain', fringe: 'none', back: 'chain' },
  },
  'manga-mala-kemp-haram': {
    look: {
      kind: 'haram',
      style: 'mango',
      finish: 'one-gram',
      pendant: 'paisley',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      beads: 'pearl-white',
      fringe: 'none',
      back: 'chain',
    },
  },
  'lotus-guttapusalu-haram': {
    look: {
      kind: 'haram',
      style: 'guttapusalu',
      motif: 'lotus',
      finish: 'antique',
      pendant: 'lotus',
      beads: 'pearl-cream',
      stones: { make: 'kemp', main: 'emerald', second: 'white' },
      back: 'chain',
    },
  },
  'nakshi-peacock-gopuram-haram': {
    look: {
      kind: 'haram',
      style: 'medallions',
      motif: 'peacock',
      pendant: 'gopuram',
      finish: 'antique',
      beads: 'emerald',
      stones: { make: 'kemp', main: 'emerald', second: 'ruby' },
      fringe: 'none',
      back: 'chain',
    },
  },
  'two-step-kasu-haram': {
    look: {
      kind: 'haram',
      style: 'kasu',
      layers: 2,
      finish: 'one-gram',
      pendant: 'peacock',
      stones: { make: 'kemp', main: 'emerald', second: 'white' },
      fringe: 'gold-drops',
      back: 'chain',
    },
  },
  'covering-flower-lakshmi-haram': {
    look: {
      kind: 'haram',
      style: 'chain',
      motif: 'flower',
      pendant: 'lakshmi',
      finish: 'one-gram',
      beads: 'pearl-white',
      fringe: 'none',
      back: 'chain',
    },
  },
  'kolhapuri-saaj-leaf-haram': {
    look: {
      kind: 'haram',
      style: 'chain',
      motif: 'leaf',
      pendant: 'sun',
      finish: 'high-gold',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      fringe: 'leaves',
      back: 'chain',
    },
  },
};
