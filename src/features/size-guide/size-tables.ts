import { readSize } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';

const mm = (system: SizeSystem, size: string) => (readSize(system, size)?.tenthsOfMm ?? 0) / 10;

const FITS: Record<string, string> = {
  '2.2': 'Small hands, girls from about 12',
  '2.4': 'Small',
  '2.6': 'Medium, the most common',
  '2.8': 'Large',
  '2.10': 'Extra large',
  '2.12': 'Broad hands',
};

/** Bangle sizes with inner width and inner round in millimetres. */
export const BANGLES = Object.entries(FITS).map(([size, fits]) => {
  const width = mm('bangle', size);
  return { size, width: width.toFixed(1), round: Math.round(width * Math.PI), fits };
});

/** Ring sizes; the US size is the nearest quarter. */
export const RINGS = Array.from({ length: 19 }, (_, index) => {
  const size = String(index + 6);
  const width = mm('ring', size);
  const us = Math.round(((width - 11.63) / 0.8128) * 4) / 4;
  return { size, width: width.toFixed(1), round: Number(size) + 40, us };
});

const length = (inches: number, sits: string) => ({ length: `${inches} in`, mm: Math.round(inches * 25.4), sits });

export const LENGTHS = [
  {
    id: 'chains',
    title: 'Chains and mangalsutras',
    text: 'The length is the whole chain laid out straight, clasp included. Hang a thread around your neck where the chain should end and measure the thread.',
    rows: [
      length(14, 'Tight at the throat'),
      length(16, 'On the collar bone'),
      length(18, 'Just below the collar bone, the most common'),
      length(20, 'Above the neckline of a kurta'),
      length(22, 'Over the neckline'),
      length(24, 'At the heart: long chains, short mangalsutras of two strands'),
      length(30, 'At the chest: long mangalsutra'),
    ],
  },
  {
    id: 'bracelets',
    title: 'Bracelets',
    text: 'Measure the wrist with a thread, just above the bone, and add half an inch. Most bracelets have an extender of an inch.',
    rows: [length(6.5, 'Slim wrist'), length(7, 'Medium wrist'), length(7.5, 'Broad wrist'), length(8, 'Most men')],
  },
  {
    id: 'anklets',
    title: 'Anklets',
    text: 'Measure around the ankle where the payal should lie, and add a finger: it must slide, not pinch. Both anklets of a pair are of one length.',
    rows: [
      length(9.5, 'Slim ankle'),
      length(10, 'Medium ankle, the most common'),
      length(10.5, 'Full ankle'),
      length(11, 'Loose, or over socks'),
    ],
  },
];
