import { SET_STONES, type SeedReview } from './review.ts';

export const HAIR_PINS: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'i have waist length hair and every hair thing breaks in one month. this has completed three months and it is still straight',
    fits: { closure: ['U pin', 'Comb'] },
    photo: true,
  },
  { stars: 3, text: 'Nice to see but my hair is short wid layers so it is not holding. My fault only' },
  { stars: 5, text: "Metal doesn't bend when I push it in.", fits: { closure: ['U pin'] } },
  { stars: 5, text: 'Bought on whim with another order and I ended up liking this more.' },
  {
    stars: 5,
    text: "Did my own hairstyle for my brother's reception by watching a video, and this covered all the mistakes at the back",
  },
  { stars: 1, text: 'Bent like a wire, not good quality' },
  { stars: 4, text: 'pretty but slides after few hours, add one black pin' },
  { stars: 3, text: 'Quality okay but a bit costly for hair item.', fits: { minPrice: 300 } },
  { stars: 4, text: 'Accessory is lovely, delivery was on the slow side.' },
  { stars: 5, text: 'Teeth are close together, so even thin hair is held.', fits: { closure: ['Comb'] } },
  { stars: 5, text: 'Ghar ke paas wali parlour didi ne bola aise do aur mangwa do. Matlab unko bhi pasand aaya.' },
  { stars: 4, text: 'Very good look, slight rough at back of the base.' },
  { stars: 3, text: 'Looks good from far. Close up you see the glue.', fits: { stone: [...SET_STONES, 'Pearl bead'] } },
  {
    stars: 5,
    text: 'My mother wears her hair in a small knot now, since it has become thin. This is light enough not to pull it down, and she feels dressed.',
    fits: { style: ['Kundan', 'Traditional', 'Oxidised', 'AD', 'Contemporary'] },
  },
  {
    stars: 5,
    text: 'My bun looks dressed up in two minutes now',
    fits: { closure: ['U pin', 'Comb'], style: ['Kundan', 'Traditional', 'Oxidised', 'AD', 'Contemporary'] },
  },
  { stars: 5, text: "Got for my daughter's arangetram, three rows of people could see the shine from back." },
  { stars: 5, text: "Used for my sister's reception hairstyle, the parlour lady was impressed." },
  {
    stars: 2,
    text: 'Broke when I pressed the clip.',
    fits: { closure: ['Hair clip'] },
    replied:
      'Sorry, that spring should take years of pressing. A new clip is sent, you may keep the old one for its stones.',
  },
  { stars: 5, text: 'It took my plain plait from zero to hundred for Onam.' },
  {
    stars: 5,
    text: "Wore it for a Bihu function with orchids around. In Assam we're particular about what goes into the hair and this fitted in well.",
  },
  {
    stars: 1,
    text: 'Base came off from the pin, glued badly.',
    fits: { closure: ['U pin', 'Comb'] },
    replied: 'You are right, glue alone is not enough there. We are now wiring the base too. Refund done.',
  },
  {
    stars: 5,
    text: 'ambada pin khup sundar',
    fits: { closure: ['U pin'], style: ['Kundan', 'Traditional', 'Oxidised'] },
  },
  {
    stars: 2,
    text: 'Pulls out hair while removing.',
    replied: 'There was a rough spot in one lot, filed now. Please exchange yours for a smooth one.',
  },
  { stars: 5, text: 'Holds thick hair also, tested for whole day.', photo: true },
  { stars: 5, text: "Ends are rounded so it doesn't poke the scalp." },
  { stars: 5, text: 'Stays in place even with my silky hair, which is a miracle.' },
  { stars: 5, text: 'Clip spring is tight.', fits: { closure: ['Hair clip'] } },
  { stars: 4, text: "It's smaller than my palm, so check measurement." },
  { stars: 5, text: 'Good replacement when fresh gajra is not available.' },
  { stars: 1, text: 'arrived with the decoration part cracked, no use now' },
  {
    stars: 5,
    text: "I live in a cantonment up north where nobody sells jasmine. For Pongal I always missed it. Put this in my bun wid a few paper flowers from my son's craft box, and my mother on video call said it looked like home. It's firm, and doesn't hurt while lying back in the car.",
    fits: { style: ['Kundan', 'Traditional', 'Oxidised', 'AD', 'Contemporary'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Juda pin bahut pasand aaya',
    fits: { closure: ['U pin'], style: ['Kundan', 'Traditional', 'Oxidised'] },
  },
  {
    stars: 4,
    text: 'A pleasant little buy. reached in five days, and was put to use the same evening for a house warming',
  },
  {
    stars: 3,
    text: 'Pin part is short for a big bun.',
    fits: { closure: ['U pin'], style: ['Kundan', 'Traditional', 'Oxidised', 'AD', 'Contemporary'] },
  },
  {
    stars: 4,
    text: "I got it for one wedding and I end up using it every week, for office with a low bun also.. The back could be smoother as it caught a few hairs. It's a small complaint for something that saves me ten minutes.",
    fits: { style: ['Kundan', 'Traditional', 'Oxidised', 'AD', 'Contemporary'] },
  },
  { stars: 5, text: 'Nice as gift to girls of the house on rakhi.' },
  {
    stars: 4,
    text: 'Colour is matching my antique set, almost.',
    fits: { plating: ['Antique gold plated', 'Matte gold plated'] },
  },
  {
    stars: 4,
    text: 'Good for one side bun. For full bun you need two.',
    fits: { closure: ['U pin', 'Comb', 'Hair clip'], set: false },
  },
  {
    stars: 4,
    text: "it's strong and looks nice from the side as well. i only had to push it in at a slant, straight it comes out while dancing",
    fits: { closure: ['U pin', 'Comb'] },
  },
  {
    stars: 5,
    text: 'Wearing with office bun and kurti.',
    fits: { style: ['Kundan', 'Traditional', 'Oxidised', 'AD', 'Contemporary'] },
  },
];
