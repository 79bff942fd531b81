import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** Kartika after Diwali: new years, brothers, the setting sun, and the first weddings. */
export const KARTIKA = {
  'govardhan-puja': {
    description:
      'Krishna told the herdsmen to thank the hill that fed their cows and not the god of rain, and held it over them on one finger when the rain came. In the yards of the North a hill is built of cow dung, with a little man lying on it, trees, cows and a churn, and is walked round at dusk. Temples heap up food, annakut, in mountains of fifty-six and more dishes, mixed vegetables, kadhi, rice, and hand it out; Nathdwara and the Braj temples are known for it. People walk the twenty-one kilometres about Govardhan itself, some lying down at every step.',
    otherNames: ['Annakut', 'Gowardhan Puja', 'गोवर्धन पूजा', 'अन्नकूट'],
    jewellery: 'Peacock and flower motifs in enamel, with a leheriya or bandhani.',
    picks: [{ label: 'Meenakari jewellery', categories: [], styles: ['Meenakari'] }],
  },
  'bali-pratipada': {
    description:
      'King Bali, whom Vamana sent below the earth, is allowed up for a day to see whether his people are well. In Maharashtra and Karnataka his picture is drawn with the wish that trouble may go and Bali’s kingdom come; wives wave lamps before their husbands and are given a present, which makes Diwali Padwa the shopkeepers’ favourite. For Gujarat it is Bestu Varas, the new year: Sal Mubarak is said at every door, elders are visited, ledgers are opened. It counts as the half among the three and a half muhurtas.',
    otherNames: [
      'Diwali Padwa',
      'Bestu Varas',
      'Gujarati New Year',
      'Bali Padyami',
      'बलि प्रतिपदा',
      'दिवाळी पाडवा',
      'બેસતું વર્ષ',
    ],
    jewellery: 'A gift for Padwa morning: gold-tone bangles or a necklace, a mangalsutra, a pair of jhumkas.',
    picks: [PICKS.goldToneBangles, PICKS.mangalsutra, PICKS.goldToneNecklaces, PICKS.jhumkas],
  },
  'bhai-dooj': {
    description:
      'Yama once came to eat at his sister Yamuna’s, and was so well fed that he promised long life to every brother who does the same. So brothers go to their sisters on the second of bright Kartika; a tilak of rice and sandal is put on, a coconut or betel is given into the hand, sweets are fed, and he leaves a present. Bengal says Bhai Phonta, with sandal and kajal from the little finger, Maharashtra Bhau Beej, the South Yama Dwitiya; in Nepal it is Tihar’s last day, with a seven-coloured tika. At Mathura brother and sister bathe together in the Yamuna. Clerks worship pen and Chitragupta.',
    otherNames: ['Bhaiya Dooj', 'Bhau Beej', 'Bhai Phonta', 'Yama Dwitiya', 'Bhai Tika', 'भाई दूज', 'भाऊबीज', 'ভাই ফোঁটা'],
    jewellery: 'For her a bracelet, studs or payal in a box; for him a kada or a chain, or a watch.',
    picks: [PICKS.bracelets, PICKS.gifts, PICKS.payal, PICKS.kadas, PICKS.watches],
  },
  'labh-panchami': {
    description:
      'On the fifth day of the Gujarati year the shutters go up again. Shops and offices that closed for Diwali do the first business of the year, however small, after shubh and labh have been written beside a swastika on the first page of the ledger; Lakshmi, Ganesha and Sharada are asked to look at the books. Families who could not do so earlier pay their new-year visits. Jains keep Gyan Panchami, the day of knowledge, clean their manuscripts and bow to books.',
    otherNames: ['Labh Pancham', 'Saubhagya Panchami', 'Gyan Panchami', 'लाभ पंचमी', 'લાભ પાંચમ'],
    jewellery: 'A small first purchase of the year: a coin pendant, an everyday chain in gold tone.',
    picks: [PICKS.goldToneChains, PICKS.everydayPendants],
  },
  'chhath-nahay-khay': {
    description:
      'The four days of Chhath start with a bath and one clean meal. Those who keep the vow, women mostly and many men, go to the Ganga, the Kosi, the Gandak or any water near by, bring some of it home, scrub the kitchen, and cook arwa rice, chana dal and bottle gourd with rock salt on a clay hearth with mango wood. Nobody in the house eats before them. From now on there is no onion, no garlic and no bed: they sleep on the floor. Trains to Bihar and Purvanchal have been full for days.',
    otherNames: ['Nahay Khay', 'Kaddu Bhat', 'First day of Chhath', 'नहाय खाय', 'नहाय-खाय'],
    jewellery: 'New bangles in red and green for the four days.',
    picks: [PICKS.redGreenBangles],
  },
  'chhath-kharna': {
    description:
      'A whole day without water, and in the evening kharna: rice boiled in milk with jaggery, and roti baked on the clay hearth, offered to the Sun and Chhathi Maiya and eaten in silence behind a closed door. If the one who fasts hears her name called, she stops. Afterwards family and neighbours come for the prasad, whoever they are. With this meal begins the long part of the vow, thirty-six hours without food or a drop of water, until the sun has risen on the day after tomorrow.',
    otherNames: ['Kharna', 'Lohanda', 'Second day of Chhath', 'खरना', 'लोहंडा'],
    jewellery: 'Sindoor and bangles, and little else today.',
    picks: [PICKS.redGreenBangles],
  },
  'chhath-puja': {
    description:
      'Bihar, Jharkhand and eastern Uttar Pradesh, and everybody from there wherever they live, stand in the water and look at the setting sun. Bamboo baskets are carried to the ghat on the head by the men of the house: thekua, sugar cane, coconut, bananas, grapefruit, turmeric with its leaves, a lamp. Yellow or orange sarees without a stitch, sindoor drawn from the nose to the parting, songs to Chhathi Maiya. Milk and water are poured as the sun goes down, with no priest between. Then the night is spent at the water or at home beside five stalks of cane.',
    otherNames: ['Chhath', 'Surya Shashthi', 'Dala Chhath', 'Sandhya Arghya', 'छठ पूजा', 'संध्या अर्घ्य'],
    jewellery: 'The old set of Bihar: hasuli, nath, tikli, payal and bangles in red and green, with the long sindoor.',
    picks: [PICKS.regional, PICKS.nath, PICKS.tikka, PICKS.redGreenBangles, PICKS.payal],
  },
  'chhath-usha-arghya': {
    description:
      'In the dark before dawn the baskets go down to the water once more. People stand waist-deep, cold, with joined hands, until the first edge of the sun shows; then milk is poured through the light, the baskets are lifted towards it, and the vow is over. Ginger, jaggery and a sip of water break the thirty-six hours, and thekua is given to everyone on the bank, known or unknown. The one who fasted is asked for a blessing by the whole lane, and sindoor is shared among the women.',
    otherNames: ['Usha Arghya', 'Bhorka Aragh', 'Paran', 'उषा अर्घ्य', 'भोर का अर्घ्य'],
    jewellery: 'As the evening before: nath, tikli, bangles and payal.',
    picks: [PICKS.nath, PICKS.redGreenBangles, PICKS.payal],
  },
  gopashtami: {
    description:
      'On the eighth of bright Kartika Krishna was thought old enough to take out the cows and not only the calves, and became a cowherd. In Mathura, Vrindavan and wherever there is a goshala cows are bathed at daybreak, their horns painted, bells and cloths hung on them; children walk a little way with the herd and touch the dust of its hooves to their foreheads. Jaggery, fodder and money are given. Goshalas all over the North open their gates to visitors, and the herd eats better than on any other day.',
    otherNames: ['Gopa Ashtami', 'Gaushala Diwas', 'गोपाष्टमी'],
    jewellery: 'Jhumkas, and payal with ghungroo.',
    picks: [PICKS.jhumkas, PICKS.payal],
  },
  'akshaya-navami': {
    description:
      'Vishnu lives in the amla tree from the ninth to the full moon of Kartika. Families carry a meal out, cook it under an amla, wind thread round the trunk, walk about it eight or a hundred and eight times, and eat in its shade with the first sour fruits of the season. What is given today, they say, does not run out, as on Akshaya Tritiya. Mathura and Vrindavan make a round of both towns on foot; in Bengal it is Jagaddhatri Puja, which Krishnanagar and Chandannagar keep with lights that are famous all over the state.',
    otherNames: ['Amla Navami', 'Kushmanda Navami', 'Jagaddhatri Puja', 'अक्षय नवमी', 'आंवला नवमी'],
    jewellery: 'Amla green: necklaces and bangles with green stones, and a gold-tone chain for every day.',
    picks: [PICKS.greenNecklaces, PICKS.greenBangles, PICKS.goldToneChains],
  },
  'tulsi-vivah': {
    description:
      'The tulsi in the courtyard is a bride today. She is washed, wrapped in red, given bangles, a nath and a mangalsutra; a canopy of sugar cane stands over her, and the groom is a shaligram stone or an image of Krishna. A cloth is held between the two, the mangalashtak is sung, rice is thrown, and the guests get puffed rice, amla, tamarind and sweets. It is done on the twelfth of bright Kartika at dusk, or any day up to the full moon. With this wedding the four months without weddings are over: the season begins.',
    otherNames: ['Tulasi Kalyanam', 'Tulsi Lagna', 'Ksheerabdi Dwadashi', 'तुलसी विवाह', 'तुळशी विवाह'],
    jewellery: 'Small ornaments for the tulsi, a mangalsutra for the puja, and the first bridal sets of the season.',
    picks: [PICKS.mangalsutra, PICKS.bridalSets, PICKS.nath, PICKS.greenBangles],
  },
  'dev-diwali': {
    description:
      'Fifteen days after people the gods keep their Diwali, and they keep it at Varanasi. Shiva burned three cities of the demons on this full moon, so at dusk every step of every ghat, from Raj Ghat to Assi, is set with clay lamps, more than a million in good years; the river carries more, the Ganga aarti is sung from twenty places, and the dead of the country’s wars are remembered at Dashashwamedh. Boats stand so close that one could cross on them. Whoever is not there puts eleven or twenty-one lamps at the door or the nearest water.',
    otherNames: ['Deva Deepavali', 'Dev Deepawali', 'Tripurotsav', 'देव दीपावली', 'त्रिपुरारि पूर्णिमा'],
    jewellery: 'Temple sets and gold-tone earrings for an evening by lamplight, with a shawl, for the river is cold.',
    picks: [PICKS.templeSets, PICKS.templeJhumkas, PICKS.goldToneNecklaces],
  },
  'kartik-purnima': {
    description:
      'The holiest month of the almanac ends with a bath before sunrise: at Pushkar, where the camel fair breaks up, at Sonpur, Garhmukteshwar, Prayag. Odisha floats little boats of cork and banana bark with a lamp, Boita Bandana, for the sailors who once left for Bali and Java; in the South rows of lamps burn at the temples. Sikhs keep it as the Gurpurab of Guru Nanak: prabhat pheris in the dark, the Granth read without a pause for two days, langar for everyone. Jains set out for Palitana again. At many places lamps of three hundred and sixty-five wicks are lit.',
    otherNames: ['Guru Nanak Jayanti', 'Gurpurab', 'Boita Bandana', 'Tripuri Purnima', 'कार्तिक पूर्णिमा', 'ਗੁਰਪੁਰਬ'],
    jewellery: 'A plain kada, a string of pearl beads: enough for the gurdwara and for the ghat.',
    picks: [PICKS.kadas, PICKS.pearls],
  },
} satisfies WordsByRule;
