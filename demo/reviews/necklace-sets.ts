import { GOLD_LOOKS, PLATED, SET_STONES, type SeedReview } from './review.ts';

export const NECKLACE_SETS: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'Stones are bright even in the evening hall light. Photographer told to face left so that it shines in album haha.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal', 'Kundan-look glass', 'Polki-look glass'] },
  },
  { stars: 5, text: 'My mother has a rule that imitation should never look like imitation. She passed this one.' },
  {
    stars: 4,
    text: "The length sits two fingers below my collar bone which is ideal for boat neck, less ideal for deep neck. I'm keeping it for the boat neck ones.",
    fits: { style: ['AD', 'Kundan', 'Meenakari', 'Pearl', 'Polki', 'Minimal'] },
  },
  { stars: 3, text: 'Alone it looks good. My cousin was wearing heavier set and next to her mine looked very simple.' },
  {
    stars: 2,
    text: 'I really wanted to like it. For the first hour all is fine, then one side starts poking near the collar bone. My aunt pressed the edge with a spoon in the kitchen, imagine, in the middle of the wedding. Took it off before lunch. Looks are good so two stars for looks',
  },
  { stars: 5, text: 'Nikkah ke din pehna, sab ne tareef ki. Dupatta mein ek baar bhi nahi atka.', photo: true },
  {
    stars: 5,
    text: "My son's naming ceremony was on a Thursday and the set came on Tuesday evening, ironed sarees and all were waiting only for this",
  },
  {
    stars: 4,
    text: 'Everything is fine, only the colour in my phone looked a shade deeper. In daylight it is a little lighter. Still keeping it.',
  },
  { stars: 5, text: 'Romba azhaga irukku, amma ku romba pidichirukku.' },
  {
    stars: 4,
    text: 'all good, but i wish the earrings had a slightly bigger screw or push because my old piercing is wide. i asked my tailor for tiny buttons and use those behind',
  },
  {
    stars: 5,
    text: 'Elegant, not too much. I wore it to a naming ceremony and it looked just right with cotton silk.',
    fits: { maxPrice: 2500 },
  },
  {
    stars: 5,
    text: 'Paired with my wedding silk, whole family liked. Weight is there but I could wear it from muhurtham till lunch without any problem.',
    fits: { style: ['Temple', 'Antique', 'Traditional'], minPrice: 1500 },
    replied:
      'Thank you for wearing ours on such a day. Please wipe it once with the soft cloth before keeping it away, the finish stays longer.',
  },
  { stars: 3, text: 'Came after the function was over. Set itself is nice, will use next time.' },
  {
    stars: 2,
    text: 'Two small stones fell inside the packet itself. I stuck them with glue but why should I do that on a new piece?',
    fits: { stone: SET_STONES },
    replied:
      'You should not have to. We have checked the rest of this lot and would like to exchange yours; please open an exchange on the order.',
  },
  {
    stars: 5,
    text: "first wedding after my marriage in in-laws' side and i wanted to look proper without borrowing. the set did its work, and two of my new cousins saved the shop name",
  },
  {
    stars: 5,
    text: 'The dori is soft and long enough. I have broad neck and normally chokers and sets are a problem for me, this closed with space left.',
    fits: { closure: ['Adjustable dori'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Pearls are even, same size all along and each one is fixed well. That is what I check first because my earlier one scattered all over the function hall.',
    fits: { stone: ['Pearl bead'] },
  },
  {
    stars: 5,
    text: 'Much better than I hoped. Packing was double, first bubble wrap and then a hard box.',
  },
  {
    stars: 3,
    text: 'Front view is beautiful and I got many good words. But there are two small things. When I sweat the inside leaves a faint mark, and the earring backs are the ordinary kind which I replaced from the local shop. If they improve these, it is easily a five star set.',
    replied:
      'You are right about the backs, we had many such letters. From this month every set goes out with better ones; please ask us for a pair.',
  },
  {
    stars: 5,
    text: 'Ordered for my aunt in Salem who cant go to shops anymore. She asked me to write that the earrings are light and God bless the person who packed it',
  },
  {
    stars: 4,
    text: 'Set dekhne mein bahut rich lagta hai aur rate bhi theek hai. Bas ek kami lagi, jo dabba aaya woh ghar mein rakhne layak nahi tha, to maine purane saree box mein rakha hai. Chaar star isi liye. Pehen ke gayi thi bhatije ki shaadi mein, sab ne poocha kahan se liya',
  },
  { stars: 5, text: 'Beautiful piece at this budget.', fits: { maxPrice: 1500 } },
  {
    stars: 2,
    text: 'Ordered for a function on Sunday, it said arriving Friday, then Saturday, then Tuesday. The piece may be fine but I had no heart to open it.',
    replied:
      'We would have lost heart too. The route it took was a wrong one and we no longer send parcels for your side through that hub.',
  },
  {
    stars: 5,
    text: 'The meena colours are so neat, no bleeding outside the lines. Looks hand painted only.',
    fits: { stone: ['Meenakari enamel'] },
  },
  {
    stars: 5,
    text: 'My MIL is very choosy about finish and she kept turning it under tube light to find fault. Found none. Approved.',
  },
  { stars: 5, text: 'Wore with plain black kurta for garba. Ekdum jordaar look!', fits: { style: ['Oxidised'] } },
  {
    stars: 3,
    text: 'It is smaller than what I thought, my fault for not reading the inches properly.',
  },
  { stars: 4, text: "Took it for my friend's haldi. Light on pocket and looks festive.", fits: { maxPrice: 2500 } },
  {
    stars: 1,
    text: 'Polish started going black in the first month only. Kept it in the pouch as told also.',
    fits: { plating: PLATED },
  },
  { stars: 5, text: 'It came before time and in one piece, what more to say.' },
  {
    stars: 1,
    text: 'One earring had come apart in the box. Box itself was dented from one corner.',
    replied:
      'This should never have reached you like that. The courier has been told, and a new set is yours as soon as you confirm on the order page.',
  },
  { stars: 3, text: 'Front is good, back side finishing is so-so.' },
  {
    stars: 5,
    text: "Wore it for my cousin's reception in Nagpur and three aunties asked me the shop name before dinner. Set sits properly on the neck, did not turn around even once while dancing. The earrings are matching, not some random pair thrown in.",
    photo: true,
  },
  { stars: 5, text: 'Varalakshmi puja ki vesukunna, andaru bagundi annaru.' },
  {
    stars: 1,
    text: 'I needed it on 14th, tracking was stuck for one week and nobody could tell me anything. Finally wore my old set.',
    replied:
      "We understand the upset and will not argue. The parcel was stuck at the courier's hub; the delivery charge is being given back to you.",
  },
  {
    stars: 4,
    text: "Good one. Hook is tiny, needed my daughter's help to close it.",
    fits: { closure: ['Hook with back chain', 'Lobster clasp with extender'] },
  },
  {
    stars: 1,
    text: 'Not satisfied, finishing is rough and it caught my silk pallu. Thread pulled. Very sad about the saree.',
    replied: 'A torn silk hurts. Please write to us with a photo of the saree; the set comes back at our cost.',
  },
  {
    stars: 5,
    text: "It has that quiet look which you can wear in front of elders and also among friends. I don't know how else to say it.",
    fits: { maxPrice: 2500 },
  },
  {
    stars: 5,
    text: "For the amount of work on it I think they priced it low. Don't tell the seller :)",
    fits: { minPrice: 1200 },
    replied: 'Ha, we saw this! Glad it reached you well. The karigars will be happy to hear it.',
  },
  {
    stars: 4,
    text: 'Thread at the back gives slight itching on bare neck, so I put it over the blouse edge. Design wise no complaint.',
    fits: { closure: ['Adjustable dori'] },
  },
  {
    stars: 4,
    text: 'Decent weight and decent polish. I would have liked a tikka also with it.',
    fits: { style: ['AD', 'Antique', 'Oxidised', 'Minimal', 'Contemporary'] },
  },
  { stars: 1, text: 'wrong set came. Now waiting for pick up since four days' },
  {
    stars: 4,
    text: 'good. earrings slightly heavy for me otherwise full marks',
    fits: { minPrice: 1500, style: ['Temple', 'Kundan', 'Polki'] },
  },
  {
    stars: 4,
    text: 'One stone was looking a bit tilted, my husband pressed it gently with cloth and it is okay now. Rest is lovely.',
    fits: { stone: SET_STONES },
    replied:
      'Thank you for telling us. If it comes loose again, write to us from the order page, we will set it right.',
  },
  {
    stars: 5,
    text: "I bought it in October thinking only of my engagement, but then wore it again at my cousin's wedding in Coimbatore and once more at our own griha pravesh. After the third time I compared it with the first photo and there is hardly any difference. I wipe it, wrap it in an old cotton dupatta and keep it flat in the almirah. The only thing I would tell others is to put perfume first and set later, that is what my mother taught me",
    photo: true,
  },
  {
    stars: 2,
    text: 'Colour faded near the neck after two months, I wore it maybe five times only and always wiped it.',
    fits: { plating: PLATED },
    replied:
      'We are sorry, that is too soon. Please write with a photo; we look at every such case and will not leave you with a dull set.',
  },
  {
    stars: 5,
    text: 'Took photo in natural light near my window, no filter, so that you people can judge yourself. To me it is even better than the listing.',
    photo: true,
  },
  {
    stars: 4,
    text: 'Worth it for one family function. Let us see how long the polish stays.',
    fits: { plating: PLATED },
  },
  {
    stars: 4,
    text: 'Packing had bubble sheet, tissue, pouch and then a carton. Took me longer to open than to wear, and I was already late for the function!',
  },
  {
    stars: 5,
    text: "Second order from this shop. First one is still going strong after eight months of occasional use, so bought again for my sister's engagement.",
  },
  {
    stars: 3,
    text: 'Design is same but I felt stones are less shiny than on my screen. Okay for day function.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal', 'Kundan-look glass', 'Polki-look glass'] },
  },
  {
    stars: 5,
    text: 'I compared with the market near my house, same type was almost double there and the seller was not even giving earrings.',
  },
  {
    stars: 4,
    text: 'Very pretty but extension chain could be one inch more.',
    fits: { closure: ['Lobster clasp with extender'] },
  },
  {
    stars: 4,
    text: 'bagundi kani earrings konchem tight',
    fits: { closure: ['Hook with back chain', 'Adjustable dori'] },
  },
  {
    stars: 5,
    text: "Writing after a full year because early reviews are always good. Worn about ten times, mostly weddings of relatives in Lucknow and Kanpur. Nothing has fallen, the back closing is still firm, and the colour at the neck side is a little softer than the front which is natural. I'm not someone who writes reviews but people should know it is money well spent.",
    fits: { plating: PLATED },
  },
  {
    stars: 5,
    text: "I'm a makeup artist and I buy for my kit, so I look at backs and joints before the front. Here both are clean, and brides don't complain of scratches.",
    photo: true,
  },
  {
    stars: 5,
    text: 'My first time buying a full set online, was scared honestly. Opened the parcel with my husband recording video in case something is broken. Nothing broken. Now he says order one for his mother also.',
  },
  {
    stars: 5,
    text: "I bought this for my daughter's annual day dance. It stayed in place during full bharatanatyam item and the teacher asked for the link.",
    fits: { style: ['Temple'], stone: ['Kemp'] },
  },
  {
    stars: 5,
    text: "We are four siblings in four cities and ordered together for Amma's shashtipoorthi. It went to her address directly and she opened it on video call. She kept saying why waste money, and after ten minutes she was in front of the mirror. Packing, polish, everything in order. Thank you for making an old lady blush",
  },
  { stars: 5, text: 'Bhabhi ko gift kiya tha, usne usi din pehen liya. Best compliment.' },
  {
    stars: 5,
    text: 'Used in college drama for the queen role and after that for farewell also. Nothing broke in the green room even with so many girls pulling.',
  },
  { stars: 5, text: 'Superb finishing from back side also. Usually sellers forget the back.' },
  {
    stars: 5,
    text: 'Kept my old set and this one side by side on the bed and asked my husband which is costlier. He pointed at this, and then got scared of the price.',
  },
  {
    stars: 3,
    text: 'I had two sets in the cart and picked this one, now I feel the other would have suited me more. Nothing wrong as such.',
  },
  {
    stars: 3,
    text: 'Necklace is five stars and earrings are one star, the back of one keeps slipping. So three.',
    replied:
      'Sorry about the earring. We can post you a pair of backs free, please send your order number through the contact page.',
  },
  {
    stars: 5,
    text: "Kerala saree with this set, onam photos came so well. Neighbour thought it was her grandmother's type old piece.",
    fits: { plating: GOLD_LOOKS },
  },
  {
    stars: 1,
    text: "The first set I ordered here was good so I trusted and ordered again before my brother's wedding. This time the two earrings were not equal, one clearly larger than the other. I had no time to exchange and went without earrings. I'm told exchange is possible now but the day will not come back",
    replied:
      "We can't bring the day back and we won't make excuses: the pair was not compared before packing. We have refunded the set, please keep it.",
  },
  {
    stars: 4,
    text: 'Lovely work for what it costs. The smell of the new box stayed for a day or two, so air it out before you wear',
  },
  { stars: 5, text: 'Ordered for sangeet on Monday, got it Thursday. Quality mast hai.' },
  {
    stars: 5,
    text: 'For a grand look normally you must suffer by evening. Here my neck was fine even after six hours of standing and photos.',
    fits: { minPrice: 1500 },
  },
  {
    stars: 5,
    text: 'Exactly what I was imagining when I saw the listing. The proportions of necklace to earrings are good, on many sets the earrings are too big for a small face like mine.',
  },
  {
    stars: 4,
    text: 'Set is lovely and my daughter danced the whole sangeet in it. I cut a star because the page tells the length in inches and I did not sit with a tape, so it fell lower than her blouse neck. We managed with a safety pin from inside. So please, sit with a tape before you order, it takes one minute and saves you the running about at the last hour',
  },
  {
    stars: 5,
    text: 'Shaadi ke season mein har baar naya set lena mushkil hai, isliye aisa liya jo teen-chaar saree ke saath chale. Chal raha hai, aur khoob chal raha hai.',
  },
  { stars: 5, text: 'excelent work, neat edges, no sharp points on skin' },
  {
    stars: 5,
    text: 'For office diwali party I wanted something which does not shout. Got many good words from colleagues.',
    fits: { style: ['AD', 'Minimal', 'Contemporary', 'Pearl'], maxPrice: 2500 },
  },
];
