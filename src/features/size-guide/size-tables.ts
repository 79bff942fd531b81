import { readSize } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import type { SizeGuideId } from './guide-of.ts';

const mm = (system: SizeSystem, size: string) => (readSize(system, size)?.tenthsOfMm ?? 0) / 10;

const FITS: Record<string, string> = {
  '2.2': 'Small hands, girls from about 12',
  '2.4': 'Small',
  '2.6': 'Medium, the most common',
  '2.8': 'Large',
  '2.10': 'Extra large',
  '2.12': 'Broad hands',
};

/** How to measure a kind of product, and its sizes as a table; the first cell of a row is the size. */
export interface SizeGuide {
  id: SizeGuideId;
  title: string;
  text: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const BANGLES: SizeGuide = {
  id: 'bangles',
  title: 'Bangles and kadas',
  text: 'A bangle size is the inner width in inches and sixteenths: 2.4 is two inches and four sixteenths. So 2.10 is larger than 2.8. Press your thumb to the root of the little finger, put a thread around the widest part of the hand, and look for its length under “inner round”. Or lay a bangle that fits you on a ruler.',
  columns: ['Size', 'Inner width', 'Inner round', 'Fits'],
  rows: Object.entries(FITS).map(([size, fits]) => {
    const width = mm('bangle', size);
    return [size, `${width.toFixed(1)}\u00A0mm`, `${Math.round(width * Math.PI)}\u00A0mm`, fits];
  }),
};

/** US sizes are rounded to quarters. */
const RINGS: SizeGuide = {
  id: 'rings',
  title: 'Rings',
  text: 'Put a thin strip of paper around the finger, mark where it meets, and measure it: the inner round is the Indian size plus 40 mm. Fingers are thicker in the evening and in summer, so measure then. Adjustable rings press open by about three sizes.',
  columns: ['Indian size', 'Inner width', 'Inner round', 'US size, about'],
  rows: Array.from({ length: 19 }, (_, index) => {
    const size = String(index + 6);
    const width = mm('ring', size);
    const us = Math.round(((width - 11.63) / 0.8128) * 4) / 4;
    return [size, `${width.toFixed(1)}\u00A0mm`, `${Number(size) + 40}\u00A0mm`, String(us)];
  }),
};

const LENGTH_COLUMNS = ['Length', 'Millimetres', 'Where it sits'];
const length = (inches: number, sits: string) => [`${inches} in`, `${Math.round(inches * 25.4)}\u00A0mm`, sits];

export const SIZE_GUIDES: readonly SizeGuide[] = [
  BANGLES,
  RINGS,
  {
    id: 'chains',
    title: 'Chains and mangalsutras',
    text: 'The length is the whole chain laid out straight, clasp included. Hang a thread around your neck where the chain should end and measure the thread.',
    columns: LENGTH_COLUMNS,
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
    columns: LENGTH_COLUMNS,
    rows: [length(6.5, 'Slim wrist'), length(7, 'Medium wrist'), length(7.5, 'Broad wrist'), length(8, 'Most men')],
  },
  {
    id: 'anklets',
    title: 'Anklets',
    text: 'Measure around the ankle where the payal should lie, and add a finger: it must slide, not pinch. Both anklets of a pair are of one length.',
    columns: LENGTH_COLUMNS,
    rows: [
      length(9.5, 'Slim ankle'),
      length(10, 'Medium ankle, the most common'),
      length(10.5, 'Full ankle'),
      length(11, 'Loose, or over socks'),
    ],
  },
];
