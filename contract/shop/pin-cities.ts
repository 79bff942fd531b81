import { lazy } from './lazy.ts';

/** Cities of well-known PIN codes: a default for a form when no courier returns a city. */
const CITIES = `180001 Jammu; 190001 Srinagar; 171001 Shimla; 176215 Dharamshala; 160055 Mohali; 141001 Ludhiana;
143001 Amritsar; 144001 Jalandhar; 147001 Patiala; 160017 Chandigarh; 248001 Dehradun; 249401 Haridwar;
249201 Rishikesh; 247667 Roorkee; 263139 Haldwani; 244713 Kashipur; 122001 Gurugram; 122002 Gurugram;
121001 Faridabad; 132103 Panipat; 134109 Panchkula; 110001 New Delhi; 110005 New Delhi; 110006 New Delhi;
110017 New Delhi; 110024 New Delhi; 110027 New Delhi; 110075 New Delhi; 110085 New Delhi; 110092 New Delhi;
302001 Jaipur; 313001 Udaipur; 324001 Kota; 342001 Jodhpur; 201301 Noida; 201001 Ghaziabad; 208001 Kanpur;
211001 Prayagraj; 221001 Varanasi; 226001 Lucknow; 224123 Ayodhya; 250001 Meerut; 273001 Gorakhpur;
281001 Mathura; 282001 Agra; 800001 Patna; 842001 Muzaffarpur; 737101 Gangtok; 791111 Itanagar; 797001 Kohima;
797112 Dimapur; 795001 Imphal; 796001 Aizawl; 799001 Agartala; 793001 Shillong; 781001 Guwahati;
786001 Dibrugarh; 700001 Kolkata; 700019 Kolkata; 700091 Kolkata; 711101 Howrah; 734001 Siliguri; 834001 Ranchi;
831001 Jamshedpur; 826001 Dhanbad; 814112 Deoghar; 751001 Bhubaneswar; 753001 Cuttack; 752001 Puri;
769001 Rourkela; 492001 Raipur; 490001 Bhilai; 452001 Indore; 462001 Bhopal; 380001 Ahmedabad;
380015 Ahmedabad; 390001 Vadodara; 395003 Surat; 360001 Rajkot; 396001 Valsad; 396191 Vapi; 396210 Daman;
396230 Silvassa; 362520 Diu; 400001 Mumbai; 400002 Mumbai; 400064 Mumbai; 400067 Mumbai; 400601 Thane;
400703 Navi Mumbai; 411001 Pune; 422001 Nashik; 440001 Nagpur; 431001 Chhatrapati Sambhajinagar;
560001 Bengaluru; 560034 Bengaluru; 560066 Bengaluru; 560100 Bengaluru; 570001 Mysuru; 575001 Mangaluru;
580020 Hubballi; 590001 Belagavi; 403001 Panaji; 403601 Margao; 682555 Kavaratti; 682001 Kochi;
695001 Thiruvananthapuram; 673001 Kozhikode; 680001 Thrissur; 600001 Chennai; 600017 Chennai; 600040 Chennai;
641001 Coimbatore; 625001 Madurai; 620001 Tiruchirappalli; 636001 Salem; 641601 Tiruppur; 605001 Puducherry;
609602 Karaikal; 673310 Mahe; 533464 Yanam; 744101 Sri Vijaya Puram; 500001 Hyderabad; 500002 Hyderabad;
500003 Secunderabad; 500016 Hyderabad; 500032 Hyderabad; 500034 Hyderabad; 500072 Hyderabad; 500081 Hyderabad;
506002 Warangal; 507001 Khammam; 520001 Vijayawada; 522002 Guntur; 530001 Visakhapatnam; 517501 Tirupati;
521001 Machilipatnam; 524001 Nellore; 533101 Rajamahendravaram; 533001 Kakinada; 194101 Leh; 194103 Kargil`;

const hints = lazy(() => {
  const cities = new Map<string, string>();
  const ofPrefix = new Map<string, Set<string>>();
  for (const hint of CITIES.split(/;\s+/)) {
    const [pin, city] = [hint.slice(0, 6), hint.slice(7)];
    cities.set(pin, city);
    ofPrefix.set(pin.slice(0, 3), (ofPrefix.get(pin.slice(0, 3)) ?? new Set()).add(city));
  }
  // If all known PIN codes of a sorting district belong to one city, its other ones probably do too.
  for (const [prefix, [city, ...others]] of ofPrefix) if (others.length === 0) cities.set(prefix, city!);
  return cities;
});

/** Returns the city of a well-known PIN code. */
export function knownCity(pin: string): string | undefined {
  return pin.length === 6 ? hints().get(pin) : undefined;
}

/**
 * Returns the probable city of a PIN code; undefined if it is not known. It is a default for a form that the shopper
 * can change.
 */
export function cityOfPin(pin: string): string | undefined {
  return hints().get(pin) ?? hints().get(pin.slice(0, 3));
}

/** Returns every PIN code with a known city. */
export function knownPins(): string[] {
  return [...hints().keys()].filter((pin) => pin.length === 6);
}
