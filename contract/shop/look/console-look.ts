import { markUrl } from '../../pages/look-files.ts';
import { hasDefaultColours, isOwnMark } from './look.ts';
import type { Look } from './look.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { paletteOf } from './palette.ts';

/** The colours of actions in the console, in one theme. */
export interface ConsoleColours {
  wine: string;
  deep: string;
  onWine: string;
}

/** What the console has of the shop's look. It has its own grounds and typeface, since it is dense. */
export interface ConsoleLook {
  /** Undefined for the default colours. */
  colours?: { light: ConsoleColours; dark: ConsoleColours };
  /** The mark that is a file; null for the name alone, undefined for the built-in mark. */
  mark?: { url: string; ratio: number; isInked: boolean; withName: boolean } | null;
}

/** Returns what the console has of a look. */
export function consoleLookOf(look: Look): ConsoleLook {
  const { mark } = look;
  return {
    ...(!hasDefaultColours(look) && { colours: coloursOf(look) }),
    ...(mark.kind === 'NONE' && { mark: null }),
    ...(isOwnMark(mark) && {
      mark: { url: markUrl(look), ratio: mark.ratio, isInked: mark.ink === 'BRAND', withName: mark.withName },
    }),
  };
}

/** The step to a button under the pointer, in lightness. */
const DEEPER = 0.05;

function coloursOf({ colours }: Look): NonNullable<ConsoleLook['colours']> {
  const { light, dark } = paletteOf(colours);
  const bright = oklchOf(dark.wine);
  return {
    light: { wine: light.wine, deep: light['press-deep'], onWine: '#ffffff' },
    dark: {
      wine: dark.wine,
      deep: hexOf({ ...bright, lightness: Math.min(1, bright.lightness + DEEPER) }),
      onWine: dark['on-wine'],
    },
  };
}
