import { GOLD_LOOKS, SET_STONES, type SeedReview } from './review.ts';

export const CHOKERS: readonly SeedReview[] = [
  {
    stars: 4,
    text: "Last hook is difficult to do alone. Once closed it's fine.",
    fits: { closure: ['Hook with back chain', 'Lobster clasp with extender'] },
  },
  { stars: 3, text: 'Got a blouse stitched specially for this. Choker is nice only, my expectation was little more.' },
  {
    stars: 5,
    text: 'Dori se adjust ho gaya, meri patli gardan pe bhi sahi baitha.',
    fits: { closure: ['Adjustable dori'] },
  },
  { stars: 5, text: 'Everyone at the haldi asked me where from' },
  {
    stars: 3,
    text: "I have a short neck and I should have known. On my daughter the same thing looks like it's made for her. Quality is decent, ends are slightly sharp, and the colour is close to the picture. Three from me, she says four",
  },
  {
    stars: 4,
    text: 'The finishing on the back is not as shining as on the front, but it is smooth. I care about smooth more than about shining.',
  },
  {
    stars: 4,
    text: "Wore this at a friend's engagement in Vadodara. Saras lage chhe, khali thodu bhaare chhe garmi ma.",
  },
  {
    stars: 4,
    text: "The bridal shop in our lane was asking eight hundred a day for rent and theirs was already loose at the ends. I paid once and it's mine. One star less because the box was flimsy. I have already lent it to two cousins, and so I have a rule now, whoever borrows must wipe it before returning.",
    fits: { minPrice: 900 },
  },
  { stars: 5, text: 'I wear it with small studs I already had, nothing else is needed.' },
  {
    stars: 5,
    text: "Bought for my MIL's retirement function, she normally says don't waste money but this time she only smiled.",
  },
  {
    stars: 5,
    text: 'I have worn it twice till now, once with a net saree and once with a shirt for a photoshoot. Two completely different looks from one piece',
  },
  {
    stars: 5,
    text: 'No smell, no black spots. My usual test is to rub on white hanky and nothing came off.',
  },
  {
    stars: 5,
    text: 'I took it for my reception second look because changing heavy set again was not possible in ten minutes. Saved me. Zip zap closed and I was on stage.',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain'] },
  },
  {
    stars: 5,
    text: 'rajwadi look milta hai, lehenga ke saath kamaal',
    fits: { style: ['Kundan', 'Polki', 'Temple'] },
  },
  { stars: 5, text: "Ordered on friend's advice and now three of us in our group have bought from here." },
  {
    stars: 5,
    text: "My daughter wanted it for her farewell with a plain black saree. She looked like film star, father's eyes were wet. Thank you.",
  },
  { stars: 4, text: 'It tilts to one side when I sleep in the car. Otherwise very good.' },
  { stars: 5, text: 'Quality is far better than what the price says' },
  { stars: 4, text: 'nice work, dori quality can be better', fits: { closure: ['Adjustable dori'] } },
  {
    stars: 1,
    text: 'Not recommended, it left black line on my neck and on white blouse.',
    replied:
      'A black line on a blouse is the last thing we want. Please return the choker, and write to us about the blouse too.',
  },
  {
    stars: 2,
    text: 'After three wears the stones near clasp have gone.',
    fits: { stone: SET_STONES },
    replied: 'Stones near a clasp take the strain. Please send it in and we will set them again.',
  },
  {
    stars: 5,
    text: 'Wore this for my haldi and then, because my main choker got delayed, for the wedding too. Nobody could tell. It kept its place through the garland exchange, my brothers lifting me, and a hundred hugs. At night when I took it off there was no red line. Forever grateful to this piece.',
    fits: { plating: GOLD_LOOKS, minPrice: 700 },
  },
  {
    stars: 4,
    text: 'Lovely but little high on my short neck. Tall neck ladies will like more.',
  },
  {
    stars: 4,
    text: 'Good for people below five foot four I feel. On my tall sister it looked thin and on me it was correct',
  },
  {
    stars: 1,
    text: 'Broken link, cannot wear.',
    replied: 'Sorry! Your exchange is approved already; the courier will bring the new one along.',
  },
  {
    stars: 5,
    text: 'The extender is long so I can keep it tight or a little loose.',
    fits: { closure: ['Lobster clasp with extender'] },
  },
  {
    stars: 5,
    text: 'After two hours of garba I was drenched and the choker was still in its place. I dried it with a soft towel at home and no change till now.',
  },
  {
    stars: 5,
    text: 'Worn above a long haram for my wedding. Both together looked like one full set.',
    fits: { style: ['Temple', 'Antique', 'Kundan', 'Polki'], minPrice: 690 },
  },
  {
    stars: 2,
    text: "two of the loops at the end are open, as if somebody forgot to press them. i closed them with tweezers and then the polish came off at that point. for gifting this is embarrassing. it's going back",
    replied: 'You should not need tweezers. Sorry; your return is approved, and our packer has been shown those loops.',
  },
  {
    stars: 3,
    text: 'It keeps rising up and sits on the throat when I talk. Need to tie it again and again.',
    fits: { closure: ['Adjustable dori'] },
    replied:
      'Please try tying the slider one knot lower, at the nape bone. If it still climbs, return it, no questions.',
  },
  {
    stars: 5,
    text: 'sits just above the collar bone and does not slide. see my photo, i am wearing it on boat neck blouse',
    photo: true,
  },
  {
    stars: 5,
    text: 'Chaala manchi finishing. Light ga undi, roju antha vesukunna noppi ledu.',
    fits: { maxPrice: 1500 },
  },
  {
    stars: 5,
    text: "Thin neck people don't worry, thread goes till very tight.",
    fits: { closure: ['Adjustable dori'] },
  },
  {
    stars: 5,
    text: 'It is stiff enough to hold shape but the joints move with you when you turn your head. Well thought design.',
  },
  {
    stars: 2,
    text: 'dori came out of the ring within first use, had to stitch.',
    fits: { closure: ['Adjustable dori'] },
    replied:
      'The ring was not closed fully, our mistake. Tell us the colour of your dori and we post a new one with the ring fixed.',
  },
  { stars: 3, text: 'Good looking but scratchy edges on the ends, I put small tape there.' },
  { stars: 5, text: 'On deep neck blouse it looks ekdum perfect' },
  { stars: 5, text: 'Covered properly so the shape was not pressed. Came in 4 days to Indore.' },
  {
    stars: 5,
    text: 'Bharatanatyam arangetram pictures came out lovely with this.',
    fits: { style: ['Temple'], stone: ['Kemp'] },
  },
  { stars: 4, text: 'Wore for two hours and then forgot about it, that means comfortable.' },
  {
    stars: 5,
    text: 'Gulband style my nani had. She is no more, and this reminded me.',
    fits: { style: ['Kundan', 'Polki', 'Antique'] },
  },
  {
    stars: 2,
    text: 'In photo it looks broad and when you wear it only the middle part is visible, rest goes behind and turns. I had to keep adjusting in each picture.',
  },
  { stars: 5, text: 'Pujo te porechilam, khub sundor legeche.' },
  {
    stars: 5,
    text: 'Sits flat on the neck and the lower line does not dig in. I have worn chokers which leave marks, this one no.',
    photo: true,
  },
  {
    stars: 5,
    text: 'It was raining badly in Kozhikode the week I ordered n I had given up hope. It came on the fourth day, dry and safe in two covers.',
  },
  {
    stars: 5,
    text: 'Ghoonghat ke neeche bhi chamak dikh rahi thi, meri nanad ne kaha. Itni tareef woh kisi cheez ki nahi karti',
  },
  {
    stars: 5,
    text: 'Beads are well strung, no thread showing between.',
    fits: { stone: ['Pearl bead', 'Glass bead', 'Black bead'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Bought it for my convocation. Under the gown nobody saw it, but in the pictures after, it is the first thing everybody sees',
  },
  {
    stars: 5,
    text: 'Pehle socha tha itna bhara hua choker hai to chubhega, par bilkul nahi chubha. Poora din pehna, khana bhi khaya, naachi bhi. Mere jeth ki beti ko itna pasand aaya ki usne wahin se apne phone pe order kar diya.',
    fits: { minPrice: 900 },
    photo: true,
  },
  { stars: 1, text: 'what i got and what was shown are two different things' },
  {
    stars: 1,
    text: 'Beads started falling from first minute, my kids collected like marbles.',
    fits: { stone: ['Pearl bead', 'Glass bead', 'Black bead'] },
    replied:
      'The knot at the end had opened. We restring such pieces free or refund, as you like it; please choose on the order page.',
  },
  {
    stars: 4,
    text: '4 out of 5. Polish bright, might settle down after some uses.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated', 'Gold-tone plated'] },
  },
  {
    stars: 3,
    text: 'Arrived with a small bend at one end, which I corrected against my palm. After that it sits well enough.',
  },
  {
    stars: 5,
    text: 'My neck is on the fuller side and sellers never say if a choker will close. Here it is written from how much to how much, and it is true.',
  },
  { stars: 4, text: 'Would have been full marks if a pair of earrings came with it.', fits: { set: false } },
  {
    stars: 4,
    text: 'I would say buy it when there is an offer. Quality is good, full price is little on higher side.',
    fits: { minPrice: 900 },
  },
  {
    stars: 4,
    text: 'Choker is comfortable once you find the right tightness. First I had it too tight and felt like a parcel, then one notch looser and it was perfect',
  },
  { stars: 3, text: "Expected broader piece. It's okay with high expectations kept aside." },
  {
    stars: 5,
    text: 'I wear it with shirts to office also, sleeves rolled, hair in bun. Try it girls.',
    fits: { style: ['Minimal', 'Oxidised', 'Contemporary', 'Pearl'] },
  },
  {
    stars: 5,
    text: 'Stones closed from the back, no scratching on neck.',
    fits: { stone: ['Kundan-look glass', 'Polki-look glass', 'Kemp'] },
  },
];
