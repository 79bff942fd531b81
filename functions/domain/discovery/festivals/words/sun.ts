import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** Days that go by the Sun's own year, and one by a star of it. */
export const SUN = {
  lohri: {
    description:
      'The longest cold nights are over, and Punjab, Haryana, Jammu and Himachal light a fire. After sunset families, lanes and whole colonies stand round it, throw in sesame, gajak, peanuts and popcorn, and go about it singing of Dulla Bhatti, who gave poor girls a wedding under the Mughals; children have collected the wood from door to door all week. A house with a bride or a newborn keeps its first Lohri with a dhol, new clothes and a list of guests. Makki di roti, sarson da saag and kheer of cane juice are the supper.',
    otherNames: ['Lal Loi', 'Lohadi', 'लोहड़ी', 'ਲੋਹੜੀ'],
    jewellery: 'For a bride’s first Lohri: a maang tikka, red bangles and jhumkas in phulkari colours.',
    picks: [PICKS.tikka, PICKS.colourJhumkas, PICKS.redBangles],
  },
  'makar-sankranti': {
    description:
      'The Sun enters Makara and turns to the north, and all of India eats sesame. Maharashtra gives tilgul with the request to speak sweetly; Gujarat and Rajasthan are on the roofs with kites from dawn, and lanterns on the strings at night; Uttar Pradesh and Bihar eat khichdi, dahi chura and bathe at the Sangam and at Ganga Sagar, where the river ends. In Karnataka girls carry ellu bella from house to house, in Assam it is Magh Bihu, in Bengal pitha is made. Kapila’s temple on Sagar island sees its one great crowd of the year.',
    otherNames: [
      'Uttarayan',
      'Khichdi',
      'Til Sankrant',
      'Magh Bihu',
      'Poush Sankranti',
      'मकर संक्रांति',
      'उत्तरायण',
      'ઉત્તરાયણ',
    ],
    jewellery:
      'Brides and babies in Maharashtra wear halwyache dagine, jewellery of white sugar beads, on black; white pearl beads give the look and last longer. Elsewhere people wear yellow and orange for the new sun.',
    picks: [PICKS.pearls, PICKS.yellowStones],
  },
  'thai-pongal': {
    description:
      'New rice, milk and jaggery are put into a new pot in the open before the rising sun, and when it boils over everybody shouts Pongalo Pongal. That is the first of Thai, the Tamil month in which, as the saying goes, a way opens. The day before, Bhogi, old things are burned; the day after, Mattu Pongal, cattle are bathed, painted and fed, and in the villages about Madurai bulls are run; the fourth, Kaanum Pongal, is for outings and elders. Kolams cover whole streets, and two stalks of sugar cane lean at each door. Andhra and Telangana keep the same days as Sankranti.',
    otherNames: ['Pongal', 'Pedda Panduga', 'Bhogi', 'Mattu Pongal', 'पोंगल', 'பொங்கல்', 'సంక్రాంతి'],
    jewellery: 'Kanjivaram and temple work: kasu mala, jimikki, vanki, and a pin for the jasmine.',
    picks: [PICKS.longHarams, PICKS.templeJhumkas, PICKS.armlets, PICKS.hairPins],
  },
  'kharmas-begins': {
    description:
      'When the Sun is a guest in Jupiter’s signs, Dhanu in December and Mina in March, northern almanacs give no hour for a wedding, a house-warming or a thread ceremony for about a month. The folk tale says that his horses are thirsty and two donkeys, khar, pull the chariot meanwhile, so everything goes slowly. Charity, baths, the reading of the Gita and pilgrimages are thought all the better for it. In Tamil Nadu and Andhra the winter one is the most loved of months, Margazhi or Dhanurmasam, full of music before dawn; only weddings wait there too.',
    otherNames: ['Malmas', 'Dhanurmasam', 'Khar Maas', 'Meena Malmas', 'खरमास', 'मलमास'],
    jewellery: '',
    picks: [],
  },
  'kharmas-ends': {
    description:
      'The Sun leaves Jupiter’s house, his own horses are back in harness, and the pandits’ telephones ring again. From Makar Sankranti in January, and from Mesha Sankranti in April, marriages, griha pravesh and mundans are fixed once more in the North; caterers, halls and bands were booked long ago for the first good dates. Families use the days between for what was put off: the visit to the in-laws-to-be, the trousseau, the list. Where the lunar months stand against it, at Holashtak or with Venus too near the Sun, they wait a little more.',
    otherNames: ['End of Malmas', 'Kharmas samapt', 'खरमास समाप्त'],
    jewellery: 'The wedding season again: bridal sets, tikka and nath, and kundan for the sisters.',
    picks: [PICKS.bridalSets, PICKS.bridalHead, PICKS.kundanSets],
  },
  baisakhi: {
    description:
      'The wheat is gold, and Punjab dances. Fairs, bhangra, wrestling, and the first sickle in the field belong to the old harvest; and in 1699 at Anandpur Guru Gobind Singh asked for five heads and founded the Khalsa, so gurdwaras are full from before dawn, the cloth of the flagpole is changed, and nagar kirtans led by the Panj Pyare go through every town. At Amritsar Jallianwala Bagh is remembered. Assam keeps Rongali Bihu for a week now, Bengal, Odisha, Kerala and Tamil Nadu their new years; at Haridwar it is a great bathing day.',
    otherNames: ['Vaisakhi', 'Khalsa Sajna Diwas', 'Rongali Bihu', 'Mesha Sankranti', 'बैसाखी', 'ਵਿਸਾਖੀ'],
    jewellery: 'Phulkari colours: a Punjabi tikka, big jhumkas, bangles in red and green; a kada for everybody.',
    picks: [PICKS.tikka, PICKS.colourJhumkas, PICKS.kadas, PICKS.redGreenBangles],
  },
  puthandu: {
    description:
      'The Tamil year begins when the Sun enters Mesham. A tray is set the night before with fruit, betel, flowers, a mirror, coins and an ornament, and is the first thing everybody sees in the morning. The floor has its kolam, the door its mango leaves. Lunch has mango pachadi, sweet and sour and bitter with neem flowers, for a year is all of it. Elders give small money to those who bow to them, temples read out the new panchangam, and Madurai is already in its Chithirai festival, in which Meenakshi is crowned and married.',
    otherNames: ['Tamil New Year', 'Varusha Pirappu', 'Chithirai Vishu', 'पुथांडु', 'புத்தாண்டு'],
    jewellery: 'Temple jewellery with silk: a haram, jimikki, and gold-tone bangles, one of them for the tray.',
    picks: [PICKS.templeSets, PICKS.templeJhumkas, PICKS.goldToneBangles],
  },
  vishu: {
    description:
      'In Kerala the year must begin with a good sight. Mother lays the kani at night in a bell-metal uruli: rice, a golden cucumber, mangoes, jackfruit, yellow kanikonna flowers, a mirror, coins, a kasavu cloth, an ornament, before Krishna with a lamp. Before sunrise she wakes everyone in turn and leads them to it with their eyes shut. Then comes kaineettam, money from the elders, firecrackers, and a sadhya with mampazha pulissery and, in the north of Kerala, meat as well. Guruvayur shows its kani to thousands in the small hours.',
    otherNames: ['Vishu Kani', 'Malayalam New Year', 'विषु', 'വിഷു'],
    jewellery:
      'Palakka and nagapadam necklaces in green, a kasu mala, and jimikki with the gold-tone border of an off-white kasavu.',
    picks: [PICKS.greenNecklaces, PICKS.longHarams, PICKS.jhumkas, PICKS.goldToneBangles],
  },
  'pohela-boishakh': {
    description:
      'Shubho Nababarsho: the first of Boishakh. Bengali shopkeepers open a fresh red ledger, the haal khata, with a swastika in sindoor, and give their customers sweets and a calendar for coming by; at Kalighat and Dakshineswar the queue with ledgers starts at night. Songs of Tagore are sung in the morning, white sarees with red borders and new kurtas come out, and lunch is long: luchi, cholar dal, mutton, chutney, mishti doi. In Dhaka the great procession of masks goes through the university on its own, fixed date.',
    otherNames: ['Poila Boishakh', 'Bengali New Year', 'Nabo Borsho', 'पोहेला बैशाख', 'পয়লা বৈশাখ'],
    jewellery: 'Red and white: shakha-pola style bangles, a choker in red and gold tone, a tikli.',
    picks: [PICKS.redWhite, PICKS.redNecklaces, PICKS.tikka],
  },
  onam: {
    description:
      'For ten days from Atham flowers are laid before the door, a ring larger every morning, until on Thiruvonam the king is there: Mahabali, who ruled when all were equal, visits Kerala. The clay pyramid of Thrikkakara Appan stands on the steps, new clothes, Onakkodi, are given, and at noon everyone sits down to the sadhya on a plantain leaf, twenty-six dishes and two payasams, with the tip of the leaf to the left. Snake boats race at Aranmula, tigers dance at Thrissur, women clap the thiruvathirakali round a lamp, swings hang from the trees.',
    otherNames: ['Thiruvonam', 'Thiru Onam', 'ओणम', 'ഓണം'],
    jewellery:
      'With a kasavu saree: palakka, nagapadam and mullamottu necklaces, a coin haram, jimikki, thick gold-tone bangles.',
    picks: [PICKS.greenNecklaces, PICKS.longHarams, PICKS.jhumkas, PICKS.goldToneBangles],
  },
  'vishwakarma-puja': {
    description:
      'He built Dwarka, Lanka and the Pushpaka chariot, and on his day nothing that he taught people to make is allowed to work. In factories, garages, railway sheds, printing presses and goldsmiths’ karkhanas of Bengal, Bihar, Jharkhand, Odisha and the North the machines are cleaned, garlanded and given a coconut; the owner serves the men, and in the afternoon the sky over Kolkata is full of kites. It goes by the Sun’s entry into Kanya, so it is nearly always the seventeenth of September. The karigars who make jewellery keep it with particular pride.',
    otherNames: ['Biswakarma Puja', 'Vishwakarma Jayanti', 'Kanya Sankranti', 'विश्वकर्मा पूजा', 'বিশ্বকর্মা পূজা'],
    jewellery: 'A kada or a watch for those who work with their hands.',
    picks: [PICKS.kadas, PICKS.watches],
  },
} satisfies WordsByRule;
