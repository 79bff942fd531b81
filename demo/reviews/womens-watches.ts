import { PLATED, SET_STONES, type SeedReview } from './review.ts';

export const WOMENS_WATCHES: readonly SeedReview[] = [
  { stars: 5, text: 'Wore for three weddings and one interview.' },
  { stars: 2, text: 'Loses ten minutes daily. What to do with such watch.' },
  { stars: 5, text: 'Good watch for gifting, packing was proper with a cushion.' },
  { stars: 4, text: 'Good watch in this range. Hands are thin so in low light it is difficult to see the time.' },
  { stars: 4, text: 'Slightly smaller than I expected and I ended up liking that.' },
  { stars: 5, text: 'Roju office ki pettukuntunna, chala classy ga undi.' },
  {
    stars: 5,
    text: 'I compared it with my phone every Sunday for five weeks. Difference is hardly a few seconds, so I have stopped checking.',
    photo: true,
  },
  { stars: 1, text: 'Fog inside after slight rain, now needles are stuck.' },
  {
    stars: 3,
    text: "It's pretty and it was admired at the ladies club. But this is a dress watch, not for someone who is always in kitchen and garden like me. I got one scratch in the first week itself. I have kept it for going out.",
  },
  { stars: 5, text: 'Clasp closes with nice click.', fits: { closure: ['Fold-over clasp', 'Openable with clasp'] } },
  {
    stars: 5,
    text: 'Link removing tool helped, did it myself by watching a video.',
    fits: { closure: ['Fold-over clasp'], style: ['Contemporary'] },
  },
  { stars: 4, text: "Like the weight. Don't get it wet, as with any such watch." },
  { stars: 5, text: 'All good, battery was fitted and running when it came.' },
  {
    stars: 3,
    text: "It is pretty but it doesn't sit flat on my bony wrist, and slides to the side. I have tightened it as much as possible.",
  },
  { stars: 5, text: 'Strap is soft.', fits: { closure: ['Buckle'] } },
  { stars: 5, text: 'Wedding anniversary surprise. He hid it in my sewing box.' },
  { stars: 2, text: 'One stone fell near the dial and it moves inside.', fits: { stone: SET_STONES } },
  { stars: 5, text: 'Nice finishing of the back plate as well.' },
  {
    stars: 5,
    text: 'My daughter gave me a smart one that kept telling me to stand up. I have given it back. This tells the time, looks like a bracelet, and keeps quiet. I wear it to the bank, to the temple and to weddings. At sixty four I have earned the right to sit when I please',
    fits: { closure: ['Fold-over clasp', 'Openable with clasp'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Looks more like jewellery than watch. I wear it with saree and people first notice the bracelet.',
    fits: { closure: ['Fold-over clasp', 'Openable with clasp'] },
    photo: true,
  },
  {
    stars: 4,
    text: 'Size suits my small wrist. The catch is tight, needs practice to close with one hand',
    fits: { closure: ['Fold-over clasp', 'Openable with clasp'] },
  },
  { stars: 5, text: 'Gift for my wife on promotion, she is a banker and wears it daily.' },
  {
    stars: 2,
    text: "Stopped after a month and I'm waiting for warranty reply.",
    replied:
      'Apologies for the silence. The movement is under warranty; the pick-up is now fixed and you will get a replacement, not a repair.',
  },
  {
    stars: 4,
    text: 'Using since the school reopened in June. It keeps time well, and is readable from the side while I write on the board. I have knocked it on the desk several times with no mark on the glass. I give four since it needed a link taken out and nobody near my house knew how.',
    fits: { closure: ['Fold-over clasp'], style: ['Contemporary'] },
  },
  {
    stars: 4,
    text: 'Had to visit a watch shop for removing links, he charged fifty.',
    fits: { closure: ['Fold-over clasp'], style: ['Contemporary'] },
  },
  { stars: 5, text: 'rose tone is subtle, not pink pink', fits: { plating: ['Rose-gold-tone plated'] } },
  { stars: 5, text: 'Elegant, simple. No big brand name shouting on it.' },
  { stars: 4, text: 'Strap is a bit stiff in first week.', fits: { closure: ['Buckle'] } },
  {
    stars: 4,
    text: 'Good looking. Could have one more link for larger wrist.',
    fits: { closure: ['Fold-over clasp'], style: ['Contemporary'] },
  },
  { stars: 5, text: 'The glass has no scratches after a month in school with kids.' },
  { stars: 3, text: 'I find the dial hard to read at night.' },
  { stars: 5, text: 'My wrist is thin and usually watches hang on me. Not this one.' },
  { stars: 5, text: 'superb watch in low price', fits: { maxPrice: 2000 } },
  { stars: 4, text: 'Delivery one star, watch five, so in average four.' },
  { stars: 5, text: 'Matches with my bangles, so I wear them together on one hand.' },
  {
    stars: 5,
    text: "I had stopped wearing watches after mobile came. Now I'm again late, but with a nice watch on my hand",
  },
  {
    stars: 5,
    text: 'Ghadi bhi aur zewar bhi, ek hi cheez mein dono ka kaam. Shaadi mein purse kam khola, time dekhne ke liye phone nahi nikalna pada.',
  },
  {
    stars: 4,
    text: 'Pretty enough, the catch is tight in the beginning.',
    fits: { closure: ['Openable with clasp', 'Fold-over clasp'] },
  },
  {
    stars: 5,
    text: 'My colleague has one of a known brand, we kept side by side. Hers cost six times, looks not six times.',
  },
  { stars: 4, text: "Looks good in office. I'm careful with it as polish is polish.", fits: { plating: PLATED } },
  { stars: 5, text: "Daughter's board exam gift as mobile not allowed in hall. She loves it." },
  { stars: 5, text: "Ordered for Onam. It's lovely with kasavu." },
  { stars: 5, text: "Light on wrist, I don't feel it while typing." },
  {
    stars: 3,
    text: 'watch came stopped, after changing battery it works',
    replied: 'It should come running. Please send us the battery bill, we pay it back.',
  },
  {
    stars: 1,
    text: 'Not working since day one.',
    replied:
      'Please accept our apology. It is exchanged, no questions; the new one was run for two days before packing.',
  },
  {
    stars: 1,
    text: 'Glass had a crack when I opened. Packing was just paper.',
    replied: 'A watch in plain paper, we are ashamed. New one has gone in a tin box.',
  },
  {
    stars: 1,
    text: 'Clasp opened and it fell on the road, glass gone.',
    fits: { closure: ['Fold-over clasp', 'Openable with clasp'] },
  },
  { stars: 5, text: 'Stones on it are neat and not one is loose.', fits: { stone: SET_STONES } },
  {
    stars: 4,
    text: 'two months of daily wear, and i have given it one drop from the table. works well. there is a hairline scratch on the side',
  },
  {
    stars: 5,
    text: "Purchased for my sister's Hyderabad job joining. She said her team lead asked if it's from abroad. It's from a small parcel, we told.",
  },
  {
    stars: 5,
    text: "It came with the plastic film on the glass, the time already set, and the second line of the invoice said 'thank you'. Nice touch",
  },
  {
    stars: 4,
    text: 'my mother wanted a simple watch for the evening walk, my father wanted it in a nice box. mother is happy, father less',
  },
  { stars: 5, text: 'I was tired of smart watch charging every day. This just works.' },
  { stars: 5, text: "I'm a staff nurse, a quick look and I know the time. Wash hands carefully though." },
  { stars: 2, text: 'The strap colour started coming on my hand.', fits: { closure: ['Buckle'] } },
  { stars: 3, text: 'Time is right, shine went a bit at the sides.' },
  {
    stars: 5,
    text: 'Colleagues at the bank counter have noticed it, even one customer asked while I was counting his notes. I lost the count and had to start again.',
  },
  {
    stars: 3,
    text: "Nothing wrong with the time keeping. But the finish looks brighter in the photo, in real life it's more modest.",
  },
  {
    stars: 5,
    text: 'i have worn it through one whole summer in Nagpur, sweat n all. there is no mark on the back and the skin is fine',
  },
  {
    stars: 5,
    text: 'I am a retired headmistress, wanted one watch which I can read and which does not look like gents. Got it.',
  },
];
