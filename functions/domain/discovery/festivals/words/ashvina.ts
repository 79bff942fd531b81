import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** Ashvina: the nine nights, the tenth day, and the moon after them. */
export const ASHVINA = {
  'sharad-navratri-ghatasthapana': {
    description:
      'The nine nights of autumn begin with a pot, a coconut and a handful of barley. In Gujarat the garbo, an earthen jar with a lamp in it, is set in the middle and people dance round it until morning; in the North the Ramlila is played on every ground; in Tamil Nadu, Karnataka and Andhra dolls are put up on steps for golu, and neighbours come to sing before them and are given sundal. Mysuru lights its palace. Many fast, some for all nine days, on fruit, kuttu and sabudana. Each morning has its form of the Goddess and, of late, its colour.',
    otherNames: [
      'Shardiya Navratri',
      'Navaratri',
      'Garba',
      'Golu',
      'Bathukamma',
      'शारदीय नवरात्रि',
      'नवरात्रि',
      'નવરાત્રી',
    ],
    jewellery:
      'For garba, oxidised jewellery with ghungroo that stays on when you turn: a long haar, jhumkas, bajuband, kamarbandh and payal.',
    picks: [PICKS.garba, PICKS.oxidised, PICKS.dance, PICKS.payal],
  },
  'navratri-days': {
    description:
      'Each of the nine days has its own Durga: Shailaputri, daughter of the mountain; Brahmacharini with her beads; Chandraghanta under the half moon; Kushmanda, who laughed the world into being; Skandamata with the child; Katyayani; Kalaratri, dark and kind; Mahagauri; and Siddhidatri. People read her chapter, cook what she is offered, ghee one day and jaggery or coconut on others, and many dress in the colour the newspapers print for the day, an office fashion from Mumbai that is not yet old. Where two tithis meet on one day, two forms share it.',
    otherNames: ['Navadurga', 'Navratri colours', 'Nine days of Navratri', 'नवदुर्गा', 'नवरात्रि के नौ दिन'],
    jewellery:
      'Beads and stones in the colour of the day, and something light that can be worn to work and to the garba ground.',
    picks: [PICKS.bright, PICKS.garba, PICKS.lightJhumkas],
  },
  'saraswati-avahana': {
    description:
      'In the last days of Navratri, when the moon stands with Mula, Saraswati is called into the house. In Kerala and Tamil Nadu books, pens, veenas and the tools of a trade are laid before her picture in the evening and covered; nobody reads or writes until they are given back. Maharashtra draws her sign on a slate and worships that. Schools and music classes gather for it, and children are glad of two days on which they are not allowed to study. The puja itself follows the next day.',
    otherNames: ['Saraswati Awahan', 'Poojavaippu', 'Pooja Vaippu', 'सरस्वती आवाहन'],
    jewellery: 'Pearl beads and white stones, for the goddess in white.',
    picks: [PICKS.pearls, PICKS.pendants],
  },
  'saraswati-puja': {
    description:
      'The middle day of Saraswati’s visit in autumn, under Purva Ashadha. What was laid down before her stays where it is: school books, ledgers, instruments, tools. White flowers, puffed rice, sugar and fruit are offered, and in the South the evening is full of small concerts. With Ayudha Puja, which follows on the ninth day, it belongs to one thought: that work is sacred and should be put down once a year. Eastern India keeps her great day in spring, at Vasant Panchami.',
    otherNames: ['Saraswati Poojai', 'Kalai Magal Poojai', 'सरस्वती पूजा', 'சரஸ்வதி பூஜை'],
    jewellery: 'A white-stone or pearl-bead set for the concert, and studs for the girls.',
    picks: [PICKS.pearls, PICKS.whiteStones, PICKS.pujaStuds],
  },
  'durga-ashtami': {
    description:
      'The eighth day is the height of the Goddess. In Bengal, Assam, Odisha and Tripura everybody stands in new clothes before the image with a handful of flowers for anjali, and at the seam between the eighth tithi and the ninth a hundred and eight lamps and lotuses are offered, Sandhi puja, in which Durga struck down Chanda and Munda. The dhak is beaten, dhunuchi are danced with, bhog of khichuri is eaten in rows. In the North little girls are fed as her forms. Those who fast keep it until the puja is over.',
    otherNames: ['Maha Ashtami', 'Mahashtami', 'Ashtami', 'দুর্গাষ্টমী', 'दुर्गा अष्टमी', 'महाष्टमी'],
    jewellery:
      'Red and gold tone with a white, red-bordered saree: chokers, a big nath, a tikli, bangles in red and white.',
    picks: [PICKS.redNecklaces, PICKS.redWhite, PICKS.nath, PICKS.tikka],
  },
  'maha-navami': {
    description:
      'On the ninth day the battle is won and the tools are thanked. In the South it is Ayudha Puja: cars, looms, lathes, computers and autorickshaws are washed, marked with sandal and kumkum and given a garland and a pumpkin; nobody works them that day. In the North the fast of nine days ends with kanya pujan and halwa, and the havan fire is lit. Bengal holds the last full day of Durga Puja with the evening aarti that nobody wants to end. Mysuru keeps it as the day of the royal sword.',
    otherNames: ['Mahanavami', 'Ayudha Puja', 'Durga Navami', 'महा नवमी', 'आयुध पूजा'],
    jewellery: 'Coin necklaces for the puja, and small bangles and payal as gifts for the girls who are invited.',
    picks: [PICKS.longHarams, PICKS.goldToneNecklaces, PICKS.bangles, PICKS.payal],
  },
  vijayadashami: {
    description:
      'Rama killed Ravana, Durga killed the buffalo demon, and Arjuna took his bow down from the shami tree: three victories, one day. Ravanas of bamboo and crackers burn on every ground of the North; Kullu’s valley gods come down for a week; Mysuru sends the Goddess through the town on an elephant. In Maharashtra apta leaves are exchanged as gold with a wish, in the Deccan the shami is walked round. Bengali women smear each other with sindoor and see Durga off to the water. It is one of the three and a half muhurtas, so children write their first letter and things are begun and bought.',
    otherNames: ['Dussehra', 'Dasara', 'Dashain', 'Vidyarambham', 'Bijoya Dashami', 'विजयादशमी', 'दशहरा'],
    jewellery:
      'A day for first purchases, at any hour: a broad kada, a temple haram, gold-tone bangles for the wedding season.',
    picks: [PICKS.kadas, PICKS.templeSets, PICKS.goldToneBangles, PICKS.goldToneNecklaces],
  },
  'sharad-purnima': {
    description:
      'The rains are over and the moon is said to stand nearest. Kheer is set on the roof under a muslin cloth for the night, so that it may take up the moonlight, and eaten in the morning or at midnight. Krishna danced the great ras in this light; Braj plays it again, and Gujarat ends its garba season. Lakshmi walks the earth and asks who is awake, ko jagarti, so in Bengal, Mithila, Odisha and Maharashtra people sit up with masala milk, cards and songs; Mithila sends makhana and betel to the newly married, and Odisha’s girls keep Kumar Purnima.',
    otherNames: [
      'Kojagara',
      'Kojagiri Purnima',
      'Raas Purnima',
      'Kumar Purnima',
      'Lokkhi Pujo',
      'शरद पूर्णिमा',
      'कोजागरा',
    ],
    jewellery: 'Pearl beads, white stones and silver tone, the colours of the moon.',
    picks: [PICKS.whiteStones, PICKS.pearls, PICKS.silverLook],
  },
  'karwa-chauth': {
    description:
      'Before dawn the mother-in-law’s sargi is eaten, feni, fruit, a paratha; then nothing, not even water, until the moon is up. Wives of Punjab, Haryana, Delhi, Rajasthan and Uttar Pradesh, and by now of many other places, keep the day for their husbands’ lives, and not a few husbands keep it with them. In the late afternoon they sit in a ring in their bridal red, pass the thalis round and hear the tale of Veeravati and her seven brothers. The moon is first seen through a sieve, water is poured to it from the karwa, a clay pot, and he gives her the first sip.',
    otherNames: ['Karva Chauth', 'Karaka Chaturthi', 'Karwachauth', 'करवा चौथ', 'करक चतुर्थी', 'ਕਰਵਾ ਚੌਥ'],
    jewellery:
      'The bridal jewellery once more: mangalsutra, a choker or a full set, maang tikka, nath, red bangles and bichhiya.',
    picks: [PICKS.redNecklaces, PICKS.mangalsutra, PICKS.redBangles, PICKS.tikka, PICKS.nath, PICKS.toeRings],
  },
  'ahoi-ashtami': {
    description:
      'A mother who dug for clay killed a cub by mistake and lost her own sons, until she drew its mother’s picture on a wall and begged her pardon. So, four days after Karwa Chauth, mothers of the North fast for their children, daughters as well as sons today; Ahoi is painted with her young, or a printed sheet is hung, a pot of water is set beside it, and the story is heard with seven grains of wheat in the hand. The fast ends when the stars are out; some wait for the moon, which rises late. At Radha Kund near Govardhan couples bathe at midnight.',
    otherNames: ['Hoi Ashtami', 'Ahoi Aathe', 'Hoi Mata', 'अहोई अष्टमी', 'होई'],
    jewellery:
      'The syau, a mala to which a silver bead is added for each child, is worn until Diwali; silver-tone payal and a simple pendant go with it.',
    picks: [PICKS.silverPayal, PICKS.pendants],
  },
  'govatsa-dwadashi': {
    description:
      'Diwali begins in the cowshed. At dusk on the twelfth of the dark half cows and calves are washed, marked with turmeric, fed with sprouted grain and thanked; those who keep the fast take no milk, curd or ghee all day and no wheat, for today these belong to the calf. In Maharashtra the first lamps of the season are lit, it is Vasu Baras; Gujarat calls it Vagh Baras and pays its debts before the new books; in Andhra it is Sripada Vallabha’s day at Pithapuram. City people visit a goshala.',
    otherNames: ['Vasu Baras', 'Vagh Baras', 'Bach Baras', 'Nandini Vrat', 'गोवत्स द्वादशी', 'वसुबारस'],
    jewellery: 'A small pendant and festive bangles, as the days of Diwali begin.',
    picks: [PICKS.pendants, PICKS.bangles],
  },
  dhanteras: {
    description:
      'Dhanvantari rose from the churned ocean with a pot of nectar, so his day is for health as well as wealth: Ayurveda keeps it as its own. At dusk lamps are lit, one of them with its face to the south for Yama; the steps are drawn with Lakshmi’s feet, and something of metal comes into the house, be it a spoon, a broom and a plate, a coin or an ornament. Shops are open late. In Maharashtra coriander seed and jaggery are offered, Gujarat opens its account books, and villages worship the cattle that earn their living.',
    otherNames: ['Dhanatrayodashi', 'Dhantrayodashi', 'Dhanwantari Trayodashi', 'Yama Deepam', 'धनतेरस', 'धनत्रयोदशी'],
    jewellery:
      'Many buy an ornament on this evening. Ours are imitation jewellery at imitation prices: bangles, chains, temple necklaces and payal to wear all through Diwali.',
    picks: [PICKS.goldToneChains, PICKS.goldToneBangles, PICKS.templeSets, PICKS.silverPayal],
  },
  'kali-chaudas': {
    description:
      'On the night of the fourteenth Gujarat and Rajasthan turn to Kali and to Hanuman, who keep ghosts and ill will from the door. A lamp is lit at the crossroads, vada and puri are thrown away there so that quarrels leave the house with them, eyes are lined with fresh kajal, and Hanuman gets oil and coconut at Sarangpur and elsewhere. Those who practise mantras sit up until midnight. It often falls together with Chhoti Diwali, though the two follow different hours of the same tithi.',
    otherNames: ['Kal Chaudas', 'Bhoot Chaturdashi', 'Mahakali Chaudas', 'काली चौदस', 'કાળી ચૌદશ'],
    jewellery: 'Black-bead and oxidised jewellery; the black beads of a mangalsutra are meant for the same purpose.',
    picks: [PICKS.oxidised, PICKS.mangalsutra, PICKS.dark],
  },
  'naraka-chaturdashi': {
    description:
      'Krishna and Satyabhama killed Naraka before dawn and washed the blood off with oil, and so does everyone in the South and in Maharashtra on this morning: sesame oil is rubbed into the hair, a paste of gram and herbs called utane into the skin, a bitter karit fruit is crushed under the heel, and the hot bath is taken while it is still dark. Then come new clothes, crackers and faral, or in Tamil Nadu the Deepavali sweets themselves, for there this is Diwali. The North lights a few lamps in the evening and calls it the little one.',
    otherNames: [
      'Chhoti Diwali',
      'Roop Chaudas',
      'Narak Chaturdashi',
      'Deepavali in Tamil Nadu',
      'नरक चतुर्दशी',
      'रूप चौदस',
      'தீபாவளி',
    ],
    jewellery: 'Light festive studs, hoops and jhumkas after the bath; keep the heavy sets for tomorrow.',
    picks: [PICKS.pujaStuds, PICKS.jhumkas, PICKS.quiet],
  },
  diwali: {
    description:
      'On the darkest night of the year India lights itself. Rama comes home to Ayodhya, Lakshmi comes to every house that is clean and awake, and in Bengal it is Kali who comes. After sunset, in the hours that the almanac gives, Lakshmi and Ganesha are worshipped with coins, new ledgers, khil and batashe; rows of diyas go out to the gate, the tulsi, the well. Sweets travel from door to door, cards are played, and children wave sparklers. Jains remember that Mahavira was set free on this night, Sikhs that Guru Hargobind came home to Amritsar.',
    otherNames: [
      'Deepavali',
      'Dipawali',
      'Lakshmi Puja',
      'Kali Puja',
      'Bandi Chhor Divas',
      'दीपावली',
      'दिवाली',
      'দীপাবলি',
    ],
    jewellery:
      'Jewellery that shines in the light of the diyas: kundan chokers, polki-look sets, temple necklaces, jhumkas and bangles; and small gifts to give.',
    picks: [PICKS.kundanSets, PICKS.templeSets, PICKS.jhumkas, PICKS.bangles, PICKS.gifts],
  },
} satisfies WordsByRule;
