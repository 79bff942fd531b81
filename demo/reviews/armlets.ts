import { SET_STONES, type SeedReview } from './review.ts';

export const ARMLETS: readonly SeedReview[] = [
  {
    stars: 5,
    text: "my guru is strict that ornaments should not move. i tied it, she pulled it, she nodded. that nod is worth more than any review. through two n a half hours of items it didn't slip and there was no cut on my arm after, unlike the rented one in rehearsal",
    photo: true,
  },
  {
    stars: 1,
    text: 'Colour patchy, black at places, not bridal at all.',
    replied:
      'You are right to be cross. It should have failed our checking; refund is done and the piece need not come back.',
  },
  { stars: 5, text: 'Work is same as photo and back is clean.' },
  {
    stars: 3,
    text: 'Looks grand in front of the mirror and a little lonely in photos. I think two would make the picture complete',
    fits: { set: false },
  },
  { stars: 5, text: 'Loved it with lehenga. Different from the usual.' },
  {
    stars: 3,
    text: "On me it had to be opened so wide that it no longer looked like the picture. My sister's arm is slim and it sits beautifully there. I gave it to her. So check your arm with a tape and be truthful with yourself, I wasnt",
  },
  {
    stars: 5,
    text: "Bought for our Lord's small idol procession play, the boy who was Rama wore it for three evenings. It looked fine on a boy as well",
  },
  {
    stars: 4,
    text: 'Good work and the inside is finished smooth. You need a second person to put it on evenly, or else a lot of patience',
  },
  { stars: 5, text: 'Looks amazing with sleeveless blouse.', photo: true },
  {
    stars: 1,
    text: "Does not fit anyone in my house, we're five women.",
    replied: 'Five of you, and none! We are checking the mould. Please return it for the full price.',
  },
  { stars: 4, text: 'Knot opens after an hour, tie twice.', fits: { closure: ['Adjustable dori'] } },
  { stars: 5, text: 'Stones are shining and intact.', fits: { stone: SET_STONES } },
  { stars: 4, text: 'Comfortable for four hours. After that I removed.' },
  {
    stars: 5,
    text: "i lift weights so my arms aren't like in the picture, haha. it opened as much as was needed and didn't lose its shape",
    fits: { closure: ['Adjustable'] },
  },
  {
    stars: 5,
    text: 'My arms swell in the heat, and by night other armlets leave a ring. With this I could loosen it a little and carry on',
    fits: { closure: ['Adjustable', 'Adjustable dori'] },
  },
  {
    stars: 5,
    text: 'Adjustable and does not slide down to elbow.',
    fits: { closure: ['Adjustable', 'Adjustable dori', 'Hook with back chain'] },
  },
  { stars: 5, text: 'Very satisfied, quick dispatch to Vizag' },
  { stars: 3, text: 'Slides down when I lift the hand for photos.' },
  { stars: 5, text: 'My arms are on the healthy side :) and still it fits.' },
  { stars: 2, text: 'Hook came out from one end.', fits: { closure: ['Hook with back chain', 'Adjustable dori'] } },
  { stars: 5, text: 'Half the price of what my boutique quoted for similar.' },
  {
    stars: 2,
    text: 'Bent out of shape while adjusting.',
    fits: { closure: ['Adjustable'] },
    replied:
      'The metal should forgive a few bends. Please exchange it and warm it in your hand for a minute before opening the new one.',
  },
  { stars: 5, text: 'Good for dance, bought for whole group of six.' },
  { stars: 4, text: "It's smaller in height than I thought, still elegant" },
  { stars: 5, text: 'aravanki super, kalyanam ki vesukunna' },
  { stars: 4, text: 'Good, slightly tight at start.', fits: { closure: ['Adjustable', 'Slip-on', 'Fixed size'] } },
  {
    stars: 5,
    text: 'thin arm or thick arm both okay, sister and me checked',
    fits: { closure: ['Adjustable', 'Adjustable dori'] },
  },
  { stars: 5, text: 'Dori ties tight and is soft.', fits: { closure: ['Adjustable dori'] } },
  { stars: 5, text: 'For my Krishna leela stage show. Audience thought we hired from a costume house.' },
  { stars: 1, text: 'Broken in packet, sharp end pricked my finger' },
  {
    stars: 4,
    text: 'Polish bright and a bit yellow, but matches my belt.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated', 'Gold-tone plated'] },
  },
  {
    stars: 4,
    text: 'it stays better on the bare arm than on cloth. on my satin blouse it slipped down slowly, on the cotton one no problem',
  },
  { stars: 5, text: 'Finishing nice, edges smooth so blouse cloth is safe.' },
  {
    stars: 5,
    text: "Wore it over a full sleeve silk blouse also and it stayed, though I would thought it's meant only for bare arm.",
    photo: true,
  },
  { stars: 5, text: 'Came with paper inside to keep shape, well thought.' },
  { stars: 3, text: 'Leaves red lines on skin if tight, falls if loose.' },
  { stars: 4, text: 'Pretty piece! Use a bit of powder before wearing so it moves easily.' },
  { stars: 4, text: 'accha hai par ek hi rang ka dori mila', fits: { closure: ['Adjustable dori'] } },
  { stars: 5, text: 'Got it for my maternity shoot, the pictures are like paintings.' },
  { stars: 5, text: 'Shaadi mein bua ne alag se bulaake poocha ki baju kahan se liya. Bahut pasand aaya unko.' },
];
