import type { SeedPost } from './post.ts';

/** The checking table, the packing room and the telephone. */
export const COUNTER_DESK_POSTS: readonly SeedPost[] = [
  {
    slug: 'six-checks-before-the-pouch',
    title: 'Six Checks Before a Jhumka Goes Into a Pouch',
    excerpt:
      'Forty seconds a pair, a daylight lamp, a silk scarf and a scale. What quality control at a jewellery shop looks for, in an order you can repeat at home when your parcel comes.',
    content: `
<p>My table stands at a north window in Hyderabad. On it: a lamp with white light, a scale, a silk scarf that was my mother’s, a lens which magnifies ten times, and a box with a slot into which go the failures. Suppose that a pair of <a href="/product/peacock-stud-jhumka">peacock jhumkas</a> is next. It gets six checks, about forty seconds if all is well. You have the same tools at home, apart from the north.</p>
<h2>1. Weight (4 seconds)</h2>
<p>Both together, then one. The page promises 20 grams a pair. I let pass a tenth more or less, and within the pair half a gram of difference. If one bell is heavier, it was cast thicker, and in the mirror it will hang lower.</p>
<h2>2. Silence (3 seconds)</h2>
<p>I shake each one beside my ear. What is meant to ring may ring. What clicks is a loose stone, and what scratches is sand from the casting inside the bell. Tap it out over paper.</p>
<h2>3. Silk (8 seconds)</h2>
<p>Over the scarf with every side: front, back, post, rim of the bell. If a thread rises I look for the burr with the lens. One stroke of a fine file ends it, but the bench has to do this, because after filing the place is bare and wants plating again. Into the slot.</p>
<h2>4. Light along the rows (10 seconds)</h2>
<p>Held flat against the window, one eye closed. Stones in a row ought to make one line. One that stands up will catch and be pulled out; one that lies deep was glued into dust. Then full face: is one darker than its neighbours? Its foil is creased.</p>
<h2>5. Twins (6 seconds)</h2>
<p>Side by side, then one upside down. Peacocks must look at each other, not both to the left. Count the leaves of the fringe on each, eleven and eleven. I would say that of all the faults which customers see at once and makers never see, this is the first.</p>
<h2>6. The back (9 seconds)</h2>
<p>Wiggle the post. Turn the screw on to the end and back. Change the screws over: left nut, right post. Look at the joint of bell and top; there should be a closed ring, soldered, with no slit you could get a hair through. And I do try it with a hair.</p>
<h2>What I do not check</h2>
<p>Whether it is beautiful. That is Bhavna’s business, who buys in Jaipur, and we disagree about peacocks.</p>
<p>Nor can I see time. A plating of a tenth of a micron and one of half a micron are equal under my lens. For this we rely on the maker’s word and on what comes back later. So each returned piece comes to me too, and I write down where it wore. When the same spot turns up three times, there is a telephone call.</p>
<h2>Your turn</h2>
<p>When your parcel comes, do it in this order, within the day, before you wear the piece or take off its tag:</p>
<ol>
<li>Photograph it as it lies in the box.</li>
<li>Weigh it on the kitchen scale, if yours shows single grams; compare with the page.</li>
<li>Shake, silk, light, twins, back. An old scarf will do.</li>
</ol>
<p>If something is wrong, stop at once. Do not press, glue or bend. The picture from the box and a close one of the fault are what my colleagues need, and <a href="/damage">the damage policy</a> says by when. If nothing is wrong but it just isn’t you, then the <a href="/refund">return page</a> is the one to read, and the tag matters.</p>
<p>How many fail? I am asked this by everyone who sees the slot. It depends on the bench, the season, whether it is the week before Eid or Diwali, when tired men solder. I will not give a number that is true on a Tuesday only. But the box has never been empty at closing time, and I should worry on the day it is. If you want to practise, begin with <a href="/category/jhumkas">jhumkas</a>: nothing else in a jewellery box has so many joints for so few grams.</p>
`,
    category: 'Behind the Counter',
    tags: ['workshop', 'jhumkas', 'buying-checklist', 'weight'],
    author: 'Zehra Begum',
    publishedDaysAgo: 18,
    pictureOf: 'peacock-stud-jhumka',
  },
  {
    slug: 'how-we-pack-and-how-to-open',
    title: 'Film the Opening: A Packer Explains the Box',
    excerpt:
      'Why your bracelet came in a box ten times its size, what each layer is for, and the thirty-second video that settles every question about a missing or broken piece.',
    content: `
<p>I dropped the first parcel I ever packed from a first-floor balcony. My boss told me to. “Go and see,” he said. It was a tea set, so I learnt quickly. For jewellery we still do it, twice a week, with the pieces from the reject box.</p>
<h2>What a parcel goes through</h2>
<p>Between our room and your door it is lifted perhaps twelve times and dropped twice. It lies under other parcels, up to 25 kilos of them. It is hot: the back of a delivery van in May is nothing for lac. And it gets turned over, always. “This side up” is a wish.</p>
<h2>The layers, from inside</h2>
<ol>
<li><strong>Tissue or a strip of foam</strong> between things which touch. Two earrings in one bag scratch each other for 1,200 kilometres.</li>
<li><strong>Zip bag</strong>, pressed flat. Against damp.</li>
<li><strong>Fixing.</strong> This is what amateurs leave out. A <a href="/product/ad-tennis-bracelet-rhodium">tennis bracelet</a> is laid straight on card and tied at both ends, since a bracelet that can move makes a knot, and in a knot one hinge carries everything. A chain is coiled on card; bangles sit on a roll.</li>
<li><strong>Inner box</strong>, rigid. I stand on it. I weigh 74.</li>
<li><strong>Air:</strong> 2 cm of paper or bubble on all six sides. This is the reason for the big box. Without the 2 cm the corner of a lorry is the corner of your necklace.</li>
<li><strong>Outer box,</strong> new, tape in an H on both ends. If it arrives with a second tape stuck across the first, or with a corner crushed, take a picture before you sign.</li>
</ol>
<h2>Thirty seconds of film</h2>
<p>Ask a child to hold the phone. One take, no cutting:</p>
<ul>
<li>5 seconds: the label, so that one can read the number, and all six sides.</li>
<li>10 seconds: cutting the tape. Blade no deeper than 3 mm. I have seen more cut silk doris than stolen ones.</li>
<li>10 seconds: everything that comes out, down to the last paper, laid on the bed.</li>
<li>5 seconds: shake the empty box over the bed. You will laugh, but rings come out.</li>
</ul>
<p>Keep it until you are sure you are keeping the piece. With it, a missing earring is one message. Without it, it is ten. What we need and how quickly, you find in the <a href="/damage">damage policy</a>; I will not repeat the hours here, because they may change and this page will not.</p>
<h2>Before you call: three places to look</h2>
<p>Stones, screws and spare beads travel in a paper fold, taped inside the <em>lid</em>. The matilu is in the bag of the left earring. The box’s false bottom lifts, if there is a ribbon. I know of one grandmother who had worn a set at four weddings without its nath, which was under the ribbon all the time.</p>
<h2>Sending back</h2>
<p>Use the same box, with every insert in its old place. Fix the piece as it was fixed. If you have thrown the box away, any rigid one will do if 2 cm of air remain. No envelope, please. A choker in an envelope comes back to us as a bookmark. How a return is asked for is on the <a href="/refund">return page</a>.</p>
<h2>Can I get it by Friday?</h2>
<p>That, they ask me at weddings, at the barber’s, once in a hospital. I look it up where you can also look it up: dispatch and delivery are on the <a href="/shipping">shipping page</a>, and pieces made to order say so on their own. What I can add is this. Monday is our heaviest day. An order placed on a Sunday night stands behind all of Saturday’s. And notes are read, so “function on the 12th, please do not leave at the gate” helps more than capital letters.</p>
<p>Now you know why the box is large. Use it: silica bag, card, a bit of chalk, and there is the perfect home for your <a href="/category/bracelets">bracelet</a>.</p>
`,
    category: 'Behind the Counter',
    tags: ['packing', 'workshop', 'ad-stones'],
    author: 'Raju Goud',
    publishedDaysAgo: 53,
    pictureOf: 'ad-tennis-bracelet-rhodium',
  },
  {
    slug: 'twelve-questions-for-any-seller',
    title: 'Twelve Questions for Any Jewellery Seller, and the Answers That Should Worry You',
    excerpt:
      'Buy from us or from a lady with a phone catalogue, but ask first. Twelve short questions about imitation jewellery, what a good reply sounds like, and what a bad one tries to hide.',
    content: `
<p>My cousin orders from a group on her phone in which two hundred women share pictures of the same earrings at six prices. I cannot stop her, nor do I wish to. I only made her a list, to copy and paste. Good sellers answer in five minutes, and are pleased. The others send a heart.</p>
<h2>About the thing</h2>
<p><strong>1. What metal is underneath?</strong><br>Good: brass; copper; zinc alloy; stainless steel. Bad: “alloy”, “metal”, “premium quality”.</p>
<p><strong>2. What is it plated with?</strong><br>Good: 1-gram gold plated, gold-tone, rhodium, none. Bad: “gold”. If a plated thing is called by the bare name of what it is plated with, then this seller will be vague in other matters as well.</p>
<p><strong>3. How long and how heavy, in mm and grams?</strong><br>Good: two numbers. <a href="/product/kundan-flower-chandbali">57 mm, 19 grams the pair</a>, for instance. Bad: “as in picture”. Nothing in a picture weighs anything.</p>
<p><strong>4. What are the stones?</strong><br>Good: AD, glass, kundan-look, kemp. Bad: names of gems at the price of glass.</p>
<p><strong>5. How does it close?</strong><br>Good: south screw, push back, dori. Bad: “normal”.</p>
<p><strong>6. What exactly is in the box?</strong><br>Good: “one necklace, one pair of earrings, no tikka”. Bad: silence, with a picture that has a tikka in it.</p>
<h2>About the promise</h2>
<p><strong>7. For how many months is the plating covered, and what do you do if it goes?</strong><br>Good: a number, “repolished once”, “not for oxidised”. Also good: “none”, if said aloud. Bad: “lifetime”. Whose?</p>
<p><strong>8. Is it nickel-free?</strong><br>Good: “we have not tested it”, or a report with a date. Bad: “yes, fully”, at once. Nobody knows this without a laboratory.</p>
<p><strong>9. May I see the back, in daylight?</strong><br>Good: a photo within the day. Bad: the studio picture a second time, larger.</p>
<p><strong>10. Who sells it to me: name, city, GST number?</strong><br>Good: all three; our product pages give the seller’s name and city. Bad: a first name and a QR code.</p>
<h2>About the day on which it goes wrong</h2>
<p><strong>11. Until when may I return it, who pays the courier, and how does the money come back?</strong><br>Good: one paragraph which you can keep. Ours are on the <a href="/refund">return</a>, <a href="/damage">damage</a> and <a href="/shipping">shipping</a> pages. Bad: “no issue dear”.</p>
<p><strong>12. What will I pay in all, with delivery and with COD?</strong><br>Good: one sum before you order. Bad: a second sum at the door.</p>
<h2>And one for yourself</h2>
<p>Would I still want it tomorrow? If the seller says only three pieces are left and eleven ladies are looking, let the ladies have it. A true shortage does not need to shout. Sleep, measure your neck, ask question 3 once more.</p>
<h2>How to score</h2>
<p>Nine or more good replies: order. Six to eight: order something small, such as <a href="/shop/under-499">studs for a trial</a>, and see how it comes. Fewer than six: keep the picture and save the money. Questions 1, 3 and 11 count double, since these are the ones over which people weep on the telephone afterwards.</p>
<p>My cousin tried the list on nine sellers. Four replied in full. One sent a heart. Two told her she asked too much for a person who buys at that price, and from these she used to buy the most. She now buys from the four, and with one of them, a widow from Machilipatnam who photographs backs against her green door, she has become friends.</p>
<p>Try it on us too. Take any pair of <a href="/category/chandbalis">chandbalis</a>, count how many of the twelve the page answers by itself, and write to us about the rest.</p>
`,
    category: 'Behind the Counter',
    tags: ['buying-checklist', 'chandbalis', 'prices', 'myths'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 146,
    pictureOf: 'kundan-flower-chandbali',
  },
  {
    slug: 'how-big-is-twenty-millimetres',
    title: 'How Big Is Twenty Millimetres? Reading a Jewellery Photograph',
    excerpt:
      'On a phone every earring is as wide as your thumb. Coins, paper cut-outs and one trick with the camera, so that what comes out of the parcel is the size you had in your head.',
    content: `
<p>“Smaller than it looked.” I have read these four words on so many return slips that I could stamp them. And the piece was always exactly as large as the page had said. What was wrong was the picture in the head. A phone screen shows a stud of 9 mm and a chandbali of 60 mm both as wide as your thumb is long; the eye believes the thumb.</p>
<p>So here is how a packer, who sees the real things all day, gets them back to size.</p>
<h2>The purse ruler</h2>
<p>Coins are the best ruler, because they do not shrink. Lay these out once and remember them:</p>
<ul>
<li>₹1 of the new series: 20 mm. The <a href="/product/ad-heart-outline-pendant">heart pendant</a>, 20 by 21 mm, hides behind it.</li>
<li>₹2 of the new series: 23 mm. A mid-size jhumka bell.</li>
<li>₹5 of the new series: 25 mm. Large studs.</li>
<li>₹10: 27 mm. A <em>maang tikka</em> that can be seen from the back of a hall.</li>
</ul>
<p>Old series coins are different by some millimetres, so put a scale next to your own once. For long things: a bank card is 85.6 mm by 54. Longer than the card’s short side, and an earring passes the jaw on most women. As long as its long side, and it hangs halfway down the neck.</p>
<h2>Cut it out</h2>
<p>Do this for anything that costs more than a cinema evening. Take the dimensions from the page, cut paper to them, and tape it on. Chandbali of 57 by 36: hold the paper at the lobe. Pendant: tape it to a thread of the chain’s length. Choker: a strip, as deep as its mm. Go to the mirror in the bathroom. Then to the one in the passage, 2 metres away, since that is where other people stand.</p>
<h2>What photographs do</h2>
<p><strong>They come close.</strong> At 10 cm a lens makes the middle of a thing bulge. The centre stone looks larger than it is and the sides look smaller.</p>
<p><strong>They crop.</strong> A picture of one earring, filling the frame, tells you nothing at all. Look for the picture with a hand, an ear or a ruler in it. Ours have a scale picture with most pieces.</p>
<p><strong>They take the weight away.</strong> Compare grams with a thing you know: a ₹10 coin is 7.7 grams. So a pair of 15 grams is two of these coins, one on each side. A necklace of 210 grams is a good-sized mango.</p>
<p><strong>They light from everywhere.</strong> In a studio there is no shadow. At home a deep carving will look darker, a flat stone brighter.</p>
<p><strong>Screens differ.</strong> Turn off the night-light setting that makes everything orange before you decide between rose-gold tone and yellow. I am quite serious; a whole week of exchanges once came from that.</p>
<h2>The thickness that is missing</h2>
<p>Everybody reads length and nobody reads depth. How far does it stand off the body? A ring that rises 5 mm goes into a pocket, one with 12 does not. A kada 26 mm broad needs that much flat wrist, measured before the bone. A <a href="/product/carved-leaf-hoop-48mm">hoop of 48 mm</a> is about as tall as a matchbox is long, and swings to the jaw.</p>
<h2>A test of your eye</h2>
<p>Draw, without measuring, three lines: 10 mm, 20 mm, 50 mm. Measure them now. I have made the packing room do this on rainy days, for tea. Beginners draw 10 too long by a third and 50 too short by a fifth. After two weeks with a scale they are right within a millimetre, and never again in life are they surprised by a parcel. It does take some of the surprise out of birthdays.</p>
<p>If you would rather print than draw, the <a href="/size-guide">size guide</a> has a ruler on paper. And start practising on small and harmless things: <a href="/category/pendants">pendants</a>, where 5 mm more or less is the difference between sweet and loud.</p>
`,
    category: 'Behind the Counter',
    tags: ['sizes', 'buying-checklist', 'gifts'],
    author: 'Raju Goud',
    publishedDaysAgo: 400,
    pictureOf: 'ad-heart-outline-pendant',
  },
];
