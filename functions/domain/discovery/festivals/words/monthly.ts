import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** What comes round every month, and the days people like to buy on. */
export const MONTHLY = {
  pradosh: {
    description:
      'Twice a month, on the thirteenth of either half, the hour and a half after sunset is Shiva’s: then, it is said, he drank the poison of the ocean and danced for joy between Nandi’s horns. People fast through the day, bathe again in the evening, go round the temple in the half circle that turns back at the spout, and see the linga bathed in milk, curd, honey and bel leaves. The weekday gives it a name: Som Pradosh on Monday and Shani Pradosh on Saturday are the best attended, Bhauma on Tuesday is kept by those in debt.',
    otherNames: ['Pradosham', 'Som Pradosh', 'Shani Pradosh', 'Bhauma Pradosh', 'प्रदोष व्रत', 'प्रदोषम्'],
    jewellery: 'Silver tone and oxidised work, the colours of ash and moon.',
    picks: [PICKS.oxidised, PICKS.silverLook],
  },
  'sankashti-chaturthi': {
    description:
      'On the fourth day after each full moon Ganesha is asked to loosen what is stuck. The fast lasts from sunrise to moonrise and is eased with sabudana, peanuts, fruit and milk; then durva grass, red flowers and modaks are offered, the story of the month is read, the moon is given water, and dinner follows, late. In Maharashtra, where it is best known, office canteens cook for it. When it falls on a Tuesday it is Angarki, and the queue at Siddhivinayak in Mumbai goes round several corners from the night before.',
    otherNames: ['Sankata Chaturthi', 'Angarki Chaturthi', 'Sankatahara Chaturthi', 'संकष्टी चतुर्थी', 'अंगारकी चतुर्थी'],
    jewellery: 'A small pendant for the puja, and studs or tops.',
    picks: [PICKS.pendants, PICKS.pujaStuds],
  },
  'vinayaka-chaturthi': {
    description:
      'The fourth of the bright half is Ganesha’s own day each month, when he is asked for a good beginning. His puja is at noon and the fast ends after it, so it is easier than Sankashti; the moon is not looked for, rather avoided. Sesame or coconut laddus, twenty-one blades of durva and a red hibiscus are enough. New students, new shops and new cars are brought before him on it. The one in Bhadrapada has grown into the festival of ten days, and the one in Magha is his second birthday.',
    otherNames: ['Varad Chaturthi', 'Vinayaki Chaturthi', 'Chaturthi', 'विनायक चतुर्थी', 'वरद चतुर्थी'],
    jewellery: 'A new pendant for a new beginning.',
    picks: [PICKS.pendants, PICKS.everydayPendants],
  },
  'masik-shivaratri': {
    description:
      'Every month has its night of Shiva, the fourteenth of the dark half, and those who wish to keep the great one rightly are told to begin with it in one year and go on through twelve. The fast runs over the day; at midnight the linga is bathed with water and milk and given bel leaves of three fingers, and Om Namah Shivaya is said on a string of rudraksha. Lakshmi, Saraswati, Sita and Rati are named as women who kept it. Girls keep it for a good husband, families for peace under the roof.',
    otherNames: ['Monthly Shivaratri', 'Maas Shivaratri', 'मासिक शिवरात्रि', 'मास शिवरात्रि'],
    jewellery: 'Oxidised jewellery, or silver-tone payal.',
    picks: [PICKS.oxidised, PICKS.silverPayal],
  },
  purnima: {
    description:
      'The day of the full moon at sunrise is one for bathing and giving. Rivers and tanks are visited early, Ganga water is stirred into the bath at home, rice, white cloth, milk or sugar are given, and temples hang up lamps in the evening. In the South and in Sri Lanka full moons are holidays of temples and viharas; at Tiruvannamalai thousands walk the fourteen kilometres round Arunachala by its light. Each full moon of the year carries a festival, and gives its month the name of the star it stands in.',
    otherNames: ['Full moon', 'Pournami', 'Punam', 'Purnmasi', 'पूर्णिमा', 'பௌர்ணமி'],
    jewellery: 'White stones and pearl beads, by moonlight.',
    picks: [PICKS.whiteStones, PICKS.pearls],
  },
  'purnima-vrat': {
    description:
      'On the day whose evening has the full moon Satyanarayana is worshipped at home: a pot, a shaligram, four banana stems tied to a stool, and a sweet of semolina, ghee, banana and sugar in equal parts of one and a quarter. The priest, or someone of the house, reads the five chapters of the merchant Sadhu, who promised a puja and kept forgetting it. Neighbours are invited, and nobody leaves without prasad; to walk off without it is exactly what went wrong in the story. The fast is broken after moonrise. It may be a day before the Purnima of the bath.',
    otherNames: ['Satyanarayan Puja', 'Satyanarayana Vratam', 'Purnima fast', 'पूर्णिमा व्रत', 'सत्यनारायण व्रत'],
    jewellery: 'For the host of the puja: gold-tone bangles, jhumkas, a mangalsutra.',
    picks: [PICKS.goldToneBangles, PICKS.jhumkas, PICKS.mangalsutra],
  },
  amavasya: {
    description:
      'The moon is gone, and the fathers are near. Water with black sesame is poured at noon, a share of the meal is put out for crows, a cow and a dog, and a lamp of mustard oil is lit under a peepal in the evening. Shops in the North’s old markets close, building sites rest, and nothing new is begun. When it falls on a Monday, Somvati, wives walk round a peepal a hundred and eight times with thread; on a Saturday Shani is worshipped. In Tamil Nadu the sea at Rameswaram is full of bathers on the greater ones.',
    otherNames: ['New moon', 'Amavas', 'Somvati Amavasya', 'Shani Amavasya', 'Amavasai', 'अमावस्या', 'सोमवती अमावस्या'],
    jewellery: '',
    picks: [],
  },
  kalashtami: {
    description:
      'The eighth of each dark half belongs to Bhairava, the guardian at the gate. Those who keep it fast by day, go to his shrine after dark with mustard oil, black urad and flowers, feed a black dog on the way, and listen to the Kalabhairava Ashtakam that Shankara wrote at Varanasi. When it comes on a Sunday or a Tuesday, his own days, more people do so. Ujjain, Varanasi and the Bhairava at the foot of Vaishno Devi are visited most. The one in Margashirsha is his birthday.',
    otherNames: ['Kala Ashtami', 'Masik Kalashtami', 'Bhairava Ashtami', 'कालाष्टमी'],
    jewellery: 'Dark metal: an oxidised or black kada, ring or chain.',
    picks: [PICKS.dark],
  },
  'skanda-shashthi': {
    description:
      'Murugan, Skanda, Kartikeya, Subrahmanya: the six-faced son of Shiva has the sixth of each bright half. Tamil families fast on milk and fruit, read the Kanda Sashti Kavasam, and go to one of his hill temples, where he stands with the spear his mother gave him; kavadis are carried, panchamirtham of banana and jaggery is brought home from Palani. In Kartika the fast lasts six days and ends at Tiruchendur by the sea with the defeat of Surapadman, and a wedding on the day after. Fifth and sixth are joined when both touch the evening.',
    otherNames: ['Kanda Sashti', 'Sashti Viratham', 'Shashthi', 'स्कंद षष्ठी', 'கந்த சஷ்டி'],
    jewellery: 'Temple jewellery with peacock motifs, for the bird he rides.',
    picks: [PICKS.templeJhumkas, PICKS.templeSets],
  },
  'pushya-nakshatra': {
    description:
      'Once in twenty-seven days the moon passes through Pushya, the star of nourishment, whose sign is a cow’s udder and whose lord is Brihaspati. Almanacs of Gujarat, Rajasthan and Madhya Pradesh praise it for account books, for medicines and for buying what is to last; it is left out for weddings. The one before Diwali is looked for most: merchants fetch their new ledgers under it, and the bazaars of Indore, Jaipur and Ahmedabad open early. Ayurveda gives children drops of honey and ghee with herbs on it, suvarnaprashan. The times tell from when to when the moon stands there.',
    otherNames: ['Pushya Nakshatra', 'Pushyami', 'Pooyam', 'Pukh Nakshatra', 'पुष्य नक्षत्र'],
    jewellery: 'By custom chains and plain bangles, things to keep. Ours are plated, for wearing and giving.',
    picks: [PICKS.goldToneChains, PICKS.goldToneBangles],
  },
  'guru-pushya': {
    description:
      'Pushya’s lord is Jupiter, Guru, and when the moon meets this star on his own Thursday the almanacs speak of a nectar among muhurats. It happens a few times a year and lasts hours rather than days, never beyond the next sunrise. People begin a course of study or a mantra from a teacher under it, sign for land, open a ledger, or buy an ornament; in Maharashtra and Gujarat newspapers announce it a week ahead. Weddings are not held under Pushya. The start and the end given here are for New Delhi.',
    otherNames: ['Guru Pushya Yoga', 'Guru Pushyamrut', 'Gurupushyamrit', 'गुरु पुष्य योग', 'गुरुपुष्यामृत'],
    jewellery: 'Plain bangles, a chain, a coin haram: plated ones, for wearing and giving.',
    picks: [PICKS.goldToneBangles, PICKS.goldToneChains, PICKS.longHarams],
  },
  'ravi-pushya': {
    description:
      'The moon in Pushya on a Sunday. After the Thursday of Guru it is the second of the two combinations that buyers look for, and healers prefer it: roots and herbs for medicine are dug on it before sunrise, and amulets of them are made. Shops of the North and of Gujarat mention it in their advertisements when it comes near a wedding season. It too ends with the next sunrise at the latest. Like every Pushya it is for beginnings, purchases and remedies, and not for marriages.',
    otherNames: ['Ravi Pushya Yoga', 'Ravi Pushyamrit', 'रवि पुष्य योग', 'रविपुष्यामृत'],
    jewellery: 'Gold-tone bangles, chains and pendants.',
    picks: [PICKS.goldToneBangles, PICKS.goldToneChains],
  },
} satisfies WordsByRule;
