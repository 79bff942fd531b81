import type { SeedPost } from './post.ts';

/** Gangaur, Onam, Karwa Chauth and Dhanteras. */
export const FESTIVALS_YEAR_POSTS: readonly SeedPost[] = [
  {
    slug: 'the-borla-at-gangaur',
    title: 'Round, Not Flat: The Borla in the Weeks of Gangaur',
    excerpt:
      'Sixteen mornings with grass and brass pots, and one small ball on the forehead. How a borla differs from a tikka, how to fix it under an odhni, and what else the feast asks for.',
    content: `
<p>In Jaipur the year has a sound, and in the weeks after Holi it is women’s voices at seven in the morning, singing “Gor gor gomti” to a clay couple on a plank. Gangaur goes on for sixteen days, and its great day is Chaitra Shukla Tritiya. See the <a href="/hindu-festivals-calendar">calendar</a> for it; I buy for the shop by that date, so that I always know it, and I always order too late.</p>
<p>I want to speak only about the borla, because every year I get back five of them with the note: not as in the picture, sticks out. Yes. It must stick out.</p>
<h2>Ball, bead, berry</h2>
<p>The word is said to come from <em>bor</em>, the small jujube that children steal from trees. A tikka is a flat plate that lies on the skin. A borla is a hollow ball which stands off it, and only its back touches you. Old ones are half a walnut in size. The <a href="/product/rajputi-borla">Rajputi borla</a> we sell measures 27 mm across with its rim and weighs 10 grams, and since the ball is hollow most of that is rim and beads.</p>
<h2>Three tests at the stall</h2>
<ol>
<li><strong>Set it on the table, ball up.</strong> It should stand without tipping. If it leans, the loop is soldered off the centre and it will look to one side on the forehead all day.</li>
<li><strong>Press the dome with the ball of the thumb, softly.</strong> A click means the metal is too thin. Any dent is for ever; a dome cannot be pushed out from inside.</li>
<li><strong>Look at the loop.</strong> A closed, soldered ring of wire, at least 1 mm thick. A merely bent ring opens at the first tug of the odhni.</li>
</ol>
<h2>Fixing it</h2>
<p>Not with one hook, as you would with a tikka. A borla has a cord or string of beads going straight back along the parting, and in the proper way two more that run over the ears. If yours has only the one, sew 40 cm of black elastic to the ring on each side and tie it at the nape, under the hair. Where does it sit? At the place where the parting begins, half on hair and half on skin. If it is lower it bounces on the eyebrows when you bend over the pots.</p>
<p>The odhni then lies on the ball. That is its use: the cloth is held up and cannot slide over the eyes when one walks in a procession with a pot on the head. A pin through the odhni on both sides of the ball, not in front.</p>
<h2>What goes with it</h2>
<p>Rajputi poshak (skirt, kanchli, kurti and odhni) is already loud, and the jewellery must shout to be heard.</p>
<ul>
<li>Aad, a broad choker: square stones for preference, such as the <a href="/product/jaipur-gulband-square-kundan">gulband</a>.</li>
<li>Bajuband over the sleeve on the upper arm. Take the round of your arm with cloth; 9 to 12 inches fits the <a href="/product/kundan-mor-bajuband">peacock one</a>.</li>
<li>Bangles of lac on the wrist. Lac softens in a hot car but not on a person.</li>
<li>Payal, and bichhiya (toe rings) for the married.</li>
<li>A nath for the last day, if you have the patience.</li>
</ul>
<p>Young girls, who keep the fast as well, wear a small tikka and flowers. A borla is too big for a child of eight. Give her a <a href="/product/kamal-meena-maang-tikka">lotus of 35 mm</a> in enamel; it weighs 8 grams.</p>
<h2>Henna, water, grass</h2>
<p>The mornings are wet: doob grass, milk, water from a well. So wear plain metal for those, and the stone pieces on Tritiya alone. Glass over foil, which is how kundan-look stones get their shine, must not meet water even out of devotion.</p>
<p>On the last afternoon Gauri is carried to the tank and given leave to go, and all the women cry a bit, for a clay doll. Take the borla off before the water, wipe its back, and put it away dome upwards in a box at least 4 cm high, so that no lid can press it. Mine is in its seventh year without a dent, and it has been stood on by two nieces.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'headpieces', 'kundan', 'buying-checklist'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 238,
    pictureOf: 'rajputi-borla',
  },
  {
    slug: 'onam-kasavu-and-the-green-palakka',
    title: 'One Colour Is Enough: Palakka and Kasavu for Onam',
    excerpt:
      'Cream cotton, a plated border, one green leaf. Kerala’s festival jewellery for those who married into it, with lengths that layer cleanly and a pookalam-proof way to wear it.',
    content: `
<p>My mother’s sister married a bank officer from Palakkad and became, over forty years, more Malayali than he. When she heard that I work for a jewellery shop, she sent me not congratulations but a correction. “Tell your people,” she said on the phone, “kasavu wants one colour. They put everything on.”</p>
<p>So, aunty, I am telling them.</p>
<h2>The cloth decides</h2>
<p>A kasavu saree is off-white cotton with a border of gold-coloured zari, 1 to 6 inches wide. There is no pattern to match and no colour to match. All that the eye has is cream and the border. One stone colour on this is a full sentence. Two are an argument, and multicolour kemp is a crowd.</p>
<p>The classical answer is green: <strong>palakka</strong>, named after the fruit of a tree, is a curved leaf of green enamel or glass in a plated rim, set side by side round the neck. In the <a href="/product/palakka-green-leaf-choker">palakka choker</a> each leaf is 22 by 15 mm, and it closes from 13 to 16 inches. <strong>Nagapadam</strong> is the same idea with a pointed, hood-shaped stone. Both come in red also, for a red border.</p>
<h2>Her order of wearing</h2>
<ol>
<li>Palakka at the throat, 14 or 15 inches.</li>
<li>Nothing.</li>
<li>A long one at 27 inches or more: <a href="/product/manga-mala-kemp-haram">manga mala</a>, a chain of small mangoes, or a plain <a href="/product/plain-kasu-mala-long">kasu mala</a> of coins. Not both. And not at 20 inches, for then the tips of the leaves hook into the mangoes.</li>
<li>Jimikki at the ears, plain, about 20 mm.</li>
<li>Bangles, an inch of them, thin. One <a href="/product/palakka-leaf-bangle">leaf bangle</a> among them if you must match.</li>
<li>Jasmine. Jasmine is jewellery.</li>
</ol>
<p>That is all for a grown woman. Brides wear four more rows, but a bride is not keeping Onam, she is keeping a photographer.</p>
<h2>Ten days, two outfits</h2>
<p>The feast begins on Atham and its main day is Thiruvonam, when the Moon is in the star Shravana while the Sun is in Simha; every year’s date is on the <a href="/hindu-festivals-calendar">festival page</a>. In the days before it one makes the pookalam, the flower carpet, on one’s knees, at six in the morning. Here is a small practical matter. A haram hangs into the flowers. Tuck it into the blouse, or wear studs and nothing else until the last ring of petals is done. Then bathe, then dress.</p>
<p>On the day, sadya is eaten sitting on the floor off a banana leaf, leaning forward. Twenty-six dishes, of which at least nine can stain. Fasten the long mala to the saree with one small pin, at the level of the lowest rib. It does not show, and it has saved many a mango from the parippu.</p>
<h2>Checking a palakka before you keep it</h2>
<ul>
<li>Lay it face down. Each leaf should have its own ring or hinge; soldered solid, it stands off the neck like a plate.</li>
<li>Look along the green with light from the side. Good enamel is level with the rim or up to half a millimetre below it. If it bulges above, it will chip first there.</li>
<li>All leaves on the left should lean one way, all those on the right the other, and the centre pair should meet. You would be surprised.</li>
<li>Hook and back chain should allow 2 inches of play or more, since cotton blouses are cut high at the neck.</li>
</ul>
<h2>Keeping the green</h2>
<p>Enamel is glass, or in imitation work a resin made to look like it, and both dislike hot water and tiles. Wipe it after wearing, because coconut oil from the hair makes a cloud on it, and store it flat. The cotton saree forgives everything; the leaf forgives nothing.</p>
<p>I read all this back to my aunt on the telephone. She was quiet for a while. Then she said: “And tell them that it is not gold, they should say so.” We do, aunty, on each page: 1-gram gold plated, on copper. She was satisfied. She has ordered two.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'chokers', 'saree', 'meenakari'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 81,
    pictureOf: 'palakka-green-leaf-choker',
  },
  {
    slug: 'karwa-chauth-from-sargi-to-moonrise',
    title: 'Karwa Chauth, From Sargi to Moonrise, With Hands Full',
    excerpt:
      'A thali, a sieve, a lota and a pallu on the head: the evening of the moon is done with both hands. A buyer’s plan for jewellery that works hungry, standing and in the dark.',
    content: `
<p>I have kept the fast for fourteen years, eleven of them on a roof in Jaipur from which the moon is hidden by a water tank until nine. A hungry woman has no patience with hooks. What follows is the plan of a person who buys jewellery for a living and still once dropped a nath into the karwa (the clay pot).</p>
<p>The fast falls on Krishna Chaturthi in Kartika as the North counts months, and ends at moonrise; the day, and an idea of the hour, are on the <a href="/hindu-festivals-calendar">festival calendar</a>.</p>
<h2>Before dawn: sargi</h2>
<p>Bangles go on now, while you are fed, calm and cool. At four in the morning the hand is at its slimmest, and by noon, without water, fingers feel stiff and rings refuse. If you wear a tight chooda of glass, this is the only easy hour of the day. Count an even number on both sides.</p>
<h2>Daytime: the small set</h2>
<p>Mangalsutra, studs, toe rings, and work as usual. A short chain of 16 or 18 inches hides under a collar in office. For the evening many of us change to a longer one, and a saree wants 24 inches: the <a href="/product/jaipur-keri-kundan-mangalsutra">keri mangalsutra</a>, in whose pendant a mango curls to one side, comes at 20 for a salwar neck and at 24. Keri before vati, we say in Marwari houses.</p>
<h2>Four o’clock: mehndi has dried</h2>
<p>Everything that must pass over the hand is on already, or it opens with a screw. This is the point where one learns whether one bought a kada with a hinge. Keep rings for last, and skip those with a high head; the katha is listened to with hands folded, and stones print on the next finger.</p>
<h2>Six o’clock: the katha, in red</h2>
<p>Red on red swallows the stones. On a red saree I wear green, with a little white: the colour of the stone should be missing from the cloth. On pink or maroon it may be ruby-colour. Do the doorway test: stand in the door with your back to the lit room and let someone look at you from 3 metres. Under poor light only shapes count. One large shape at the ear, one at the forehead. A <a href="/product/gol-kundan-maang-tikka">round tikka</a> of 28 mm reads from there; a fine chain does not.</p>
<h2>Moonrise: both hands</h2>
<p>Think it through as a dance step. Thali in the left hand, sieve in the right, then lota, then someone lifts water to your lips. Meanwhile the pallu must stay on the head.</p>
<ul>
<li>Pin the pallu to the hair 5 cm behind the tikka, with two pins crossed. If you pin it to the tikka, the first gust takes both.</li>
<li>A nath with a chain comes off before you drink, or you wear one which ends above the lip. Ask me how I know.</li>
<li>Bangles slide down onto the thali’s rim, with the diya just there. Six plain ones and a broad one below them to hold them back is safer than eighteen loose ones.</li>
<li>Jhumkas with long drops catch the sieve. Up to 45 mm is safe with your face turned up.</li>
</ul>
<h2>If you are buying for it</h2>
<p>Three pieces make the evening: something at the forehead, red or green at the wrist, and black beads. Add from there. I keep the <a href="/shop/karwa-chauth">Karwa Chauth collection</a> in those colours. Do not leave a sized thing for the last week: bangles and rings are what gets exchanged most, by the terms on the <a href="/refund">return page</a>, and an exchange needs two journeys. Measure first with the <a href="/size-guide">size guide</a>, at night, when the hand is warm.</p>
<p>And my nath? We fished it out of the pot with a spoon, just as the moon came past the tank. Half a minute of water had done it no harm, as it went in front of the table fan at once, opened, for ten minutes. Since then I wear a <a href="/product/phool-press-nath">press nath</a> of 3 grams, which comes off with one hand while the other holds the sieve.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'bangles', 'headpieces'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 36,
    pictureOf: 'jaipur-keri-kundan-mangalsutra',
  },
  {
    slug: 'dhanteras-when-you-do-not-buy-gold',
    title: 'What to Buy on Dhanteras When It Is Not Going to Be Gold',
    excerpt:
      'Imitation jewellery is no investment, and a buyer says so first. Then: five honest reasons to bring something home on Trayodashi, and a gift table with sizes that rarely go wrong.',
    content: `
<p>On Dhanteras my phone rings with one question in many voices: is it all right? Can one bring home something plated on the evening when people bring home metal for luck?</p>
<p>I will answer as a buyer. What the shastras say you may ask your own elders; what the market says I can tell you.</p>
<h2>First, what it is not</h2>
<p>It is not a store of value. A plated bangle is brass or copper with a layer of about half a thousandth of a millimetre on top. Nobody will weigh it and pay you tomorrow. Anyone who sells you imitation with a promise of resale by weight, or who speaks of a hallmark on it, is not telling the truth: hallmarking is for gold articles alone. If you have saved for a coin of real gold, go and buy the coin, with its certificate. We shall be here on another day.</p>
<h2>Then, what it can be</h2>
<p><strong>A metal thing, new, for the house.</strong> Most families I know bring a steel or brass vessel. Brass is brass; a pair of <a href="/product/lakshmi-coin-bangle-pair-antique">Lakshmi coin bangles</a> is brass with her face on it twenty times.</p>
<p><strong>A rehearsal.</strong> Wear the shape for a year before you spend a salary on it. Is a broad kada comfortable at your desk? Is a coin necklace too warm in June? I know a family who bought three imitation harams in three lengths, wore them in turn, and then had the real one made at 26 inches. That is money saved, in a manner of speaking.</p>
<p><strong>The locker’s holiday.</strong> The other set stays locked on the night of firecrackers and open doors.</p>
<p><strong>Something for those who help you all year.</strong> The cook, the driver’s family, the lady at the parlour. A gift they can wear to the same festival.</p>
<p><strong>Joy.</strong> It is allowed.</p>
<h2>Gifts that rarely miss</h2>
<table>
<thead><tr><th>For</th><th>Choose</th><th>Because of size</th></tr></thead>
<tbody>
<tr><td>Mother-in-law</td><td><a href="/product/pearl-cluster-jhumka">bead jhumka</a>, push back</td><td>no size; ask only if ears are pierced</td></tr>
<tr><td>Colleague</td><td><a href="/category/saree-pins">saree pin</a>, 40 to 60 mm</td><td>none at all</td></tr>
<tr><td>Sister</td><td><a href="/product/kundan-openable-kada-pair">openable kada</a></td><td>one screw fits 2.4 to 2.8</td></tr>
<tr><td>Girl of ten</td><td><a href="/product/little-heart-stud">heart studs</a>, 9 mm</td><td>post of 0.8 mm; old piercings only</td></tr>
<tr><td>Brother</td><td><a href="/product/plain-steel-kada">steel kada</a></td><td>2.8 for a small hand, 2.10 for most, 2.12 for a broad one</td></tr>
<tr><td>Aunt whom you hardly know</td><td>chain, 24 inches</td><td>long enough for anyone, can be shortened with the hook</td></tr>
</tbody>
</table>
<p>Rings are bad presents, unless adjustable. I say it every year, and every year in the week after Diwali the rings come back.</p>
<h2>Five questions for the seller, any seller</h2>
<ol>
<li>What is the base metal? “Alloy” is not an answer; brass, copper and zinc alloy are.</li>
<li>What is on top, and how thick? If he gives you microns, ask who measured them.</li>
<li>How many months on the plating, in writing?</li>
<li>What is in the box: a pair, a set, a single one?</li>
<li>What does a photograph of the back look like?</li>
</ol>
<h2>The evening</h2>
<p>Dhanteras is Krishna Trayodashi of Kartika in the northern count, two days before the Amavasya of Diwali as a rule; the evening hours stand on our <a href="/hindu-festivals-calendar">calendar page</a>. If your parcel has to be there by then, read the delivery promise on the <a href="/shipping">shipping page</a> and do not trust my optimism. The <a href="/shop/diwali">Diwali collection</a> has the rest.</p>
<p>My own mother buys one steel spoon. Every Dhanteras, one spoon. There are twenty-nine of them now, she puts each to her forehead before it goes into the drawer, and I have never in my life seen a happier investor.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'gifts', 'bangles', 'buying-checklist'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 21,
    pictureOf: 'lakshmi-coin-bangle-pair-antique',
  },
];
