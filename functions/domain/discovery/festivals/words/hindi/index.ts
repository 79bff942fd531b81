import type { FestivalRule } from '#contract/shop/festivals.ts';
import ashvina from './ashvina.json' with { type: 'json' };
import bhadrapada from './bhadrapada.json' with { type: 'json' };
import ekadashis from './ekadashis.json' with { type: 'json' };
import kartika from './kartika.json' with { type: 'json' };
import monthly from './monthly.json' with { type: 'json' };
import picks from './picks.json' with { type: 'json' };
import rains from './rains.json' with { type: 'json' };
import spring from './spring.json' with { type: 'json' };
import sun from './sun.json' with { type: 'json' };
import winter from './winter.json' with { type: 'json' };

/** The texts of a festival that have a translation. Its names are those of the calendar. */
interface TranslatedWords {
  description: string;
  jewellery: string;
}

/** The Hindi texts of each event of the calendar. An event without one does not compile. */
export const HINDI_WORDS: Readonly<Record<FestivalRule, TranslatedWords>> = {
  ...spring,
  ...rains,
  ...bhadrapada,
  ...ashvina,
  ...kartika,
  ...winter,
  ...sun,
  ...ekadashis,
  ...monthly,
};

/** The Hindi labels of product selections, by their names. */
export const HINDI_PICKS = picks;
