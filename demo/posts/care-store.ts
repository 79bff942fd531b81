import type { SeedPost } from './post.ts';

/** Keeping, storing and mending. */
export const CARE_STORE_POSTS: readonly SeedPost[] = [
  {
    slug: 'glass-chudi-unpacking-and-storing',
    title: 'Twelve in the Set, Fourteen in the Box: Living With Glass Bangles',
    excerpt:
      'Glass chudis break at three moments, and none of them is in the lorry. How to open the parcel, get them over the knuckles, take them off and store them, from the packing room.',
    content: `
<p>People think that glass bangles break on the road. I pack them, so I hear about every one which does, and the road is not the problem. They break at the scissors, at the knuckles and at the bathroom door. Let us go through it in that order.</p>
<h2>The scissors</h2>
<p>A glass set reaches you as a roll: the bangles on a paper core, wrapped, in a box, in a second box. Cut the tape, not the paper. Put the parcel on a bed. Unroll away from you, with one hand flat under the roll. And please count: a dozen of our <a href="/product/firozabad-glass-chudi-dozen">Firozabad chudis</a> comes with two extra, because the women who make them know the world.</p>
<p>If something is broken when you open it, stop and take pictures before you tidy up. Glass first, box second, label third. The <a href="/damage">damage policy</a> has the time limit. It is not long, so open parcels on the day they come, even if the wedding is next month.</p>
<h2>The knuckles</h2>
<p>Metal bangles can be squeezed a little into an oval. Glass cannot. The hand must give way instead.</p>
<ol>
<li>Measure: thumb tucked to the little finger, tape round the widest knuckles. That number is the inner round you need. 179.5 mm is size 2.4, 189.5 is 2.6, and 199.5 is 2.8.</li>
<li>If you land between two sizes, take the larger in glass. In metal you might take the smaller.</li>
<li>Put a thin plastic bag over the hand, or hand cream. Sit down, elbow on a pillow.</li>
<li>Two bangles at a time at most, and turn them as they go, like a screw. Push at the base of the thumb, not at the little finger.</li>
<li>For the last two of a tight dozen, cold water on the hand for half a minute makes it smaller.</li>
</ol>
<h2>The bathroom door</h2>
<p>Handles, taps, the edge of the sink. You cannot watch your wrist all day. But you can put a metal bangle or a thin <a href="/category/kadas">kada</a> on both sides of the glass. It works as a buffer, as on a railway wagon, and it looks finished. One plain bangle of 4 mm before, and one after. I would not wear loose glass next to a heavy kada with an open screw, since the screw head acts like a hammer.</p>
<h2>Taking off</h2>
<p>One by one, over a bed. Never over a stone floor, never all together, never in anger. If the hand has swollen in the heat, hold it above your head for three minutes first. A cracked bangle does not always look cracked; flick it with a fingernail. Whole glass rings. Cracked glass says <em>tuk</em>. Put that one in newspaper and in the bin, because it will cut you next week.</p>
<h2>Storing</h2>
<ul>
<li>On a roll, not in a heap. A cardboard tube from foil or kitchen paper is 40 mm thick and takes any size.</li>
<li>A rubber band hardens and sticks. Tie the roll with a strip of old cotton saree.</li>
<li>Painted dots and glitter rub off on each other. Slip a sheet of tissue between sets of different colours.</li>
<li>Lower shelf. Whatever can fall will fall.</li>
</ul>
<h2>How many to keep spare</h2>
<p>My own arithmetic, for a family with small children: in daily wear one bangle of a dozen goes in two weeks. So two extra will last you one month, and after that wear ten, or buy the same colour again while the lot still exists. Colours are mixed by eye at the furnace, and a red from June is not the red of November. Plain shades such as the <a href="/product/silver-dot-glass-bangles-set-of-6">silver-dot set</a> forgive a mixture best. You will find the rest under <a href="/category/bangles">bangles</a>, glass and metal both.</p>
`,
    category: 'Care and Keeping',
    tags: ['bangles', 'storage', 'packing', 'sizes'],
    author: 'Raju Goud',
    publishedDaysAgo: 73,
    pictureOf: 'firozabad-glass-chudi-dozen',
  },
  {
    slug: 'a-kundan-stone-fell-out-what-now',
    title: 'A Stone Fell Out. The First Ten Minutes Decide',
    excerpt:
      'Find it, keep it dry, do not reach for the instant glue. A setter’s daughter on putting a kundan-look stone back, on which glue to use, and on when to leave it alone.',
    content: `
<h2>Minute one: stand still</h2>
<p>Kundan-look stones are flat behind, so they do not roll. Yours lies within a metre of your feet, or inside your blouse. Switch off the fan. Lay the phone on the floor with the torch on, so that its light runs along the tiles; the foil will flash. On a carpet, stretch a thin stocking over the mouth of a vacuum cleaner and go slowly.</p>
<h2>Minute three: look at both halves</h2>
<p>Turn the stone over. Either the foil has stayed on the glass, which is the happy case, or it has stayed in the cup. Now look into the cup. Clean and shiny means that the glue or lac let go in one piece. Crumbs mean old lac. A torn metal edge means that the piece was knocked, and then this is not a job for home.</p>
<p>Put the stone in a matchbox with cotton. Not in a tissue: tissues get thrown away.</p>
<h2>Minute five: leave the instant glue in the drawer</h2>
<p>I know that it is the only glue in the house. It gives off a vapour which turns foil and glass milky in a ring around the place, it sets before you have the stone straight, and it is brittle, so the stone jumps out again at the next knock, taking the foil with it. Most of the ruined cups on my table were ruined by it.</p>
<p>What works is a clear jewellery glue or a slow two-part epoxy, the sort that gives you five minutes and dries hard in a day. Some of our boxes bring their own; the <a href="/product/kundan-choker-set-pearl-drops">kundan choker with bead drops</a> is packed with two spare stones and a drop of glue.</p>
<h2>Minute seven: dry fit</h2>
<p>Before any glue, set the stone into the cup with tweezers and see which way it sits flush. An oval has two ways round, a pear only one. Mark the top with a dot of felt pen. Lift it out again by pressing a ball of soft atta dough, or poster tack, on its face.</p>
<h2>Minute nine: one pinhead</h2>
<ol>
<li>Scratch the floor of the cup lightly with a needle, and blow. No water, no spirit.</li>
<li>Put glue on the needle, as much as a mustard seed. For a stone of 6 mm that is enough. More will come up at the rim and stay there for ever.</li>
<li>Touch the glue to the floor of the cup, not to the foil.</li>
<li>Lower the stone with the dough, dot to the top. Press once, for ten seconds, with the flat of a pencil’s rubber end.</li>
<li>Leave it lying face up, on cotton, for 24 hours. Not in the sun and not under a lamp.</li>
</ol>
<h2>When to leave it alone</h2>
<ul>
<li>The foil is black or wrinkled. New foil needs a setter.</li>
<li>More than three stones are loose. Then the lac of the whole piece is tired, and one repair will follow another.</li>
<li>It is a <strong>kemp</strong> piece with a metal rim pressed over the stone. The rim must be opened and closed again with a burnisher; any setter does it in a minute and without glue. This is how our <a href="/product/kemp-line-bangles-set-of-3">kemp bangles</a> are made.</li>
<li>The piece is new. Then it is not your job at all: many sellers give a warranty on stones, whose length you find on the product’s page, and transit damage has <a href="/damage">rules of its own</a>.</li>
</ul>
<h2>How to keep the next one in</h2>
<p>Every stone that falls out has moved before. Once in three months, run a fingertip over the face of the piece with your eyes closed, as my father did. You will feel a loose stone before you can see it: it clicks. Also listen. Hold the earring at your ear and shake it gently near a quiet wall. A good pair is silent, apart from what is supposed to ring.</p>
<p>And keep <a href="/category/chokers">kundan chokers</a> out of parked cars. Lac gets soft in the heat, stones slip by half a millimetre, and when it cools they are held by one edge only. It falls on Monday, but it happened on Sunday, in the parking lot.</p>
`,
    category: 'Care and Keeping',
    tags: ['kundan', 'repair', 'how-to', 'chokers'],
    author: 'Zehra Begum',
    publishedDaysAgo: 31,
    pictureOf: 'kundan-choker-set-pearl-drops',
  },
  {
    slug: 'storing-a-bridal-set-for-a-year',
    title: 'After the Wedding: Putting a Heavy Set to Sleep for Eleven Months',
    excerpt:
      'You will wear it again at your brother’s wedding. A packing-room routine for bridal sets: what to do the first night, what to buy for a few rupees, and when to wake it.',
    content: `
<p>A bridal set is worn perhaps three times in its life. So it lives in a cupboard, and it is the cupboard that decides how it looks the third time. I pack sets for the road, which is rough but short. The cupboard is soft but long. The rules are nearly the same.</p>
<h2>The first night (10 minutes)</h2>
<p>You are tired and there are forty relatives in the house. Do only this: wipe the back of every piece with a dry handkerchief, all the places that touched skin. Lay them on a towel in a closed room. No boxes yet. Metal that goes warm and damp into a box comes out green.</p>
<h2>The first week (half an hour)</h2>
<p>Brush off make-up, kumkum and rice with a dry soft brush. Count. A set like the <a href="/product/muhurtham-temple-bridal-set">muhurtham set</a> is a choker, a haram, a pair of jhumkas and a papidi billa (the Telugu word for the tikka). Five things, and one of them is always in an aunt’s handbag. Ask now; in a year nobody remembers.</p>
<p>Take a photograph of everything laid out in order. It is your packing list for next time, and it shows how things looked if you ever need a repair.</p>
<h2>What to buy</h2>
<ul>
<li>Zip bags, 15 by 20 cm for earrings, 25 by 30 for a choker. One piece, one bag. Two earrings are two pieces.</li>
<li>Butter paper or plain white tissue. No newspaper, the ink travels. No coloured velvet against bare plating, some dyes travel too.</li>
<li>Silica gel sachets of 5 grams, one to a bag. They come free in shoe boxes; dry them in the sun for a day before use.</li>
<li>A flat plastic or tin box, at least 5 cm high inside, so that nothing is pressed.</li>
</ul>
<h2>The order in the box</h2>
<ol>
<li>Bottom: haram, in a wide oval, never folded at the pendant. Tissue over it.</li>
<li>Then the choker, face up, dori rolled and tucked under, not across the stones.</li>
<li>Belt, if there is one, flat and straight. A hinged vaddanam folded the wrong way breaks at the hinge.</li>
<li>Earrings with their screws closed. Put the matilu chain into the same bag.</li>
<li>Top: tikka, nath, rings, in the smallest bags.</li>
</ol>
<p>Press the air out of the bags of metal pieces before you close them. Leave a finger’s width open for anything strung on cotton thread. Put a card inside that says what it is and the month in which you packed it.</p>
<h2>Where</h2>
<p>The middle of a bedroom cupboard, away from the outer wall, not above the geyser, not in the kitchen loft. No camphor and no naphthalene in the same compartment. It should stay under 40 degrees all year, since lac behind the stones softens when it is hotter than that.</p>
<h2>Waking it</h2>
<p>Not the evening before. Open the box every six months, on two days you will not forget; in our house it is Diwali cleaning and the first week of school holidays. Change the silica, let the pieces breathe for an hour on a cloth, run a finger over the stones, close and open every clasp. Before the next wedding do it three weeks ahead, which leaves time for a dori to be changed or a stone to be set.</p>
<p>Doris, by the way, do not last as long as metal. The thread gets thin where the slider runs. A new one costs little and any bead shop ties it on. For spares look at how the piece closes before you buy: the closure is written on each page of our <a href="/shop/bridal">bridal collection</a> and among the <a href="/category/necklace-sets">necklace sets</a>.</p>
<p>I tell everyone to do all this, and then my wife showed me our own wedding set: in a biscuit tin, with the biscuits. Still sealed, at least. Both.</p>
`,
    category: 'Care and Keeping',
    tags: ['storage', 'bridal', 'packing', 'temple-jewellery'],
    author: 'Raju Goud',
    publishedDaysAgo: 155,
    pictureOf: 'muhurtham-temple-bridal-set',
  },
  {
    slug: 'four-months-of-monsoon-damp',
    title: 'Four Months of Damp: A Monsoon Timetable for Silver-Tone and Filigree',
    excerpt:
      'From the first wet week to the last, what to do with silver-tone, oxidised and filigree pieces: chalk, zip bags, sun hours, and the sign that you are already late.',
    content: `
<p>Each year when the rains reach us the calls change. In May people ask about delivery. In July they ask, madam, why has my anklet become yellow? So I have made a timetable for my own cupboard, and since three colleagues have copied it, here it is for everyone.</p>
<h2>Why damp is worse than water</h2>
<p>A splash dries in minutes. Damp air stays for weeks, and it carries a little sulphur from traffic, from rubber, from cooking gas, from the wool shawls in the same almirah (cupboard). Silver-tone plating turns first yellow, then brown. Brass under thin plating turns green at any scratch. Oxidised pieces only get darker, which most people never notice.</p>
<h2>Week 0: before the rain</h2>
<p>One dry, sunny day. Take everything out and sort it into three heaps.</p>
<ul>
<li><strong>Heap A, needs a sealed bag:</strong> silver-tone, filigree, oxidised, rhodium, plain 1-gram plated.</li>
<li><strong>Heap B, needs air:</strong> anything strung on cotton or silk thread, doris, velvet-backed pieces.</li>
<li><strong>Heap C, does not care:</strong> stainless steel and glass.</li>
</ul>
<p>Wipe heap A, one hour on a cloth in shade with moving air, then into zip bags with a piece of blackboard chalk as long as your thumb joint. Chalk drinks damp. The lady who makes our <a href="/product/tarakasi-filigree-cuff-kada">filigree cuff</a> in Cuttack, which is wetter than Hyderabad will ever be, taught us this. Filigree is <em>tarakasi</em> there, lace of wire, and so much wire means several times the surface of a plain bangle for the air to work on.</p>
<h2>Weeks 1 to 8: wear it, wipe it</h2>
<p>Do not stop wearing your things. Pieces that are used and wiped survive the monsoon better than pieces that wait. But choose: no dori pieces on a day of heavy rain, because a wet dori takes two days to dry and rubs its colour on a light blouse. For the commute take steel, say the <a href="/product/plain-tube-hoop-38mm">tube hoops</a>.</p>
<p>If you were caught in the rain: shake, press in a towel, ten minutes of fan. Open screws and hinges while it dries.</p>
<h2>Week 6: chalk day</h2>
<p>The chalk is full by now. Dry it on a hot tawa (griddle) for five minutes, let it get cold, put it back. Sniff each bag. A metallic or sour smell means damp got in.</p>
<h2>Weeks 8 to 16: festivals begin</h2>
<p>Shravana brings its Fridays and its teej, then Ganesh Chaturthi; the days for this year are on our <a href="/hindu-festivals-calendar">festival calendar</a>. Now things come out of the bags often. Give every piece a rest of one night outside the bag after wearing, before it goes back. Bagging a piece while it is still warm from the skin is the commonest mistake I hear about, and it undoes the chalk.</p>
<h2>After the last rain</h2>
<p>Sun day again, for boxes and pouches this time; jewellery stays in the shade. Empty the almirah, leave its doors open for three hours.</p>
<h2>The early sign</h2>
<p>Breathe on the metal and wipe it with a white cloth. If the cloth stays white, all is well. If it shows pale yellow, you have about a month: wipe everything, new chalk. If the metal itself stays yellow after ten strokes, the change has gone into the plating, and wiping will not bring it back. A silver polish will only take off what is left of the layer.</p>
<p>Silver-tone is for wearing now, not for handing down. Even so, with chalk and a zip bag I have <a href="/category/anklets">anklets</a> in their fourth year. The one which I left in the bathroom lasted until August.</p>
`,
    category: 'Care and Keeping',
    tags: ['storage', 'oxidised', 'care', 'plating'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 132,
    pictureOf: 'tarakasi-filigree-cuff-kada',
  },
];
