import { PICKS } from './picks.ts';
import type { WordsByRule } from './words.ts';

/** Bhadrapada: Ganesha, Gauri and Radha, then the fortnight of the fathers. */
export const BHADRAPADA = {
  'hartalika-teej': {
    description:
      'Parvati’s friends carried her off to the forest, harta and alika, so that she need not marry the god her father had chosen; there she made a linga of sand and won Shiva. On the third of bright Bhadrapada women of Bihar, Uttar Pradesh, Jharkhand, Rajasthan, Madhya Pradesh and Maharashtra fast without a drop of water for a night and a day, girls for a good husband, wives for theirs. Images of sand or clay are worshipped in the morning or at dusk under a canopy of flowers, and the night is sung through. In Karnataka it is Gowri Habba, in Nepal simply Teej.',
    otherNames: ['Hartalika Vrat', 'Teeja', 'Gowri Habba', 'Haritalika', 'हरतालिका तीज', 'तीजा'],
    jewellery: 'Solah shringar: among the sixteen are tikka, nath, mangalsutra, bichhiya and payal.',
    picks: [PICKS.tikka, PICKS.nath, PICKS.mangalsutra, PICKS.toeRings, PICKS.payal],
  },
  'ganesh-chaturthi': {
    description:
      'At noon on the fourth of bright Bhadrapada Ganesha is brought home, set on a decked platform, and asked to live in the clay for one and a half, five, seven or ten days. Twenty-one modaks, durva grass and red hibiscus are his, and the aarti Sukhkarta Dukhharta is sung morning and evening. In Mumbai and Pune whole lanes keep an image together, as Lokmanya Tilak taught them; Hyderabad, Goa and Karnataka have their own. The moon is not looked at on this night. Images of plain clay, immersed in a tub at home, spare the rivers.',
    otherNames: ['Vinayaka Chavithi', 'Ganeshotsav', 'Ganpati', 'Vinayagar Chaturthi', 'गणेश चतुर्थी', 'వినాయక చవితి'],
    jewellery:
      'The Maharashtrian set: nath, thushi, Kolhapuri saaj, green bangles; a small pendant for those who go to work.',
    picks: [PICKS.nath, PICKS.regional, PICKS.greenBangles, PICKS.pendants],
  },
  'rishi-panchami': {
    description:
      'The day after Ganesha arrives is for the seven seers, Kashyapa, Atri, Bharadvaja, Vishvamitra, Gautama, Jamadagni and Vasishtha, and for Arundhati, who stands beside her husband in the sky. Women clean their teeth with a twig of aghada, bathe in a river or at home, draw seven figures and offer fruit, milk and flowers. What they eat was not grown with a plough or with the help of oxen; in Maharashtra that is rushichi bhaji, a stew of colocasia, amaranth, pumpkin and maize. In Nepal the day closes the three days of Teej.',
    otherNames: ['Rushi Panchami', 'Bhai Panchami', 'Sama Pancham', 'ऋषि पंचमी', 'ऋषिपंचमी'],
    jewellery: 'Simple studs are enough.',
    picks: [PICKS.studs],
  },
  'jyeshtha-gauri-avahana': {
    description:
      'While Ganesha sits in the house his mother, or as some say his two sisters, come to visit. On the day of Anuradha the Gauris are fetched: faces of brass, silver or clay, carried from the tulsi or the well to the shrine over small footprints of rangoli, while someone asks at every door what she brings and is told, wealth, health, children. They are set on stands or on grain bins and dressed in new sarees. Maharashtra and the north of Karnataka call them Mahalakshmi as often as Gauri. They stay for three days.',
    otherNames: ['Gauri Avahan', 'Mahalakshmi Avahan', 'Gauri Ganpati', 'ज्येष्ठा गौरी आवाहन', 'गौरी आवाहन'],
    jewellery: 'The two are dressed like brides, with nath, thushi and saaj, and their hostess beside them.',
    picks: [PICKS.nath, PICKS.regional, PICKS.greenBangles],
  },
  'jyeshtha-gauri-puja': {
    description:
      'On the second day, under Jyeshtha, the Gauris are given their feast. Sixteen vegetables, sixteen kinds of salad, puran poli, ghavan and ghatla, and in many coastal homes mutton or prawns for the one of the two who eats them, are set before the images; lamps of dough burn in the plates. Married women are called for haldi-kumkum and shown the decoration, which may be a whole village in clay. Games and songs go on until late. Whatever a house can afford it puts on today, and what it has borrowed it gives back tomorrow.',
    otherNames: ['Gauri Pujan', 'Mahalakshmi Pujan', 'ज्येष्ठा गौरी पूजन', 'गौरी पूजन'],
    jewellery:
      'Kolhapuri saaj, thushi, nath and gold-tone bangles, with pins or flowers in the bun: the richest of the three days.',
    picks: [PICKS.regional, PICKS.nath, PICKS.goldToneBangles, PICKS.hairPins],
  },
  'jyeshtha-gauri-visarjan': {
    description:
      'Under Mula the Gauris go home. A thread of sixteen strands, knotted as often and coloured with turmeric, is taken from their feet and worn or tied to the grain bin; curd rice is packed for the way. Then the faces are lifted from their stands, or the clay ones carried to the water, often together with Ganesha, and a handful of sand or a few pebbles is brought back and strewn in the house. Daughters who came for the feast travel back as well, and mothers say that the room looks large again.',
    otherNames: ['Gauri Visarjan', 'Mahalakshmi Visarjan', 'ज्येष्ठा गौरी विसर्जन', 'गौरी विसर्जन'],
    jewellery: 'Lighter than yesterday: green bangles, small jhumkas, payal for the walk to the water.',
    picks: [PICKS.greenBangles, PICKS.lightJhumkas, PICKS.payal],
  },
  'mahalakshmi-vrat-begins': {
    description:
      'Sixteen days of Lakshmi begin on the eighth of bright Bhadrapada and end on the eighth of the dark half that follows. A thread of sixteen strands with sixteen knots is tied on the wrist, sixteen blades of durva and sixteen grains are counted out each day, and one short story is told. Most women fast only on the first and the last day. The custom is strongest in Uttar Pradesh, Bundelkhand, Bihar and Maharashtra. The moon is given water in the evening, and a lamp is lit beside the image of the goddess on her elephant.',
    otherNames: ['Mahalakshmi Vrat', 'Sorahi', 'Solah Din ka Vrat', 'महालक्ष्मी व्रत', 'सोरहिया'],
    jewellery: 'A Lakshmi coin necklace, and a light bracelet beside the knotted thread.',
    picks: [PICKS.templeSets, PICKS.everydayBracelets],
  },
  'radha-ashtami': {
    description:
      'A fortnight after Krishna comes Radha. At Barsana, her village on its four hills, the temple is reached by steps that are wet with milk and rose water, and the crowd sings from before dawn; at noon her image is bathed, and for once in the year her feet may be seen at Vrindavan. Devotees fast until midday, then eat arbi, kadhi and sweets. Gaudiya Vaishnavas in Bengal and Manipur and the Radha Vallabh houses keep her day as the greatest of all, for to them she comes before his name.',
    otherNames: ['Radhashtami', 'Radha Jayanti', 'Radharani Janmotsav', 'राधा अष्टमी', 'राधाष्टमी'],
    jewellery: 'Radha is painted in kundan and flowers: kundan-look sets, jhumkas, a flower at the parting.',
    picks: [PICKS.kundanSets, PICKS.jhumkas, PICKS.hairPins],
  },
  'vamana-jayanti': {
    description:
      'A boy with a palm-leaf umbrella asked King Bali for as much ground as he could cover in three steps; with the first two he measured earth and heaven, and the king offered his own head for the third. Vamana’s birth is kept at noon on the twelfth of bright Bhadrapada, with a fast, with curd, rice and an umbrella or a pot given away, and with the reading of the story. In Kerala it belongs to Onam, when the generous king is allowed to come and see his people; the Thrikkakara temple near Kochi is Vamana’s own.',
    otherNames: ['Vamana Dwadashi', 'Vaman Jayanti', 'वामन जयंती', 'वामन द्वादशी'],
    jewellery: '',
    picks: [],
  },
  'anant-chaturdashi': {
    description:
      'Two things fall on one day. Vishnu lying on the endless serpent, Ananta, is worshipped with a thread of fourteen knots, which men tie on the right arm and women on the left and wear for fourteen days or a year. And Ganesha goes home: with drums, gulal and the cry to come early next year he is carried to the sea at Girgaon, to the Hussain Sagar, to ponds and tanks, through a day and a night. Jains close Paryushan now with a fast and ask everybody’s pardon. Rivers are grateful for clay images and for tubs.',
    otherNames: ['Ganesh Visarjan', 'Anant Chaudas', 'Ananta Chaturdashi', 'अनंत चतुर्दशी', 'गणेश विसर्जन'],
    jewellery: 'A light bracelet beside the anant thread, a small pendant, and payal.',
    picks: [PICKS.everydayBracelets, PICKS.pendants, PICKS.payal],
  },
  'pitru-paksha-begins': {
    description:
      'Sixteen days for those who were here before. From the full moon of Bhadrapada to the new moon, each family chooses the tithi on which a father, a mother or a grandparent died, and in the afternoon offers water with black sesame, balls of rice and barley, and a meal, to Brahmins, to guests, to crows, cows and dogs. Gaya, Varanasi, Prayag, Haridwar and Trimbak are full. Nothing new is begun, no wedding is arranged, and hair is not cut. It is a quiet time rather than a sad one, in which the old stories of a house are told.',
    otherNames: ['Shraddha', 'Mahalaya Paksha', 'Shradh', 'Purnima Shraddha', 'पितृ पक्ष', 'श्राद्ध', 'महालय पक्ष'],
    jewellery: '',
    picks: [],
  },
  'jivitputrika-vrat': {
    description:
      'Mothers of Bihar, Jharkhand, eastern Uttar Pradesh and Nepal keep this fast, the hardest of their year, for the lives of their children: a day and a night without water, after a meal of marua bread, noni greens and, in Mithila, fish on the evening before. King Jimutavahana, who gave his own body to save a mother’s son from Garuda, is worshipped at dusk as a figure of kusha grass, and the tale of the kite and the jackal is told. The jitiya, a red and yellow thread with small lockets for each child, is worn from now on.',
    otherNames: ['Jitiya', 'Jiutiya', 'Jivitputrika', 'Jimutvahan Vrat', 'जीवित्पुत्रिका व्रत', 'जितिया', 'जिउतिया'],
    jewellery: 'The thread with its lockets comes first; a plain pendant on a long chain and a nose pin go with it.',
    picks: [PICKS.pendants, PICKS.nath],
  },
  'gaja-lakshmi': {
    description:
      'The sixteen days of Mahalakshmi close with the goddess on her elephant. In Uttar Pradesh, Madhya Pradesh and Maharashtra women make an elephant of clay or dough, seat Lakshmi on it, hang it with ornaments of flour, and offer sixteen of everything as the moon rises. The knotted thread is untied and given to the water. Airavata’s story is told, whom Arjuna brought down from heaven for his mother’s puja. Although it falls in the fortnight of the fathers it is held to be free of its rules, and some buy a small ornament on this day.',
    otherNames: ['Gajalakshmi Vrat', 'Hathi Puja', 'Mahalakshmi Vrat Samapan', 'गजलक्ष्मी व्रत', 'हाथी पूजन'],
    jewellery: 'Elephant and Lakshmi motifs: harams and jhumkas in temple work, coin pendants in gold tone.',
    picks: [PICKS.templeSets, PICKS.templeJhumkas, PICKS.goldToneChains],
  },
  'sarva-pitru-amavasya': {
    description:
      'The last day of the fathers’ fortnight is for all of them together: for those whose date nobody remembers, and those of whom there is no one left to remember. Water with sesame is poured in the afternoon, kheer and puri are set out for crows, and a lamp is put at the door or the tank in the evening to light them back. In Bengal this is Mahalaya: before dawn the whole country of Bengali speech turns on the radio to hear Birendra Krishna Bhadra call the Goddess down, and the sculptors paint her eyes. In Telangana Bathukamma begins.',
    otherNames: ['Mahalaya Amavasya', 'Pitru Moksha Amavasya', 'Peddala Amavasya', 'सर्व पितृ अमावस्या', 'महालया'],
    jewellery: '',
    picks: [],
  },
} satisfies WordsByRule;
