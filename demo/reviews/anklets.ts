import { PAIR_STYLES, PLATED, SET_STONES, type SeedReview } from './review.ts';

export const ANKLETS: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'anklet length was a question as i have thick ankles from football. the measure on the page is honest and i got the right one',
    fits: { sized: true },
  },
  {
    stars: 5,
    text: "Fitted correctly, and the end doesn't prick. I'm someone who is always cutting tags out of clothes, so for me to say this is something",
  },
  { stars: 3, text: 'Becoming a bit black in between the links.' },
  { stars: 5, text: 'Payal ki chamak bahut achi hai', fits: { style: PAIR_STYLES } },
  { stars: 4, text: 'Polish is holding, one small spot near hook turned dull.', fits: { plating: PLATED } },
  { stars: 5, text: 'Perfect gift for new bride in family.', fits: { style: PAIR_STYLES } },
  {
    stars: 5,
    text: "I like that it sits above the heel and doesn't fall on the foot. Mine from earlier used to go into the sandal all the time",
  },
  {
    stars: 5,
    text: "Extender is useful, I wear it over socks in winter (don't laugh).",
    fits: { closure: ['Lobster clasp with extender'] },
  },
  {
    stars: 5,
    text: "Good hook, hasn't opened till now.",
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain', 'Fish hook'] },
  },
  {
    stars: 4,
    text: 'It does make my feet look nice, I have to say. The polish is good and I take it off before bath, so it should last.',
  },
  {
    stars: 5,
    text: 'My mother wore such ones in her village and left them when we moved to the city. I bought it for her sixtieth year and she walked around the hall twice',
    fits: { style: PAIR_STYLES },
  },
  {
    stars: 4,
    text: 'I like the work and how it falls just below the ankle bone. The hook is the usual kind that opens if your saree catches it, so I have tied a tiny thread through it. My sister laughs, but she has lost one of hers and I still have both',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain', 'Fish hook'], style: PAIR_STYLES },
  },
  {
    stars: 5,
    text: "For college ethnic day I borrowed my sister's and then she told buy your own. So bought. Now she borrows mine.",
  },
  { stars: 5, text: 'Well packed with both anklets tied to a card, not tangled.', fits: { style: PAIR_STYLES } },
  {
    stars: 5,
    text: 'Meenakari colours are so cheerful, wore on Holi lunch and cleaned it with dry cloth.',
    fits: { stone: ['Meenakari enamel'] },
  },
  {
    stars: 5,
    text: 'Strong lock and easy to wear alone.',
    fits: { closure: ['Lobster clasp with extender', 'Screw lock', 'Openable with screw'] },
  },
  { stars: 5, text: 'golusu azhagu', fits: { style: PAIR_STYLES } },
  {
    stars: 2,
    text: 'Poking near the joint, got a small wound.',
    replied:
      "This hurts to read. Please don't wear them; return is approved and the file that finishes that joint has been changed.",
  },
  { stars: 4, text: 'Liked the design very much. Sad that my ankle is thick, I had to add a ring at the end.' },
  { stars: 5, text: "Fits nicely, doesn't go round and round", photo: true },
  { stars: 4, text: 'Size is proper, no complain on fit.', fits: { sized: true } },
  {
    stars: 5,
    text: "At the cradle ceremony everyone buys payal for the baby and nobody for the mother. I bought these for myself. I wore them under my saree while holding her, and now whenever I walk at night to make her sleep I wear them again. Smooth ones, they haven't scratched her even once.",
    fits: { style: PAIR_STYLES },
    photo: true,
  },
  { stars: 5, text: 'Matched with toe rings and looks like I bought all together.' },
  {
    stars: 4,
    text: "Nice on bare feet. Doesn't look great with jeans though, that I learned.",
    fits: { style: PAIR_STYLES },
  },
  {
    stars: 5,
    text: 'Beti ke pehle annaprashan pe usko choti wali pehnayi aur khud ye pehni. Dono ki photo frame karwa li hai',
  },
  { stars: 4, text: 'acchi payal, der se aayi', fits: { style: PAIR_STYLES } },
  { stars: 2, text: 'Lost shine in 20 days of wear.', fits: { plating: PLATED } },
  {
    stars: 4,
    text: "Very good for the money. I would keep the hook a bit bigger, my fingers have arthritis. My neighbour's girl helps me on Fridays",
  },
  { stars: 3, text: 'Colour of the two is same but one is longer by a link.', fits: { style: PAIR_STYLES } },
  { stars: 5, text: 'Wore for Teej and neighbours aunties asked to see closely.', fits: { style: PAIR_STYLES } },
  {
    stars: 1,
    text: 'Only one was in the packet, other missing.',
    fits: { style: PAIR_STYLES },
    replied: 'It was found on our packing table and went out the same evening, we are sorry for the wait.',
  },
  {
    stars: 5,
    text: 'Simple thing I can wear in office without anybody turning head.',
    fits: { style: ['Minimal', 'Contemporary'] },
  },
  {
    stars: 3,
    text: 'Fine for the price and the look. In the photograph it seems to have more work on it than what I see in my hand.',
  },
  { stars: 1, text: 'Broke in the first wash of feet.' },
  { stars: 5, text: "I'm 58 and wearing anklets again after twenty years. Feels good." },
  { stars: 5, text: 'Even lighter than I guessed, no mark after whole day.', fits: { maxPrice: 600 } },
  { stars: 4, text: 'Good but slightly long for me. I shortened by one link.' },
  {
    stars: 3,
    text: 'I wear these on Fridays only. For that they are fine. On days when I had to walk in rain water they became dull, and with dry rubbing the shine came back half. Price is also like half, so no hard feelings.',
    fits: { style: PAIR_STYLES, plating: PLATED },
    replied:
      'Thank you for trying. A dip in plain water, a soft towel and a full night of drying brings back some more.',
  },
  {
    stars: 5,
    text: "Wife's birthday. I was told to write that it's light, it's pretty, it closes properly and that the husband has improved over the years.",
  },
  { stars: 1, text: 'Had marks and one link already open, nobody checks before sending or what?' },
  {
    stars: 3,
    text: 'Nice work and weak hook, so what to say.',
    fits: {
      closure: ['Lobster clasp with extender', 'Hook with back chain', 'Fish hook'],
      style: ['Oxidised', 'Traditional'],
    },
  },
  {
    stars: 2,
    text: "Small size, doesn't close. My daughter will take.",
    replied:
      'Good that your daughter gets it! If you still want a pair for yourself, the longer one is half an inch more.',
  },
  {
    stars: 5,
    text: "took these along for a beach holiday in Gokarna, wore them with a plain dress. salt water was avoided, as the page says, and it's all fine",
  },
  { stars: 5, text: 'Length correct for my ankle which is slightly heavy.' },
  { stars: 4, text: 'I expected more sound. Looks good though.', fits: { style: PAIR_STYLES } },
  { stars: 5, text: 'Work is very fine, looks like made by patient person.' },
  {
    stars: 4,
    text: "Came to Madurai in three days. It's thinner than my old one n so suits office, while the old one stays for festivals.",
  },
  {
    stars: 4,
    text: "My daughter is six, and insisted on the ladies' size so she could grow into it. It's folded once and pinned for now. She's delighted",
    fits: { sized: true },
  },
  {
    stars: 4,
    text: 'Pretty design, hook is basic.',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain', 'Fish hook'] },
  },
  { stars: 5, text: "Stones are small and flat so sari border doesn't catch.", fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: "I don't wear much, only payal. My colleague says she knows I'm coming from the shine under the desk.",
    fits: { style: PAIR_STYLES },
    photo: true,
  },
  {
    stars: 5,
    text: 'My grandmother chose these for me out of five on my phone, and she was right as usual.',
    fits: { style: ['Oxidised', 'Traditional'] },
  },
  {
    stars: 5,
    text: "My little one's first bharatanatyam class and now these. She refuses to remove at night. Teacher says normal.",
    fits: { style: PAIR_STYLES },
  },
  { stars: 5, text: 'Chain joint is soldered. I check always with my thumb nail.' },
  { stars: 5, text: "Bought for my wife's seemantham, she loved it.", fits: { style: PAIR_STYLES } },
  { stars: 5, text: 'Pattilu super, daughter running all over home.', fits: { style: PAIR_STYLES } },
  { stars: 1, text: 'not good. black in 1 week, throwing' },
  {
    stars: 2,
    text: "One fell on road as hook opened. Now I've a single.",
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain', 'Fish hook'], style: PAIR_STYLES },
    replied: 'Very sorry. Tell us by the order page and we send a single one to make the pair again, without charge.',
  },
  { stars: 5, text: 'Three months of daily wear and only a slight change in shine. Happy with that.' },
  {
    stars: 3,
    text: "One side keeps turning so the lock comes to the front. I'm told it happens if the size is half an inch more",
    fits: { sized: true },
  },
];
