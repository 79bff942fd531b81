import { SET_STONES, type SeedReview } from './review.ts';

export const SAREE_PINS: readonly SeedReview[] = [
  { stars: 4, text: 'Good quality. Took eight days to reach Shillong.' },
  { stars: 5, text: 'pretty little thing for such a little price', fits: { maxPrice: 500 } },
  { stars: 5, text: 'I wear it on my blazer in office and it starts conversations.' },
  { stars: 5, text: "My grandmother's silk is 60 years old and I trust this pin on it." },
  {
    stars: 5,
    text: 'hamari didi ke blazer par lagaya tha interview ke din, usko laga ki sirf sajawat hai. ab roz wahi lagati hai',
  },
  { stars: 3, text: 'Nothing special, does its job.' },
  { stars: 5, text: 'I was using four safety pins before, now this one is enough and looks decorated also.' },
  { stars: 5, text: 'Neat at back, opens easily with one hand.' },
  {
    stars: 4,
    text: "It looks good and holds well on thick fabric. On my daughter's thin stole it left a tiny hole, so choose where to wear.",
  },
  { stars: 1, text: 'Stones missing, three of them', fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: 'It opens with a push and closes without searching for the catch. At sixty, with my eyes, that is what I look for.',
  },
  { stars: 5, text: 'Romba cute, pallu la super ah irukku' },
  { stars: 5, text: 'Finishing is as neat as my imported one.' },
  { stars: 3, text: 'Okay but the pin bends.' },
  {
    stars: 5,
    text: 'We gave one to each lady who came for the haldi kumkum, wid a blouse piece. Much better than steel bowls, they said.',
  },
  { stars: 5, text: 'Farewell gift for madam, she pinned it on right there.' },
  { stars: 4, text: "Slightly heavy on chiffon, on silk it's fine." },
  { stars: 5, text: "Good for hijab too, light and doesn't leave mark." },
  {
    stars: 1,
    text: 'Tore my pallu. The pin end was rough.',
    replied:
      'We are sorry for the saree. Please write to us with a photo of it, we want to make this good beyond the price of the pin.',
  },
  { stars: 5, text: 'Used on dupatta for haldi, it did not move.' },
  { stars: 5, text: 'Pearls fixed tightly, I pulled at one to see.', fits: { stone: ['Pearl bead'] } },
  { stars: 4, text: 'Colour is lighter shade. Goes with most sarees anyway.' },
  {
    stars: 4,
    text: "Ordered for teachers' day. Our madam teaches physics and said the balance of the thing is right, so that is a certificate.",
  },
  { stars: 5, text: 'Best for school annual day, all teachers ordered the same.' },
  { stars: 4, text: 'Good brooch. Wish they sell in pack of two.', fits: { set: false } },
  { stars: 5, text: 'Pin is sharp and thin, no hole in silk' },
  { stars: 5, text: 'Holds all pleats together, even of heavy Banarasi.', photo: true },
  { stars: 2, text: 'Decoration got separated from the pin in second wear.' },
  {
    stars: 2,
    text: "Safety lock doesn't stay closed, pricked me twice.",
    replied: 'Sorry about the pricks! That catch is too loose, please exchange it at no cost.',
  },
  { stars: 5, text: 'Stones are shining well.', fits: { stone: SET_STONES } },
  { stars: 5, text: "It sits flat and doesn't pull the cloth down." },
  {
    stars: 5,
    text: 'I drape sarees for a living, forty brides in the last season, and pins are what I spend on. Most of them bend or leave a hole. I have used this one on tissue silk and organza without any damage. Bought one to test, now I keep six in the kit',
    photo: true,
  },
  {
    stars: 3,
    text: 'It is decent, but I had imagined it a size larger. On a broad border it gets a bit lost among the zari',
  },
  { stars: 5, text: 'Bought three and gave two. Regret giving.' },
  {
    stars: 4,
    text: 'On cotton and silk it lies like it was born there. On a thin georgette it pulled the pleats down a little, so I put a small piece of felt behind, from inside. Since then it is fine. I get asked about it in every parent teacher meeting.',
  },
  { stars: 4, text: 'one of the better ones I have bought online' },
  { stars: 3, text: 'Droops forward because of weight.' },
  {
    stars: 5,
    text: 'I pleat my saree in a moving train three days a week. With a normal pin it opens by Kalyan, with this it reaches office as it is.',
    photo: true,
  },
  { stars: 4, text: 'Looks beautiful. Pin could be longer for many pleats.' },
  {
    stars: 1,
    text: 'Bent and dull, not like picture',
    replied: 'Please send it back to us, the pin is made to be straight and bright. The money returns the same week.',
  },
];
