import { GOLD_LOOKS, PLATED, type SeedReview } from './review.ts';

export const HARAM: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'Amma said it resembles the family one kept in locker. So that one can stay in locker only.',
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 4,
    text: 'Stone colours are same as photo, one was less bright.',
    fits: { stone: ['Kemp', 'Coloured stone', 'Glass crystal', 'Kundan-look glass'] },
  },
  {
    stars: 5,
    text: 'Proper bridal look in small budget. We needed three for three sisters and could afford all.',
    fits: { minPrice: 800 },
  },
  { stars: 5, text: 'For Onam, with set mundu. Perfect match.', fits: { plating: GOLD_LOOKS } },
  {
    stars: 4,
    text: 'Beautiful long piece and the price is fair. While taking it off my hair got caught twice, so now I tie a bun first. Also keep it straight, dont drop it in a heap, or else the links take time to sort out. With this much care it should last',
    fits: { minPrice: 800 },
  },
  { stars: 5, text: 'Pearls are good quality, with no peeling.', fits: { stone: ['Pearl bead'] } },
  { stars: 4, text: 'Bought on EMI of my conscience lol, costly for me but beautiful.', fits: { minPrice: 1800 } },
  { stars: 5, text: 'Romba grand! Kalyanam function ku correct choice.', fits: { minPrice: 1000 } },
  {
    stars: 5,
    text: "I had described to my son the haram which my mother sold in 1978 to pay our school fees. He searched and sent me this. It's not the same, how can it be, but when I stood before the mirror I saw her for a second. Finishing is good. Bless you all.",
    fits: { plating: GOLD_LOOKS, minPrice: 1000 },
  },
  { stars: 1, text: 'Waste. Came with one side broken and seller says wait.' },
  { stars: 5, text: 'Good length, good shine, good packing, what else.' },
  {
    stars: 5,
    text: 'Photographer uncle told us this type of long piece makes the couple photo full. He was right.',
  },
  {
    stars: 4,
    text: "I'm quite short so for me it comes almost to the navel. With a saree it is fine, with lehenga I had to shorten it at the back.",
  },
  {
    stars: 4,
    text: "It's lighter in colour than my other jewellery so matching is a task. Quality wise happy.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 1,
    text: "Packet was open from one side and the pouch had marks of somebody's hands. I don't accept such things.",
  },
  {
    stars: 2,
    text: "I had shown my mother the picture with so much excitement and when it came she only said 'hmm'. The gaps between the parts are more than what is seen in the photo",
    replied:
      'Tell your mother that we read her hmm. The return is open, and we have passed the word to our photographer.',
  },
  {
    stars: 5,
    text: 'Temple visit for Tirupati kalyanam I wore this, so many devotees asked.',
    fits: { style: ['Temple', 'Traditional', 'Antique'] },
    photo: true,
  },
  { stars: 3, text: "Looks a bit artificial in sunlight. Evening it's fine." },
  {
    stars: 5,
    text: 'For Navaratri golu all ladies in our apartment visit each other, this year I got the most compliments. Nice work',
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 5,
    text: 'Thank you seller for calling and confirming before you sent it.',
    replied: 'Our pleasure. For long pieces we like to be sure of the blouse neck first!',
  },
  {
    stars: 2,
    text: 'One link opened at reception and it fell, luckily on the sofa. Repaired with pliers.',
    replied:
      'That should not happen on a new haram. Even though you mended it, please exchange it; we would rather check that link ourselves.',
  },
  {
    stars: 5,
    text: 'Weight is manageable for such a big piece.',
    fits: { minPrice: 1700 },
  },
  {
    stars: 4,
    text: 'Work on the front is excellent, the part which goes behind the neck is plain. With hair open nobody would know, with a bun they would.',
  },
  { stars: 4, text: "Good piece. I wish the length was mentioned on a person's height." },
  {
    stars: 5,
    text: "The ends are neatly closed and there is an extra ring for length. I used the last ring as I'm healthy, and still there was space.",
    fits: { closure: ['Hook with back chain'] },
  },
  { stars: 5, text: 'Look bilkul waisa hi hai jaisa dulhan ke paas hona chahiye.', fits: { minPrice: 1000 } },
  {
    stars: 5,
    text: 'Wore it alone with a plain silk, no choker and no other thing on the neck. It holds the whole look by itself',
    fits: { minPrice: 1000 },
    photo: true,
  },
  {
    stars: 3,
    text: 'The courier kept it in the godown for a week and then blamed my address. Haram is fine, three stars are for the whole experience',
  },
  {
    stars: 4,
    text: 'Very nice, slightly heavy on the front so pin it to the blouse at back.',
    fits: { minPrice: 1200 },
  },
  { stars: 5, text: 'Long enough, it falls exactly how my mother wears hers.', fits: { minPrice: 800 }, photo: true },
  { stars: 2, text: 'Shade changed after one sweaty function in May.', fits: { plating: PLATED } },
  {
    stars: 5,
    text: "My husband's family is from Thanjavur n everybody there has an opinion on harams. Nine opinions were taken, all nine in favour.",
    fits: { plating: GOLD_LOOKS, minPrice: 1000 },
  },
  {
    stars: 5,
    text: "At my age you don't want to carry a kilo on your neck, yet people expect the bride's mother to look grand. This solved it. From nine in the morning till the vidaai I had it on and I still had the strength to cry properly. My daughter's in-laws praised the taste, which as we all know is the final test",
    fits: { minPrice: 1000 },
    photo: true,
  },
  {
    stars: 5,
    text: "It lies flat on the saree pleats and doesn't swing about when I bend to serve food. You'd not believe how important that is in a wedding house.",
  },
  {
    stars: 3,
    text: 'I think the picture is taken from very near so it looks fuller. On a tall person it is a medium haram. Having said that, polish is uniform and closing is secure, I wore it for a puja and got good words',
  },
  {
    stars: 5,
    text: "It was my father's idea to gift this to my mother on their fortieth anniversary, only the ordering was mine. She has hung the picture in the hall already.",
  },
  {
    stars: 5,
    text: "I use it two ways, long in front and sometimes shortened with a safety pin. Don't tell fashion police.",
  },
  { stars: 5, text: 'Haram chala grand ga undi', fits: { minPrice: 1000 } },
  { stars: 5, text: 'I matched it with my old jhumkas and nobody could see they are from different shops.' },
  { stars: 4, text: 'No earrings in the box, I knew it from the page, still the heart wants.', fits: { set: false } },
  {
    stars: 1,
    text: 'Tarnished already when I took it out. Looked old and not in the antique way.',
    replied: 'You have reason to be upset. This one had lain too near the door of our store; a fresh piece is sent.',
  },
  { stars: 2, text: 'Pearl beads colour peeled in places.', fits: { stone: ['Pearl bead'] } },
  {
    stars: 3,
    text: 'Nice for once in a while. I felt it is a bit stiff on first wear n the last part at the back pressed on my neck bone.',
  },
  {
    stars: 5,
    text: "Wore over Kanjeevaram at my brother's wedding. Did not turn or flip even when I was running behind my son.",
    fits: { minPrice: 800 },
  },
  { stars: 4, text: 'Hook could be bigger', fits: { closure: ['Hook with back chain'] } },
  {
    stars: 5,
    text: "After seeing too many videos I chose this for my daughter's half saree function. Relief when it came, because colour was as shown and finishing on the front is very fine. She wore it with my own old choker and the two matched well.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 4,
    text: 'Good long piece. It does get tangled if you are careless so I hang it on a hook behind my almirah door, like a calendar.',
  },
  {
    stars: 1,
    text: 'Pic is of a heavy haram and you get something else, disappointed totally',
    replied: 'Sorry that it let you down. Return it please, the pick-up costs you nothing.',
  },
  { stars: 5, text: "Each link moves freely, so it follows the body and doesn't stand like a plate." },
  { stars: 3, text: "Length is on shorter side for my height (5'8)." },
  {
    stars: 5,
    text: 'Back hook is strong and has a chain so length can be changed.',
    fits: { closure: ['Hook with back chain'] },
  },
  { stars: 5, text: 'Neat, big, shining', fits: { minPrice: 1000 } },
  {
    stars: 5,
    text: 'Loved the antique look, not too yellow.',
    fits: { plating: ['Antique gold plated', 'Matte gold plated'] },
  },
  {
    stars: 4,
    text: 'Elders asked why I have not brought my own from the bank, so it must be looking genuine enough! I only wish the box was longer so it need not be folded.',
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 5,
    text: 'Delivered safely to my village near Karimnagar, first time that courier came till the door.',
  },
  {
    stars: 3,
    text: 'Okay product. I had to get the end ring tightened by a local goldsmith, he took thirty rupees.',
    replied:
      'Thank you for being patient with us. Send us a line with your order number, we would like to give those thirty rupees back and a little more.',
  },
  { stars: 5, text: 'The work is deep, not flat stamped type.', fits: { style: ['Temple'] } },
  {
    stars: 5,
    text: 'Kept it for six months in the almirah and took out for a wedding in Nanded, it was same as before.',
  },
  { stars: 5, text: 'Took for Lakshmi pooja at home, I will keep it only for that.', fits: { plating: GOLD_LOOKS } },
  {
    stars: 4,
    text: 'Shine is a bit too much for day time but for night wedding best.',
    fits: { plating: ['1-gram gold plated', 'Micro gold plated', 'Gold-tone plated'] },
  },
];
