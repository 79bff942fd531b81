import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** Margashirsha to Phalguna: cold baths, yellow fields, and the fire that ends the year. */
export const WINTER = {
  'kalabhairav-jayanti': {
    description:
      'Shiva’s fierce watchman Bhairava came into being on the eighth of the dark half to humble pride. Varanasi calls him its constable: nobody, it is said, may stay in the city without his leave, and his small temple near Maidagin is crowded from the evening to midnight. Ujjain gives him liquor, other places imarti, urad vadas and mustard oil; black dogs, his companions, are fed milk and bread everywhere. The fast is broken after the midnight puja. It is a night for those who watch over others: guards, soldiers, drivers.',
    otherNames: ['Kal Bhairav Ashtami', 'Bhairava Ashtami', 'Kalashtami of Margashirsha', 'कालभैरव जयंती', 'भैरव अष्टमी'],
    jewellery: 'Oxidised jewellery, and dark kadas and rings, with the black thread on the wrist.',
    picks: [PICKS.oxidised, PICKS.dark],
  },
  'vivah-panchami': {
    description:
      'On the fifth of bright Margashirsha Rama broke the bow and married Sita. In Janakpur, now in Nepal, the wedding is played in full: the barat comes from Ayodhya with elephants and bands, tilak, matkor and kohbar follow day by day, and a hundred thousand guests sing gali songs at the groom as every bride’s side does in Mithila. Ayodhya takes the procession through its lanes as well. Many Maithil families do not marry their own daughters on this day, remembering what Sita went through afterwards; elsewhere it is liked for weddings.',
    otherNames: ['Sita Rama Vivah', 'Vivaha Panchami', 'Ram Vivah Utsav', 'विवाह पंचमी', 'सीता राम विवाह'],
    jewellery: 'Bridal kundan, a temple haram for the mother of the bride, a tikka and a nath.',
    picks: [PICKS.kundanSets, PICKS.bridalSets, PICKS.bridalHead],
  },
  'champa-shashthi': {
    description:
      'Khandoba of Jejuri, whom herders, Dhangars and Brahmins of Maharashtra and north Karnataka share, fought the demons Mani and Malla for six days. On the last of them turmeric is thrown in handfuls until the hill, the steps and the people are yellow; Yelkot Yelkot Jai Malhar is shouted, and brinjal bharit, onion and bajra rotla, not eaten since the rains began, are offered to him and to dogs. At home a lamp of dough is lit for each of six days. Karnataka and Coorg keep the same tithi for Subrahmanya at Kukke.',
    otherNames: ['Khandoba Navratri', 'Martand Bhairav Shashthi', 'Subrahmanya Shashthi', 'चंपा षष्ठी', 'खंडोबा षष्ठी'],
    jewellery: 'Maharashtrian jewellery in gold tone, saaj, thushi and nath. Wipe off turmeric soon.',
    picks: [PICKS.regional, PICKS.goldToneNecklaces, PICKS.nath],
  },
  'gita-jayanti': {
    description:
      'On Mokshada Ekadashi, it is held, Krishna spoke to Arjuna between the two armies, and Sanjaya told it to the blind king. At Kurukshetra a festival of many days gathers around the Brahma Sarovar, with lamps on the tank and crafts from all states; at Jyotisar an old banyan is shown as the very place. Schools and ashrams chant all eighteen chapters and seven hundred verses in one sitting, which takes about four hours. Many keep the Ekadashi fast, and give somebody a copy of the book.',
    otherNames: ['Gita Mahotsav', 'Geeta Jayanti', 'गीता जयंती', 'गीता महोत्सव'],
    jewellery: '',
    picks: [],
  },
  'vaikuntha-ekadashi': {
    description:
      'Once in the solar month of Margazhi, or Dhanu, the north gate of Vishnu’s temples is opened, and whoever walks through it has been through the gate of heaven for a moment. At Srirangam the crowd waits all night for Ranganatha to step out through the Paramapada Vasal in his coat of gems; twenty-one days of the Alvars’ hymns are recited around it. Tirumala keeps its gate open for ten days. People fast, stay awake, and go to the temple long before light. In Kerala it is Swargavathil Ekadashi, kept at Guruvayur and Thiruvananthapuram.',
    otherNames: [
      'Mukkoti Ekadashi',
      'Vaikunta Ekadasi',
      'Swargavathil Ekadashi',
      'वैकुंठ एकादशी',
      'వైకుంఠ ఏకాదశి',
      'வைகுண்ட ஏகாதசி',
    ],
    jewellery: 'Temple work under a silk shawl in the morning cold: a short haram, jhumkas, a pin for the braid.',
    picks: [PICKS.templeSets, PICKS.templeJhumkas, PICKS.hairPins],
  },
  'dattatreya-jayanti': {
    description:
      'Brahma, Vishnu and Shiva came as beggars to test Anasuya, and she turned them into one child: Dattatreya, the wanderer with three heads, four dogs and a cow, who learnt from twenty-four teachers, the spider and the ocean among them. His birth is kept at dusk on the full moon of Margashirsha, chiefly in Maharashtra, Karnataka, Telangana and Gujarat. The Gurucharitra is read through in the seven days before; Gangapur, Narsobawadi, Audumbar and Girnar draw the pilgrims. A cradle is rocked, sunthavda, a powder of ginger and sugar, is given out.',
    otherNames: ['Datta Jayanti', 'Margashirsha Purnima', 'दत्तात्रेय जयंती', 'दत्त जयंती'],
    jewellery: 'A small pendant, or a chain for men.',
    picks: [PICKS.pendants, PICKS.mensChains],
  },
  'sakat-chauth': {
    description:
      'In the coldest weeks mothers of the North keep a fast without water for their children and for Ganesha, who as a boy walked round his parents instead of the world. Sesame and jaggery are pounded into tilkut and shaped as a little goat or a hill, which a son cuts through with a coin; sweet potato and shakarkand are roasted. The story of the potter and the old woman’s son is told in the evening, water is poured to the moon, and only then do they eat. Maharashtra keeps it as the Sankashti of Magha, the South as one of the great ones.',
    otherNames: [
      'Tilkut Chauth',
      'Sankat Chauth',
      'Til Chauth',
      'Maghi Chauth',
      'Lambodara Sankashti',
      'सकट चौथ',
      'तिलकुट चौथ',
    ],
    jewellery: 'Light studs and festive bangles.',
    picks: [PICKS.pujaStuds, PICKS.bangles],
  },
  'pausha-purnima': {
    description:
      'With the full moon of Pausha the month of the bath begins. At Prayag pilgrims set up their tents for kalpavas: until the full moon of Magha they live on the sand of the Sangam, bathe before sunrise, cook once a day and listen to discourses in the fog; in Kumbh years the camps of the akharas stand beside them. Shakambhari, the goddess of vegetables, is worshipped at Saharanpur and in Rajasthan with everything the garden bears. In Chhattisgarh it is Cherchera, when children go from barn to barn and are given paddy.',
    otherNames: ['Shakambhari Purnima', 'Paush Purnima', 'Cherchera', 'पौष पूर्णिमा', 'शाकंभरी पूर्णिमा'],
    jewellery: '',
    picks: [],
  },
  'mauni-amavasya': {
    description:
      'Nobody speaks, or tries not to, on the new moon of Magha: mauni means silent. It is the greatest bathing day of the Magh Mela at Prayag, when the crowd on the sand is the largest of the year and in Kumbh years perhaps the largest anywhere; the akharas go to the water first, ash on their bodies. People dip, fill a can, and give sesame, blankets and firewood. Those at home bathe with a little Ganga water, keep quiet until noon, and pour water for their parents’ parents. Odisha keeps it as Triveni Amavasya.',
    otherNames: ['Maghi Amavasya', 'Mouni Amavasya', 'Thai Amavasai', 'मौनी अमावस्या', 'माघी अमावस्या'],
    jewellery: 'Plain silver-tone jewellery, and no payal, for the silence.',
    picks: [PICKS.silverLook, PICKS.quiet],
  },
  'magha-gupt-navratri-begins': {
    description:
      'The second hidden Navratri falls in the bright half of Magha, in clear cold weather. Its fifth day is Vasant Panchami and its seventh the Sun’s, so some of its worship is open after all. Otherwise it is as quiet as that of Ashadha: a kalash behind a curtain, the ten Mahavidyas, mantras counted at night, one meal a day. At Kamakhya, at Jwalaji in the hills of Kangra and at Maihar pilgrims come without fairs or loudspeakers. In Karnataka and Andhra the same days are Shyamala Navaratri, for the green goddess with the veena.',
    otherNames: ['Gupt Navratri of Magha', 'Shyamala Navaratri', 'Magha Navratri', 'माघ गुप्त नवरात्रि'],
    jewellery: 'A necklace with red stones for the puja at home, with green ones for Shyamala.',
    picks: [PICKS.redNecklaces, PICKS.greenNecklaces],
  },
  'ganesha-jayanti': {
    description:
      'Maharashtra and Goa give Ganesha two birthdays, and this one, the fourth of bright Magha, is the quieter. An image is made of turmeric, sindoor or even dung, worshipped at noon and immersed on the fourth day; laddus are of sesame, for it is winter. Siddhivinayak and Dagdusheth, Ganapatipule and the eight Ashtavinayak temples keep great fairs, and Morgaon carries its god out in a palanquin. A fast is kept by many until the next morning. The moon should not be looked at tonight either.',
    otherNames: ['Maghi Ganesh Jayanti', 'Til Kund Chaturthi', 'Varad Chaturthi', 'गणेश जयंती', 'माघी गणपती'],
    jewellery: 'A nath, green bangles and a small pendant.',
    picks: [PICKS.nath, PICKS.pendants, PICKS.greenBangles],
  },
  'vasant-panchami': {
    description:
      'The mustard is in flower, and so is everybody: yellow clothes, yellow rice, yellow kites over Punjab and Delhi. In Bengal, Bihar, Assam and Odisha it is Saraswati’s day. Students lay their books at her feet, give flowers fasting, and spend the rest of it out of doors in yellow sarees, the nearest thing the old towns had to a day for lovers. Small children write their first letter on a slate, ears are pierced, marriages are held without asking the almanac. At Nizamuddin’s shrine in Delhi qawwals bring mustard flowers, as Amir Khusrau did. Braj begins its forty days of Holi.',
    otherNames: ['Basant Panchami', 'Saraswati Puja', 'Sri Panchami', 'वसंत पंचमी', 'बसंत पंचमी', 'সরস্বতী পূজা'],
    jewellery:
      'Yellow stones and enamel the colour of marigolds, pearl beads for Saraswati, and a first pair of studs for small ears.',
    picks: [PICKS.yellowStones, PICKS.pearls, PICKS.colourJhumkas, PICKS.pujaStuds],
  },
  'ratha-saptami': {
    description:
      'The Sun turns his chariot with its seven horses to the north. Before sunrise people bathe with seven leaves of arka on head and shoulders, offer water facing the east, and boil milk in a new pot until it runs over towards the light; a chariot is drawn in the yard with rice flour. At Tirumala the Lord is taken round the four streets on seven vehicles from dawn to moonrise, a whole festival in one day; Arasavalli, Konark and the Martand of the western coast have their own. Women’s haldi-kumkum visits, begun at Sankranti, end with it in Maharashtra.',
    otherNames: ['Surya Jayanti', 'Magha Saptami', 'Rathasapthami', 'Arogya Saptami', 'रथ सप्तमी', 'रथसप्तमी'],
    jewellery: 'Gold tone and yellow stones, the colours of the sun.',
    picks: [PICKS.goldToneNecklaces, PICKS.yellowStones, PICKS.goldToneBangles],
  },
  'bhishma-ashtami': {
    description:
      'Bhishma could choose the hour of his death, and lay on his bed of arrows until the Sun had turned north; on the eighth of bright Magha he let go. He had no children, so everyone is allowed to be his son: at noon water with sesame and kusha grass is offered to him, even by those whose fathers live. Some fast until then and ask for children as upright as he was. Temples of Vishnu read the thousand names, which he taught Yudhishthira from that bed. The mood is grave and there is no feast.',
    otherNames: ['Bhishmashtami', 'Bhishma Tarpana', 'भीष्म अष्टमी', 'भीष्माष्टमी'],
    jewellery: '',
    picks: [],
  },
  'maghi-purnima': {
    description:
      'The last of the winter baths. Those who lived a month on the sand at Prayag take their dip, offer sesame, ghee and blankets, break camp and go home, carrying the water with them. Ravidas, the cobbler of Varanasi whose songs are in the Guru Granth Sahib, was born on this day; his birthplace at Seer Goverdhanpur fills with people from Punjab. In Tamil Nadu it is near Masi Magam, when gods are carried to the sea, and in Buddhist places the day on which the Buddha announced his passing.',
    otherNames: ['Magha Purnima', 'Ravidas Jayanti', 'Magh Snan', 'माघी पूर्णिमा', 'रविदास जयंती'],
    jewellery: 'Small, simple jewellery that you can take off before the bath.',
    picks: [PICKS.quiet],
  },
  'maha-shivaratri': {
    description:
      'Of the twelve nights of Shiva in a year this is the great one: the night of his wedding to Parvati, of his dance, of the pillar of light without an end. People fast, some on water alone, and stay awake through four watches, in each of which the linga is bathed with milk, curd, ghee or honey and given bel leaves. Varanasi sends out a wedding procession of ghosts and sadhus; Kashmiri Pandits keep Herath for days with walnuts in water; Mandi gathers two hundred village gods; dancers offer Bharatanatyam at Chidambaram through the night. Thandai is drunk, and bhang by some.',
    otherNames: ['Mahashivratri', 'Shivratri', 'Herath', 'महाशिवरात्रि', 'शिवरात्रि', 'మహాశివరాత్రి'],
    jewellery: 'Oxidised jewellery and silver-tone payal, and stage sets for those who dance through the night.',
    picks: [PICKS.oxidised, PICKS.dance, PICKS.silverPayal],
  },
  'phulera-dooj': {
    description:
      'Holi comes into sight: on the second of bright Phalguna Braj plays it with flowers. In the temples of Mathura and Vrindavan a little pouch of gulal is tied to Krishna’s waist to show that he is ready, petals are thrown instead of colour, and poha is offered. In the villages of the North the gulariyan, small discs of cow dung for the bonfire, are begun. No part of the day is held to be unlucky, so it is one of the busiest wedding days of the whole winter, and the last before the eight still days of Holashtak.',
    otherNames: ['Phulaira Dooj', 'Phoolon ki Holi', 'फुलेरा दूज', 'फूलों की होली'],
    jewellery: 'Pins for the hair, jhumkas in bright colours, and bridal sets for the weddings of the day.',
    picks: [PICKS.hairPins, PICKS.bridalSets, PICKS.colourJhumkas],
  },
  'holashtak-begins': {
    description:
      'From the eighth of bright Phalguna to the full moon the North holds still. For eight days, the story says, Prahlada was tormented by his father and could not be hurt; so weddings, house-warmings, thread ceremonies and new ventures wait until Holika has burned. A branch is set up at the place of the bonfire, and wood is gathered round it day by day, now and then from a neighbour’s fence. In Braj, on the contrary, these are the days of play: the laddus of Barsana and then the sticks, when its women beat the men of Nandgaon. The South and West do not know the pause.',
    otherNames: ['Holashtak', 'Lathmar Holi days', 'होलाष्टक'],
    jewellery: '',
    picks: [],
  },
  'holika-dahan': {
    description:
      'The fire of the evening before Holi. Holika, who could not burn, sat down in the flames with the boy Prahlada on her lap, and it was she who burned. At dusk, when Bhadra is over, the pile at the crossroads is lit; people walk round it three or seven times with a thread, throw in ears of wheat and green gram, coconuts, garlands of little dung cakes and the old quarrels of the year, and carry a coal home. Roasted grain is shared. In Gujarat and Rajasthan newborn children are carried round, in the South it is the burning of Kama.',
    otherNames: ['Chhoti Holi', 'Holika', 'Kama Dahanam', 'Shimga', 'Dol Jatra', 'होलिका दहन', 'छोटी होली'],
    jewellery: 'Oxidised jewellery, or a plain kada.',
    picks: [PICKS.oxidised, PICKS.kadas],
  },
  holi: {
    description:
      'Colour from morning to noon, and nobody is a stranger. Gulal on the cheek and a hug, water from pichkaris and hosepipes, drums, bhang for those who dare, gujiya, dahi bhalla and thandai for all; at one o’clock everybody scrubs and by evening visits in white. Bengal and Odisha swing Krishna in Dol Jatra, Shantiniketan sings in yellow, Anandpur Sahib holds the Hola Mohalla, Manipur dances five days of Yaosang, Goa and the Konkan have Shigmo. Dry colours made from flowers spare skin, eyes and water; ask before you colour someone.',
    otherNames: ['Dhulandi', 'Dhuleti', 'Rangwali Holi', 'Phagwah', 'Dol Purnima', 'होली', 'धुलेंडी', 'দোলযাত্রা'],
    jewellery:
      'Leave plated and stone-set jewellery at home in the morning. For the evening visits, bright colours and a light bracelet.',
    picks: [PICKS.bright, PICKS.everydayBracelets],
  },
  'rang-panchami': {
    description:
      'Five days after Holi Malwa and Maharashtra throw colour once more. At Indore the ger, a procession of tankers and water cannon two centuries old in its idea, turns the streets around Rajwada into a coloured cloud as high as the houses; Ujjain, Nashik with its old stone tanks, and the fishing villages of the Konkan have theirs. In Braj the temple Holi ends with it. The colours are said to wake the gods, and are thrown upwards into the air rather than at anybody.',
    otherNames: ['Rangpanchami', 'Dev Panchami', 'Indore Ger', 'रंग पंचमी', 'रंगपंचमी'],
    jewellery: 'Jewellery in as many colours as the day, kept away from water.',
    picks: [PICKS.bright, PICKS.colourJhumkas],
  },
  'shitala-ashtami': {
    description:
      'No fire is lit today. Shitala, the cool one, who rides a donkey with a broom and a pot, once stood for smallpox and now for all the fevers of the warm season; so she is given what was cooked the night before: sweet rice, rabri of bajra, puri, curd, soaked gram. Mothers in Rajasthan, Uttar Pradesh, Gujarat and Haryana take it to her stone before sunrise, sprinkle water about the house, and everyone eats cold. At Chaksu near Jaipur a fair is held on her hill. The kitchen rests for the day.',
    otherNames: ['Basoda', 'Basora', 'Sheetala Ashtami', 'Shitala Satam', 'शीतला अष्टमी', 'बसोड़ा'],
    jewellery: 'Small studs or an everyday pendant.',
    picks: [PICKS.studs, PICKS.everydayPendants],
  },
} satisfies WordsByRule;
