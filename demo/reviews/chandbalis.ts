import { PLATED, SET_STONES, type SeedReview } from './review.ts';

export const CHANDBALIS: readonly SeedReview[] = [
  { stars: 5, text: 'Loved them from opening the packet only' },
  {
    stars: 5,
    text: 'Moon shape is perfect and both sides are identical, I kept one over other and checked.',
    photo: true,
  },
  { stars: 5, text: 'For this money I was expecting some rough edges, found none.' },
  { stars: 5, text: 'Stones are small and evenly set, sparkle is soft.', fits: { stone: SET_STONES } },
  { stars: 1, text: 'Stones half of them fallen. I gave in gift, think how it feels.', fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: 'The curve is even on both the sides and it sits close to the jaw line. On a long face like mine many chandbalis look like hangers, not these.',
  },
  {
    stars: 4,
    text: 'Wish I could give half star more. The earrings are just lovely, but the pouch that came with it gave out after two days.',
  },
  {
    stars: 5,
    text: 'Back plate has no sharp point and the post is straight. My left ear is a bit torn so I always look at the post first.',
  },
  { stars: 3, text: "Pushed to one side while wearing, it doesn't face front fully." },
  {
    stars: 5,
    text: "My mother's test is to press the earring between two fingers. It didn't bend, she put it in her own box and that was that",
  },
  { stars: 5, text: 'pearls are all the same size', fits: { stone: ['Pearl bead'] } },
  { stars: 5, text: 'The little beads move nicely when you nod.', fits: { stone: ['Pearl bead', 'Glass bead'] } },
  {
    stars: 4,
    text: 'Pretty and comfortable enough for about four hours. After that, be near a handbag so that you can shift to something smaller.',
    fits: { minPrice: 400 },
  },
  { stars: 5, text: 'Looked so good with my Anarkali that I forgot necklace, and did not need it.' },
  {
    stars: 5,
    text: 'Reached Imphal in eight days with no damage. For us in the north east good packing is everything, since a parcel changes hands so many times.',
  },
  { stars: 5, text: "My bestie's gift on my mehendi. Best gift till now among all." },
  {
    stars: 5,
    text: 'Meri choti behen ki shaadi thi aur mujhe bhaagna daudna tha, heavy nahi pehen sakti thi. Ye pehen ke kaam bhi kiya aur photo bhi khichwayi',
  },
  { stars: 5, text: 'matt polish is just right and photographs well', fits: { plating: ['Matte gold plated'] } },
  {
    stars: 4,
    text: 'with plain silk and no necklace these are enough. i have had cheaper ones whose lower part faces the neck and not the front; these face front. polish is slightly brighter than i would choose. i have put one coat of transparent nail polish as my salon girl suggested, and am hoping it stays',
  },
  {
    stars: 5,
    text: "I have a torn lobe that was stitched last year, so I read each line about weight before ordering. These didn't trouble me for four hours at a reception. After coming home I checked in the mirror, no stretching. For women with the same problem: try for an hour at home first.",
    fits: { maxPrice: 700 },
  },
  { stars: 5, text: 'Feels like old family piece but costs like new shoes.' },
  {
    stars: 3,
    text: "For this price they could have made the lock better. I use my own backs, as with most earrings, and then it's fine.",
  },
  {
    stars: 1,
    text: 'Bent in transit as there was only a thin cover',
    replied: 'A thin cover is not enough for a chandbali, you are right. All of them travel in a box from this week.',
  },
  { stars: 2, text: 'Polish fading at edges in a couple of months.', fits: { plating: PLATED } },
  { stars: 4, text: 'Loses one star only due to weight after three hours.', fits: { minPrice: 700 } },
  {
    stars: 3,
    text: "It's half good. I love the upper part, and the lower part looks a bit crowded for my taste. Daughter likes exactly that part.",
  },
  {
    stars: 5,
    text: "Screw disc is wide so it doesn't hang forward.",
    fits: { closure: ['South screw', 'Screw lock'] },
    photo: true,
  },
  { stars: 4, text: 'Colour almost same as I saw. Very slight difference.' },
  {
    stars: 3,
    text: "Shade of both isn't the same, one is a bit dark.",
    replied: 'We match pairs by eye and this pair slipped past. Please exchange, and thank you for the clear words.',
  },
  {
    stars: 3,
    text: 'Fine earrings but the post is too thick for my piercing.',
    fits: { closure: ['South screw', 'Screw lock'] },
  },
  {
    stars: 2,
    text: 'Right side piece is perfect, left side has a crooked middle. When I wear both the difference is visible in mirror and more in photo. I asked for exchange and its under process since a week',
    replied: "The exchange had stuck at the courier's hub, sorry. It has been sent afresh today, by air.",
  },
  {
    stars: 4,
    text: 'The polish has a calm finish, more like old things. In the night function lights it came alive, in the morning it was a little quiet',
  },
  { stars: 4, text: 'Would be full marks if it had loop for ear chain.' },
  { stars: 5, text: "I've worn it four times. No stone has moved.", fits: { stone: SET_STONES } },
  { stars: 4, text: 'Accha hai par paas se dekhne par imitation pata chalta hai.' },
  {
    stars: 4,
    text: 'Back is fine but I am scared of loosing it so I use an extra stopper.',
    fits: { closure: ['Push back'] },
  },
  { stars: 4, text: 'Romba nalla irukku, weight konjam jaasthi.', fits: { minPrice: 500 } },
  { stars: 3, text: 'Not as full as picture. Gaps are more.' },
  { stars: 5, text: 'Chala grand ga undi, function lo andaru adigaru.' },
  { stars: 5, text: "Half moon part is thin and neat, it doesn't look like a plate." },
  {
    stars: 5,
    text: 'I bought it for a Rajasthani theme night at office, thinking one time use. I have now worn it to a reception and to a temple also.',
  },
  {
    stars: 4,
    text: "They come lower than expected and brush my neck, since I'm short there. On my sister they hang free and look better, I admit it.",
  },
  {
    stars: 5,
    text: "My daughter wore them for her college fest, I for a satyanarayan puja, and then my mother took them for her kitty party without asking anyone. They looked different on each of us and right on all. My mother has not returned them. I'm placing this second order under protest.",
    photo: true,
  },
  {
    stars: 5,
    text: "Got these for Eid. Wore with white suit and nothing else. Even my khala who is a jeweller's wife said the work is clean.",
  },
  { stars: 5, text: 'Back is also finished and no wire is peeping out.' },
  {
    stars: 4,
    text: 'One pearl is slightly yellowish compared to others. No big deal.',
    fits: { stone: ['Pearl bead'] },
  },
  { stars: 5, text: "Light for the size! I was ready for pain and it didn't come.", fits: { maxPrice: 900 } },
  { stars: 5, text: 'Best for lehenga and saree both' },
  { stars: 4, text: "Nice work, left one's post is little bent, I straightened." },
  { stars: 5, text: 'My friends in Pune wanted to see on video call, I showed, two ordered.' },
  {
    stars: 1,
    text: 'Screw was missing from the packet!!',
    fits: { closure: ['South screw', 'Screw lock'] },
    replied: 'Sorry, that makes them useless till it comes. Two pairs of screws went out by speed post today.',
  },
  { stars: 5, text: 'They frame the face really well, esp with middle parting' },
  { stars: 5, text: 'Reached Kolkata before ashtami. Wore with red border saree, what else do you want.' },
  {
    stars: 2,
    text: 'Very heavy and pulls the ear. My daughter tried also, same.',
    fits: { minPrice: 800 },
  },
  {
    stars: 5,
    text: "As a bride's elder sister I needed grand but not more grand than bride. Correct choice.",
  },
  { stars: 5, text: 'Wearing on karva chauth. Husband noticed on his own!!' },
  {
    stars: 1,
    text: 'Waited ten days, then it came in a box without any padding and one of them was flat like a papad. What kind of checking is this?',
    replied: 'The checking was fine, the box was not, and both are our job. Your new pair has gone out in a hard case.',
  },
  { stars: 5, text: 'My second chandbali from this store, both lovely' },
  {
    stars: 5,
    text: 'Wore them with a plain cotton saree for my viva. The external examiner, a lady, asked two questions on my thesis and one on the earrings.',
    photo: true,
  },
  {
    stars: 2,
    text: 'Two beads fell in auto, could not find.',
    fits: { stone: ['Pearl bead', 'Glass bead'] },
    replied:
      'Please write to us with a photo, we send the beads and two spare ones with rings so that any jeweller can hook them on.',
  },
];
