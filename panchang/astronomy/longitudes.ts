import { type AstroTime, e_tilt, EclipticGeoMoon, MakeTime, SunPosition } from 'astronomy-engine';

const ARCSECOND = 1 / 3600;
const DAYS_PER_CENTURY = 36_525;

/**
 * The best-known panchang prints its times as if the Sun were this far behind its apparent position. With this
 * correction, tithis and sankrantis agree with the printed almanac within one or two minutes.
 */
const ALMANAC_SUN_LAG = 20.5 * ARCSECOND;

/** Returns an angle in [0, 360). */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Returns the shorter difference of two angles, in [-180, 180). */
export function fold(degrees: number): number {
  return turn(degrees + 180) - 180;
}

/** Returns the Lahiri (Chitrapaksha) ayanamsa, mean value, in degrees. It is accurate to about 1″ from 1900 to 2100. */
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

/** Returns the longitude of the Moon minus the Sun's, both apparent: 12° per tithi. */
export function elongation(moment: number): number {
  const time = timeOf(moment);
  return turn(EclipticGeoMoon(time).lon - SunPosition(time).elon + ALMANAC_SUN_LAG);
}

/** Returns the Moon's sidereal longitude: 13°20′ per nakshatra. */
export function moonAmongStars(moment: number): number {
  const time = timeOf(moment);
  return turn(EclipticGeoMoon(time).lon - nutation(time) - ayanamsa(time));
}

/** Returns the Sun's sidereal longitude, 30° per sign. It includes nutation, like the printed sankrantis. */
export function sunAmongStars(moment: number): number {
  const time = timeOf(moment);
  return turn(SunPosition(time).elon - ALMANAC_SUN_LAG - ayanamsa(time));
}

/** Returns the sum of the sidereal longitudes of Sun and Moon: 13°20′ per yoga. */
export function sumAmongStars(moment: number): number {
  return turn(moonAmongStars(moment) + sunAmongStars(moment));
}

/** The average rate in degrees per day. */
export const ELONGATION_RATE = 12.1907;
export const MOON_RATE = 13.1764;
export const SUN_RATE = 0.98565;
export const SUM_RATE = MOON_RATE + SUN_RATE;
