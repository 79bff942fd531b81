import { GOLD_LOOKS, SET_STONES, type SeedReview } from './review.ts';

export const WAIST_BELTS: readonly SeedReview[] = [
  {
    stars: 1,
    text: "Doesn't close at the waist written on the page. I am 34 only.",
    replied: 'Sorry, the last link of yours was fixed short. Full refund given.',
  },
  { stars: 4, text: 'Looks rich, a bit stiff to sit.', fits: { minPrice: 800 } },
  { stars: 4, text: 'Recommended for small functions. For big bridal look take broad one.' },
  { stars: 5, text: 'Came in long box, lying flat. Correct way to pack.' },
  {
    stars: 4,
    text: "First time it kept climbing up as I sat. Then my aunt told me to hook it to the saree at two places with small pins from inside, and it behaved. Design is rich. I would suggest the shop give those pins along, they'd cost nothing",
  },
  { stars: 5, text: 'My waist is 38 and still it came with one hook to spare.' },
  { stars: 5, text: 'Kamarbandh bahut hi sundar, sab poochh rahe the' },
  {
    stars: 5,
    text: "Adjustable hooks at back give enough range. I'm 32 waist.",
    fits: { closure: ['Adjustable', 'Hook with back chain'] },
  },
  { stars: 5, text: 'Bought after delivery with my extra tummy also it closes. Happy!' },
  { stars: 4, text: 'Colour is lighter than necklace I had, no one noticed.' },
  { stars: 4, text: 'Measure over saree, not over skin. Lesson learnt.' },
  { stars: 5, text: 'Flexible joints, could sit down for the pooja on floor.' },
  { stars: 4, text: "Thinner than I imagined and it's elegant like that." },
  { stars: 5, text: 'It transforms a simple saree into bridal one.' },
  { stars: 3, text: 'Very okay. Polish fine, links weak.' },
  {
    stars: 3,
    text: 'Nice piece for slim people. On me it was not coming to the last hook properly, gave it to my niece.',
    fits: { closure: ['Hook with back chain'] },
  },
  {
    stars: 4,
    text: "I used a soft cloth behind it so that my silk isn't scratched. With that small care it looked vry good in the function.",
  },
  { stars: 5, text: 'Rented ones cost more for one day than buying this.' },
  { stars: 5, text: 'Good polish and matching with my haram.', fits: { plating: GOLD_LOOKS } },
  {
    stars: 2,
    text: 'Opened in middle of the dance, had to hold it with hand till curtain.',
    replied:
      "A dancer's belt must not do that. Please exchange it and write 'dance' in the note, we will fix a second hook.",
  },
  { stars: 3, text: 'Photo shows fuller design.' },
  {
    stars: 1,
    text: 'link broke in first wear and function was spoiled',
    replied:
      'We know what a spoiled function means and are sorry. Refund is done, the links of this lot are being soldered again.',
  },
  { stars: 3, text: 'One end plate is facing a different direction, needs a safety pin.' },
  { stars: 4, text: "Good but for thin waist it's slightly loose, used a pin." },
  {
    stars: 5,
    text: "The guests saw the belt before the bride's saree, my photographer cousin told. It sits in one line and doesn't droop in front",
  },
  { stars: 5, text: "Stones sit low so the pallu doesn't get caught.", fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: "Didn't believe that one size will fit my mother, me, and my thin sister-in-law. With the last hook, the middle hook and the first hook, it did",
    fits: { closure: ['Hook with back chain'] },
  },
  { stars: 5, text: 'Holds pleats neatly and did not slip down during entire function.', photo: true },
  { stars: 5, text: 'nice belt, I wear on plain georgette also' },
  {
    stars: 5,
    text: "Rehearsals for annual day started in November n the belt has been on and off some thirty times. It is still in one piece, and the girls aren't gentle.",
  },
  { stars: 1, text: 'Very thin metal like sheet, cuts hand. Returned.' },
  { stars: 5, text: "Sister's wedding done, now lending to cousins turn by turn." },
  {
    stars: 5,
    text: "In our family there are three weddings this year. Rental for a decent vaddanam in Guntur is a thousand plus deposit, each time. I calculated and bought this. Two are over, one to go, and the belt's as it came. My advice is to tie the saree a little tighter so that the belt can rest on it.",
    photo: true,
  },
  {
    stars: 4,
    text: 'It holds well, but the hook at the back is hard to reach alone. Ask for help before you start the fight',
    fits: { closure: ['Hook with back chain'] },
  },
  { stars: 2, text: 'Two links are of different shade.' },
  { stars: 5, text: 'Chala lightweight, kani grand look.' },
  {
    stars: 5,
    text: 'Lehenga ke upar baandha, dupatta bhi isi mein set ho gaya. Alag se pin lagane ki zaroorat hi nahi padi.',
  },
  { stars: 5, text: 'Dance costume ke liye liya, teen performance ho gaye. Ek bhi kadi nahi tooti.' },
  { stars: 5, text: "For my daughter's voni function. Photographers loved it." },
  {
    stars: 5,
    text: 'I have a lower back problem and was scared of wearing anything at the waist. It stayed light enough for the two hours I needed it',
    photo: true,
  },
];
