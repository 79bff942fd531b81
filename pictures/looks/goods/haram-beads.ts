import type { Looks } from '../goods-look.ts';

export const BEAD_HARAMS: Looks = {
  'kundan-flower-rani-haar': {
    look: {
      kind: 'haram',
      style: 'beads',
      layers: 3,
      finish: 'one-gram',
      beads: 'pearl-white',
      motif: 'flower',
      pendant: 'flower',
      stones: { make: 'kundan', main: 'pink', second: 'white' },
      fringe: 'none',
      back: 'dori',
    },
    ground: 'silk',
  },
  'meena-peacock-bead-haar': {
    look: {
      kind: 'haram',
      style: 'beads',
      layers: 1,
      finish: 'high-gold',
      motif: 'peacock',
      pendant: 'peacock',
      beads: 'sapphire',
      enamel: ['blue', 'green', 'turquoise'],
      fringe: 'gold-drops',
      back: 'beads',
    },
  },
  'gaj-elephant-matte-haram': {
    look: {
      kind: 'haram',
      style: 'medallions',
      motif: 'elephant',
      pendant: 'elephant',
      finish: 'matte',
      beads: 'red',
      fringe: 'gold-drops',
      back: 'chain',
    },
  },
  'oxidised-moon-stone-haram': {
    look: {
      kind: 'haram',
      style: 'chain',
      motif: 'moon',
      pendant: 'moon',
      finish: 'oxidised',
      enamel: ['turquoise'],
      fringe: 'ghungroo',
      back: 'chain',
    },
  },
  'victorian-black-flower-haram': {
    look: {
      kind: 'haram',
      style: 'medallions',
      motif: 'flower',
      pendant: 'flower',
      finish: 'black',
      beads: 'mint',
      stones: { make: 'ad', main: 'mint', second: 'white' },
      fringe: 'stone-drops',
      back: 'chain',
    },
  },
  'bengali-sita-haar': {
    look: {
      kind: 'haram',
      style: 'beads',
      layers: 2,
      finish: 'high-gold',
      motif: 'swan',
      pendant: 'swan',
      beads: 'pearl-gold',
      fringe: 'none',
      back: 'chain',
    },
  },
};
