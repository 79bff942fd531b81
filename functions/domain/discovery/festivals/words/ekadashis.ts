import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** The eleventh days: twenty-four of a year, and two of an extra month. */
export const EKADASHIS = {
  'kamada-ekadashi': {
    description:
      'The first Ekadashi of the lunar year grants what is wished for. The story is of the singer Lalit at a serpent king’s court, who lost the beat because he was thinking of his wife, and was turned into a demon for it; Lalita kept this fast and gave him its fruit, and he became himself again. So couples keep it together. The day before one eats once, without rice; on the day fruit, milk and makhana, or nothing; tulsi and yellow flowers are Vishnu’s, and on the twelfth a meal is given away before one’s own.',
    otherNames: ['Chaitra Shukla Ekadashi', 'Damanotsav', 'कामदा एकादशी'],
    jewellery: 'A day for couples: a mangalsutra for her, a plain chain for him.',
    picks: [PICKS.mangalsutra, PICKS.mensChains],
  },
  'varuthini-ekadashi': {
    description:
      'Varuthini means the one in armour. King Mandhata, they tell, was attacked by a bear while he was praying, did not move, and was healed at Mathura by this fast. It comes in the heat of Vaishakha, so what one gives away is water, sandals, umbrellas, and sesame or grain. Bell-metal plates, honey, meat, gambling and gossip are among the ten things that the old list forbids. The Pushti Marg of Gujarat and Rajasthan keeps it as the birthday of Vallabhacharya, with processions and food at every haveli.',
    otherNames: ['Baruthini Ekadashi', 'Vallabhacharya Jayanti', 'वरूथिनी एकादशी'],
    jewellery: 'Pearl beads and light colours, as in the havelis of Nathdwara in summer.',
    picks: [PICKS.pearls, PICKS.aqua],
  },
  'mohini-ekadashi': {
    description:
      'When gods and demons quarrelled over the nectar, Vishnu came as Mohini, so lovely that nobody looked at the ladle, and gave it to the gods alone. On her day Vasishtha advised Rama to fast against grief, and the merchant’s wild son Dhrishtabuddhi, thrown out by his father, found his way back by it. Vishnu is bathed, dressed in yellow and given fruit and a lamp of ghee; grain and pulses are left out. Those who can listen to the story at night without sleeping much. It falls in the bright half of Vaishakha.',
    otherNames: ['Vaishakha Shukla Ekadashi', 'मोहिनी एकादशी'],
    jewellery: 'One graceful pair of earrings: jhumkas, or pearl beads.',
    picks: [PICKS.jhumkas, PICKS.pearls],
  },
  'apara-ekadashi': {
    description:
      'Apara, without a limit, or Achala, which does not move: the Ekadashi of the dark half of Jyeshtha is kept for wrongs of the tongue, false witness, false praise, a false scale. Trivikrama, the form of Vishnu that took three steps, is worshipped with tulsi, sandal and fruit. In Punjab, Haryana and Kashmir the day is Bhadrakali’s, and her shrines at Kurukshetra and elsewhere hold fairs; Odisha calls it Jalakrida and gives the images of Puri a boat ride, for the great heat has begun. Melons, sherbet and hand fans are the gifts.',
    otherNames: ['Achala Ekadashi', 'Bhadrakali Ekadashi', 'Jalakrida Ekadashi', 'अपरा एकादशी', 'अचला एकादशी'],
    jewellery: 'In the heat of May, a light pendant or small studs.',
    picks: [PICKS.everydayPendants, PICKS.studs],
  },
  'nirjala-ekadashi': {
    description:
      'Bhima loved food too well to fast twenty-four times a year, so Vyasa gave him one fast that counts for all, in the hottest fortnight, without a drop of water from one sunrise to the next. Many who keep no other Ekadashi keep this one; others take water, and nobody who is ill should go without. On the roads of Punjab, Haryana, Delhi and Rajasthan stalls hand out rose sherbet to every passer-by. Clay pitchers, fans, melons and umbrellas are given away, and the next day begins with water offered to someone else.',
    otherNames: ['Bhimseni Ekadashi', 'Pandava Ekadashi', 'Bhima Ekadashi', 'निर्जला एकादशी', 'भीमसेनी एकादशी'],
    jewellery: 'Cool colours on a hot day: pearl beads, sea-green stones.',
    picks: [PICKS.pearls, PICKS.aqua],
  },
  'yogini-ekadashi': {
    description:
      'Kubera’s gardener Hemamali forgot the flowers for Shiva because he was with his wife, was struck with leprosy and driven out, and was healed when the sage Markandeya told him of this fast. So it is kept for health, mostly of the skin, and against the wrong of a duty left undone. It comes in the dark half of Ashadha, when the first rain falls. A peepal is watered in the morning, Vishnu is given tulsi and yellow sweets, and the eighty-eight thousand of the old saying are fed in the person of one hungry guest.',
    otherNames: ['Ashadha Krishna Ekadashi', 'योगिनी एकादशी'],
    jewellery: 'Small studs with a smooth back are kind to tender skin.',
    picks: [PICKS.studs, PICKS.quiet],
  },
  'devshayani-ekadashi': {
    description:
      'Vishnu lies down on the serpent to sleep for four months, and with him sleep weddings and thread ceremonies. Maharashtra walks to Pandharpur: palkhis with the sandals of Jnaneshwar and Tukaram have been on the road for three weeks with hundreds of thousands of warkaris, cymbals, tulsi pots on women’s heads, abhangs in the rain, and today they stand before Vithoba on his brick. In Telangana and Andhra it is Toli Ekadashi, the first of the festivals, with pelala pindi. Many vow to give something up until Kartika.',
    otherNames: [
      'Ashadhi Ekadashi',
      'Padma Ekadashi',
      'Hari Shayani',
      'Toli Ekadashi',
      'देवशयनी एकादशी',
      'आषाढी एकादशी',
    ],
    jewellery: 'A tulsi mala and small tops, as on the road to Pandharpur.',
    picks: [PICKS.pujaStuds, PICKS.pendants],
  },
  'kamika-ekadashi': {
    description:
      'In the dark half of Shravana a single leaf of tulsi is said to be worth more to Vishnu than pearls and corals, and a lamp of ghee or sesame oil burnt through the night is counted among the best gifts of the year. A fighter who had killed a Brahmin in anger and could not make it good was told to keep this fast. It opens the season of monsoon vows, before Janmashtami and after Guru Purnima; fruit, sabudana and sweet potato make the meal, and onions have left the kitchen since the month began.',
    otherNames: ['Kamada of Shravana', 'Shravana Krishna Ekadashi', 'कामिका एकादशी'],
    jewellery: 'Green for tulsi: bangles, or a necklace with green stones.',
    picks: [PICKS.greenBangles, PICKS.greenNecklaces],
  },
  'shravana-putrada-ekadashi': {
    description:
      'King Mahijit of Mahishmati had everything but a child; in a former life, it turned out, he had driven a thirsty cow and her calf from the water. His people fasted on this day and gave him its fruit. Couples who hope for a child keep it together, mostly in the South and West, worship the infant Krishna, and break it the next day after giving milk and fruit to children. In Vrindavan the swings of Jhulan are up from now until the full moon. There is a second one of this name in Pausha.',
    otherNames: ['Pavitropana Ekadashi', 'Pavitra Ekadashi', 'Putrada Ekadashi', 'श्रावण पुत्रदा एकादशी', 'पवित्रा एकादशी'],
    jewellery: 'Small bangles and payal to give to a child, a simple set for the mother.',
    picks: [PICKS.bangles, PICKS.payal, PICKS.pendants],
  },
  'aja-ekadashi': {
    description:
      'Harishchandra told the truth until he had lost kingdom, wife and son and was keeping a burning ground for wages. There Gautama told him of the Ekadashi in the dark half of Bhadrapada; he fasted and stayed awake, his son sat up, flowers fell, and his city took him back. That is why it is kept by people in trouble who wish to come through it straight. Vishnu is worshipped as Hrishikesha, lord of the senses, with tulsi, fruit and a lamp through the night. It comes a few days after Janmashtami.',
    otherNames: ['Annada Ekadashi', 'Bhadrapada Krishna Ekadashi', 'अजा एकादशी', 'अन्नदा एकादशी'],
    jewellery: 'A thin chain or another simple ornament for every day.',
    picks: [PICKS.quiet, PICKS.everydayPendants],
  },
  'parsva-ekadashi': {
    description:
      'In the middle of his four months’ sleep Vishnu turns over on to the other side, and whoever is awake may see it. In Rajasthan, Madhya Pradesh and Gujarat the gods of every temple are carried in small palanquins, dol, to the lake or river, bathed and rowed about, and brought home with songs: Dol Gyaras. At Charbhuja near Udaipur the crowd is great. Elsewhere Vamana is worshipped, whose birthday follows, with curd, rice and a little silver given away. Ganesha is still in the houses, so the kitchen cooks two menus.',
    otherNames: [
      'Parivartini Ekadashi',
      'Jal Jhulani',
      'Dol Gyaras',
      'Vamana Ekadashi',
      'परिवर्तिनी एकादशी',
      'जलझूलनी एकादशी',
    ],
    jewellery: 'Bangles and payal to walk with the palanquins.',
    picks: [PICKS.bangles, PICKS.payal],
  },
  'indira-ekadashi': {
    description:
      'The Ekadashi of the fathers’ fortnight. Narada brought King Indrasena word from his dead father that a vow broken in life was keeping him out of heaven; the son kept this fast in his place, and the father was seen going up on Garuda. So shraddha is done at noon, as on the other days of the fortnight, but the one who does it does not eat grain himself: he smells the balls of rice and gives them to a cow. A shaligram is bathed with Ganga water, tulsi is laid on, and the merit is handed over in so many words.',
    otherNames: ['Ashvina Krishna Ekadashi', 'Ekadashi Shraddha', 'इंदिरा एकादशी'],
    jewellery: '',
    picks: [],
  },
  'papankusha-ekadashi': {
    description:
      'Ankusha is the hook with which a mahout guides an elephant; this day is one for wrongs. It comes right after Dussehra, when the shouting is over. Vishnu is worshipped as Padmanabha, with a lotus where one can be had. The hunter Krodhana, who had been cruel all his life, kept it in his last days on the advice of Angiras and died in peace, the tale goes. Gold, sesame, land, a cow, water, umbrellas and shoes are in the list of gifts; an honest measure of rice is as good. The moon is nearly full at night.',
    otherNames: ['Papakunsha Ekadashi', 'Ashvina Shukla Ekadashi', 'पापांकुशा एकादशी'],
    jewellery: 'A pendant on a plain chain, after the full sets of Navratri.',
    picks: [PICKS.pendants, PICKS.quiet],
  },
  'rama-ekadashi': {
    description:
      'Not Rama but Ramā, Lakshmi, gives her name to the last Ekadashi before Diwali. Chandrabhaga, the daughter of King Muchukunda, in whose realm even elephants and horses went without grain that day, married delicate Shobhana; he kept the fast, died of it, and was given a city in heaven, shaky until she added the merit of all her own fasts to it. Lakshmi and Krishna are worshipped together. The house is being whitewashed meanwhile, tomorrow is Vasu Baras, and the first lamp may already stand at the tulsi.',
    otherNames: ['Ramaa Ekadashi', 'Kartik Krishna Ekadashi', 'Rambha Ekadashi', 'रमा एकादशी'],
    jewellery: 'A coin haram or a chain in gold tone, a few days before Diwali.',
    picks: [PICKS.longHarams, PICKS.goldToneChains],
  },
  'devutthana-ekadashi': {
    description:
      'Uttho dev, baitho dev: wake up, god, sit up. After four months Vishnu opens his eyes. In the North his feet are drawn in the courtyard with lime and red earth, a brass plate or basket is drummed upon over them, sugar cane, water chestnuts, sweet potato and the year’s first jaggery are set there. From now on weddings may be held again, and the day itself needs no almanac. Maharashtra goes to Pandharpur for Kartiki, Gujarat sets out on the walk round Girnar, Pushkar’s bathing days begin, and the tulsi is married the same evening or the next.',
    otherNames: [
      'Dev Uthani Ekadashi',
      'Prabodhini Ekadashi',
      'Dev Uthan',
      'Kartiki Ekadashi',
      'Uthwana Gyaras',
      'देवउठनी एकादशी',
      'प्रबोधिनी एकादशी',
    ],
    jewellery: 'The wedding season opens: complete bridal sets, maang tikka and matha patti, nath, bangles and payal.',
    picks: [PICKS.bridalSets, PICKS.bridalHead, PICKS.kundanSets, PICKS.bangles, PICKS.payal],
  },
  'utpanna-ekadashi': {
    description:
      'How did Ekadashi come to be? The demon Mura had driven Vishnu to rest in a cave at Badarikashrama, and when he struck at the sleeper a maiden sprang from the god’s own body and killed him. Vishnu named her after the day and let her choose a gift: that whoever fasts on it be freed. Those who mean to keep all the Ekadashis of a year therefore begin here, in the dark half of Margashirsha. In Maharashtra it is the great day of Alandi, where Jnaneshwar, at twenty-one, walked into his samadhi.',
    otherNames: [
      'Utpatti Ekadashi',
      'Alandi Ekadashi',
      'Margashirsha Krishna Ekadashi',
      'उत्पन्ना एकादशी',
      'उत्पत्ति एकादशी',
    ],
    jewellery: 'A tulsi mala and small tops, with a cotton saree.',
    picks: [PICKS.pujaStuds, PICKS.everydayPendants],
  },
  'mokshada-ekadashi': {
    description:
      'It gives release, to oneself and to those who went before. King Vaikhanasa saw his father suffering in a dream, kept the fast for him on a hermit’s advice, and saw him rise. On the same day, in the bright half of Margashirsha, Krishna spoke the Gita, so it is read aloud, in temples all seven hundred verses. In the South the one that falls in the solar month of Dhanu is Vaikuntha Ekadashi, most often this or the next. Tulsi buds, a lamp in the evening, and the story are the whole of its rite at home.',
    otherNames: ['Mauna Ekadashi', 'Gita Ekadashi', 'Margashirsha Shukla Ekadashi', 'मोक्षदा एकादशी'],
    jewellery: 'A temple pendant or a short pearl-bead string.',
    picks: [PICKS.pendants, PICKS.pearls],
  },
  'saphala-ekadashi': {
    description:
      'The king’s son Lumpaka robbed and drank until he was sent into the forest. One night in Pausha he lay half frozen under a peepal and could not sleep; in the morning he had no strength to hunt, put the fruit he had found at the root of the tree, and said, take it. He had fasted, kept awake and offered without knowing it, and it bore fruit: that is what saphala means. Coconut, lemon, pomegranate, amla and betel are given to Vishnu as Achyuta, and in the cold a blanket to whoever lies outside.',
    otherNames: ['Pausha Krishna Ekadashi', 'सफला एकादशी'],
    jewellery: 'Something small for every day that will be worn often.',
    picks: [PICKS.everydayPendants, PICKS.quiet],
  },
  'pausha-putrada-ekadashi': {
    description:
      'Suketuman of Bhadravati and his queen Shaibya had no child, and he rode into the forest to end his life; by a lake he met ten sages who had come to bathe because it was this Ekadashi. They told him to fast with them, and a son was born. It is the Putrada of the North, in the bright half of Pausha, and both partners keep it: one meal the day before, Krishna as a baby on the altar, fruit and sesame, sleep on the floor, and the twelfth begun by feeding a child or a needy mother.',
    otherNames: ['Putrada Ekadashi', 'Pausha Shukla Ekadashi', 'पौष पुत्रदा एकादशी'],
    jewellery: 'Bangles for a mother to be, as at a godh bharai.',
    picks: [PICKS.greenBangles, PICKS.bangles],
  },
  'shattila-ekadashi': {
    description:
      'Six ways of sesame, shat tila: rub it on, bathe with it, offer it into the fire, pour it out with water for the fathers, give it away, eat it. A devout woman who had given everything but food, the story says, found an empty house in heaven and was sent back to learn. So on this day in the dark half of Magha, when the body wants warmth, sesame goes to others first: laddus, oil, a blanket, a black cow in the old books. The evening lamp is filled with its oil. Grain is not eaten.',
    otherNames: ['Magha Krishna Ekadashi', 'Tilda Ekadashi', 'षटतिला एकादशी'],
    jewellery: 'Plain silver-tone studs.',
    picks: [PICKS.silverLook],
  },
  'jaya-ekadashi': {
    description:
      'Malyavan and Pushpavati, musicians at Indra’s court, sang out of tune because they could not take their eyes off each other, and were sent to live as ghosts in the snow. One Magha night they were too cold and too sad to eat or sleep; it was Jaya Ekadashi, and at sunrise they were themselves. It is kept against a heavy heart and bad company. In Bengal and among Vaishnavas it is Bhaimi, after Bhima or Bhishma, fasted to the next morning; in Karnataka Bhoomi Ekadashi. Yellow is worn, for spring has begun.',
    otherNames: ['Bhaimi Ekadashi', 'Bhishma Ekadashi', 'Bhoomi Ekadashi', 'जया एकादशी'],
    jewellery: 'Yellow for the spring, and light jhumkas.',
    picks: [PICKS.yellowStones, PICKS.lightJhumkas],
  },
  'vijaya-ekadashi': {
    description:
      'Rama stood at the sea and did not know how to cross. Lakshmana took him to the hermit Bakadalbhya on an island near the shore, who told him and all his captains to fast on the eleventh of dark Phalguna. A pot of gold, silver, copper or clay is filled with water and set on seven kinds of grain with five leaves and a coconut; it is worshipped day and night and given away at the water on the twelfth. So people keep it before an examination, a court case or a long journey. It comes shortly before Maha Shivaratri.',
    otherNames: ['Phalguna Krishna Ekadashi', 'विजया एकादशी'],
    jewellery: 'A kada for him, a plain bangle for her.',
    picks: [PICKS.kadas, PICKS.goldToneBangles],
  },
  'amalaki-ekadashi': {
    description:
      'The amla tree sprang from a tear of Brahma’s joy, and Vishnu lives at its root. In the bright half of Phalguna a tree is watered, wound with thread and circled, and its fruit eaten at last. At Varanasi it is Rangbhari: Shiva brings Parvati home after the wedding, and the town throws the first gulal over their silver palanquin. At Khatu in Rajasthan it is the great day of Shyam Baba’s fair, to which people have walked from Ringas with flags. After it Braj, Kashi and Mewar are in Holi and will not come out for days.',
    otherNames: ['Rangbhari Ekadashi', 'Amla Ekadashi', 'Khatu Shyam Mela', 'आमलकी एकादशी', 'रंगभरी एकादशी'],
    jewellery: 'Green stones for the amla, bright beads for the first colour.',
    picks: [PICKS.greenBangles, PICKS.bright],
  },
  'papmochani-ekadashi': {
    description:
      'The last Ekadashi of the lunar year clears the books. The hermit Medhavi lost fifty-seven years to the apsara Manjughosha, cursed her when he noticed, and was told by his own father, Chyavana, that both were at fault and both might fast. It is kept in the dark half of Chaitra of the northern reckoning, between Holi and the new year: Vishnu with four arms is given sixteen services, sandal, flowers, incense and lamp among them, and amends are made to whoever has been hurt. The grain-free kitchen is by then a matter of habit.',
    otherNames: ['Papamochani Ekadashi', 'Chaitra Krishna Ekadashi', 'पापमोचनी एकादशी'],
    jewellery: '',
    picks: [],
  },
  'padmini-ekadashi': {
    description:
      'Only an extra month has this one, so it returns after about three years. Queen Padmini and King Kritavirya of Mahishmati wanted a son stronger than anybody but a god. Anasuya, the wife of Atri, told her to keep the bright Ekadashi of the month that belongs to no planet but to Vishnu himself, awake all night with singing; Kartavirya of the thousand arms was born. The extra month is called Purushottama, and its fasts are thought to weigh many times their own. Lotus flowers are offered where they grow.',
    otherNames: ['Kamala Ekadashi', 'Purushottami Ekadashi', 'Adhik Maas Ekadashi', 'पद्मिनी एकादशी', 'कमला एकादशी'],
    jewellery: 'A pendant for the puja, or temple jhumkas.',
    picks: [PICKS.pendants, PICKS.templeJhumkas],
  },
  'parama-ekadashi': {
    description:
      'The dark half’s fast in an extra month. Sumedha of Kampilya and his wife Pavitra were so poor that they went hungry to feed a guest. The guest was the sage Kaundinya, who taught them the Ekadashi Parama, the highest, and the five nights after it, panchratri, in which some people still take only water; a prince came and gave them a house. Kubera, it is added, became treasurer of the gods by it. As the extra month has no weddings and little buying, charity is its occupation: fruit, lamps, malpua, a cloth, a book.',
    otherNames: ['Purushottama Krishna Ekadashi', 'Adhik Maas Krishna Ekadashi', 'परमा एकादशी'],
    jewellery: '',
    picks: [],
  },
} satisfies WordsByRule;
