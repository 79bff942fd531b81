/** Where a PIN code is: its district, and the city that an address there names. */
export interface PinPlace {
  district: string;
  city: string;
}

/** The digits of a step between two PIN codes that follow each other in the directory. */
const STEPS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Begins a longer step, which ends with a full stop. */
const LONG = '+';

/** The packed directory: two texts without quotes and line breaks. */
export interface PackedPins {
  /** The places, each as 'District' or 'District:City'. */
  places: string;
  /**
   * Runs of PIN codes of one place, in ascending order: the number of the place in base 36, a colon, and the step from
   * each PIN code to the next (delta coding). Neighbours mostly share their place, so a PIN code takes little more than
   * one character.
   */
  pins: string;
}

/** Packs a directory of PIN codes. */
export function packPins(directory: ReadonlyMap<string, PinPlace>): PackedPins {
  const places: string[] = [];
  const runs: { place: number; steps: string }[] = [];
  let last = 0;
  for (const [pin, { district, city }] of [...directory].toSorted(([one], [other]) => Number(one) - Number(other))) {
    const name = city === district ? district : `${district}:${city}`;
    if (/[;'\\\n]/.test(name)) throw new Error(`The place ${name} has a character that separates`);
    if (!places.includes(name)) places.push(name);
    const place = places.indexOf(name);
    const step = Number(pin) - last;
    last = Number(pin);
    const text = STEPS[step] ?? `${LONG}${step.toString(36)}.`;
    if (runs.at(-1)?.place === place) runs.at(-1)!.steps += text;
    else runs.push({ place, steps: text });
  }
  return {
    places: places.join(';'),
    pins: runs.map(({ place, steps }) => `${place.toString(36)}:${steps}`).join(';'),
  };
}

/** A directory that is looked up by binary search: 6 bytes for each PIN code. */
export interface PinDirectory {
  placeOf(pin: string): PinPlace | undefined;
  /** Returns every PIN code, in ascending order. */
  pins(): string[];
}

/** Unpacks a directory, in a few milliseconds. */
export function unpackPins(packed: PackedPins): PinDirectory {
  const places = packed.places.split(';').map((name): PinPlace => {
    const [district = '', city = district] = name.split(':');
    return { district, city };
  });
  const pins: number[] = [];
  const placeNumbers: number[] = [];
  let last = 0;
  for (const run of packed.pins.split(';')) {
    const colon = run.indexOf(':');
    const place = Number.parseInt(run.slice(0, colon), 36);
    for (let at = colon + 1; at < run.length; at += 1) {
      if (run[at] === LONG) {
        const end = run.indexOf('.', at);
        last += Number.parseInt(run.slice(at + 1, end), 36);
        at = end;
      } else last += STEPS.indexOf(run[at]!);
      pins.push(last);
      placeNumbers.push(place);
    }
  }
  const sorted = Int32Array.from(pins);
  const placeOfIndex = Int16Array.from(placeNumbers);
  return {
    placeOf(pin) {
      const wanted = Number(pin);
      let [low, high] = [0, sorted.length - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const found = sorted[middle]!;
        if (found === wanted) return places[placeOfIndex[middle]!];
        if (found < wanted) low = middle + 1;
        else high = middle - 1;
      }
      return undefined;
    },
    pins: () => Array.from(sorted, String),
  };
}
