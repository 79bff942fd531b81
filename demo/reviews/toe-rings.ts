import { PLATED, type SeedReview } from './review.ts';

export const TOE_RINGS: readonly SeedReview[] = [
  { stars: 5, text: 'Flat from below, can walk barefoot on marble with no pain.' },
  {
    stars: 5,
    text: 'Wore them for my wedding in Erode and continued after. The polish has settled to a softer tone and I like it better',
    fits: { plating: PLATED },
  },
  {
    stars: 2,
    text: 'Made a black ring on my toe.',
    replied:
      'Please return the pair, some skins take the polish off quickly. A wipe and a dry foot help, but you need not try.',
  },
  { stars: 5, text: "Smooth edges, stocking didn't tear." },
  {
    stars: 5,
    text: "Nobody tells u how toe rings feel in the first month. The ones from the wedding were heavy and my toes were swollen. I moved to these for daily use, with my mother-in-law's permission, and could walk like a human again. The curve under the toe is rounded and it doesn't pick up my bedsheet threads.",
    photo: true,
  },
  { stars: 3, text: 'Comfortable, but slowly it turns to the side when I walk and I have to set it again' },
  { stars: 5, text: 'Newly married and could not bear the heavy type. These saved my toes.' },
  { stars: 4, text: 'Simple pair, done well. I would only say keep a cloth handy, they need a wipe after muddy days.' },
  { stars: 5, text: "Doesn't come out while bathing." },
  { stars: 4, text: 'Good but open them slowly, the metal is soft.', fits: { closure: ['Adjustable'] } },
  { stars: 3, text: 'Front is nice and the band behind too thin.' },
  {
    stars: 4,
    text: "I walk a lot, market, temple, school gate.. In two months one of them had to be pressed closer twice. Design on the top is still clear. For the rate I can't expect more, and will buy one more pair to keep as spare.",
  },
  { stars: 5, text: 'In office shoes for nine hours and no swelling.' },
  {
    stars: 5,
    text: 'I had asked the seller about the width and she replied the same day.',
    replied: 'We like such questions. Happy feet to you!',
  },
  { stars: 5, text: 'Mettelu chala baga unnayi, size correct.' },
  { stars: 5, text: 'bought for mother, she asked for second pair' },
  { stars: 3, text: 'Turned loose, has to be pressed every two days.', fits: { closure: ['Adjustable'] } },
  { stars: 5, text: 'metti nalla iruku, amma ku vangi koduthen' },
  {
    stars: 5,
    text: "Adjustable so no problem with size, and ends don't prick the next toe.",
    fits: { closure: ['Adjustable'] },
    photo: true,
  },
  { stars: 1, text: 'snapped when i widened it a bit', fits: { closure: ['Adjustable'] } },
  {
    stars: 2,
    text: 'Lost one in sand as it opened up.',
    fits: { closure: ['Adjustable'] },
    replied: 'We can send a single one to complete your pair, just write with the order number.',
  },
  { stars: 4, text: 'Design is good. Polish slightly reduced in four weeks of daily wear.', fits: { plating: PLATED } },
  { stars: 4, text: "Shade doesn't match my anklets fully, that's the only thing." },
  { stars: 5, text: 'Priced right and finished right' },
  { stars: 5, text: 'Worn through monsoon with chappals, colour is fine.' },
  {
    stars: 4,
    text: 'i bought two different designs. both are good, and this one is lighter on the toe, so it has become the daily one',
  },
  {
    stars: 5,
    text: 'My wife is on her feet in the bakery the whole day. She said these are the first ones she doesnt feel by evening',
  },
  { stars: 4, text: 'Nice one, a bit broad for my second toe' },
  { stars: 3, text: 'Average. My local market has at same rate.' },
  {
    stars: 5,
    text: 'i walk three kilometres every morning in canvas shoes and have no trouble from these. before this i used to remove them for walking',
    photo: true,
  },
  { stars: 5, text: 'My real ones are for functions, these for everyday. Looks same from standing height.' },
  { stars: 5, text: 'Nice packing. One small pouch inside.' },
  { stars: 4, text: 'Fits fine, feels cold in winter lol' },
  { stars: 1, text: 'Design side was scratched. Looks used.' },
  {
    stars: 5,
    text: "it's hard to find toe rings which suit small feet. after pressing lightly these came to my size and have stayed that way",
  },
  { stars: 5, text: 'Wearing daily since my wedding in May.' },
  {
    stars: 1,
    text: 'Edge is sharp and it cut me.',
    replied: 'We are really sorry. Every band is now rubbed on cloth after cutting; your money has been sent back.',
  },
  { stars: 5, text: 'Kalungura size is easily set by hand.', fits: { closure: ['Adjustable'] } },
  {
    stars: 5,
    text: 'Meri saas ne kaha bichiya aise hone chahiye jo chubhe nahi. In mein chubhan bilkul nahi hai, din bhar pehne rehti hoon.',
  },
  { stars: 4, text: 'Pretty, but the top part is raised so closed shoes are not easy.' },
];
