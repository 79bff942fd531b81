import type { SeedReview } from './review.ts';

export const NATH: readonly SeedReview[] = [
  {
    stars: 2,
    text: 'Bead came out when I tried to press it.',
    fits: { stone: ['Pearl bead', 'Glass bead'], closure: ['Clip-on'] },
    replied:
      'Please press at the two ends, not over the beads; but one bead should not give way so easily. A replacement is on its way.',
  },
  {
    stars: 5,
    text: "It's the right size, covers just the side and not the lips.",
    fits: { closure: ['Clip-on', 'Nose wire', 'Wire hook'] },
  },
  {
    stars: 4,
    text: 'Took two trials to learn how to wear it properly. There should be a small picture in the packet showing which side goes where.',
    fits: { closure: ['Clip-on', 'Nose wire'] },
  },
  {
    stars: 1,
    text: 'Looks dull and old, not what is shown',
    replied: 'Dull was not the intention. Please return it, and thank you for telling us so plainly what you saw.',
  },
  { stars: 5, text: "Small and light, doesn't hurt the nose.", fits: { maxPrice: 400 } },
  { stars: 4, text: 'Pretty, little big for small nose.', fits: { closure: ['Clip-on', 'Nose wire'] } },
  { stars: 5, text: 'Good grip and no red mark after.', fits: { closure: ['Clip-on'] } },
  {
    stars: 5,
    text: "I'm a bit dark and I was told such things don't suit me. It suits me beautifully, and I have forty photographs to prove it.",
  },
  { stars: 4, text: 'Mast, fakt thodi jad ahe.', fits: { minPrice: 350 } },
  {
    stars: 4,
    text: "It looks so good that I'm ready to forgive that it feels strange in the first ten minutes. You do forget it after that.",
  },
  { stars: 5, text: 'Beads are neatly twisted with wire.', fits: { stone: ['Pearl bead', 'Glass bead'] } },
  { stars: 4, text: 'Works well with some double tape under it.', fits: { closure: ['Clip-on'] } },
  { stars: 5, text: 'Sasubai ne swatah ghalun baghitli ani mhanali, mazya lagnat ashi asti tar! Ajun kay pahije.' },
  {
    stars: 5,
    text: 'Husband said I look like his aaji in her wedding photo. I take it as praise.',
    fits: { closure: ['Clip-on', 'Nose wire'] },
  },
  { stars: 1, text: 'It hurts and it falls. Both together, how?' },
  { stars: 4, text: 'Package was bigger than the product by fifty times! Product is lovely.' },
  {
    stars: 5,
    text: 'For my bridal shoot, and the photographer loved it.',
    fits: { closure: ['Clip-on', 'Nose wire'] },
  },
  { stars: 5, text: 'Screw is smooth. I wear it daily, in shower too.', fits: { closure: ['Nose screw'] } },
  {
    stars: 5,
    text: "I don't have nose pierced, it still stayed through full wedding.",
    fits: { closure: ['Clip-on'] },
  },
  {
    stars: 5,
    text: 'My daughter played Rukmini in school drama and this was the star of the costume.',
    fits: { closure: ['Clip-on', 'Nose wire'] },
  },
  { stars: 5, text: 'Wire is thin enough for my old piercing.', fits: { closure: ['Nose wire', 'Wire hook'] } },
  {
    stars: 5,
    text: 'Nath khup chaan aahe, paithani var ekdam shobhte.',
    fits: { closure: ['Clip-on', 'Nose wire', 'Wire hook'] },
  },
  { stars: 5, text: 'nathni bahut pyari hai', fits: { closure: ['Clip-on', 'Nose wire'] } },
  { stars: 5, text: 'Neat, no sharp wire end.', fits: { closure: ['Clip-on', 'Nose wire'] } },
  { stars: 4, text: 'Looks good with nauvari and with lehenga too.', fits: { closure: ['Clip-on', 'Nose wire'] } },
  {
    stars: 5,
    text: "My nose isn't pierced and I was always jealous of others on Gudi Padwa. Practised at home for two evenings to get the grip right. On the day I ate puran poli, laughed, cried a little, and it stayed. My whole building wanted to know how.",
    fits: { closure: ['Clip-on'] },
    photo: true,
  },
  { stars: 4, text: 'Good but press it slightly to tighten before wearing.', fits: { closure: ['Clip-on'] } },
  { stars: 5, text: 'I wore it from morning aarti till evening guests, without touching once.' },
  {
    stars: 3,
    text: 'Fine for photos only, not for eating with it on.',
    fits: { closure: ['Clip-on', 'Nose wire', 'Wire hook'] },
  },
  {
    stars: 5,
    text: 'my cousin and i did lavani at the housing society function and both of us wore one from here. not even one slip in all that jumping',
    fits: { closure: ['Clip-on', 'Nose wire'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Ordered this one day before my maternity leave so I could wear it in the photos at home. It was delivered by evening of the third day.',
  },
  { stars: 4, text: 'After 3 hours clip feels tight, take a small break.', fits: { closure: ['Clip-on'] } },
  {
    stars: 3,
    text: 'Looks pretty but I have dust allergy and keep sneezing, so had to hold it every time.',
    fits: { closure: ['Clip-on', 'Nose wire'] },
  },
  {
    stars: 3,
    text: "It is really pretty in the picture that my brother took. But you have to learn the exact place where it doesn't slip, and for the first half an hour you keep touching your nose. After that it is all right.",
    fits: { closure: ['Clip-on'] },
  },
  { stars: 5, text: 'Perfect for gudi padwa', fits: { closure: ['Clip-on', 'Nose wire'] } },
  { stars: 5, text: "Came in a tiny dibbi so it didn't get lost, thoughtful." },
  { stars: 2, text: 'Too loose, fell two times in one function.', fits: { closure: ['Clip-on'] } },
  { stars: 5, text: 'Worn for ganpati, everyone clicked my photo', photo: true },
  { stars: 3, text: 'Wire end is bit thick.', fits: { closure: ['Nose wire', 'Nose screw', 'Wire hook'] } },
  {
    stars: 1,
    text: 'Wire broke at first try.',
    fits: { closure: ['Nose wire'] },
    replied: 'Sorry, the wire was over-hard. We have changed the wire for the whole lot, your new piece is from it.',
  },
];
