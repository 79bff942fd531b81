import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** From the new year of Chaitra to the heat of Jyeshtha. */
export const SPRING = {
  ugadi: {
    description:
      'The lunar year begins. In Andhra, Telangana and Karnataka families bathe with oil before sunrise, hang mango leaves at the door and eat Ugadi pachadi, in which neem, jaggery, tamarind, raw mango, salt and chilli stand for all that a year may bring; in the evening the new almanac is read aloud. In Maharashtra a gudi, a bright silk cloth topped by an upturned pot, goes up at the window, and Konkani homes keep Samvatsar Padvo. Silk, flowers and the family’s best ornaments come out for the first visits of the year.',
    otherNames: ['Gudi Padwa', 'Yugadi', 'Samvatsar Padvo', 'Hindu New Year', 'उगादि', 'गुड़ी पड़वा', 'ఉగాది', 'ಯುಗಾದಿ'],
    jewellery:
      'With a Maharashtrian nauvari go the thushi, the nath and green bangles; with a Kanjivaram or a pattu pavadai, temple work at the neck and green stones at the ear.',
    picks: [PICKS.templeSets, PICKS.nath, PICKS.greenBangles, PICKS.templeJhumkas],
  },
  'chaitra-navratri-ghatasthapana': {
    description:
      'The spring Navratri opens with the setting of the kalash: a pot of water with mango leaves and a coconut, placed on a bed of earth in which barley is sown for nine days. Many keep all nine days on fruit, milk and buckwheat, others the first and the last. Each day is given to one form of the Goddess, from Shailaputri to Siddhidatri, and the ninth is Rama Navami. Homes in the North read the Durga Saptashati in the evening, and the barley shoots are looked at with joy as they grow.',
    otherNames: ['Vasanta Navratri', 'Kalash Sthapana', 'Ghatsthapana', 'चैत्र नवरात्रि', 'घटस्थापना'],
    jewellery:
      'Light jewellery for nine days of fasting: small studs, plain gold-tone bangles, a pendant on a thin chain.',
    picks: [PICKS.pujaStuds, PICKS.goldToneBangles, PICKS.pendants],
  },
  gangaur: {
    description:
      'Rajasthan’s own festival of Gauri. From the day after Holi girls and married women worship clay or wooden figures of Isar and Gangaur with grass, flowers and songs; on the third of the bright half of Chaitra the figures, dressed as bride and groom, are carried to a lake or a well. Wives pray for the life of their husbands, girls for a good one. Ghewar is eaten, mehndi drawn, and the processions of Jaipur, Udaipur and Bundi fill the streets. In the Nimar country of Madhya Pradesh the same days are kept with singing through the night.',
    otherNames: ['Gauri Tritiya', 'Gangaur Teej', 'गणगौर', 'गौरी तृतीया'],
    jewellery:
      'The full Rajasthani set: a borla at the parting, bajuband on the arm, bangles in red and green, payal on the feet.',
    picks: [PICKS.tikka, PICKS.redGreenBangles, PICKS.armlets, PICKS.payal],
  },
  'yamuna-chhath': {
    description:
      'On this day, they say in Braj, the river Yamuna came down to the earth. At Vishram Ghat in Mathura and at Vrindavan people bathe at sunrise, offer the river milk, flowers and a length of cloth drawn from bank to bank, and keep a lamp afloat in the evening. She is loved there as the companion of Krishna, and the temples dress her image as a bride. Families far from the river remember her with a bath at home, a fast until the evening and a dish of sweet rice. It falls six days after the new year of Chaitra.',
    otherNames: ['Yamuna Jayanti', 'Yamuna Shashthi', 'यमुना छठ', 'यमुना जयंती'],
    jewellery: 'Light jhumkas for a morning at the ghat, and beads and stones in the blues and greens of the river.',
    picks: [PICKS.lightJhumkas, PICKS.aqua],
  },
  'chaitra-durga-ashtami': {
    description:
      'The eighth day of the spring Navratri belongs to Mahagauri, the fair one. Those who fasted break it with kanya pujan: nine little girls, and a boy for Bhairav, are invited, their feet are washed, and they eat puri, black chickpeas and halwa before anybody else does. Each gets a small gift and a red chunri. In Himachal the crowds climb to Jwalaji and Chintpurni, in Bengal the day is Annapurna Puja, when the goddess who gives food is honoured with cooked rice and fruit.',
    otherNames: ['Mahashtami of Chaitra', 'Annapurna Ashtami', 'चैत्र दुर्गा अष्टमी', 'कन्या पूजन'],
    jewellery: 'Red stones at the neck for the puja, and little bangles or payal for the girls who are invited.',
    picks: [PICKS.redNecklaces, PICKS.redBangles, PICKS.payal],
  },
  'rama-navami': {
    description:
      'Rama was born at noon, so noon is the hour of the day: a small image is rocked in a cradle, conches are blown and panjiri or sweet panakam is shared. Many fast until then. At Ayodhya pilgrims bathe in the Sarayu; at Bhadrachalam the wedding of Sita and Rama is performed under a great pandal; in Karnataka, Tamil Nadu and Andhra buttermilk, panakam and kosambari are handed out in the heat. Choirs sing the Ramcharitmanas without a pause, and processions with tableaux close the evening.',
    otherNames: ['Ram Navami', 'Sri Rama Navami', 'Ramnavmi', 'राम नवमी', 'श्री राम नवमी'],
    jewellery:
      'Temple jewellery: a small pendant for the morning, a haram and jhumkas for the kalyanam in the evening.',
    picks: [PICKS.templeSets, PICKS.pendants, PICKS.templeJhumkas],
  },
  'mahavir-jayanti': {
    description:
      'Jains remember the birth of Vardhamana Mahavira, the twenty-fourth Tirthankara, who taught that no living being is to be hurt by deed, word or thought. Images are bathed and carried through the streets on a chariot, sermons are heard, and money and food are given: to animal shelters, to the sick, to those who have little. Many keep a fast or eat once a day without roots. The dress is plain and often white. Vaishali in Bihar, Shravanabelagola, Palitana and the temples of Rajasthan draw the largest gatherings.',
    otherNames: ['Mahavir Janma Kalyanak', 'Vardhaman Jayanti', 'महावीर जयंती', 'महावीर जन्म कल्याणक'],
    jewellery: 'Simple jewellery: pearl beads or plain studs.',
    picks: [PICKS.pearls, PICKS.studs],
  },
  'hanuman-jayanti': {
    description:
      'The birth of Hanuman, who carried a mountain because he could not find one herb on it, is kept at sunrise. His image is covered anew with sindoor and oil; boondi laddus, jaggery with roasted gram and betel leaves are offered, and the Hanuman Chalisa is recited, often many times over. Wrestlers honour him in their akharas. In Andhra and Telangana a vow of forty-one days begins now, in Tamil Nadu his birth is kept at the new moon of Margazhi instead, in Karnataka in Margashirsha.',
    otherNames: ['Hanuman Janmotsav', 'Anjaneya Jayanti', 'Bajrangbali Jayanti', 'हनुमान जयंती', 'हनुमान जन्मोत्सव'],
    jewellery: 'Men wear a kada or a chain; red and orange are his colours.',
    picks: [PICKS.kadas, PICKS.mensChains],
  },
  'akshaya-tritiya': {
    description:
      'Akshaya means what does not run out, and no almanac needs to be asked on this day: it is counted among the three and a half muhurtas of the year. Weddings are held, shops and houses begun, water jars, umbrellas and grain given away in the heat. Jains end a fast of alternate days with sugarcane juice, as Rishabhanatha did. At Puri the building of the chariots begins, in Bengal traders open new ledgers, and the doors of Gangotri and Yamunotri are opened about now. Buying an ornament, however small, is an old custom of the day.',
    otherNames: ['Akha Teej', 'Akti', 'Akshaya Trutiya', 'अक्षय तृतीया', 'आखा तीज'],
    jewellery:
      'Many buy a new ornament on this day. Ours are imitation jewellery: gold-tone sets, mangalsutras, coin harams and bangles for the weddings of the day.',
    picks: [PICKS.goldToneNecklaces, PICKS.mangalsutra, PICKS.goldToneBangles, PICKS.longHarams],
  },
  'parashurama-jayanti': {
    description:
      'Parashurama, the sage who carried an axe, is remembered at dusk on the third of bright Vaishakha. He is the sixth form of Vishnu and one of those who are said to live on in the world; the coast from Konkan to Kerala is told to be the land he won back from the sea. Families, chiefly Brahmin ones of the North and of Gujarat, keep a fast, hear his story, and give food and water in the evening. Processions with saffron flags go through many towns, and temples at Chiplun and Janapav receive pilgrims.',
    otherNames: ['Parshuram Jayanti', 'Parasurama Jayanthi', 'परशुराम जयंती'],
    jewellery: 'A plain kada or a chain for men.',
    picks: [PICKS.kadas, PICKS.mensChains],
  },
  'ganga-saptami': {
    description:
      'The river was swallowed by the sage Jahnu, the story goes, and let out again through his ear on this day; so she is called Jahnavi, his daughter. At Haridwar, Prayag and Varanasi people bathe at noon, float lamps on leaf boats and wave the great many-flamed aarti in the evening. At home a few drops of Ganga water are mixed into the bath and a verse is said to her. It comes a month before Ganga Dussehra and is quieter: more a birthday among family than a fair.',
    otherNames: ['Ganga Jayanti', 'Jahnu Saptami', 'Ganga Pujan', 'गंगा सप्तमी', 'गंगा जयंती'],
    jewellery: 'The colours of the water: aqua stones and pearl beads with a cotton or linen saree.',
    picks: [PICKS.aqua, PICKS.pearls],
  },
  'sita-navami': {
    description:
      'A month after Rama’s birthday comes that of Sita, who was found in a furrow when King Janaka drove the plough. Mithila keeps it best: in Janakpur and Sitamarhi women fast until noon, dress the images of both, and sing the songs of her house before they eat. Wives pray for a long married life. The puja is simple, with earth, flowers, fruit and a lamp, since she was the daughter of the earth. The story of the bow and of the wedding is told to the children.',
    otherNames: ['Janaki Navami', 'Sita Jayanti', 'सीता नवमी', 'जानकी नवमी'],
    jewellery: 'What a wife wears every day: mangalsutra, bichhiya, red bangles.',
    picks: [PICKS.mangalsutra, PICKS.toeRings, PICKS.redBangles],
  },
  'narasimha-jayanti': {
    description:
      'At dusk, neither day nor night, Vishnu came out of a pillar as half man and half lion and saved the boy Prahlada from his father. So the puja is held at sunset, after a day’s fast, with sandal paste, red flowers and panakam; many stay awake and eat the next morning. Ahobilam and Simhachalam in Andhra, Yadadri in Telangana and the Narasimha temples of Karnataka keep great festivals. At Simhachalam the image, covered with sandal all the year, was shown some days before.',
    otherNames: ['Nrisimha Jayanti', 'Narsingh Chaturdashi', 'Narasimha Chaturdashi', 'नृसिंह जयंती', 'नरसिंह चतुर्दशी'],
    jewellery: 'A temple pendant on a long chain, or a short kemp necklace, for the evening darshan.',
    picks: [PICKS.pendants, PICKS.templeSets],
  },
  'buddha-purnima': {
    description:
      'One full moon is kept for three events: the Buddha’s birth at Lumbini, his awakening at Bodh Gaya and his passing at Kushinagar. Buddhists in white walk to the vihara with lamps and flowers, listen to the precepts, bathe the image of the child and eat kheer, as Sujata offered it to him; birds and fish are set free, and nobody eats meat. In Maharashtra the day is kept with special feeling by the followers of Dr Ambedkar. Hindus honour the Buddha too, and many bathe in a river at dawn and give water and fruit.',
    otherNames: ['Vesak', 'Buddha Jayanti', 'Vaishakhi Purnima', 'बुद्ध पूर्णिमा', 'वैशाख पूर्णिमा'],
    jewellery: 'Small and simple: silver-tone studs, a pendant on a thin chain.',
    picks: [PICKS.quiet, PICKS.silverLook],
  },
  'narada-jayanti': {
    description:
      'Narada walks through all three worlds with his veena and carries word from one to the other, so journalists in India call him the first of their trade and hold talks and award evenings on his birthday. In temples of Vishnu his bhakti sutras are read, a fast is kept by some, and musicians begin the day with a song in his name. Karnataka and the Hindi-speaking North know the day best. It comes on the first day of the waning moon after Buddha Purnima.',
    otherNames: ['Narad Jayanti', 'Devarshi Narada Jayanti', 'नारद जयंती'],
    jewellery: '',
    picks: [],
  },
  'vat-savitri-vrat': {
    description:
      'Savitri argued with Death himself until he gave her husband back. In Bihar, Uttar Pradesh, Jharkhand, Odisha and Madhya Pradesh wives keep her fast on the new moon of Jyeshtha: in bridal dress they go to a banyan, pour water at its roots, wind cotton thread round the trunk as they walk about it, and hear the story sitting in its shade. Baskets of fruit, soaked gram and a hand fan are offered; the elder women of the house are greeted by touching their feet. Maharashtra and Gujarat keep the same fast a fortnight later.',
    otherNames: ['Savitri Brata', 'Bar Sait', 'Vat Amavasya', 'वट सावित्री व्रत', 'बरगदाही'],
    jewellery: 'The full set of a married woman: mangalsutra, red and green bangles, bichhiya and payal.',
    picks: [PICKS.mangalsutra, PICKS.redGreenBangles, PICKS.toeRings, PICKS.payal],
  },
  'shani-jayanti': {
    description:
      'The birth of Shani, the slow planet and the son of the Sun, falls on the new moon of Jyeshtha. People who feel his weight in their horoscope, and many who only wish to be on good terms with him, offer mustard oil, black sesame, urad and a dark cloth, light a lamp under a peepal in the evening and feed crows, dogs and the poor. At Shani Shingnapur in Maharashtra, where the houses have no doors, and at Kokilavan near Kosi the queues are long. The day is for paying what one owes and for keeping one’s word.',
    otherNames: ['Shani Amavasya of Jyeshtha', 'Shanishchara Jayanti', 'शनि जयंती'],
    jewellery: 'Dark, plain jewellery by custom: an oxidised kada, a black ring.',
    picks: [PICKS.dark],
  },
  'ganga-dussehra': {
    description:
      'Bhagiratha’s long penance brought the Ganga down from heaven through the hair of Shiva, and on the tenth of bright Jyeshtha she touched the plains. Ten kinds of wrong, three of the body, four of speech and three of the mind, are said to be washed off; so ten lamps, ten fruits and ten flowers are offered. At Haridwar, Rishikesh, Garhmukteshwar and Varanasi the steps are full before dawn. In the towns sherbet and melons are handed out to whoever passes, and in Kumaon painted paper charms are pasted over the doors. In a year with an extra Jyeshtha it is kept in that month.',
    otherNames: ['Gangavataran', 'Ganga Dashami', 'Jeth Dussehra', 'गंगा दशहरा', 'गंगावतरण'],
    jewellery: 'Pearl beads and sea-green stones; leave at home what water can harm.',
    picks: [PICKS.pearls, PICKS.aqua],
  },
  'vat-purnima': {
    description:
      'In Maharashtra, Goa and Gujarat Savitri’s fast is kept at the full moon of Jyeshtha. Women in nine-yard or silk sarees, with flowers in the bun, bring mangoes, jackfruit, black beads, bangles and turmeric to the banyan, tie thread round it seven times and fill each other’s oti, the lap of the saree, with wheat and a coconut. The prayer is for seven lives with the same husband, and is said with a laugh as often as with a sigh. In the afternoon there is the story, and at night a meal without grain.',
    otherNames: ['Vat Savitri Purnima', 'Wat Pournima', 'वट पूर्णिमा', 'वटपौर्णिमा'],
    jewellery:
      'A vati mangalsutra, green glass bangles, nath and thushi: a Maharashtrian bride’s jewellery, worn again.',
    picks: [PICKS.mangalsutra, PICKS.greenBangles, PICKS.nath, PICKS.regional],
  },
} satisfies WordsByRule;
