import type { Place } from './astronomy/horizon.ts';

const PLACES: Readonly<Record<string, Place>> = {
  'New Delhi': { latitude: 28.6139, longitude: 77.209 },
  Mumbai: { latitude: 19.07, longitude: 72.88 },
  Pune: { latitude: 18.52, longitude: 73.86 },
  Kolkata: { latitude: 22.56, longitude: 88.36 },
  Chennai: { latitude: 13.09, longitude: 80.28 },
  Bengaluru: { latitude: 12.97, longitude: 77.59 },
  Hyderabad: { latitude: 17.38, longitude: 78.46 },
  Ahmedabad: { latitude: 23.03, longitude: 72.59 },
  Lucknow: { latitude: 26.84, longitude: 80.92 },
  Patna: { latitude: 25.59, longitude: 85.14 },
  Chandigarh: { latitude: 30.74, longitude: 76.79 },
  Guwahati: { latitude: 26.18, longitude: 91.75 },
  Kochi: { latitude: 9.94, longitude: 76.26 },
  Leh: { latitude: 34.17, longitude: 77.58 },
  Itanagar: { latitude: 27.08, longitude: 93.61 },
  'Port Blair': { latitude: 11.67, longitude: 92.75 },
  Thiruvananthapuram: { latitude: 8.49, longitude: 76.95 },
  Kavaratti: { latitude: 10.57, longitude: 72.64 },
  Rajkot: { latitude: 22.29, longitude: 70.79 },
};

/**
 * Returns a location for tests by its name.
 * @throws Error when there is none with this name
 */
export function placeNamed(name: string): Place {
  const place = PLACES[name];
  if (!place) throw new Error(`There is no place ${name} for tests`);
  return place;
}
