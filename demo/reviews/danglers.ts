import type { SeedReview } from './review.ts';

export const DANGLERS: readonly SeedReview[] = [
  {
    stars: 4,
    text: 'Lovely shape. I wish there was something to stop it from going all the way round on a windy scooter ride, but they looked good on arrival.',
  },
  { stars: 5, text: 'Good work at the joint rings, all closed tight.' },
  {
    stars: 3,
    text: "They move beautifully and my friends praised them. But the small rings between the parts are thin, and I have had to press one shut already. Handle softly, store hanging and not in a heap, and don't hug people who wear woollens.",
  },
  { stars: 3, text: 'Nice for one or two parties, looks delicate.' },
  {
    stars: 1,
    text: 'Not received proper pair, two right ears or what',
    replied: "Two left or two right, it is our packer's mistake. The matching one is in the post with a small apology.",
  },
  { stars: 5, text: 'Works with hair open or tied.' },
  { stars: 5, text: 'Hook is secure and comes with stopper.', fits: { closure: ['Fish hook'] } },
  { stars: 5, text: 'Wore to a Sunday church wedding in Goa with a midi dress. So many asked.' },
  {
    stars: 2,
    text: 'Hook opened up and lost one in the metro.',
    fits: { closure: ['Fish hook', 'Wire hook'] },
  },
  { stars: 5, text: 'Very light, no pulling.', fits: { maxPrice: 600 } },
  { stars: 4, text: 'Only the packing could be better, earrings are worth it.' },
  {
    stars: 5,
    text: "For freshers party I needed something to go with saree from my mom's cupboard. Done!",
  },
  { stars: 5, text: 'Latkan style mujhe bahut pasand hai, ye waala best.' },
  { stars: 5, text: 'So glad I took the risk, first time from this site.' },
  { stars: 3, text: 'One is hanging 2-3 mm lower than the other.' },
  {
    stars: 5,
    text: 'Wore on my birthday dinner, all my friends liked and one ordered from the table itself',
    photo: true,
  },
  {
    stars: 5,
    text: 'For a plain georgette saree you need something long at the ear, and this was the answer. My neck was kept empty on purpose',
  },
  {
    stars: 4,
    text: 'Took one star off as I had to straighten one post. Otherwise they are neat, light, and the same length on both sides.',
    fits: { closure: ['Push back', 'South screw'] },
  },
  {
    stars: 5,
    text: 'The stones catch camera flash in the best way.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal', 'Kundan-look glass', 'Polki-look glass'] },
  },
  { stars: 5, text: 'Andariki nachayi, ma akka ki kuda okati order chesa.' },
  { stars: 4, text: 'Bought for farewell, nice hit with friends, one ring was open which I pressed close.' },
  { stars: 5, text: "They move so nicely when I walk, got many compliments at cousin's cocktail." },
  { stars: 5, text: 'Not too long, stops before shoulder on me.', photo: true },
  { stars: 4, text: 'Definitely prettier in person than in pic. Took a while to reach.' },
  { stars: 5, text: 'My dance teacher bought ten pairs for the whole batch on my advice, for Holi stage program.' },
  {
    stars: 3,
    text: 'They were nice in the evening light, and in the daytime the finish looked a little flat. I would wear them again but only at night.',
  },
  { stars: 5, text: 'Moves smoothly and no noise near the ear. I can take phone calls also.' },
  { stars: 1, text: 'They look like from a toy shop. Not for adults.' },
  {
    stars: 5,
    text: 'Ek hi pair se teen function nikal gaye, sagai, sangeet aur reception. Kisi ne notice kiya bhi toh tareef hi ki.',
  },
  {
    stars: 4,
    text: 'Pretty, wish it had a push back in place of hook.',
    fits: { closure: ['Fish hook', 'Wire hook'] },
  },
  { stars: 4, text: 'Liked the length. Colour slightly light.' },
  { stars: 4, text: 'Nice, ends tangle with dupatta net so be careful.' },
  {
    stars: 1,
    text: 'Pieces were tangled so badly that it broke while separating.',
    replied: 'We will pin each earring on its own card from now on. Your refund is done.',
  },
  {
    stars: 2,
    text: 'Bottom drop came off in the first evening itself.',
    replied:
      'Sorry it spoiled your evening. Send a photo and the drop, if found; we fix or replace, whichever is quicker for you.',
  },
  {
    stars: 5,
    text: "Took a single pair for a whole destination wedding because of cabin baggage, and wore them at the cocktail, the haldi lunch and even with my travel clothes. They didn't tangle in the bag since I hooked them through a button, old hostel trick. No piece lost, and I danced a lot.",
  },
  { stars: 5, text: 'Got within the week, neat, no knots.' },
  { stars: 4, text: 'Slight weight by the end of the party.', fits: { minPrice: 500 } },
  { stars: 5, text: "Saw at a friend's house first and then ordered for myself." },
  { stars: 5, text: "Feels delicate but survived my two year old's attack." },
  {
    stars: 5,
    text: 'My sister is doing fashion design in Ahmedabad n rejects whatever I pick. She has kept these, and used them in her class shoot also.',
  },
];
