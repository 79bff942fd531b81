import { SET_STONES, type SeedReview } from './review.ts';

export const MAANG_TIKKA: readonly SeedReview[] = [
  { stars: 2, text: 'Not as in picture, smaller and pale.' },
  { stars: 5, text: 'Completed my bridal look', photo: true },
  { stars: 5, text: "Bought for daughter's first dance show, she refused to take it off at dinner." },
  { stars: 5, text: 'nethi chutti romba alaga irukku', fits: { maxPrice: 500 } },
  { stars: 5, text: 'Good shine and neat edges, nothing scratches forehead.' },
  { stars: 5, text: 'Beads at the end are in one line.', fits: { stone: ['Pearl bead', 'Glass bead'] } },
  { stars: 1, text: 'Hook came separately from chain, broken. Could not use on my wedding.' },
  { stars: 5, text: 'Wore on my mehendi with flowers and it was the best photo of the day.' },
  {
    stars: 5,
    text: 'Didi ki haldi mein pehna tha, phoolon ke saath bhi accha laga. Baal dhone ke baad bhi kuch kharab nahi hua, galti se saath chala gaya tha.',
  },
  {
    stars: 5,
    text: 'The underside is smooth so there was no mark on my forehead even after the full ceremony. My last one had left a dent like a stamp',
  },
  { stars: 5, text: 'My makeup artist asked me where I bought so that she can keep for her clients.' },
  { stars: 5, text: 'No stone fell even after full day with veil going on and off.', fits: { stone: SET_STONES } },
  { stars: 5, text: 'Papidi billa super ga undi', fits: { maxPrice: 500 } },
  { stars: 4, text: 'Colour little lighter than necklace which I have, still goes.' },
  { stars: 5, text: 'Stays in the centre without much pinning.' },
  { stars: 5, text: 'Tikka bahut sundar, maathe pe ekdum fit', fits: { maxPrice: 500 } },
  { stars: 5, text: 'I use it for garba too with U pins on both sides.' },
  {
    stars: 4,
    text: 'Nice piece. Chain links are fine and get stuck in curly hair like mine, so I oiled the parting a little and it came off easily.',
  },
  {
    stars: 5,
    text: 'Used by four cousins in the same wedding, one after the other, for solo photos. So per head it has cost us almost nothing.',
  },
  {
    stars: 1,
    text: "Delivered after marriage is over, what's the use",
    replied:
      'Nothing we say brings the day back. If it is unworn, please send it back at our cost and take the whole amount.',
  },
  { stars: 5, text: 'Matched with an old set of mine which never had a tikka.' },
  {
    stars: 5,
    text: 'Pinned it at six in the evening and removed at three in the night. It was in the same place',
    photo: true,
  },
  { stars: 3, text: 'It keeps turning to the back side.' },
  { stars: 4, text: 'Received in five days. Beautiful, except for one tiny scratch on the side.' },
  { stars: 4, text: 'Happy, only wish there were matching earrings to buy along.' },
  {
    stars: 4,
    text: "Its good for stage n for small functions at home. For my own wedding I would take something larger, but this was for my friend's",
  },
  {
    stars: 2,
    text: 'One small ring opened, so it fell during pheras.',
    replied:
      'Of all moments! We are very sorry. We will solder that ring on a fresh piece and send it, and the price goes back to you.',
  },
  {
    stars: 5,
    text: "The tikka of my bridal set broke two days before the wedding, and my cousin found this one with quick delivery. It matched well enough that in the album even I can't say which function had which one. It held with just two bobby pins under a heavy veil.",
    photo: true,
  },
  { stars: 3, text: 'Chain is short for people with a high hairline.' },
  { stars: 3, text: 'suits a middle parting only. i do side parting so it was not staying' },
  { stars: 4, text: 'Liked this. Wear it before you set the hair, not after.' },
  { stars: 4, text: 'Acchi lagi, bas thodi halki hai isliye hilti rehti hai.' },
  {
    stars: 4,
    text: 'Bought for my own use but my daughter took it for her kathak exam. It stayed through all the chakkars with some pins and half a bottle of hair spray. The chain was a bit long for a child, we folded it inside the parting.',
  },
  { stars: 5, text: 'Perfect size for me. Big ones look funny on my face.', fits: { maxPrice: 500 } },
  {
    stars: 5,
    text: 'My forehead is small and most tikkas cover half of my bindi. With this I could adjust the chain and both could be seen',
    fits: { maxPrice: 500 },
  },
  { stars: 5, text: 'Length of chain is enough for my broad forehead.' },
  {
    stars: 1,
    text: 'Stones were loose and falling in the cover.',
    fits: { stone: SET_STONES },
    replied: 'We have taken it back and refunded it. Thank you for writing, it helped us to find the bad tray.',
  },
  {
    stars: 4,
    text: 'Hook could be stronger. Otherwise superb for the cost.',
    fits: { closure: ['Hook with back chain', 'Wire hook', 'Fish hook'] },
  },
  {
    stars: 5,
    text: 'Hook is small and hides under hair.',
    fits: { closure: ['Hook with back chain', 'Wire hook', 'Fish hook'] },
  },
  { stars: 3, text: 'Shiny but plasticky, for stage fine.' },
];
