import { GOLD_LOOKS, PLATED, type SeedReview } from './review.ts';

export const MANGALSUTRA: readonly SeedReview[] = [
  {
    stars: 5,
    text: "The chain and pendant both have same tone of polish. It's rare, normally one is more yellow.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 4,
    text: 'ok good, I changed the hook to my own S type.',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain'] },
  },
  {
    stars: 3,
    text: 'After two months the pendant is okay but chain has lost shine at the nape.',
    fits: { plating: PLATED },
  },
  {
    stars: 1,
    text: 'locket came facing wrong side and it cannot be turned',
    replied:
      'The ring was set the wrong way round. Any jeweller can turn it in a minute, but we would rather exchange it.',
  },
  {
    stars: 5,
    text: 'Clasp is firm, tested by pulling.',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain'] },
  },
  {
    stars: 5,
    text: 'Fits with both salwar and jeans. That is all I need from it.',
    fits: { style: ['Minimal', 'AD', 'Contemporary'] },
  },
  {
    stars: 3,
    text: "It's fine, but the hook side is heavier than I would like and sometimes slips to the front. I keep pushing it back like spectacles.",
  },
  {
    stars: 4,
    text: 'Nice for age 25 to 40. My mother found it too modern.',
    fits: { style: ['Minimal', 'Contemporary', 'AD'] },
  },
  {
    stars: 4,
    text: "what i like: the length, the weight, the way it lies under a shirt collar. what i don't: u need long nails to open the lock. my husband helps, it has become our five minute ritual in the morning, so maybe i should not complain",
    fits: { closure: ['Lobster clasp with extender'] },
  },
  { stars: 5, text: 'Black beads are small and even, stringing is strong.', fits: { stone: ['Black bead'] } },
  { stars: 3, text: 'Polish is good. Weight is nothing, feels like empty.' },
  {
    stars: 5,
    text: 'I remove it for swimming and wear again after, three months like this and polish is same.',
    fits: { plating: PLATED },
  },
  {
    stars: 5,
    text: "Local train from Kalyan to CST every day, you understand why I don't wear the original one. My neighbour told me about this shop. It looks decent and nobody turns to look, which is the whole idea. Three months of heat and rain and it's holding up fine.",
    photo: true,
  },
  { stars: 5, text: 'Thaali maari daily use pannalam, romba comfortable.' },
  {
    stars: 5,
    text: 'My original is in bank locker, this one I wear for travel and office. Nobody has noticed the change in four months.',
    photo: true,
  },
  {
    stars: 5,
    text: "Perfect replacement for travel. I told my brother's wife also and she took two.",
  },
  { stars: 5, text: 'Nallapusalu chala bagunnayi, light ga unnayi.', fits: { stone: ['Black bead'] } },
  { stars: 5, text: 'I had read the reviews first and then ordered. All correct.' },
  { stars: 5, text: "Length is correct as written. I'm 5'3 and it comes where I wanted." },
  {
    stars: 5,
    text: 'My daughter is getting married and wanted a small one for her job in Gurgaon. She has approved it after a video call with three friends.',
    fits: { closure: ['Lobster clasp with extender'] },
  },
  {
    stars: 4,
    text: 'Good but lobster is little stiff in the beginning',
    fits: { closure: ['Lobster clasp with extender'] },
  },
  {
    stars: 4,
    text: "It's small and neat, I only feel the beads could have been a bit denser. For daily wear less is good, so no complaint really.",
    fits: { closure: ['Lobster clasp with extender'] },
  },
  {
    stars: 2,
    text: 'Two beads cracked within a week',
    fits: { stone: ['Black bead', 'Glass bead'] },
    replied:
      'Beads can crack in the post when the cover is pressed. We restring it with fresh ones, please send it to us.',
  },
  {
    stars: 5,
    text: 'I am doing PhD n husband is in other city. I wear this daily to college, it is light and nobody stares.',
  },
  { stars: 4, text: 'Not for rough use. If you do treat it gently then it is a lovely thing.' },
  {
    stars: 3,
    text: "in two months the pendant has stayed bright and the links near the neck have turned a little pale. i sweat a lot, so maybe it's me",
    fits: { plating: PLATED },
  },
  {
    stars: 5,
    text: 'Simple enough for jeans, decent enough for temple. I was searching from one year for something in the middle n this is it.',
    fits: { closure: ['Lobster clasp with extender'] },
    photo: true,
  },
  {
    stars: 1,
    text: "I don't like to write bad about a mangalsutra, but it snapped on the very day I wore it. In our family this is taken seriously. Seller should check each link before packing.",
    replied:
      'We understand what it means and we are truly sorry. Our workshop head has checked the lot by hand, and your money has been returned in full.',
  },
  {
    stars: 5,
    text: "Beautiful, my mother in law also approved the design as it's traditional enough.",
    fits: { style: ['Traditional', 'Temple', 'Antique', 'Kundan'] },
  },
  {
    stars: 2,
    text: "Pendant is very nice, I'm keeping that. The chain has opened at two places already in three weeks of normal wear. I have put the pendant in my other chain. They should just strengthen those small rings",
    replied:
      'That is fair. We have moved to soldered rings from this lot on, and would like to send you a chain for your pendant at no cost.',
  },
  {
    stars: 2,
    text: 'Chain broke on 20th day, my daughter had just held it lightly.',
    replied:
      "A child's hand should not break it. Please use the order page to send it back; we repair the link and reinforce the next two.",
  },
  {
    stars: 4,
    text: 'I like it. Pendant is tiny so if you like big ones then look for another.',
    fits: { style: ['Minimal', 'AD', 'Contemporary'], maxPrice: 1200 },
  },
  { stars: 5, text: 'Bought for roka day photos and now wearing always', photo: true },
  { stars: 5, text: 'Received just before my flight to Muscat. Wearing it there, many Malayali friends asked.' },
  {
    stars: 5,
    text: "I am a surgeon and cannot wear anything long or precious at work. Needed something simple that I can take off ten times a day without worry. It has survived my locker, my bag, and my son's school project on magnets. Hook still as good as on the first day.",
  },
  {
    stars: 2,
    text: 'stones became dull, as if there is oil in it',
    fits: { stone: ['AD (American diamond)', 'Glass crystal'] },
    replied: 'Usually that is a film of cream: a soft dry brush takes it off. If it stays dull, we exchange it.',
  },
  {
    stars: 5,
    text: 'I bathe with it also sometimes, not recommended maybe but still polish is there.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated'] },
  },
  { stars: 5, text: "Joints are closed properly, it doesn't catch hair at the back of neck." },
  { stars: 3, text: 'Slightly long for short use and short for long use, if you understand.' },
  {
    stars: 5,
    text: 'Pati ne khud pasand kiya aur khud order kiya. Pehli baar kuch bina pooche sahi liya hai, isliye poore number',
  },
  { stars: 4, text: 'One star less because it took 9 days to come to Siliguri.' },
  { stars: 1, text: 'Poor quality, gaps visible between the beads everywhere', fits: { stone: ['Black bead'] } },
  { stars: 5, text: 'Office ke sab didi log ne link maanga.' },
  { stars: 5, text: 'Got for my wife on our 5th anniversary, she has stopped wearing the other one.' },
  { stars: 5, text: 'very light on neck, forgot to remove while sleeping.', fits: { maxPrice: 900 } },
  {
    stars: 5,
    text: 'Karimani type chain is what we wear in my native and finding it online in good quality is tough. Very happy.',
    fits: { stone: ['Black bead'] },
  },
  { stars: 4, text: 'Same as seen. Waiting to see how it behaves in rainy season.' },
  {
    stars: 4,
    text: 'Mother-in-law wanted the longer one and I wanted short. We took what both could agree upon, and it looks very nice on me.',
    fits: { sized: true },
  },
  {
    stars: 4,
    text: 'I like how it lies on the neck. Pendant turns a little when I run for the bus, otherwise no problem',
  },
  {
    stars: 4,
    text: "Good product with honest description. They clearly say it's imitation and how to keep it, I respect that",
  },
  { stars: 3, text: 'Beads are thinner than in the picture.', fits: { stone: ['Black bead'] } },
  {
    stars: 5,
    text: "After delivery I couldn't wear my heavy one since baby pulls it. This is light and if he breaks it I'll not cry. So far he has not managed.",
  },
  {
    stars: 5,
    text: "Bought in a hurry as my old one broke on a Friday morning, and in our house you don't stay without it. Came on Sunday. Till then I had tied a thread.",
  },
  { stars: 5, text: 'Polish has not changed with sweat and I walk 6 km daily in Chennai heat.' },
  {
    stars: 5,
    text: "Light, doesn't pull the neck hair, n it doesn't get stuck in my dupatta when I take it off. Those are my three tests and all are passed",
    fits: { maxPrice: 900 },
  },
  { stars: 5, text: 'Nicely finished small piece, I give full marks.' },
  {
    stars: 5,
    text: 'Locket stones have good cut and they shine well even in tube light.',
    fits: { stone: ['AD (American diamond)'] },
  },
  { stars: 4, text: 'Chain gets twisted while sleeping. Otherwise happy with it.' },
  { stars: 1, text: 'Colour went off in fifteen days.', fits: { plating: PLATED } },
  {
    stars: 5,
    text: 'I have fair skin which goes red for no reason. Two weeks of daily wear with this, and there is no rash and no itching.',
  },
];
