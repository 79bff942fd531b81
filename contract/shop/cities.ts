/**
 * A city the festival calendar can be read for. Dates and times of festivals follow from sunrise, sunset and moonrise,
 * which differ by more than an hour across India.
 */
export interface City {
  /** The name in URLs: 'new-delhi'. */
  slug: string;
  name: string;
  /** The name of its State or union territory, as in `STATES`. */
  state: string;
  /** Degrees north and east, accurate to a kilometre: two or three seconds of a sunrise. */
  latitude: number;
  longitude: number;
}

type Row = readonly [name: string, latitude: number, longitude: number];

/** The capitals of all States and union territories, and the largest other cities. */
const BY_STATE: Record<string, readonly Row[]> = {
  'Andaman and Nicobar Islands': [['Port Blair', 11.67, 92.75]],
  'Andhra Pradesh': [
    ['Amaravati', 16.57, 80.36],
    ['Vijayawada', 16.51, 80.65],
    ['Visakhapatnam', 17.68, 83.2],
  ],
  'Arunachal Pradesh': [['Itanagar', 27.08, 93.61]],
  Assam: [['Guwahati', 26.18, 91.75]],
  Bihar: [['Patna', 25.59, 85.14]],
  Chandigarh: [['Chandigarh', 30.74, 76.79]],
  Chhattisgarh: [['Raipur', 21.23, 81.63]],
  'Dadra and Nagar Haveli and Daman and Diu': [['Daman', 20.41, 72.83]],
  Delhi: [['New Delhi', 28.6139, 77.209]],
  Goa: [['Panaji', 15.5, 73.83]],
  Gujarat: [
    ['Ahmedabad', 23.03, 72.59],
    ['Gandhinagar', 23.22, 72.68],
    ['Rajkot', 22.29, 70.79],
    ['Surat', 21.2, 72.83],
    ['Vadodara', 22.3, 73.21],
  ],
  Haryana: [['Faridabad', 28.41, 77.31]],
  'Himachal Pradesh': [['Shimla', 31.1, 77.17]],
  'Jammu and Kashmir': [
    ['Jammu', 32.74, 74.87],
    ['Srinagar', 34.09, 74.81],
  ],
  Jharkhand: [['Ranchi', 23.34, 85.31]],
  Karnataka: [['Bengaluru', 12.97, 77.59]],
  Kerala: [
    ['Kochi', 9.94, 76.26],
    ['Thiruvananthapuram', 8.49, 76.95],
  ],
  Ladakh: [['Leh', 34.17, 77.58]],
  Lakshadweep: [['Kavaratti', 10.57, 72.64]],
  'Madhya Pradesh': [
    ['Bhopal', 23.26, 77.4],
    ['Gwalior', 26.23, 78.17],
    ['Indore', 22.72, 75.83],
    ['Jabalpur', 23.17, 79.95],
  ],
  Maharashtra: [
    ['Mumbai', 19.07, 72.88],
    ['Nagpur', 21.15, 79.09],
    ['Nashik', 20.0, 73.79],
    ['Pune', 18.52, 73.86],
  ],
  Manipur: [['Imphal', 24.81, 93.94]],
  Meghalaya: [['Shillong', 25.57, 91.88]],
  Mizoram: [['Aizawl', 23.73, 92.72]],
  Nagaland: [['Kohima', 25.67, 94.11]],
  Odisha: [['Bhubaneswar', 20.27, 85.83]],
  Puducherry: [['Puducherry', 11.93, 79.83]],
  Punjab: [
    ['Amritsar', 31.62, 74.88],
    ['Ludhiana', 30.91, 75.85],
  ],
  Rajasthan: [
    ['Jaipur', 26.92, 75.79],
    ['Jodhpur', 26.27, 73.01],
    ['Kota', 25.18, 75.84],
  ],
  Sikkim: [['Gangtok', 27.33, 88.61]],
  'Tamil Nadu': [
    ['Chennai', 13.09, 80.28],
    ['Coimbatore', 11.01, 76.97],
    ['Madurai', 9.92, 78.12],
  ],
  Telangana: [['Hyderabad', 17.38, 78.46]],
  Tripura: [['Agartala', 23.84, 91.28]],
  'Uttar Pradesh': [
    ['Agra', 27.18, 78.02],
    ['Kanpur', 26.47, 80.35],
    ['Lucknow', 26.84, 80.92],
    ['Meerut', 28.98, 77.71],
    ['Prayagraj', 25.45, 81.83],
    ['Varanasi', 25.32, 83.01],
  ],
  Uttarakhand: [['Dehradun', 30.32, 78.03]],
  'West Bengal': [['Kolkata', 22.56, 88.36]],
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** All cities, by State and name. */
export const CITIES: readonly City[] = Object.entries(BY_STATE).flatMap(([state, rows]) =>
  rows.map(([name, latitude, longitude]) => ({ slug: slugOf(name), name, state, latitude, longitude })),
);

/** The reference city of Indian national almanacs, and the calendar's default. */
export const NEW_DELHI = CITIES.find(({ slug }) => slug === 'new-delhi')!;

/** Returns the city of a slug or a name, in any case; undefined if the calendar does not have it. */
export function cityNamed(name: string): City | undefined {
  const slug = slugOf(name.trim());
  return CITIES.find((city) => city.slug === slug);
}
