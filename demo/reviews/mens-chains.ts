import { GOLD_LOOKS, PLATED, type SeedReview } from './review.ts';

export const MENS_CHAINS: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'Papa ko retirement pe diya. Bole is umar mein chain kya pehnoon, phir pehen ke poore mohalle mein ghoom aaye',
  },
  {
    stars: 5,
    text: 'Gave it to my younger brother on his first salary day. Normally he rejects whatever I buy, this he wore in front of me and checked in the mirror twice',
  },
  { stars: 5, text: 'Heavy look, light price', fits: { minPrice: 700 } },
  {
    stars: 5,
    text: "my gym trainer asked where it's from, and he doesn't talk to anyone. wipe it after workout and it stays good",
    photo: true,
  },
  {
    stars: 1,
    text: 'Left green mark on white shirt collar.',
    fits: { plating: PLATED },
    replied:
      'Sorry about the shirt. Please return the chain, we are refunding it and sending it to the workshop to see what went wrong.',
  },
  { stars: 3, text: 'It twists at the neck when I sleep with it.' },
  { stars: 5, text: 'Shining is not over. Looks natural.', fits: { plating: PLATED } },
  {
    stars: 4,
    text: 'Wore it wid an open collar shirt in Goa and also in the sea by mistake. Washed and dried it and it is all right, so one star less only for my fear',
  },
  { stars: 4, text: 'Bought instead of market one. Better polish, same price.' },
  { stars: 5, text: "Ordered for my son's college fest, he says it's 'fire'. I am told that is good." },
  { stars: 3, text: 'Weight less than expected. Look is okay.' },
  {
    stars: 2,
    text: 'Hook loosened in ten days and chain fell at bus stop, lucky I noticed.',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain'] },
    replied: 'Lucky indeed. Send it to us and we fit a stronger clasp, no charge.',
  },
  { stars: 5, text: 'Thickness is proper. Not too thin like ladies chain.', fits: { minPrice: 620 } },
  { stars: 5, text: "doesn't feel hollow, good one", fits: { stone: ['No stone'] } },
  {
    stars: 2,
    text: "Looks manly in photo. In hand you feel there is no weight, and the lock is of the same size as on my wife's chain. I have returned it, and pickup was smooth, so two stars for pickup",
    replied:
      'Thank you for being fair about the pickup. A heavier chain for men is with the maker now, we hope you look again.',
  },
  { stars: 5, text: 'Gifted to brother on rakhi. He never says thanks but wears it daily so that is thanks.' },
  {
    stars: 4,
    text: 'Colour matches my bracelet which I bought elsewhere. Good enough.',
    fits: { stone: ['No stone'] },
  },
  {
    stars: 5,
    text: 'Simple, no drama, no over design. A chain should be like this only, and the lock should hold, which it does.',
  },
  { stars: 5, text: 'No colour change till now, I sweat a lot in factory.' },
  {
    stars: 5,
    text: 'Good lock, I pulled hard to check and it holds.',
    fits: { closure: ['Lobster clasp with extender', 'Hook with back chain'] },
  },
  {
    stars: 4,
    text: 'Machi, look is super. Delivery took a week to Tirunelveli n tracking was showing some other city for two days.',
  },
  {
    stars: 5,
    text: 'in our side the groom must have a chain on, and with present rates you know how it is. took this without telling anybody, wore it for the tilak and for the wedding, and it is now my everyday one. my own mother asked where i had kept the receipt. lock is proper, and there is no skin problem till now',
    fits: { plating: GOLD_LOOKS },
    photo: true,
  },
  {
    stars: 5,
    text: "Links are smooth, doesn't pull chest hair. Men will understand.",
    fits: { stone: ['No stone'] },
    photo: true,
  },
  {
    stars: 1,
    text: 'faded fully in 3 weeks, wearing it feels shameful now',
    fits: { plating: PLATED },
    replied: 'Three weeks is not what we promise. Kindly return it, we replate it or refund it, as you say.',
  },
  { stars: 4, text: 'Good, could be one inch longer for tall person like me.' },
  {
    stars: 3,
    text: "It is a decent chain but the shine in the first week is too much, I felt like a groom in office. Now it's settled down.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 5,
    text: "The length options are given in inches so I measured my old one with my wife's tape. Correct to the inch when it arrived",
    fits: { sized: true },
  },
  {
    stars: 4,
    text: 'nice chain for the price. i would have liked a bit more weight in hand, but my wife says then i would complain about the neck',
  },
  { stars: 1, text: 'Broke while removing t-shirt, only second day. Not for men.' },
  { stars: 5, text: 'My husband wears it from morning to night, including gym, and two months have passed.' },
  { stars: 5, text: 'Packing is safe. Delivered at Surat in three days.' },
  {
    stars: 4,
    text: 'i do night shift in a warehouse and sweat plenty. wiping with a handkerchief before sleeping is all that i do. the shine has come down a bit from the first week, and actually i like it more now. could be a little thicker for the price',
  },
  { stars: 5, text: 'Worth the cost, wore for Pongal and got compliments from uncle gang.' },
  {
    stars: 5,
    text: 'I drive a cab whole day in Hyderabad and did not want to wear costly one. Passengers ask about it sometimes. Satisfied.',
  },
  { stars: 4, text: 'Husband liked it. He would prefer slightly thicker.' },
  { stars: 3, text: 'For two months very good, now slight fading behind neck.', fits: { plating: PLATED } },
  {
    stars: 5,
    text: 'Bro quality is solid. Wore it at my wedding sangeet with kurta and everyone thought I borrowed from dad.',
  },
  {
    stars: 4,
    text: 'Bit bright in the first week then settles.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated', 'Gold-tone plated'] },
  },
  { stars: 5, text: "Same design as my father's chain which he has never taken off since 1989." },
  {
    stars: 5,
    text: "I'm an auto driver in Pune, sun and dust whole day. Four months over and it is still shining when I clean it with a cotton cloth.",
  },
];
