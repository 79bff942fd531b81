import { type AstroTime, e_tilt, EclipticGeoMoon, MakeTime, SunPosition } from 'astronomy-engine';

const ARCSECOND = 1 / 3600;
const DAYS_PER_CENTURY = 36_525;

/**
 * The best-known panchang prints its times as if the Sun were this far behind its apparent place; with it, tithis agree
 * with the printed almanac to the minute or two, and sankrantis too.
 */
const ALMANAC_SUN_LAG = 20.5 * ARCSECOND;

/** An angle in [0, 360). */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The shorter way round from one angle to the other, in [-180, 180). */
export function fold(degrees: number): number {
  return turn(degrees + 180) - 180;
}

/** Lahiri (Chitrapaksha) ayanamsa, mean value, in degrees: good to about 1″ from 1900 to 2100. */
export function ayanamsa(time: AstroTime): number {
  const centuries = time.tt / DAYS_PER_CENTURY;
  return 23.857092 + 1.39688783 * centuries + 0.000307 * centuries * centuries;
}

function nutation(time: AstroTime): number {
  return e_tilt(time).dpsi * ARCSECOND;
}

function timeOf(moment: number): AstroTime {
  return MakeTime(new Date(moment));
}

/** Moon minus Sun, both apparent: 12° to a tithi. */
export function elongation(moment: number): number {
  const time = timeOf(moment);
  return turn(EclipticGeoMoon(time).lon - SunPosition(time).elon + ALMANAC_SUN_LAG);
}

/** The Moon among the fixed stars: 13°20′ to a nakshatra. */
export function moonAmongStars(moment: number): number {
  const time = timeOf(moment);
  return turn(EclipticGeoMoon(time).lon - nutation(time) - ayanamsa(time));
}

/** The Sun among the fixed stars, 30° to a sign. Nutation is left in, as in the printed sankrantis. */
export function sunAmongStars(moment: number): number {
  const time = timeOf(moment);
  return turn(SunPosition(time).elon - ALMANAC_SUN_LAG - ayanamsa(time));
}

/** Sun and Moon among the fixed stars together: 13°20′ to a yoga. */
export function sumAmongStars(moment: number): number {
  return turn(moonAmongStars(moment) + sunAmongStars(moment));
}

/** Degrees a day on average. */
export const ELONGATION_RATE = 12.1907;
export const MOON_RATE = 13.1764;
export const SUN_RATE = 0.98565;
export const SUM_RATE = MOON_RATE + SUN_RATE;
