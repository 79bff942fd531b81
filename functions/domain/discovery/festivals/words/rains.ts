import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** Ashadha and Shravana: the rains, the swings, and the thread on the wrist. */
export const RAINS = {
  'ashadha-gupt-navratri-begins': {
    description:
      'Twice a year, in Ashadha and in Magha, nine nights of the Goddess are kept behind closed doors; gupt means hidden. There is no garba and no pandal. Those who follow a teacher in the tantric way worship the ten Mahavidyas at night, with a kalash, a lamp that is not let go out, and a vow that is not spoken of. Ordinary households may set a kalash too, read the Durga Saptashati and eat once a day. In the Telugu country these weeks are Ashada Masam, when Varahi is worshipped.',
    otherNames: ['Gupt Navratri', 'Ashada Navratri', 'Varahi Navaratri', 'आषाढ़ गुप्त नवरात्रि', 'गुप्त नवरात्रि'],
    jewellery: 'A necklace with red stones and small studs, for the puja at home.',
    picks: [PICKS.redNecklaces, PICKS.pujaStuds],
  },
  'jagannath-rath-yatra': {
    description:
      'On the second of bright Ashadha the Lord of Puri leaves his temple so that everybody, of any faith or birth, may see him. Jagannath, Balabhadra and Subhadra ride to the Gundicha temple on three new wooden chariots, pulled with ropes by thousands; the Gajapati king sweeps the floor before them with a golden broom. They stay a week with their aunt and come back on the Bahuda Yatra. Ahmedabad, Kolkata, Ranchi and many towns abroad pull chariots of their own. Khichdi, podo pitha and sprouted moong are eaten.',
    otherNames: ['Rath Yatra', 'Ratha Jatra', 'Chariot Festival', 'जगन्नाथ रथ यात्रा', 'ରଥଯାତ୍ରା'],
    jewellery:
      'Odisha’s own craft is tarakasi, the filigree of Cuttack: silver-tone earrings and pendants in its style.',
    picks: [PICKS.silverLook, PICKS.pendants],
  },
  'bhadli-navami': {
    description:
      'The last good day for a wedding before the gods go to sleep. Four months of Chaturmas begin two days later, and in the villages of Rajasthan, Uttar Pradesh and Madhya Pradesh this ninth of bright Ashadha is an abujh muhurat: one that needs no almanac and no priest’s sums. So bands play in every lane, houses are entered, shops opened and vehicles bought in a hurry. It is also the ninth and last day of the hidden Navratri, and lamps are lit for the Goddess before the guests arrive.',
    otherNames: ['Bhadariya Navami', 'Bhadalya Navami', 'Kandarp Navami', 'भड़ली नवमी', 'भडल्या नौमी'],
    jewellery:
      'A day of weddings: bridal necklaces, the maang tikka and the nath, and lighter sets for those who come to dance.',
    picks: [PICKS.bridalSets, PICKS.bridalHead, PICKS.kundanSets],
  },
  'guru-purnima': {
    description:
      'The full moon of Ashadha is kept for the teacher. Vyasa, who sorted the Vedas and told the Mahabharata, was born on it, so it is also Vyasa Purnima; Buddhists remember the first sermon at Sarnath, and Jains the day on which Gautama Swami became Mahavira’s disciple. Pupils of music and dance bow to their gurus and play or dance for them, ashrams wash the feet of the founder, children bring flowers to school. Monks stop wandering now for the rains. A fruit, a shawl or simply a visit is the usual gift.',
    otherNames: ['Vyasa Purnima', 'Ashadha Purnima', 'गुरु पूर्णिमा', 'व्यास पूर्णिमा'],
    jewellery: 'A small gift for a teacher: a saree pin, a pair of studs, a watch.',
    picks: [PICKS.sareePins, PICKS.gifts, PICKS.watches],
  },
  'hariyali-amavasya': {
    description:
      'The new moon of the green month. In Rajasthan fairs are held by the lakes, at Udaipur two days long with the second for women alone; at Mathura and Vrindavan people go to see the temples dressed in leaves. Farmers rest their ploughs and oil them, trees are planted in the name of the dead, and malpua is fried while it rains. Ancestors are given water in the morning. In Maharashtra the same night is Gatari, in Karnataka Bhimana Amavasya, in Andhra Chukkala Amavasya, and three days later comes Hariyali Teej.',
    otherNames: ['Sawan Amavasya', 'Shravan Amavasya', 'Chitalagi Amavasya', 'हरियाली अमावस्या', 'सावन अमावस्या'],
    jewellery: 'Green for the fields: bangles, and necklaces with green stones.',
    picks: [PICKS.greenBangles, PICKS.greenNecklaces],
  },
  'hariyali-teej': {
    description:
      'Parvati won Shiva after a hundred and eight births of waiting, and on this day, they say, he accepted her. Swings hang from neem and mango trees all over Rajasthan, Haryana, Punjab and Uttar Pradesh; married daughters come home to their mothers, who send them sindhara: ghewar, mehndi, bangles and a leheriya saree. Many fast for the evening and then eat together. Women sing Sawan songs on the swing, and in Jaipur the Teej Mata is carried through the old city behind camels and elephants. Everything that can be green is green.',
    otherNames: ['Choti Teej', 'Sawan Teej', 'Sindhara Teej', 'Singhara Teej', 'हरियाली तीज', 'सावन तीज'],
    jewellery: 'Green bangles, jhumkas, a maang tikka, and payal with ghungroo.',
    picks: [PICKS.greenBangles, PICKS.jhumkas, PICKS.tikka, PICKS.payal],
  },
  'nag-panchami': {
    description:
      'In the rains, when water fills their holes, snakes come into the fields, and the fields ask for peace. Milk, flowers and turmeric are offered to images of the nagas, drawn in cow dung beside the door, carved in stone under a peepal, or made of clay; the plough and the kitchen knife rest, and nothing is dug or fried. In Ujjain the Nagchandreshwar shrine above Mahakal opens for this one day of the year. Brothers receive gifts in parts of the South, and wrestlers in Varanasi hold their bouts. Snakes themselves drink no milk; it is kinder to leave them alone.',
    otherNames: ['Naga Panchami', 'Nagara Panchami', 'Bhratru Panchami', 'नाग पंचमी'],
    jewellery: 'The vanki of the South winds round the arm like a naga; silver-tone payal go with it.',
    picks: [PICKS.armlets, PICKS.silverPayal],
  },
  'varalakshmi-vratam': {
    description:
      'On a Friday before the full moon of Shravana, married women of Andhra, Telangana, Karnataka and Tamil Nadu invite Lakshmi, who gives boons, into the house. A kalash becomes her body: it is dressed in silk, a face of silver or brass is set on it, and ornaments, flowers and a plait are put on her as on a bride. Nine knots are tied into a yellow thread, which each wears on the right wrist. Sweet poornam boorelu, pulihora and payasam are cooked, and the neighbours are called in the evening for turmeric, kumkum and betel.',
    otherNames: ['Varalakshmi Vrata', 'Vara Mahalakshmi Habba', 'Varalakshmi Nombu', 'वरलक्ष्मी व्रत', 'వరలక్ష్మీ వ్రతం'],
    jewellery: 'For the goddess and for the lady of the house: kasu haram, vaddanam, vanki and jhumkas with silk.',
    picks: [PICKS.longHarams, PICKS.waistBelts, PICKS.armlets, PICKS.templeJhumkas],
  },
  'raksha-bandhan': {
    description:
      'A sister ties a thread on her brother’s wrist, puts a tilak on his forehead and a sweet into his mouth, and he gives her a present and his word. It is done when Bhadra is over, best in the afternoon. The thread also goes to cousins, neighbours, soldiers at the border, and to Krishna; Draupadi once tied his cut finger with a strip of her saree. The same full moon is Nariyal Purnima on the western coast, when fishermen offer coconuts to the sea, Avani Avittam in the South, when the sacred thread is changed, and Jhulan Purnima in Bengal and Odisha.',
    otherNames: ['Rakhi', 'Rakhi Purnima', 'Saluno', 'रक्षा बंधन', 'राखी'],
    jewellery: 'A kada for him; a bracelet, studs or payal in return for her.',
    picks: [PICKS.bracelets, PICKS.kadas, PICKS.gifts, PICKS.payal],
  },
  'kajari-teej': {
    description:
      'The third Teej of the rains is the one of the dark half. In Mirzapur and Varanasi women sing kajri, songs of clouds, of a husband far away and of the swing that is still; in Bundi the Teej goes through the town for two days. A neem branch is set up in a little pond of clay and worshipped as Nimadi Mata with sattu, fruit and cucumber. Wives fast without water until the moon has risen and been given arghya; sweets of roasted gram, wheat or rice flour break the day. Cows are fed seven balls of dough in many homes.',
    otherNames: ['Kajli Teej', 'Badi Teej', 'Satudi Teej', 'Boorhi Teej', 'कजरी तीज', 'सातुड़ी तीज', 'बड़ी तीज'],
    jewellery: 'Payal and bichhiya, and bangles in green and red, as for a visit to one’s mother.',
    picks: [PICKS.payal, PICKS.toeRings, PICKS.redGreenBangles],
  },
  'hal-shashthi': {
    description:
      'Balarama, Krishna’s elder brother, carries a plough, and on his birthday mothers eat nothing that a plough has raised. In Uttar Pradesh, Bihar, Chhattisgarh and Madhya Pradesh they keep the fast for their sons and daughters: rice that grew by itself in ponds, called pasahi or tinni, mahua and buffalo’s curd are allowed, cow’s milk is not. A small pond is dug in the yard, jhadberi, palash and kans grass are planted at its edge, and six grains are roasted for the Chhathi Mata. Chhattisgarh calls it Kamarchhath.',
    otherNames: [
      'Balaram Jayanti',
      'Lalahi Chhath',
      'Har Chhath',
      'Kamarchhath',
      'Balarama Jayanti',
      'हल षष्ठी',
      'हरछठ',
      'ललही छठ',
    ],
    jewellery: 'A new set of bangles, where that is the custom.',
    picks: [PICKS.bangles, PICKS.redGreenBangles],
  },
  'krishna-janmashtami': {
    description:
      'Krishna was born in a prison in Mathura at midnight, on the eighth of the dark half, under Rohini. Householders go by that midnight; the temples of Mathura and Vrindavan, ISKCON and the public holiday go by the Ashtami that meets the sunrise, so in some years there are two days. People fast through the day, bathe the small Laddu Gopal in milk, curd, honey, ghee and sugar when the hour comes, dress him, and rock his cradle while the bells ring. Dhaniya panjiri and makhan mishri are shared; in the South little footprints of rice flour lead from the door to the shrine, and seedai and murukku are made. The Banke Bihari temple holds its one mangala aarti of the year.',
    otherNames: [
      'Gokulashtami',
      'Janmashtami',
      'Sri Krishna Jayanthi',
      'Ashtami Rohini',
      'Vaishnava Janmashtami',
      'कृष्ण जन्माष्टमी',
      'गोकुलाष्टमी',
    ],
    jewellery:
      'Peacock motifs for Krishna’s feather: jhumkas and pendants in blue and green enamel, and temple work for the midnight puja.',
    picks: [
      {
        label: 'Meenakari in peacock colours',
        categories: [],
        styles: ['Meenakari'],
        colours: ['Blue', 'Green', 'Turquoise', 'Multi'],
      },
      PICKS.templeJhumkas,
      PICKS.pendants,
    ],
  },
  'dahi-handi': {
    description:
      'The morning after Krishna’s birth, pots of curd, butter and coins hang across the streets of Mumbai, Thane, Pune and Goa, four, seven, sometimes nine men high. Govinda troupes come in lorries with their drums, lock arms, climb on one another’s shoulders, are drenched with water from the balconies and fall; at last the smallest, often a child in a helmet, breaks the pot. Women have troupes of their own. The law now limits height and age, and nets and doctors stand by. At home the same day is Gopalkala, a dish of flattened rice, curd and cucumber.',
    otherNames: ['Gopalkala', 'Utlotsavam', 'Govinda', 'दही हांडी', 'गोपाळकाला'],
    jewellery: 'Nothing that can catch: small studs or a light bracelet.',
    picks: [PICKS.everydayBracelets, PICKS.studs],
  },
  'sawan-somvar': {
    description:
      'Mondays belong to Shiva, and those of Sawan most of all. In the North the month runs from the day after Guru Purnima to Raksha Bandhan; in Maharashtra, Gujarat and the South it begins a fortnight later. Water or milk is poured on the linga with bel leaves, white flowers and dhatura, a fast is kept until the evening, and many girls begin the sixteen Mondays. Kanwariyas in saffron walk from Haridwar, Sultanganj and Gangotri with Ganga water on their shoulders. Green is worn, and curries go without onion.',
    otherNames: ['Shravan Somvar', 'Sawan Monday', 'Shravana Somavara', 'सावन सोमवार', 'श्रावण सोमवार'],
    jewellery: 'Green bangles, payal and bichhiya with a simple saree.',
    picks: [PICKS.greenBangles, PICKS.silverPayal],
  },
  'mangala-gauri': {
    description:
      'The Tuesdays of Shravana are Gauri’s. In the first years of marriage, five as a rule, young wives of Maharashtra, Karnataka, Andhra, Telangana and the North keep the Mangala Gauri fast: sixteen wicks in a lamp of dough, sixteen bangles, sixteen kinds of leaves and sweets are set before the goddess, and the mother-in-law is given the first plate. In Maharashtra the night after is for games: zimma, phugadi and ukhane, riddles in verse that hide the husband’s name. The house is loud until dawn with friends of the bride.',
    otherNames: ['Mangalagaur', 'Mangala Gowri Vratham', 'Sravana Mangalavaram', 'मंगला गौरी व्रत', 'मंगळागौर'],
    jewellery:
      'Young brides wear their wedding jewellery once more: mangalsutra, nath, green bangles, a necklace of the region.',
    picks: [PICKS.mangalsutra, PICKS.nath, PICKS.greenBangles, PICKS.regional],
  },
} satisfies WordsByRule;
