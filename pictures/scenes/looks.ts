/** Looks of the pieces in the shop's scenes: typical of their kind, but not of any product. */
import type { Bangles, FingerRing, Jhumka, JewellerySet, Kada, SareePin, Watch } from '#looks/look.ts';
import type { Stones } from '#looks/material.ts';

export const kundan = (main: Stones['main'], second: Stones['main'] = 'white'): Stones => ({
  make: 'kundan',
  main,
  second,
});
export const kemp = (main: Stones['main'], second: Stones['main'] = 'white'): Stones => ({
  make: 'kemp',
  main,
  second,
});
export const ad = (main: Stones['main'], second: Stones['main'] = 'white'): Stones => ({ make: 'ad', main, second });

const chokerSet: JewellerySet = {
  kind: 'set',
  neck: {
    kind: 'choker',
    style: 'panels',
    finish: 'one-gram',
    fringe: 'bead-drops',
    beads: 'pearl-white',
    stones: kundan('emerald'),
  },
  ears: {
    kind: 'jhumka',
    top: 'flower',
    work: 'stones',
    dome: 'half',
    finish: 'one-gram',
    fringe: 'bead-drops',
    beads: 'pearl-white',
    stones: kundan('emerald'),
  },
};

const lotusJhumka: Jhumka = {
  kind: 'jhumka',
  top: 'lotus',
  work: 'petals',
  dome: 'half',
  finish: 'antique',
  fringe: 'bead-drops',
  beads: 'pearl-cream',
  stones: kemp('ruby'),
};

const rubyBangles: Bangles = {
  kind: 'bangles',
  style: 'stones',
  count: 2,
  width: 6,
  finish: 'high-gold',
  stones: ad('white', 'ruby'),
};

const kundanKada: Kada = { kind: 'kada', style: 'kundan', finish: 'one-gram', stones: kundan('ruby') };

const flowerRing: FingerRing = {
  kind: 'finger-ring',
  style: 'flower',
  band: 'split',
  finish: 'one-gram',
  stones: kundan('ruby'),
};

/** The wedding table. */
export const festive = { chokerSet, lotusJhumka, rubyBangles, kundanKada, flowerRing };

const peacockPin: SareePin = {
  kind: 'saree-pin',
  motif: 'peacock',
  finish: 'one-gram',
  enamel: ['blue', 'green', 'turquoise'],
  fringe: 'bead-drops',
  beads: 'pearl-white',
};

const flowerPin: SareePin = {
  kind: 'saree-pin',
  motif: 'flower',
  finish: 'high-gold',
  beads: 'pearl-white',
  stones: kundan('ruby'),
};

/** On cloth. */
export const pins = { peacockPin, flowerPin };

const steelWatch: Watch = {
  kind: 'watch',
  band: 'bracelet',
  finish: 'silver',
  dial: 'blue',
  markers: 'bars',
  chronograph: true,
  width: 40,
};

const roseWatch: Watch = {
  kind: 'watch',
  band: 'bracelet',
  finish: 'rose-gold',
  dial: 'mother-of-pearl',
  bezel: 'stones',
  markers: 'stones',
  width: 30,
};

const strapWatch: Watch = {
  kind: 'watch',
  band: 'strap',
  finish: 'one-gram',
  dial: 'ivory',
  markers: 'roman',
  width: 28,
  strap: 'maroon',
};

const greenStrapWatch: Watch = { ...strapWatch, dial: 'green', markers: 'bars', strap: 'tan', width: 30 };

export const watches = { steelWatch, roseWatch, strapWatch, greenStrapWatch };
