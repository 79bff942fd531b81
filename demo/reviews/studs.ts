import { GOLD_LOOKS, PLATED, SET_STONES, type SeedReview } from './review.ts';

export const STUDS: readonly SeedReview[] = [
  { stars: 5, text: 'Second piercing ke liye liya tha, size ekdum sahi.', fits: { maxPrice: 400 } },
  { stars: 3, text: 'Not big enough to be noticed, not small enough for daily.' },
  { stars: 5, text: "Gifted to my house help's daughter for passing tenth, she was jumping." },
  { stars: 5, text: "Backing holds well and doesn't loosen with hair wash.", fits: { closure: ['Push back'] } },
  {
    stars: 4,
    text: 'Neat and comfortable. I sleep on my side so I take them off at night, otherwise they press a little behind the ear.',
  },
  { stars: 5, text: 'Daily wear ke liye perfect, chota aur sundar' },
  {
    stars: 4,
    text: 'Pair is good. One had a fingerprint of glue, cleaned with nail remover very carefully.',
    fits: { stone: SET_STONES },
  },
  {
    stars: 5,
    text: "I'm 8 months pregnant with swelling everywhere and these are the only thing comfortable on my ears.",
  },
  {
    stars: 4,
    text: 'Good sparkle but edges of setting are visible when you zoom in selfie.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal'] },
  },
  { stars: 2, text: 'My ears turned red and watery in two hours.' },
  {
    stars: 5,
    text: 'my doctor told me to avoid long earrings after my ear surgery. so i searched for pretty studs and ended up with this pair, very satisfied',
  },
  {
    stars: 5,
    text: 'Took these to a trek in Himachal bcoz I feel naked without earrings. Rain, sweat, sleeping bag, nothing happened to them.',
    photo: true,
  },
  {
    stars: 1,
    text: 'Broke when I was screwing, post came in my hand.',
    fits: { closure: ['South screw', 'Screw lock', 'Push back'] },
    replied: 'That joint had not taken the solder. A new pair is packed for you and needs nothing from your side.',
  },
  {
    stars: 5,
    text: 'Choti si cheez hai par roz kaam aati hai. Daant brush aur ye studs, dono ke bina ghar se nahi nikalti.',
  },
  {
    stars: 5,
    text: 'screw back is what I was looking for as push ones always get lost in my house',
    fits: { closure: ['South screw', 'Screw lock'] },
  },
  { stars: 5, text: 'Not too yellow, not too pale.', fits: { plating: GOLD_LOOKS } },
  {
    stars: 1,
    text: 'Black within 10 days, feel cheated',
    replied: 'Ten days is no age for a stud. We would like to see a photo, and meanwhile your refund is under way.',
  },
  {
    stars: 4,
    text: "For my upper piercing I need very small backs, otherwise I can't sleep on that side. These were nearly flat n I managed. Bit fiddly to close the first few times. The face of the stud is neat and has a nice calm shine.",
  },
  {
    stars: 5,
    text: 'They are small but you can see the design clearly from across a table. Many small studs just look like a dot.',
  },
  {
    stars: 1,
    text: 'Size is a joke. Like a rice grain.',
    fits: { style: ['AD', 'Minimal', 'Contemporary'], maxPrice: 300 },
  },
  {
    stars: 5,
    text: "As a singer I keep earrings that don't make noise near the mic. These are quiet and still look nice under stage light",
  },
  {
    stars: 5,
    text: "Perfect size for ladies over fifty who don't want to hang things anymore. My sister and I both bought.",
  },
  {
    stars: 5,
    text: 'Good shine, all my students asked Miss is it new.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal'] },
  },
  { stars: 4, text: 'lovely design, wish there were a kids version' },
  { stars: 4, text: 'Using for a month. So far so good, will edit if anything.' },
  {
    stars: 4,
    text: "Nice ones. Back piece is plain steel colour, doesn't match. Who sees anyway.",
    fits: { closure: ['Push back'] },
  },
  {
    stars: 5,
    text: 'Wearing continuously from last two months, shampoo oil everything. Still okay.',
    fits: { plating: PLATED },
  },
  {
    stars: 3,
    text: 'Very tight screw, needs strong fingers.',
    fits: { closure: ['South screw', 'Screw lock'] },
  },
  {
    stars: 4,
    text: 'I mixed these with another pair and it took me a minute to tell them apart from the costly ones. Up close the edge is a bit thicker',
  },
  {
    stars: 4,
    text: 'Slightly thick post but goes in with some oil.',
    fits: { closure: ['South screw', 'Screw lock'] },
  },
  { stars: 5, text: "Bought for 7 year old's school function. Didn't complain even once." },
  { stars: 5, text: 'Good packing for such a small thing' },
  { stars: 5, text: 'Work is very minute and neat, appreciate the karigar' },
  {
    stars: 2,
    text: "The front is so pretty that I'm angry about the rest. Backs are loose like anything, I walked out of the house with two and came home with one. If you order then keep your own backs ready.",
    fits: { closure: ['Push back'] },
    replied:
      'You have every reason. Please send us your order number: a new pair with firm backs, and no need to return the one that stayed.',
  },
  { stars: 3, text: 'Not bad, not wow also. Came on time and it stays in the ear, that much.' },
  { stars: 5, text: 'If your ears are sensitive, try after wiping with spirit. Mine are fine after whole day.' },
  { stars: 5, text: 'Chennagide, daily haakolluttini.' },
  {
    stars: 1,
    text: "Someone else's order delivered to me. Whom to call?",
    replied: 'Please keep the parcel closed, our courier collects it tomorrow and brings yours. Sorry for the mix-up.',
  },
  {
    stars: 2,
    text: "Lost one in a day because the back doesn't grip.",
    fits: { closure: ['Push back'] },
    replied:
      'Sorry for that. We now pack a second, tighter pair of backs; please reorder one pair at our cost through the seller contact.',
  },
  { stars: 5, text: 'Bought for interview, got the job. So five stars from my side!' },
  {
    stars: 5,
    text: 'Colour has stayed, water also touched many times.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated', 'Rhodium plated'] },
  },
  { stars: 5, text: 'Matches with most of my sets.' },
  { stars: 4, text: 'Sits well though it points down a little as my hole is low.' },
  {
    stars: 4,
    text: 'after five weeks of all-day use, i see no change on the front and slight paleness behind where no one looks',
    fits: { plating: PLATED },
  },
  {
    stars: 5,
    text: "Lost one of my old pair on the morning of a job joining and ordered this on the way, thinking I will replace it later. That was March. I'm still wearing these. They go wid the ID card lanyard, they go with sarees, and they don't get caught in my headphones.",
    photo: true,
  },
  { stars: 5, text: 'Kammal super, stone settings neat.', fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: 'I have twins and they grab everything. Studs are the only earrings in my life now, and this pair looks like I have made an effort.',
  },
  {
    stars: 3,
    text: 'Good design but on my small ears it hides the whole lobe. Would look better on someone with bigger ears, like my sister.',
    fits: { style: ['Temple', 'Traditional', 'Polki'] },
  },
  { stars: 3, text: 'After a month it is a bit dull near the edges.', fits: { plating: PLATED } },
  { stars: 3, text: 'One of the pushes is loose. I swapped from my old pair.', fits: { closure: ['Push back'] } },
  { stars: 5, text: 'these are so me :)', fits: { style: ['Minimal', 'Contemporary', 'Oxidised'] } },
  { stars: 5, text: 'My go to earrings now. Office, home, temple, everywhere.' },
  { stars: 2, text: 'Centre stone came off while changing.', fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: "I bought for my mother who has had the same tops since 1994. She said she'll wear them for two days to make me happy. It is been two months.",
  },
  { stars: 4, text: 'I would prefer a heavier push lock', fits: { closure: ['Push back'] } },
  {
    stars: 4,
    text: 'I like them a lot, but please make the packing smaller. So much plastic for two things of the size of a lentil!',
  },
  { stars: 5, text: 'thanks for the quick delivery and nice little packet' },
  { stars: 5, text: 'Wear with saree, wear with kurti, wear with formal shirt. Tick tick tick.' },
  {
    stars: 5,
    text: 'Mother returned from hospital and wanted something light instead of her heavy kammal. Arrived in three days, she is happy.',
  },
  {
    stars: 5,
    text: 'They sit flush on the ear, I can talk on phone without removing.',
    photo: true,
  },
];
