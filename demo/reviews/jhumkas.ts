import { GOLD_LOOKS, PLATED, SET_STONES, type SeedReview } from './review.ts';

export const JHUMKAS: readonly SeedReview[] = [
  {
    stars: 5,
    text: "Amma's birthday gift. She is 61 and has worn only one pair since her marriage, now she changes between two.",
  },
  {
    stars: 2,
    text: "I have ordered from this site thrice before. This pair has a visible joint at the side of the bell and the two are not of one height. It's not broken so I won't call it defective, but in the picture it's much neater. Sending it back.",
    replied:
      "Thank you for writing so plainly. We looked at the same lot and you are right about the joint; it has been pulled from the shop until it's done again.",
  },
  {
    stars: 5,
    text: 'Nani ke ghar ki yaad aa gayi, unke paas bhi aise hi hote the jo woh sirf Teej par nikalti thi. Maine bhi ab wahi rule bana liya hai.',
  },
  {
    stars: 4,
    text: "Shine is good but not too much. Personally I would have liked it one size smaller for office, but for evenings it's right",
  },
  {
    stars: 1,
    text: 'i had asked for delivery after 6 pm because nobody is home. they came at noon, threw it over the gate, and our dog opened it before me',
    replied:
      'We are sorry (and hope that the dog is well). This is not how it should be handed over; a fresh pair is sent with a call before delivery.',
  },
  { stars: 3, text: 'Expected the bell to be bigger for this price.', fits: { minPrice: 600 } },
  { stars: 5, text: 'Exactly same as the model is wearing. Not bigger not smaller.' },
  {
    stars: 5,
    text: 'In our office we wear saree every Friday. Last week four of us had come in jhumkas from this shop only.',
  },
  { stars: 5, text: 'Photo mein jitna sundar hai usse zyada haath mein.' },
  {
    stars: 5,
    text: "I return half of what I buy online, my family makes jokes on it. These stayed. The colour is calm, the bell is a proper round, the back doesn't scratch, and both pieces hang to exactly the same line when I hold them up together. That last thing is where ninety percent of sellers fail.",
  },
  {
    stars: 4,
    text: 'i have worn them six or seven times. one time it fell in the washroom and still no dent, which surprised me',
  },
  {
    stars: 4,
    text: 'Gifted to my ladies hostel warden on her farewell, she wore it on the spot. Gift wrap would have been nice.',
  },
  {
    stars: 3,
    text: "Looks wise nobody can complain, my photos from the naming ceremony are lovely. Comfort wise, my left ear got sore. Maybe my piercing is old and crooked, so I'm not blaming the shop fully. I will keep them for two hour functions",
  },
  { stars: 5, text: "I've a short neck and was worried about the length, no problem at all." },
  {
    stars: 4,
    text: 'There was some dust in the grooves, wiped with dry brush and it became nice.',
    fits: { style: ['Oxidised', 'Antique', 'Temple'] },
  },
  { stars: 5, text: 'Push back is tight and it holds, did not need extra stopper.', fits: { closure: ['Push back'] } },
  {
    stars: 5,
    text: 'My piercing had almost closed after corona times. Started again with a light pair and then these, no trouble so far and no swelling.',
  },
  {
    stars: 4,
    text: 'Very pretty, though the post is a little long so the back piece touches my neck when I sleep in the bus. I wear it sitting straight only.',
    fits: { closure: ['Push back', 'South screw'] },
  },
  {
    stars: 5,
    text: 'Classic design which will not go out of fashion, that is why I took it even though I have too many already.',
    fits: { style: ['Temple', 'Traditional', 'Antique', 'Kundan'] },
  },
  {
    stars: 4,
    text: "Pretty. Hook is thin, I put my own rubber stopper so I don't lose it.",
    fits: { closure: ['Fish hook'] },
  },
  {
    stars: 5,
    text: 'Came with cotton stuffed around, nothing moved in transit. Even my cat, who inspects each parcel in this house, could not disturb it.',
  },
  {
    stars: 4,
    text: 'Quality nallaa irukku, aana delivery ku oru vaaram aachu. Kalyanathukku oru naal munnadi thaan vandhadhu, so konjam tension',
  },
  {
    stars: 5,
    text: 'Neat packing with cotton inside the bell so that it does not get pressed. Small thing but shows care.',
  },
  {
    stars: 5,
    text: 'No allergy so far, and I am the one who gets red ears from every second pair.',
  },
  {
    stars: 5,
    text: 'I teach in a primary school in Mysuru and need something that looks nice at nine in the morning and does not trouble me till four. These are it. The children have made a game of guessing which kurti I will match next. I remove them before bath and keep them in the same small pouch, and till today there is no change in them.',
    photo: true,
  },
  {
    stars: 5,
    text: 'Sister wore it for her baby shower in Kochi, came back asking for the exact link, and has not stopped sending me options since.',
  },
  { stars: 4, text: 'Bagundi, kani inka konchem chinnaga unte office ki kuda vesukune danni.' },
  { stars: 4, text: 'Nice jhumkas but one is hanging a bit straighter than the other. Only I will know.' },
  {
    stars: 4,
    text: 'By evening felt some weight on the ears, wear with sahara if you have long function.',
    fits: { minPrice: 500 },
  },
  { stars: 5, text: 'Reached Guwahati in 5 days, did not expect so fast.' },
  {
    stars: 2,
    text: 'Hook bent while I was wearing it for the first time, metal is very soft there.',
    fits: { closure: ['Fish hook'] },
  },
  {
    stars: 5,
    text: "Wore these with a handloom saree for my sister's felicitation, so many people came and asked. Putting my photo for reference",
    photo: true,
  },
  {
    stars: 5,
    text: 'The top sits properly on the lobe and the bell hangs straight below it. In many pairs the bell goes behind the ear and you look like you are wearing half an earring.',
    fits: { closure: ['Push back', 'South screw'] },
  },
  {
    stars: 2,
    text: 'Too heavy, my ears started paining in half an hour and I had to remove during the pooja itself.',
    fits: { minPrice: 700 },
    replied:
      "We are sorry it was not comfortable. The pair's weight is given on the page; if you like, return it and we will suggest a lighter one.",
  },
  {
    stars: 5,
    text: 'I teach in a school and wear these with cotton sarees. Children notice everything, and they noticed these.',
  },
  {
    stars: 5,
    text: "I'm a boy buying for my girlfriend so I had no idea. The size in mm was given and I cut a paper to that size and held it near my own ear. It worked",
  },
  {
    stars: 4,
    text: 'Some of the pearls are slightly uneven in shape. From two feet away no one will see it.',
    fits: { stone: ['Pearl bead'] },
  },
  { stars: 5, text: 'My daughter (14) chose it, I only paid. She is very happy so I am also.' },
  { stars: 5, text: 'Small size face ke liye perfect, bahut bada nahi lagta.', fits: { maxPrice: 500 } },
  {
    stars: 5,
    text: 'I was confused between two designs and the photo by another customer helped me. Now adding mine to help someone else.',
    photo: true,
  },
  {
    stars: 5,
    text: 'The stone work at the top catches light properly, you can see it in my picture.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal', 'Kundan-look glass', 'Polki-look glass'] },
    photo: true,
  },
  {
    stars: 1,
    text: 'Only one piece came in the box!! What will I do with a single jhumka?',
    replied:
      'A single jhumka helps nobody, you are right. It slipped at packing; the full pair left our shop this morning.',
  },
  { stars: 4, text: 'Both were tangled in each other, took ten minutes to separate. After that all good.' },
  { stars: 4, text: 'Happy with the look. Will update after few uses about the polish.', fits: { plating: PLATED } },
  {
    stars: 5,
    text: 'I have a rule now, one jhumka for every kurti. These are my new favourites, they swing nicely and the shape is so neat.',
    photo: true,
  },
  {
    stars: 2,
    text: 'They told three to four days, took twelve, and the inner box was open when it came. The jhumkas inside were okay, luckily.',
    replied:
      'Thank you for telling us about the open box. We have moved to sealed inner boxes with our stamp on, please refuse any which is not.',
  },
  {
    stars: 4,
    text: 'They look full and rich without pulling the ear too much. I would have given five if the backs were a little bigger, because on soft lobes like mine the earring leans forward by evening. I have put a clear plastic disc behind and now it is straight. Small jugaad, big difference',
  },
  {
    stars: 2,
    text: 'Stone fell off on second use',
    fits: { stone: SET_STONES },
    replied: 'Please send it back, we fix it or give you a new pair.',
  },
  {
    stars: 5,
    text: 'Got for my kuchipudi class show, teacher approved all 8 pairs that we girls ordered together.',
    fits: { style: ['Temple'] },
  },
  {
    stars: 5,
    text: 'My ears did not pain even after full day college fest.',
    fits: { minPrice: 200 },
  },
  {
    stars: 5,
    text: "Bought for my sister-in-law's birthday, opened the packet to check, and honestly didn't feel like giving. My husband had to remind me whose birthday it is. Next week I ordered one for me. Both pairs are equally well finished so it was not luck.",
  },
  {
    stars: 3,
    text: 'One of the two has a small scratch on the side, only visible if you search for it. I searched, because I am like that',
  },
  {
    stars: 5,
    text: 'Bought one pair to test, then two more for cousins. All three pairs same finish so they are not sending any leftover pieces.',
  },
  {
    stars: 4,
    text: 'Screw takes patience to close, otherwise lovely pair.',
    fits: { closure: ['South screw', 'Screw lock'] },
  },
  {
    stars: 3,
    text: 'I had seen similar pair on an actress n thought it will look like that on me also. Quality is fine, look is normal.',
  },
  { stars: 5, text: 'My toddler keeps pulling them but they are still alive.' },
  {
    stars: 5,
    text: 'Nine nights, two hours each, with that much jumping.. I was sure one would fly off into the crowd and I would have to search on the floor. Nothing of that sort. They were a bit loose on day six, so I pressed the back and continued till dassehra. Full paisa vasool.',
  },
  { stars: 5, text: 'For rakhi my brother gave me a budget and I found this. Total hit.' },
  {
    stars: 5,
    text: 'South screw is thick and smooth, goes in without that pinching. Finally someone who understands our ears.',
    fits: { closure: ['South screw'] },
    replied: 'How kind of you. We turn the screw ends round by hand for just this reason.',
  },
  {
    stars: 3,
    text: 'Design nice, but one bead row was loose from starting. Tied it myself.',
    fits: { stone: ['Pearl bead', 'Glass bead'] },
    replied: 'Sorry that you had to. Next time please ask us for a replacement, it costs you nothing.',
  },
  {
    stars: 5,
    text: 'Three years I am buying jhumkas from street side in Hyderabad. This is a step above that in polish and cost me only hundred more.',
  },
  { stars: 5, text: 'Finishing is good from inside the bell also, no black marks.' },
  {
    stars: 5,
    text: 'Enamel colours are fresh, not that plastic kind of colour.',
    fits: { stone: ['Meenakari enamel'] },
  },
  {
    stars: 5,
    text: 'Lightweight compared to its size. I kept them on through a 5 hour bus journey back from the wedding only because I forgot I am wearing.',
    fits: { maxPrice: 1000 },
  },
  {
    stars: 5,
    text: 'Garba ke teeno din yehi pehna, har outfit ke saath chal gaya.',
    fits: { style: ['Oxidised', 'Traditional', 'Meenakari'] },
    photo: true,
  },
  { stars: 5, text: 'Cute!! going to order one more pair for my roommate' },
  {
    stars: 5,
    text: 'My grandmother said it is like what she wore in her time, only hers was not covering. She kept looking at it.',
    fits: { style: ['Temple', 'Antique', 'Traditional'] },
  },
  {
    stars: 1,
    text: 'The screw thread is spoiled, it does not hold so it simply falls. Useless.',
    fits: { closure: ['South screw', 'Screw lock'] },
  },
  {
    stars: 3,
    text: "Quality is fine but both pieces don't match exactly in colour, one is more yellow.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 5,
    text: "Wore to my best friend's sangeet, didn't lose a single bead in all that dancing.",
    fits: { stone: ['Pearl bead', 'Glass bead'] },
    photo: true,
  },
  {
    stars: 4,
    text: 'my hairdresser said they go well wid a low bun, and she is right. with open hair half of the beauty gets hidden',
  },
  {
    stars: 3,
    text: 'The backing pinches if I lie down with it. For functions okay, not for long wear.',
    fits: { closure: ['South screw', 'Push back', 'Screw lock'] },
  },
  {
    stars: 1,
    text: 'My skin got reaction, itching both sides. Please write the metal clearly on top.',
    fits: { style: ['Oxidised'] },
    replied:
      'We are sorry. Some skins do not like this alloy; please return the pair for a full refund and choose a plated one next time.',
  },
  { stars: 1, text: 'Not like picture at all, colour is pale. Returning it.' },
  { stars: 3, text: 'Ok product. My earlobe hole is big so it drags down, not fault of seller.' },
];
