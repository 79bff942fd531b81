import { PLATED, SET_STONES, WOMENS_STYLES, type SeedReview } from './review.ts';

export const RINGS: readonly SeedReview[] = [
  { stars: 4, text: 'Chennagide, swalpa loose.', fits: { sized: true } },
  { stars: 5, text: 'mothiram super, size correct a irukku', fits: { sized: true } },
  {
    stars: 1,
    text: 'The packet was crushed and the ring inside was oval. I tried it on a candle like my brother said, to make it round, and it got a mark also. Please use a box and not an envelope',
    replied:
      'An envelope was wrong for a ring, and we have stopped using them. A new one comes in a box, with our apology.',
  },
  { stars: 5, text: 'Nothing fell, nothing turned black till date, four months.' },
  {
    stars: 5,
    text: 'I had ordered one for myself and one for my sister in Bhopal. The sizes were true for both of us though her fingers are like pencils and mine like okra',
    fits: { sized: true },
  },
  { stars: 4, text: 'nice but careful while bending, do it slowly', fits: { closure: ['Adjustable'] } },
  { stars: 1, text: 'stone missing and ring bent. how did it pass checking', fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: "Wearing on my right hand as on the left there is my engagement ring. People ask about this one first, which I haven't told my husband.",
    fits: { style: WOMENS_STYLES },
    photo: true,
  },
  { stars: 3, text: 'Some days I like it, some days I feel it is too loud for me. Quality wise average to good' },
  {
    stars: 5,
    text: 'We are married 22 years. He chose this himself on his phone and hid the parcel in the scooter dickey. Ring is lovely, and the story more.',
    fits: { style: WOMENS_STYLES },
  },
  { stars: 5, text: 'fits me and also my mom so we share', fits: { closure: ['Adjustable'] } },
  {
    stars: 3,
    text: 'Adjusted twice and the band has a small bend mark now.',
    fits: { closure: ['Adjustable'] },
  },
  {
    stars: 5,
    text: "What I like is it doesn't spin. I have long thin fingers and rings always end up facing my palm, this one stays where it should be.",
  },
  {
    stars: 5,
    text: 'Cocktail rings usually look like bottle caps, this one sits well and does not catch on my dupatta.',
    fits: { style: ['Kundan', 'Polki'] },
  },
  {
    stars: 4,
    text: 'Pretty, only the head is tall so gloves and pockets are a problem.',
    fits: { style: ['Kundan', 'Polki', 'AD'], minPrice: 300 },
  },
  {
    stars: 3,
    text: 'The picture made it look like a broad ring. On hand it is small. My mistake maybe but show it on a hand please.',
    replied: 'Fair point. We have asked our photographer for a picture on a hand.',
  },
  {
    stars: 5,
    text: "Saw it on my colleague's hand at a farewell in Trichy and asked her straight away. She gave me the link and said don't buy the same. I bought the same.",
  },
  {
    stars: 5,
    text: "Wanted one ring that covers the finger so I don't need anything else, n this did that. It stayed straight the whole evening. I was careful to take it off before food, as I eat with my hand, and afterwards it went back on without any struggle. Sasu maa asked the rate and did not believe",
    fits: { style: ['Kundan', 'Polki'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Subah mandir, phir office, phir sabzi mandi. Teeno jagah yehi ring thi, aur teeno jagah theek lagi',
  },
  {
    stars: 2,
    text: 'The ring arrived in an ordinary plastic cover inside a much bigger box, rolling around like a marble, and had marks on the face',
    replied:
      'It should have been fixed in foam. We are sorry; please exchange it, and the next one will be tucked in tight.',
  },
  {
    stars: 5,
    text: 'Ungaram super ga undi, ammayi ki birthday ki icchanu. Roju college ki vesukuni veltundi.',
    fits: { style: WOMENS_STYLES },
  },
  { stars: 1, text: "Don't trust the shine in photo, the one that comes is lifeless." },
  {
    stars: 3,
    text: 'One stone looks a different shade, only visible when you look close.',
    fits: { stone: ['AD (American diamond)', 'Kundan-look glass', 'Polki-look glass'] },
  },
  { stars: 3, text: 'Just fine for party, not for daily.', fits: { style: WOMENS_STYLES } },
  {
    stars: 5,
    text: 'Shines a lot!! In the car at night the street light falls on it and it goes like disco.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal'] },
  },
  { stars: 1, text: 'Finger turned green by evening, threw it.', fits: { plating: PLATED } },
  { stars: 5, text: 'bought as birthday gift for myself, no regrets' },
  {
    stars: 2,
    text: 'Stone came out while washing clothes. Yes I should have removed it but still.',
    fits: { stone: SET_STONES },
  },
  {
    stars: 5,
    text: 'I measured with thread and ruler from the guide. Spot on.',
    fits: { sized: true },
    replied: 'Thread and ruler is the best way, thank you for saying it here. Enjoy wearing it!',
  },
  {
    stars: 5,
    text: "The inside of the band is smooth all around. I wear gloves in the lab and even under that it doesn't press or tear anything.",
  },
  {
    stars: 5,
    text: "Gave to my fiance's sister at roka. She sent me a selfie next morning still wearing it.",
    fits: { style: WOMENS_STYLES },
  },
  {
    stars: 4,
    text: 'if u have swollen fingers in summer like me, order keeping that in mind. in the morning it was free, by afternoon i had to use soap to take it out. no fault of the ring. the work on top is lovely, and it does not look like the other rings which everybody is wearing nowadays',
    fits: { sized: true },
  },
  { stars: 4, text: 'Thoda heavy side pe hai but looks royal.', fits: { style: ['Kundan', 'Polki'] } },
  {
    stars: 1,
    text: 'Empty packet received, only the invoice inside. Complaint is going on.',
    replied:
      "We have seen your complaint and the courier's weight slip agrees with you. Your money is on its way back.",
  },
  {
    stars: 5,
    text: 'Stone is clear without any cloudiness. My earlier ring from exhibition became hazy within a month, this one is same as first day after Diwali and two weddings.',
    fits: { stone: ['AD (American diamond)', 'Glass crystal'] },
  },
  {
    stars: 5,
    text: 'My sixteen year old likes oxidised things only, and she took this from my drawer the same day.',
    fits: { style: ['Oxidised'] },
  },
  {
    stars: 4,
    text: "My husband says nice, and he normally says 'again?'. So four stars.",
    fits: { style: WOMENS_STYLES },
  },
  {
    stars: 5,
    text: 'Adjustable band opens easily and closes without gap, wore it on index finger and later on middle one.',
    fits: { closure: ['Adjustable'] },
    photo: true,
  },
  {
    stars: 2,
    text: 'Looked so nice when it arrived and I showed it to everyone. Fourth week, one small stone gone, and now I keep seeing the gap only. I know it is not a costly item but you feel bad na',
    fits: { stone: SET_STONES },
    replied: 'You are right to feel bad, a gap is all one sees. Please write to us, we reset the stone without charge.',
  },
  {
    stars: 5,
    text: "I was not sure if it will suit my thin fingers. It does, because it's not too tall.",
    fits: { style: WOMENS_STYLES },
  },
  {
    stars: 2,
    text: "Size is not as per chart, it's bigger by at least two numbers.",
    fits: { sized: true },
    replied:
      'Thank you for telling us; we measured the tray again and one lot was indeed off by a number. Please exchange yours free of cost.',
  },
  {
    stars: 5,
    text: 'It came in a padded envelope inside a box, with a small note on how to keep it. I followed the note and after half a year I have nothing to complain of',
  },
  { stars: 5, text: 'Cute ring for daily college.', fits: { style: WOMENS_STYLES } },
  { stars: 4, text: 'Good ring. Stone little smaller than the zoom photo shows.', fits: { stone: SET_STONES } },
  {
    stars: 5,
    text: 'For AD I always look at how the prongs are finished. These are rounded, no thread gets pulled.',
    fits: { stone: ['AD (American diamond)'] },
  },
  {
    stars: 4,
    text: 'Bit loose on me, I put thread at the back. Next time one number less.',
    fits: { sized: true },
  },
  { stars: 5, text: 'Ungaram chala baagundi. Puja ki pettukunnanu.', fits: { style: WOMENS_STYLES } },
  { stars: 5, text: 'Beautiful detailing even on the sides, jeweller quality finishing for imitation.' },
  {
    stars: 4,
    text: 'Ordered for engagement as a dummy for photos :D worked well, nobody knew.',
    fits: { style: ['AD'] },
  },
  { stars: 5, text: 'Small box, small ring, big smile of my wife.', fits: { style: WOMENS_STYLES } },
  { stars: 5, text: 'Very elegant, wore it with gown for reception.', fits: { style: WOMENS_STYLES } },
  {
    stars: 5,
    text: 'Gave to my freind on her birthday, she was having a bad time that month. She is wearing it daily since then',
    fits: { style: WOMENS_STYLES },
  },
  { stars: 5, text: "I do typing work full day and it doesn't disturb.", fits: { maxPrice: 400 } },
  {
    stars: 4,
    text: 'Decent piece. The shine is a shade less than in the picture on the page, as lights do magic, but in sunlight it is quite lively.',
  },
  { stars: 4, text: "It is a good copy of costly ones, in sunlight you'll notice the difference but who cares." },
  {
    stars: 4,
    text: 'Small but neat. Those who like simple things should take, others will feel it is less for the money',
  },
  {
    stars: 5,
    text: 'I like big statement pieces and this is worth the space on my hand. Three fingers almost.',
    fits: { style: ['Kundan', 'Polki'] },
    photo: true,
  },
  {
    stars: 5,
    text: 'Fits my ring finger perfectly. I wear the same number in other shops also.',
    fits: { sized: true },
  },
  {
    stars: 3,
    text: "Its a nice ring, but it was a little scratched below when it came. Since that side faces the finger I'm letting it go",
  },
  {
    stars: 5,
    text: 'for someone like me who loses rings at hand wash, costly ones are out of question. this price i can forgive myself for',
  },
  {
    stars: 5,
    text: 'Second one I am buying because first was lost in the swimming pool. Should have removed it, I know.',
    fits: { maxPrice: 900 },
    replied:
      'We are sorry for the first one and glad for the second. Pools are not good for any plated ring, so this one can rest on the towel.',
  },
  { stars: 5, text: 'Bhai dooj gift for didi, she wears it on her trip photos also.', fits: { style: WOMENS_STYLES } },
  { stars: 4, text: "I'd give five if it came in more sizes.", fits: { sized: true } },
  { stars: 5, text: 'Pretty ring, everyone asks', fits: { style: WOMENS_STYLES } },
  { stars: 5, text: 'Came safely padded on all sides so I could gift directly.' },
  {
    stars: 4,
    text: 'When you open the ring the ends are slightly sharp so close it fully.',
    fits: { closure: ['Adjustable'] },
  },
  {
    stars: 4,
    text: 'Took it one number bigger as my joints swell. It went over the knuckle well and turned a bit in winter, so I wrapped clear tape below',
    fits: { sized: true },
  },
  {
    stars: 4,
    text: 'My only complaint is from the courier, who wanted an OTP that came after he had left. The ring itself is a pleasure.',
  },
  {
    stars: 5,
    text: 'I wanted to propose without her guessing, so no jeweller visit and no calls. Ordered this to my office. She said yes on the beach in Pondicherry, then we both went to choose the proper one together. But this is the one she wears when she goes out wid friends, she says it has the story.',
    fits: { style: WOMENS_STYLES },
  },
  {
    stars: 5,
    text: "Kundan setting is closed properly from below so it's smooth on the skin.",
    fits: { stone: ['Kundan-look glass'] },
  },
  {
    stars: 5,
    text: 'Perfect for my little finger, which is always the difficult one.',
    fits: { closure: ['Adjustable'] },
  },
  {
    stars: 3,
    text: "for a party it's good. for daily, the top is too tall and hits everything, my laptop, my kitchen shelf, even my baby's head once. i have kept it aside for functions where there is no work to do",
    fits: { style: ['Kundan', 'Polki', 'AD'], minPrice: 300 },
  },
  {
    stars: 1,
    text: 'Broke when I tried to adjust first time. I did not even put force.',
    fits: { closure: ['Adjustable'] },
    replied:
      "We're sorry for the fright. That band had a weak spot from casting; a new ring is on its way and you need not send this one back.",
  },
  {
    stars: 5,
    text: 'Ordered at 11 pm in a fit of sadness, received in three days and it did cheer me up.',
  },
  {
    stars: 3,
    text: 'Colour is nice but it is tight after lunch and loose in morning, lol. Maybe my fingers.',
    fits: { sized: true },
  },
];
