import { PLATED, type SeedReview } from './review.ts';

export const MENS_WATCHES: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'bought two, one for me and one for my father-in-law. now we both are on time for lunch, which pleases the ladies of the house',
  },
  { stars: 5, text: "Wore it to meet the girl's family and they said yes. Since then wearing daily.", photo: true },
  { stars: 4, text: 'Running accurate. Polish to be seen after summer.', fits: { plating: PLATED } },
  { stars: 5, text: 'Clasp is tight and safe.', fits: { closure: ['Fold-over clasp'] } },
  { stars: 4, text: 'Good watch. Strap will soften I think.', fits: { closure: ['Buckle'] } },
  { stars: 5, text: 'Good weight on hand and correct time for a month.', photo: true },
  {
    stars: 5,
    text: 'Link adjustment is simple if you have small screwdriver or patience.',
    fits: { closure: ['Fold-over clasp'], style: ['Contemporary', 'Traditional'] },
  },
  { stars: 5, text: 'Clean dial, looks costly', fits: { style: ['Minimal'] } },
  {
    stars: 3,
    text: 'It keeps time, I agree. But it has got some small marks around the edge very quickly, and I only wear it to the office.',
  },
  { stars: 1, text: 'Crown came out. I am feeling I should have spent more on other.' },
  { stars: 5, text: 'Nice simple watch', fits: { style: ['Minimal'] } },
  {
    stars: 5,
    text: "I'm a site engineer and my watches die early. This has eaten cement dust for three months, and after a wipe looks okay in office also.",
  },
  { stars: 5, text: 'Thin enough to go under full sleeve cuff.', fits: { closure: ['Buckle'] } },
  {
    stars: 4,
    text: "A sober watch for a sober man, my wife says. I think she's calling me boring. Anyway the watch is good.",
    fits: { maxPrice: 1700 },
  },
  {
    stars: 5,
    text: 'Papa ki purani ghadi chori ho gayi thi, unke liye ye mangwayi. Unhone do din tak purani wali se compare kiya, phir maan gaye',
  },
  { stars: 2, text: 'Seconds hand stops sometimes and starts again by itself.' },
  { stars: 5, text: 'No scratches on glass till now though I am working in a garage.' },
  { stars: 4, text: 'dial thoda bada hai meri kalai ke liye, par accha lagta hai' },
  { stars: 5, text: "Husband liked it without saying 'why did you buy'. Rare event." },
  { stars: 4, text: 'Nice piece, no lume so nothing is seen in the dark.' },
  { stars: 5, text: 'Got many good words in office on first day only.' },
  { stars: 5, text: 'Suited both for office formals and for kurta.' },
  { stars: 4, text: 'Looks are top, instructions paper is useless.' },
  {
    stars: 5,
    text: 'Dad wears the same watch since 1985, now he wears this on alternate days. Big achievement for me.',
  },
  {
    stars: 3,
    text: "Watch works and looks good. It was meant for my father-in-law's sixtieth and came in a box with a broken lid, so I had to run to the gift shop at nine in the night. Think about people who gift, a watch is mostly a gift.",
    replied:
      'You are right, half of our watches are gifts. The box has been changed to a hard one; please write to us and we post you one for the next birthday.',
  },
  {
    stars: 5,
    text: "Campus placements started and I had only a sports watch with a rubber strap. Senior told me to get something sober under two thousand. It goes fine with my one formal shirt. I have been rejected twice and selected once, so the watch's record is better than my cricket team's.",
    fits: { maxPrice: 2000 },
    photo: true,
  },
  { stars: 2, text: 'Rust like spots at the back in humid weather of Kochi.' },
  {
    stars: 4,
    text: 'The dial is clear and the hands are easy to see. I had to make one extra hole, as my wrist is thin',
    fits: { closure: ['Buckle'] },
  },
  {
    stars: 5,
    text: "My phone died on a train from Bhopal to Pune and I realised what a watch is for. It's simple, correct, and it needs no charger",
    fits: { maxPrice: 1700 },
  },
  { stars: 5, text: 'Strap quality better than expected.', fits: { closure: ['Buckle'] } },
  { stars: 5, text: "Delivered well before father's day and packed in decent box." },
  { stars: 5, text: 'Using roughly and still running fine.' },
  { stars: 3, text: 'Average, fine as second watch.' },
  { stars: 5, text: 'Bought for groom side gifts, five watches, all working and same quality.' },
  { stars: 4, text: 'Fits big wrist. On small wrist go to a watch shop for adjusting.' },
  { stars: 4, text: "Slightly heavy but men's watch should be like that.", fits: { closure: ['Fold-over clasp'] } },
  {
    stars: 5,
    text: 'I ordered on Monday, reached my hostel in Vellore on Friday. Roommates already asked to borrow for interviews.',
  },
  {
    stars: 1,
    text: 'Water entered in one wash of hands',
    replied: 'It is splash proof at most, which a wash of hands should not break. We replace the movement free.',
  },
  {
    stars: 3,
    text: 'Strap started to crack at second hole.',
    fits: { closure: ['Buckle'] },
    replied: 'Leather does crease there, but not in weeks. Please write to us, we send a new strap.',
  },
  {
    stars: 1,
    text: 'Dead on arrival. Shook it, nothing.',
    replied:
      'Sorry for the silent watch. It was sent back to us and we have posted another which we checked on the timing machine.',
  },
];
