import { PLATED, SET_STONES, type SeedReview } from './review.ts';

export const PENDANTS: readonly SeedReview[] = [
  {
    stars: 5,
    text: "Wore it with western dress at cousin's cocktail, looked classy.",
    fits: { style: ['Minimal', 'AD', 'Contemporary', 'Pearl'] },
  },
  { stars: 5, text: "It doesn't flip when walking.", fits: { set: true } },
  {
    stars: 4,
    text: 'I have two of these now from different months and the polish of both is same, so their quality is steady. That matters when you are gifting two sisters.',
  },
  {
    stars: 4,
    text: "I ordered it as a filler item and I'm pleasantly surprised. Took away one star as the invoice was folded around it like a samosa",
  },
  {
    stars: 5,
    text: 'Stone setting solid. Dropped it once on bathroom tiles, nothing happened.',
    fits: { stone: SET_STONES },
  },
  { stars: 5, text: 'Neat enamel filling, no bubbles.', fits: { stone: ['Meenakari enamel'] } },
  { stars: 5, text: 'padakkam romba cute', fits: { set: true } },
  { stars: 5, text: 'Shines beautifully', fits: { stone: ['AD (American diamond)', 'Glass crystal'] } },
  { stars: 5, text: 'Locket ka design ghar mein sabko pasand aaya.', fits: { set: true } },
  { stars: 5, text: 'Wearing it plain under shirt collar, nobody says empty neck now.', fits: { set: false } },
  { stars: 4, text: 'Bagundi but chain konchem thin ga undi.', fits: { set: true } },
  { stars: 4, text: 'I think they should show it on a neck, then people will know size.' },
  {
    stars: 5,
    text: 'My colleague from Delhi office asked whether I bought from a boutique. No madam, online.',
  },
  { stars: 5, text: 'Perfect secret santa gift, she loved it.', fits: { maxPrice: 800 } },
  {
    stars: 1,
    text: "stone was already out in the packet and I can't even find where it fell",
    fits: { stone: SET_STONES },
    replied: "Please don't hunt for it. Choose exchange on the order page and we send a new one, checked twice.",
  },
  {
    stars: 2,
    text: 'The loop opened and I nearly lost it in the auto.',
    fits: { set: true },
    replied:
      'Glad it was not lost. Please send it back; we solder the loop shut and post it to you, both ways at our cost.',
  },
  { stars: 2, text: 'Scratches on front on arrival', fits: { set: true } },
  {
    stars: 5,
    text: 'Twist is even from end to end and it bends softly like thread.',
    fits: { set: false, stone: ['No stone'], style: ['Traditional'] },
  },
  {
    stars: 5,
    text: 'my friends gifted me a similar one from a mall brand at four times the price. i wear this on weekdays, and that also on weekdays, nobody can tell',
  },
  {
    stars: 4,
    text: 'I wanted something for daily puja look, this serves well.',
    fits: { style: ['Temple', 'Traditional', 'Antique'] },
  },
  {
    stars: 5,
    text: "The length comes right below the collar bone on me and stays above the kurti neck, so it can be seen. What's the use otherwise.",
  },
  { stars: 2, text: 'I feel overpriced for the size.', fits: { minPrice: 500, set: true } },
  {
    stars: 3,
    text: 'Nothing to complain of and nothing to praise either. It arrived, it is of the size told, it is wearable. I would have been happier with a slightly thicker body, it feels like a leaf between the fingers.',
    fits: { set: true },
  },
  {
    stars: 4,
    text: 'Lovely little thing. The lock is really tiny for someone with weak eyes, so my granddaughter is on duty every morning.',
  },
  { stars: 4, text: 'Good one but pendant is a little smaller than my idea.', fits: { set: true } },
  {
    stars: 5,
    text: 'Bought for my mausi who lives alone in Haridwar. She called to say that the postman waited till she opened it and he also liked',
  },
  { stars: 5, text: 'Chain alone is enough, I put my old locket in it and both are happy.', fits: { set: false } },
  { stars: 4, text: 'Liked it very much, four because there is no gift box option.' },
  {
    stars: 1,
    text: 'Not at all like picture. Returned same day.',
    replied: 'Noted, and thank you for returning it in good order. The amount went back the day it reached us.',
  },
  { stars: 4, text: "The chain is smooth and hair doesn't get caught, lock takes some time.", fits: { set: false } },
  {
    stars: 5,
    text: 'Chhota hai par saaf hai, matlab kaam saaf hai. Mere bhai ne poocha kis sunar se banwaya, maine kaha parcel wale se.',
  },
  {
    stars: 5,
    text: "I gave it to my mother on her first day of retirement. She said now she'll buy me one with her pension haha.",
  },
  { stars: 5, text: 'The back side is polished smooth, so nothing pricks.', fits: { plating: PLATED, set: true } },
  {
    stars: 3,
    text: 'The design is nice but one side was a bit rough, I filed it with nail filer.',
    fits: { set: true },
  },
  {
    stars: 2,
    text: 'Shine gone after contact with water two three times. Maybe I should have been careful.',
    fits: { plating: PLATED },
    replied:
      'Water is hard on plating, as the care note says, but let us see a photo. If it went too fast we make it good.',
  },
  {
    stars: 5,
    text: 'Small things matter and here they did it right, the loop at the lock is soldered and not just bent.',
  },
  {
    stars: 4,
    text: 'Nice piece, polish slightly bright for my taste.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated', 'Gold-tone plated'] },
  },
  { stars: 5, text: 'Chain and pendant are well matched in thickness.', fits: { set: true } },
  {
    stars: 5,
    text: 'gave this to my student who topped the district, in front of the whole assembly. her grandmother came to check it the next day and approved',
  },
  { stars: 5, text: 'Exactly fits the gap in my V neck kurtas.', fits: { set: true } },
  { stars: 1, text: "Turned blackish in one month, my friend's also. We both ordered together." },
  {
    stars: 4,
    text: 'Neat and even, though I would have liked a choice of longer length for my sarees. On kurtas it comes well.',
  },
  {
    stars: 5,
    text: 'I have ordered two pendants till now and both had even finish from all sides.',
    fits: { set: true },
  },
  {
    stars: 1,
    text: 'Very small like a button. Price should match the size.',
    fits: { set: true },
  },
  {
    stars: 4,
    text: 'I had added this only to reach the free delivery amount, to be very honest, and it has turned out to be what I wear the most. It is small but has a clear shape, people can make out what it is from normal distance. Polish okay after a month',
    fits: { set: true },
  },
  {
    stars: 5,
    text: 'Detailing is fine for such a small size. I looked with a magnifier also, I am that kind of person.',
    fits: { set: true },
    photo: true,
  },
  {
    stars: 3,
    text: 'works for daily wear if you keep it from water. i forgot once and it is a little less bright now, but still wearable',
    fits: { plating: PLATED },
  },
  { stars: 5, text: 'Cute little pendant, daughter wears it to school under the uniform.', fits: { set: true } },
  {
    stars: 5,
    text: 'i travel with one small pouch of jewellery for work and this is always in it. goes with collared shirts and with sarees equally',
  },
  {
    stars: 5,
    text: "As a nurse I can't wear hanging things, this goes inside the uniform and stays there.",
  },
  {
    stars: 3,
    text: 'Colour is paler than I expected.',
    replied: 'Our photographer uses warm lamps. We have asked for a picture by daylight too.',
  },
  {
    stars: 5,
    text: 'I double it on saree days and keep it single on kurti days.',
    fits: { set: false, stone: ['Glass bead'] },
  },
  {
    stars: 5,
    text: 'Reached Port Blair in nine days, for us that is fast. No knot in the chain and everything in order.',
  },
  {
    stars: 5,
    text: 'Wanted a small first piece for my niece who turned ten, not costly as kids lose everything, but not plastic also.. This felt correct. She keeps it in a soap box with tissue paper, wears it only on festival days and then shows it to every guest. Finish has no sharp place, I checked with my own neck first.',
    fits: { set: true },
    photo: true,
  },
  { stars: 4, text: 'Edges could have been rounder', fits: { set: true } },
  { stars: 5, text: 'Dollar super, wearing daily with no problem.', fits: { set: true } },
  {
    stars: 3,
    text: "Chain got one kink while sleeping and it doesn't become straight again.",
    fits: { set: false, stone: ['No stone'] },
  },
  {
    stars: 5,
    text: 'i have habit of holding the pendant while thinking. three months i am doing that and no colour change',
    fits: { set: true },
    photo: true,
  },
  {
    stars: 5,
    text: "My son chose this with his first stipend. What to review, for me it's the best in the world.",
  },
  {
    stars: 3,
    text: "Okay. For kids' birthday gift it is perfct, for my own I think I should have gone one step up in price.",
  },
];
