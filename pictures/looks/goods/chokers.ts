import type { Looks } from '../goods-look.ts';

export const CHOKERS: Looks = {
  'kolhapuri-thushi-choker': {
    look: {
      kind: 'choker',
      style: 'plain',
      rows: 6,
      centre: 'flower',
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      beads: 'pearl-white',
      fringe: 'none',
      back: 'dori',
    },
    ground: 'silk',
  },
  'chinchpeti-pearl-bead-choker': {
    look: {
      kind: 'choker',
      style: 'strands',
      rows: 4,
      centre: 'geometric',
      finish: 'high-gold',
      stones: { make: 'kundan', main: 'green', second: 'white' },
      beads: 'pearl-white',
      fringe: 'bead-drops',
      back: 'dori',
    },
  },
  'lakshmi-coin-addigai-choker': {
    look: {
      kind: 'choker',
      style: 'medallions',
      motif: 'lakshmi',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      fringe: 'gold-drops',
      back: 'dori',
    },
    ground: 'brass-plate',
    film: true,
  },
  'palakka-green-leaf-choker': {
    look: {
      kind: 'choker',
      style: 'medallions',
      motif: 'paisley',
      finish: 'one-gram',
      enamel: ['green'],
      fringe: 'none',
      back: 'chain',
    },
    ground: 'banana-leaf',
  },
  'jaipur-gulband-square-kundan': {
    look: {
      kind: 'choker',
      style: 'panels',
      motif: 'lotus',
      finish: 'matte',
      stones: { make: 'kundan', main: 'mint', second: 'white', cut: 'square' },
      beads: 'pearl-cream',
      fringe: 'double-bead-drops',
      back: 'dori',
    },
  },
  'bengali-chik-red-mina': {
    look: {
      kind: 'choker',
      style: 'medallions',
      motif: 'flower',
      finish: 'high-gold',
      enamel: ['red'],
      fringe: 'leaves',
      back: 'chain',
    },
  },
  'matte-peacock-collar-choker': {
    look: { kind: 'choker', style: 'medallions', motif: 'peacock', finish: 'matte', fringe: 'none', back: 'dori' },
  },
};
