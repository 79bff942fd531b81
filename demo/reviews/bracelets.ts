import { PLATED, SET_STONES, WOMENS_STYLES, type SeedReview } from './review.ts';

export const BRACELETS: readonly SeedReview[] = [
  { stars: 5, text: 'Nice and light for daily office use.', fits: { maxPrice: 700 } },
  { stars: 4, text: 'Good but clasp is small.', fits: { closure: ['Lobster clasp with extender'] } },
  {
    stars: 5,
    text: "It is on my hand in my passport collection photo, visa photo and now in Dubai also. Lock hasn't given any trouble.",
    photo: true,
  },
  {
    stars: 5,
    text: 'Smooth clasp, can close on my own.',
    fits: { closure: ['Lobster clasp with extender', 'Fold-over clasp', 'Openable with clasp'] },
  },
  {
    stars: 5,
    text: 'Stones catch light when I drive, very pretty.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal'] },
  },
  { stars: 3, text: 'For daily wear okay if u are careful. I bang my hand everywhere so it has got some marks' },
  { stars: 4, text: "It's delicate, handle with love.", fits: { style: WOMENS_STYLES } },
  {
    stars: 5,
    text: "I'm a tabla student and needed something that I can take off and put on in seconds before class. Closing is quick, and it has kept its shape.",
  },
  { stars: 4, text: 'Nice design.. got one bend in transit, pressed back.' },
  {
    stars: 5,
    text: "My mother doesn't wear bangles after her arthritis, this goes on easily and her hand isn't empty anymore.",
    fits: { style: WOMENS_STYLES },
  },
  {
    stars: 5,
    text: "My daughter saved her pocket money to buy this for me on Mother's day. I would have given five stars to a rubber band from her, but it is really nice also.",
    fits: { style: WOMENS_STYLES },
  },
  { stars: 5, text: 'For valentine he gave this. Simple and sweet.', fits: { style: WOMENS_STYLES } },
  { stars: 5, text: 'Good with western and with kurti as well.' },
  { stars: 5, text: 'Looks costly in candle light dinner haha', fits: { style: WOMENS_STYLES } },
  { stars: 3, text: 'It catches wool sweater threads in winter.' },
  {
    stars: 5,
    text: 'I normally lose bracelets in a week. This one has lasted the quarter, with safety I suppose in the lock.',
  },
  { stars: 4, text: "Goes round and round on hand but doesn't look bad from any side." },
  {
    stars: 5,
    text: 'Bought two, one for me and one for my best friend who moved to Canada.',
    fits: { style: WOMENS_STYLES },
  },
  { stars: 3, text: "One stone isn't sitting straight.", fits: { stone: SET_STONES } },
  { stars: 5, text: 'Not leaving any mark on skin or on shirt cuff.' },
  {
    stars: 5,
    text: 'Dost ke birthday pe diya tha. Usne kaha watch ke saath stack karke pehnungi, aur sach mein roz pehen rahi hai',
    fits: { style: WOMENS_STYLES },
  },
  { stars: 5, text: 'Gave to my rakhi sister, she posted story immediately.', fits: { style: WOMENS_STYLES } },
  {
    stars: 4,
    text: "Nice and smooth. It's a bit long for me even at the first ring so I have asked the watch shop to take out a small part.",
    fits: { closure: ['Lobster clasp with extender'] },
  },
  { stars: 5, text: 'Elegant piece for a working woman', fits: { style: WOMENS_STYLES } },
  {
    stars: 4,
    text: "My sister sends me rakhi from Nashik and each year I send some boring envelope. This year I sent this, and she called twice. She said the clasp is slightly tough but it looks sweet on her. So four from her and five from me, I'm rounding down.",
    fits: { style: WOMENS_STYLES },
  },
  {
    stars: 5,
    text: 'Extender lets me wear it loose or tight, my wrist is thin.',
    fits: { closure: ['Lobster clasp with extender'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'I chose by the inch size, after measuring with a thread, and it falls just on the wrist bone where I wanted.',
    fits: { sized: true },
  },
  { stars: 3, text: 'Fit is a bit tight for broad wrist like mine.' },
  {
    stars: 4,
    text: "it gets noticed when i'm signing papers, i have seen people look. the shine is medium, as i like it",
  },
  {
    stars: 2,
    text: 'Clasp gave way in one week.',
    fits: { closure: ['Lobster clasp with extender', 'Fold-over clasp', 'Openable with clasp'] },
    replied:
      'Sorry for this. A bracelet is only as good as its clasp; please exchange it, the new lot has a thicker ring there.',
  },
  { stars: 4, text: 'Four stars for looks, and minus one for late courier.' },
  { stars: 5, text: 'Cute and dainty', fits: { style: WOMENS_STYLES } },
  { stars: 5, text: 'superb quality at the rate, no complaint' },
  {
    stars: 1,
    text: 'looks cheap, my daughter (8) took it for her doll.',
    fits: { style: WOMENS_STYLES },
    replied:
      'We are glad that the doll is happy at least! Please do return it if you wish, the full amount comes back to you.',
  },
  { stars: 5, text: 'Links are tiny but strong.', fits: { closure: ['Lobster clasp with extender'] } },
  { stars: 2, text: 'Lost its colour from the under side as I type all day.', fits: { plating: PLATED } },
  {
    stars: 1,
    text: 'Two stones missing and scratches at places',
    fits: { stone: SET_STONES },
    replied: 'It was packed by a new hand, who has now been shown how to check. The exchange is on us.',
  },
  { stars: 4, text: 'Shine is good, weight is less. As expected at this price.' },
  { stars: 1, text: 'Broke on day one while taking off.' },
  {
    stars: 5,
    text: 'I am allowed only one thing on the wrist and it should not dangle. This sits close, opens fast when I scrub, and looks like I made some effort. Patients, the old grandmothers mainly, always turn my hand to see it better.',
    fits: { style: WOMENS_STYLES },
    photo: true,
  },
];
