import { Body, e_tilt, MakeTime, Observer, SearchRiseSet, SiderealTime } from 'astronomy-engine';
import { DAY, HOUR, MINUTE, type Span } from './clock.ts';
import { ayanamsa, turn } from './longitudes.ts';

/** A location in India, in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Risings and settings at a location, at sea level. Instants are milliseconds since 1970, UTC. */
export interface Horizon {
  /** Returns the next sunrise after an instant: upper limb, ordinary refraction. */
  sunriseAfter(from: number): number;
  sunsetAfter(from: number): number;
  /** Undefined when the Moon does not rise within a day, as happens about once a month. */
  moonriseAfter(from: number): number | undefined;
  moonsetAfter(from: number): number | undefined;
  /** Returns the rising sign of the zodiac, 0 Mesha to 11 Mina. */
  risingSign(moment: number): number;
  /** Returns the span in which a sign rises: the current one at `from`, or the next one. */
  lagna(sign: number, from: number): Span;
}

const RISE = 1;
const SET = -1;

export function openHorizon(place: Place): Horizon {
  const observer = new Observer(place.latitude, place.longitude, 0);
  const search = (body: Body, direction: number, from: number) =>
    SearchRiseSet(body, observer, direction, new Date(from), 1)?.date.getTime();
  const risingSign = (moment: number) => Math.floor(risingPoint(place, moment) / 30);
  return {
    sunriseAfter(from) {
      const rise = search(Body.Sun, RISE, from);
      if (rise === undefined) throw new Error(`No sunrise within a day of ${new Date(from).toISOString()}`);
      return rise;
    },
    sunsetAfter(from) {
      const set = search(Body.Sun, SET, from);
      if (set === undefined) throw new Error(`No sunset within a day of ${new Date(from).toISOString()}`);
      return set;
    },
    moonriseAfter: (from) => search(Body.Moon, RISE, from),
    moonsetAfter: (from) => search(Body.Moon, SET, from),
    risingSign,
    lagna(sign, from) {
      const start = risesAt(place, sign * 30, risingSign(from) === sign ? from - 4 * HOUR : from);
      return { from: start, to: risesAt(place, turn((sign + 1) * 30), start + MINUTE) };
    },
  };
}

const RADIANS = Math.PI / 180;

/** Returns the rising point of the sidereal zodiac, in degrees. */
function risingPoint({ latitude, longitude }: Place, moment: number): number {
  const time = MakeTime(new Date(moment));
  const tilt = e_tilt(time);
  const meridian = (SiderealTime(time) * 15 + longitude) * RADIANS;
  const obliquity = tilt.tobl * RADIANS;
  const tropical = Math.atan2(
    Math.cos(meridian),
    -(Math.sin(meridian) * Math.cos(obliquity) + Math.tan(latitude * RADIANS) * Math.sin(obliquity)),
  );
  return turn(tropical / RADIANS - tilt.dpsi / 3600 - ayanamsa(time));
}

const LOOK_EVERY = 20 * MINUTE;

/** Returns when the rising point next reaches `degrees`. It goes round once in a sidereal day. */
function risesAt(place: Place, degrees: number, from: number): number {
  const ahead = (moment: number) => turn(risingPoint(place, moment) - degrees);
  let low = from;
  // Before the crossing the point is nearly a full circle ahead, and after it only slightly.
  while (low < from + DAY && ahead(low + LOOK_EVERY) > ahead(low)) low += LOOK_EVERY;
  let high = low + LOOK_EVERY;
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (ahead(middle) < 180) high = middle;
    else low = middle;
  }
  return high;
}
