import { Body, e_tilt, MakeTime, Observer, SearchRiseSet, SiderealTime } from 'astronomy-engine';
import { DAY, HOUR, MINUTE, type Span } from './clock.ts';
import { ayanamsa, turn } from './longitudes.ts';

/** New Delhi, sea level: the place Indian national almanacs and this calendar speak for. */
const LATITUDE = 28.6139;
const LONGITUDE = 77.209;
const NEW_DELHI = new Observer(LATITUDE, LONGITUDE, 0);

const RISE = 1;
const SET = -1;

function search(body: Body, direction: number, from: number, days: number): number | undefined {
  return SearchRiseSet(body, NEW_DELHI, direction, new Date(from), days)?.date.getTime();
}

/** Sunrise after an instant: upper limb, ordinary refraction. */
export function sunriseAfter(from: number): number {
  const rise = search(Body.Sun, RISE, from, 1);
  if (rise === undefined) throw new Error(`No sunrise within a day of ${new Date(from).toISOString()}`);
  return rise;
}

export function sunsetAfter(from: number): number {
  const set = search(Body.Sun, SET, from, 1);
  if (set === undefined) throw new Error(`No sunset within a day of ${new Date(from).toISOString()}`);
  return set;
}

/** About once a month the Moon does not rise on a civil day. */
export function moonriseAfter(from: number): number | undefined {
  return search(Body.Moon, RISE, from, 1);
}

export function moonsetAfter(from: number): number | undefined {
  return search(Body.Moon, SET, from, 1);
}

const RADIANS = Math.PI / 180;

/** The point of the zodiac of fixed stars that rises at New Delhi, in degrees. */
function risingPoint(moment: number): number {
  const time = MakeTime(new Date(moment));
  const tilt = e_tilt(time);
  const meridian = (SiderealTime(time) * 15 + LONGITUDE) * RADIANS;
  const obliquity = tilt.tobl * RADIANS;
  const tropical = Math.atan2(
    Math.cos(meridian),
    -(Math.sin(meridian) * Math.cos(obliquity) + Math.tan(LATITUDE * RADIANS) * Math.sin(obliquity)),
  );
  return turn(tropical / RADIANS - tilt.dpsi / 3600 - ayanamsa(time));
}

const LOOK_EVERY = 20 * MINUTE;

/** When the rising point, which goes round once in a sidereal day, next comes to `degrees`. */
function risesAt(degrees: number, from: number): number {
  const ahead = (moment: number) => turn(risingPoint(moment) - degrees);
  let low = from;
  // Before the crossing the point is nearly a whole turn ahead, after it a little.
  while (low < from + DAY && ahead(low + LOOK_EVERY) > ahead(low)) low += LOOK_EVERY;
  let high = low + LOOK_EVERY;
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (ahead(middle) < 180) high = middle;
    else low = middle;
  }
  return high;
}

/** The sign of the zodiac that rises, 0 Mesha to 11 Mina. */
export function risingSign(moment: number): number {
  return Math.floor(risingPoint(moment) / 30);
}

/** How long a sign rises: the one under way at `from`, or the next time it comes. */
export function lagna(sign: number, from: number): Span {
  const start = risingSign(from) === sign ? risesAt(sign * 30, from - 4 * HOUR) : risesAt(sign * 30, from);
  return { from: start, to: risesAt(turn((sign + 1) * 30), start + MINUTE) };
}
