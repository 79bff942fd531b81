import { GOLD_LOOKS, PLATED, SET_STONES, type SeedReview } from './review.ts';

export const BANGLES: readonly SeedReview[] = [
  { stars: 5, text: 'Correct weight, not hollow, not too heavy.', fits: { plating: PLATED } },
  {
    stars: 4,
    text: 'The price was lower when I put it in the wishlist, by the time I bought it had gone up fifty rupees. But product is lovely.',
  },
  { stars: 5, text: "Bought for my niece's half saree function, her hands looked full and pretty in every photo." },
  {
    stars: 5,
    text: 'Received on a Saturday, wore on Sunday for a house warming in Nellore, and was asked on Monday in the office group to share the link.',
  },
  { stars: 5, text: 'For a festival set you get variety to mix with what you have already.' },
  {
    stars: 2,
    text: 'Polish faded on the side which touches the table. Two months only!',
    fits: { plating: PLATED },
    replied:
      'That side takes the most wear, but two months is too little. Please write to us from your order page and we will make it good.',
  },
  {
    stars: 5,
    text: "Wore these at my sister's place in Vijayawada for ten days of wedding work. Cutting vegetables, tying garlands, washing hands fifty times. I expected the worst and at the end they needed just a wipe. My cousin brother's wife has taken the same now, and she is someone who doubts everything",
    fits: { plating: GOLD_LOOKS },
    photo: true,
  },
  {
    stars: 5,
    text: 'My mother has big hands and never gets good designs in her size in our town. Here she got. Thank you from both of us.',
    fits: { sized: true },
    replied: 'Please tell your mother that we keep the bigger sizes in stock on purpose. Many hands, many sizes!',
  },
  {
    stars: 5,
    text: "I run a small boutique in Bareilly and keep checking what others sell. Finishing of these is better than what I get in wholesale, I'm telling you honestly.",
  },
  {
    stars: 4,
    text: 'Nice, but my usual was tight for me so exchanged to next size. Exchange went smoothly though it took a week.',
    fits: { sized: true },
  },
  {
    stars: 2,
    text: 'Came in wrong size even though I ordered right. Exchange pick up is after five days so missed the function.',
    fits: { sized: true },
    replied:
      'We sent a wrong size, you did nothing wrong. Next time please tell us the date of your function, we send by the faster way.',
  },
  {
    stars: 5,
    text: 'My office dress is formal so I wanted something thin that does not knock on the laptop. Happy with this.',
    fits: { style: ['Minimal', 'AD'] },
  },
  {
    stars: 3,
    text: 'Look is great but they make too much noise in office, colleagues turned.',
    fits: { set: true, closure: ['Slip-on'] },
  },
  {
    stars: 4,
    text: 'Good ones, wearing them with two plain ones at each end for contrast. Alone they look a bit lonely on my long hand',
  },
  {
    stars: 5,
    text: "For a long time I stopped wearing bangles as a programmer because of the keyboard. These are easy to slip off and put back, so I'm a bangle person again.",
    fits: { closure: ['Slip-on'] },
  },
  {
    stars: 3,
    text: "Size runs small I feel. My glass bangles of same number go easily and these don't.",
    fits: { sized: true, plating: PLATED },
    replied:
      'Metal bangles do not give like glass ones do. Please take one size up in exchange; your first exchange costs nothing.',
  },
  {
    stars: 5,
    text: 'no cut edges inside, and i check with my thumb on the full circle. my skin tears easily as i take steroids, so this is not a small matter for me',
  },
  {
    stars: 5,
    text: "my father is in the army and we shift every two years, so costly things stay in the locker at our native. these are what i wear in every posting. bought the first ones in Pathankot and now again in Jabalpur, because i gave the old ones to my maid's daughter for her marriage",
  },
  {
    stars: 5,
    text: 'Took 2.6 and it slides on with a bit of soap like any normal bangle. Size is true.',
    fits: { sized: true },
  },
  {
    stars: 5,
    text: 'Wore to my first Karva Chauth in a city where I know nobody. Neighbour aunty held my hand, looked at the bangles and invited me in. So that is how I made a friend',
  },
  {
    stars: 5,
    text: 'I have very small hands and each time the bangles I get slide off when I wash my face. Here the inner width was given in mm so I measured an old one from my wedding and chose by that. Perfect fit. Please never remove the mm from the page, it is the most useful line on the whole internet for women like me.',
    fits: { sized: true },
  },
  { stars: 5, text: "Sister in law wants the same now. I'm telling her wait for sale." },
  {
    stars: 5,
    text: 'Perfect shape and dull look which I like more than too much shine.',
    fits: { plating: ['Matte gold plated', 'Antique gold plated'] },
  },
  { stars: 4, text: 'Wore on Ugadi and got nice words from relatives, will see how it lasts.' },
  {
    stars: 5,
    text: 'first time I measured with tape as told on the size page, and first time the bangles fit. so please measure people',
    fits: { sized: true },
    photo: true,
  },
  {
    stars: 1,
    text: "Order was shown delivered but it was given to the neighbour's watchman and he kept for five days. Nobody called me.",
  },
  {
    stars: 4,
    text: "Not very heavy and not very light. Wrist doesn't get tired when I am writing on board, I am a teacher.",
  },
  { stars: 1, text: 'very thin. not what i expected from pictures', fits: { closure: ['Slip-on'] } },
  { stars: 5, text: 'Value buy. I paid less than what I spend on two coffees at the mall.', fits: { maxPrice: 500 } },
  {
    stars: 4,
    text: 'Between two sizes take the bigger one, I did not listen. Otherwise beautiful.',
    fits: { sized: true },
    replied:
      'True words, we tell everyone the same. If you want to change the size, it is not too late, just open an exchange.',
  },
  {
    stars: 5,
    text: 'I am from Jamshedpur and usually parcels take ten days, this came in four with proper packing in bubble roll. Each bangle was wrapped separately so no scratches. Will order the other design next month when salary comes.',
    fits: { set: true },
  },
  {
    stars: 2,
    text: 'Became oval in two weeks, metal is too soft. I just pressed while pushing it over the hand.',
    fits: { closure: ['Slip-on'], plating: PLATED },
  },
  {
    stars: 3,
    text: 'Nice from outside but my bangle box, which is older than me, has better ones. For the younger generation it will do.',
  },
  {
    stars: 5,
    text: 'Haath bhare bhare lagte hain. Mehendi ke baad pehni thi, photo mein sirf haath hi haath dikh rahe hain.',
    photo: true,
  },
  {
    stars: 5,
    text: 'For seemantham function I wore with green glass bangles, elders blessed and also asked from where. Both are important!',
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 1,
    text: "Ordered my usual size, came tight, asked for exchange the same evening.. Five days went in 'we'll revert'. In the end they did pick it up but my function was over. Product may be nice, I never got to wear it.",
    fits: { sized: true },
    replied:
      'Your message sat with us over a holiday and nobody picked it up, which is our failing. The refund is made and we have put two people on the exchange desk.',
  },
  {
    stars: 5,
    text: "Ordered late at night on my mother's request, she wanted them for Varalakshmi vratham. She counted, she tapped, she listened, she nodded.",
  },
  {
    stars: 5,
    text: "Looks like what the jeweller's wife wears, and I can travel in local train without tension.",
    fits: { plating: GOLD_LOOKS },
  },
  { stars: 4, text: 'Received well packed, shine is good, wearing since Pongal on and off.' },
  {
    stars: 3,
    text: 'i thought more bangles will come, did not read the count properly.',
    fits: { closure: ['Slip-on'], set: false },
  },
  { stars: 4, text: 'Looks good with both suit and saree, four because the box had no padding at the bottom.' },
  {
    stars: 5,
    text: 'They make that light chan chan sound. Husband says now he knows when I am coming.',
    fits: { closure: ['Slip-on'], set: true },
  },
  {
    stars: 3,
    text: 'Design good. Some roughness at the joint, my skin has a red line after a day.',
    fits: { plating: PLATED },
  },
  {
    stars: 4,
    text: 'Ghar pe sab ne kaha accha hai. Mujhe lagta hai thodi aur chamak hoti toh aur accha hota, par woh meri pasand hai.',
  },
  { stars: 5, text: 'Measured, ordered, fitted. Wish all online shopping was like this.', fits: { sized: true } },
  {
    stars: 4,
    text: 'My hand is broad at the knuckle and thin at the wrist, so any size is a compromise. With hand cream they went in and now they move around a little.',
    fits: { sized: true },
  },
  {
    stars: 5,
    text: 'Dadi ne chashma lagake dekha, haath mein ghumaya, daant se bhi check kiya (haan sach mein!) aur phir boli chalega. Iska matlab bahut accha hai. Meri taraf se paanch star aur dadi ki taraf se bhi.',
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 5,
    text: 'My late father used to bring bangles from each tour. I bought these myself on his birthday. Silly thing, but it felt good to hear them again',
    fits: { closure: ['Slip-on'], set: true },
  },
  {
    stars: 4,
    text: "It is what it says. I like that they tell clearly it's plated and don't fool people.",
    fits: { plating: PLATED },
  },
  { stars: 5, text: 'Even shine all round, joint is not visible.', fits: { plating: PLATED } },
  {
    stars: 5,
    text: 'Wearing these daily from Dussehra, washing vessels also. Still same colour. I remove only at night.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated'], closure: ['Slip-on'] },
    photo: true,
  },
  {
    stars: 4,
    text: "For everyday use it's good. For marriage you will want something heavier.",
    fits: { style: ['Minimal'], maxPrice: 1500 },
  },
  {
    stars: 5,
    text: 'My mother-in-law and I have the same size, which is the secret of our good relations. We bought from here together and now exchange on alternate functions',
    fits: { sized: true },
  },
  {
    stars: 5,
    text: "Colour matches exactly with my mother's old pair so I now wear two of hers, two of mine.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 5,
    text: "For dance practice we need something which doesn't break. These survived a fall also.",
    fits: { style: ['Minimal', 'Traditional', 'Temple'], plating: GOLD_LOOKS },
  },
  {
    stars: 2,
    text: 'I could not pass them beyond my thumb bone even with oil n a plastic cover, and the size is what I always buy. My hand was red for two days.',
    fits: { sized: true },
    replied:
      "Please don't force them again. We have kept the next size aside for you, only confirm the exchange on the order page.",
  },
  {
    stars: 5,
    text: 'All pieces are same round shape, not egg shape like the last ones I got from elsewhere.',
    fits: { set: true },
  },
  { stars: 5, text: 'Meena work ekdum saaf hai, rang pakka lag raha hai.', fits: { stone: ['Meenakari enamel'] } },
  { stars: 4, text: "They are a little wider than I thought so I wear fewer, and that's good.", fits: { set: true } },
  {
    stars: 5,
    text: 'The design is not seen everywhere. In a kitty party of fourteen ladies nobody had the same, that itself is worth it.',
  },
  {
    stars: 1,
    text: 'Stones kept dropping one after one, by the end of the reception there were gaps all over.',
    fits: { stone: SET_STONES },
  },
  {
    stars: 3,
    text: "Pretty in the hand and good for photos.. If you are thinking to wear daily then think again, as after some weeks the brightness gets less at the side where the two rub each other. For occasional use it is fine and I don't regret.",
    fits: { set: true, plating: PLATED },
  },
  {
    stars: 5,
    text: 'Gap mein kaanch ki chudi daalke pehna, poora haath bhar gaya. Mehendi ke photos mast aaye.',
    fits: { plating: PLATED },
  },
  {
    stars: 3,
    text: 'Some look a shade different from the others when you keep them together in sun.',
    fits: { set: true },
  },
  {
    stars: 3,
    text: "I bought by my old size from before my daughter was born. Not the shop's fault that hands also grow after delivary! Exchanged, got it after eight days.",
    fits: { sized: true },
  },
  {
    stars: 4,
    text: "Nice design, and it doesn't hook into my silk blouse sleeve. I only wish the packing was less plastic and more paper.",
  },
  { stars: 5, text: 'Ghar ki puja ke liye liya tha, sasu maa ne maang liya. So ordering again.' },
  { stars: 1, text: 'turned my wrist green. Never again', fits: { plating: PLATED } },
  {
    stars: 4,
    text: 'The finish is even and the pattern is deep. I only feel they could send a better box, because these came in a thin one and in the almirah such things get pressed under sarees. I have put them in a steel dabba. Everything else is as promised.',
    fits: { set: true },
  },
  { stars: 5, text: "no one can say it's imitation unless you tell", fits: { plating: PLATED } },
  {
    stars: 5,
    text: "After 3 months there is no blackness. I keep in ziplock as my friend advised and don't apply cream on wrist.",
    fits: { plating: PLATED },
  },
  { stars: 5, text: 'bought for return gift during navratri for 3 friends, all liked' },
  {
    stars: 5,
    text: 'Stones are set tight, I rubbed a woollen cloth on it to check and nothing caught.',
    fits: { stone: ['AD (American diamond)', 'Kundan-look glass', 'Polki-look glass', 'Glass crystal', 'Kemp'] },
  },
  {
    stars: 1,
    text: 'One piece was in two halves when I opened the packet. Photo sent to seller.',
    fits: { closure: ['Slip-on'] },
    replied:
      'We have your photo, thank you, and it is plainly our fault. A whole new set is packed and goes out tomorrow.',
  },
  { stars: 4, text: 'One has a tiny dot on the polish. I put that at the back.', fits: { plating: PLATED, set: true } },
];
