import type { SeedPost } from './post.ts';

/** What things are: the plating, the silver look, the stones, the words of temple work. */
export const KNOW_METAL_POSTS: readonly SeedPost[] = [
  {
    slug: 'one-gram-gold-is-not-one-gram',
    title: 'There Is No Gram in One-Gram Gold. Let Us Do the Sum',
    excerpt:
      'The name says one gram. A ruler, half a micron and school arithmetic say otherwise. What 1-gram gold plating really is, how long it lasts, and what a seller should tell you.',
    content: `
<p>A customer once sent back a bangle with a jeweller’s slip. She had asked him to melt it and take out the gram. He wrote: “Madam, no gram found.” She was upset, and I understand her, because the name is misleading. So let us take it apart with a pencil.</p>
<h2>What the word means in the trade</h2>
<p>1-gram gold, in Tamil Nadu <em>covering</em>, is jewellery of copper or brass with a thin layer of gold plating. That is everything. The base gives it weight and strength, the layer gives it colour. No piece contains one gram of the precious metal, and no piece may be sold as though it did. By law and in truth it is imitation jewellery.</p>
<h2>The sum</h2>
<p>Suppose a plain bangle, size 2.6, 4 mm wide. The inside measures 189.5 mm round. Flatten it into a strip: 19 cm long, 0.4 cm wide, two sides and a bit for the edges, so nearly 20 square centimetres.</p>
<p>The layer on good covering work is half a micron. A micron is a thousandth of a millimetre; a hair is about 70 of them. Twenty square centimetres times 0.00005 cm is one thousandth of a cubic centimetre, and as the yellow metal weighs 19.3 grams per cubic centimetre, we get <strong>0.019 grams</strong>. Nineteen milligrams. Fifty-two such bangles would share one gram among them.</p>
<p>Turn it round: spread at half a micron, a single gram covers about 1,000 square centimetres, which is more than one and a half sheets of A4 paper. My guess is that the name was born there, at some plating tank: one gram for the whole lot.</p>
<h2>So what are you paying for?</h2>
<ul>
<li><strong>The thickness.</strong> A flash plating of 0.1 micron looks identical on the first day. Half a micron is five times the wear.</li>
<li><strong>The base.</strong> Copper takes and keeps plating better than brass does, and zinc alloy is poorest. In price they stand in the same order.</li>
<li><strong>The moment of plating.</strong> Pieces which are plated after soldering have no bare joints. Look at the loops.</li>
<li><strong>The shape.</strong> A <a href="/product/kolhapuri-thushi-choker">thushi</a> of round beads touches the skin at points only, and each bead turns; it lasts visibly longer than a flat band that rubs.</li>
</ul>
<h2>How long?</h2>
<p>From what comes over my table: on a necklace for functions, years. On a chain worn every day, about a year, and it goes first at the nape. On bangles in a kitchen, six months to a year. On feet and fingers, months. Sellers who know their bath print a figure; on our pages it stands under warranty, and what it covers differs from seller to seller. The <a href="/product/plain-one-gram-bangles-set-of-4">plain bangles</a>, the <a href="/product/kavitha-rope-chain">rope chain</a> and the <a href="/product/covering-wheat-chain-kolusu">covering kolusu</a> each have a different one, for the reasons above.</p>
<h2>Tests at home, and tests that are nonsense</h2>
<p><strong>Magnet.</strong> Useful. Copper, brass and the plating do not move. If the piece jumps at a fridge magnet, the core is iron, which will rust.</p>
<p><strong>Weight against size.</strong> Useful. A piece which feels like a biscuit in your hand is hollow or zinc.</p>
<p><strong>Inner edge.</strong> Useful. Look with a torch at the edges, where rough casting is hardest to cover: a reddish or grey line on a new piece means that the layer is thin everywhere.</p>
<p><strong>Biting, burning, vinegar.</strong> Nonsense. They prove only that you have destroyed a bangle.</p>
<h2>The question to ask</h2>
<p>“How many microns, and who measured it?” A plater has a gauge and gives a number without blushing. A trader says “best quality, madam”. Both may be honest, but only one has answered you. And if somebody says 22K, 916 or hallmark about an imitation piece, do not argue: put it back into the tray and walk on.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['one-gram-gold', 'plating', 'myths', 'chokers'],
    author: 'Zehra Begum',
    publishedDaysAgo: 15,
    pictureOf: 'kolhapuri-thushi-choker',
  },
  {
    slug: 'no-silver-in-german-silver',
    title: 'No Silver in German Silver, and Other Silver-Look Surprises',
    excerpt:
      'Oxidised, German silver, silver-tone, rhodium, steel: five things that look white or black and behave quite differently on skin, in rain and under polish. A field guide.',
    content: `
<p>Put five white bangles in a row and I can tell you which is which from the sound. You can too, in ten minutes, and it is worth knowing, because one of the five must never see polish, one must never see rain, and one does not care what you do to it.</p>
<h2>German silver</h2>
<p>An alloy: mostly copper, then zinc and nickel. It contains no silver. It got its name from German workshops of the early 1800s that made it to look like the costly thing. It is the same metal all the way through, greyish white, a bit warmer in colour than steel. Nickel gives it the whiteness, and some people’s ears react to nickel; if yours do, leave it. A new piece drops on a table with a full, low <em>tong</em>.</p>
<h2>Oxidised</h2>
<p>Not a metal but a treatment. German silver or zinc alloy is blackened in a bath, and afterwards the raised parts are rubbed bright. What you love about the <a href="/product/garba-hook-jhumka">garba jhumka</a> is the black that stayed in the hollows. The finish goes on changing: darker where it lies, brighter where fingers touch it. Any polish removes the black for good. This is why sellers rarely give a warranty on it, and they are right.</p>
<h2>Silver-tone plated</h2>
<p>Brass with a thin white plating. Pretty when new and the quickest to yellow in damp air. When it is worn through, the yellow of the brass peeps out at the edges. Filigree pieces such as the <a href="/product/tarakasi-cone-jhumka">tarakasi jhumka</a> are made like this, so that they cost a fraction of the silver ones from Cuttack that they follow.</p>
<h2>Rhodium plated</h2>
<p>The brightest, coldest white, harder than anything below it. It is what AD sets are dressed in. Rhodium does not yellow in air. It does wear at edges, and a scratch through to the brass cannot be rubbed out. Keep it apart from soft gold-tone pieces: in one pouch the hard one scratches the other.</p>
<h2>Stainless steel</h2>
<p>No plating, nothing to lose. The <a href="/product/plain-steel-kada">steel kada</a> is steel through and through, may swim and be scrubbed, and gathers fine scratches until it is all one soft grey.</p>
<h2>Four tests in a row</h2>
<table>
<thead><tr><th>Test</th><th>What happens</th><th>It is</th></tr></thead>
<tbody>
<tr><td>Colour beside white paper</td><td>bluish and mirror-bright</td><td>rhodium</td></tr>
<tr><td>Fridge magnet</td><td>holds, strongly</td><td>iron or a magnetic steel core</td></tr>
<tr><td>Look at a worn edge, with a torch</td><td>yellow line</td><td>plated brass</td></tr>
<tr><td>White cloth, ten strokes</td><td>grey-black smear, pattern stays dark</td><td>oxidised</td></tr>
<tr><td>Cloth again, no smear, greyish shine</td><td>the same colour everywhere</td><td>German silver or steel</td></tr>
</tbody>
</table>
<p>To part the last two weigh them. German silver is about 8.7 grams to the cubic centimetre, steel 8.0 or a little less. With two bangles of the same size you will feel nothing, but a kitchen scale will show 46 against 42.</p>
<h2>The ear question</h2>
<p>I am asked each day whether something is free of nickel. My answer does not change. We say so only when a laboratory report lies in the file, and for most imitation jewellery anywhere there is none. So if your skin objects to a jeans button, it will probably object to German silver. Choose steel or a plated pair, try it for an hour at home, and stop at the first itch. I would rather lose a sale.</p>
<h2>Choosing</h2>
<ul>
<li>For garba, college, carving you can feel: <a href="/shop/oxidised">oxidised</a>.</li>
<li>For rain and gym: steel.</li>
<li>For reception lights: rhodium with AD.</li>
<li>For lace-like work at a small price: silver-tone, in a zip bag.</li>
<li>For your granddaughter: real silver, with a stamp, from a silversmith. I mean it. Not from us.</li>
</ul>
`,
    category: 'Know Your Jewellery',
    tags: ['oxidised', 'plating', 'glossary', 'earrings'],
    author: 'Zehra Begum',
    publishedDaysAgo: 101,
    pictureOf: 'garba-hook-jhumka',
  },
  {
    slug: 'kundan-polki-ad-kemp-under-one-lamp',
    title: 'Five Stones Under One Lamp: Kundan, Polki, AD, Kemp, Crystal',
    excerpt:
      'All of them are glass or zirconia in imitation work, and all five are lovely for different reasons. How a Jaipur buyer tells them apart with a torch, a fingernail and a thread.',
    content: `
<p>When I started as a buyer in Gopalji ka Rasta, the old stone lane of Jaipur, a dealer spread five earrings before me and went for tea. When he came back I was to tell him which was the most expensive. I chose wrong. He said what I will now say to you: stop looking at the stones, look at how they are held.</p>
<h2>Kundan</h2>
<p>Properly the word means the pure metal foil pushed round a stone to hold it. In imitation work we say <strong>kundan-look</strong>: flat-backed glass, coloured or clear, over a shining foil, laid in a cup with lac or glue and framed with a thin rim. Light goes through the glass, meets the foil and comes back soft. <em>Torch test:</em> the whole stone lights up evenly, like a window with a curtain.</p>
<h2>Polki</h2>
<p>A real polki is an uncut diamond, a flat, uneven slice. Ours is not; it is <strong>polki-look glass</strong>, pressed or hand-cut to the same lumpy outline, with a silvered back. The <a href="/product/polki-look-bridal-kada-pair">bridal kada</a> is made thus, with stones up to the size of a fingernail. <em>Torch test:</em> grey-white, sleepy, with one or two bright planes. If it throws rainbows, it is no polki-look but AD pretending.</p>
<h2>AD</h2>
<p>American diamond: cubic zirconia, grown in a furnace and cut in facets like a diamond, which it is not. Hard, heavy, and full of fire. Held with claws or in a row of tiny cups. <em>Torch test:</em> coloured sparks on the wall. <em>Fingernail:</em> the edges of facets feel crisp. On glass they feel melted.</p>
<h2>Kemp</h2>
<p>From the Kannada and Tamil <em>kempu</em>, red. Rounded domes without facets, red and green, each pressed into a metal rim. South Indian temple and dance jewellery lives on them. <em>Torch test:</em> one hot spot in the middle, deep colour all round. <em>Thread test:</em> draw a silk thread over the row. It should slide. Where it catches, a rim stands open.</p>
<h2>Crystal</h2>
<p>Plain faceted glass, often with foil painted behind. Brighter than kundan, less fiery than AD, and lightest in the purse. <em>Look from behind:</em> if the back is painted silver or gold-coloured, that is the foil, and it is the part you must keep dry.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th></th><th>Best light</th><th>Water</th><th>If a stone falls</th></tr></thead>
<tbody>
<tr><td>Kundan-look</td><td>shade, lamps</td><td>never</td><td>glue, a pinhead</td></tr>
<tr><td>Polki-look</td><td>yellow hall light</td><td>never</td><td>setter, lac</td></tr>
<tr><td>AD</td><td>spotlights</td><td>yes, if claws are open</td><td>setter, claw</td></tr>
<tr><td>Kemp</td><td>any, stage best</td><td>damp bud only</td><td>setter, rim</td></tr>
<tr><td>Crystal</td><td>daylight</td><td>no</td><td>glue</td></tr>
</tbody>
</table>
<h2>Two words more that you will meet</h2>
<p><strong>Jadau</strong> means embedded: the technique of setting stones into a soft ground without claws. You hear it for kundan and for polki. In imitation pieces it describes the look. <strong>Victorian</strong>, on a label in Mumbai, is AD set in blackened metal. The Queen never saw it.</p>
<h2>What I look at now</h2>
<ol>
<li>The back, before the front. Closed with a clean plate, or smeared?</li>
<li>Ten stones in a row, from the side at eye level. They should stand at one height, to within the thickness of a visiting card, 0.3 mm.</li>
<li>Gaps between stone and rim. A fingernail must not enter.</li>
<li>Two pieces of a pair, upside down. Count the stones. I have bought earrings with 31 and 32.</li>
</ol>
<p>And which was the expensive one in the dealer’s test? The dullest. An old <a href="/product/uncut-look-polki-choker-set">polki-look</a> drop whose every stone had been bedded by hand. I had pointed at the flashiest, an <a href="/product/ad-pear-dangler">AD pear</a>. He laughed and poured the tea. I have bought from the back of things ever since.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['kundan', 'polki', 'ad-stones', 'kemp', 'glossary'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 62,
    pictureOf: 'polki-look-bridal-kada-pair',
  },
  {
    slug: 'words-of-temple-jewellery',
    title: 'Kasu, Nakshi, Guttapusalu: The Words at a Temple Jewellery Counter',
    excerpt:
      'Some twenty Telugu and Tamil words a bride’s mother uses and a bride nods at. Each with what it means, how it is made, and the size or weight to ask for when you hear it.',
    content: `
<p>“Show me a nakshi haram with guttapusalu, not too much kasu, and matching buttalu.” If you understood all of that, you may go and have coffee. If not, stay. I sat beside my mother at such a counter in Hyderabad as a girl and nodded for two hours.</p>
<h2>What is carved or struck</h2>
<p><strong>Nakshi</strong> (also nakash, nagas). Figures in relief: Lakshmi, peacocks, elephants. The old way is with hammer and punch from both sides of a sheet; most imitation work is cast from a master that was carved so. Look at the goddess’s fingers. If you can count five, the mould was fresh.</p>
<p><strong>Kasu</strong>. Coin. A <strong>kasu mala</strong>, in Telugu <em>kasulaperu</em>, is a string of overlapping coins, each with Lakshmi on it. Ask for the coin’s width: 12 to 15 mm is usual, and small coins lie flatter. They should be smooth behind, or they will comb your silk.</p>
<p><strong>Gopuram</strong>. The tower of a temple, used as a pendant.</p>
<p><strong>Dollar</strong>. Any round pendant on a chain. Nothing to do with America. Also <em>padakkam</em>.</p>
<h2>What hangs</h2>
<p><strong>Guttapusalu</strong>. The word means a shoal of small fish. Bunches of tiny pearl beads below a worked band. In the <a href="/product/guttapusalu-pearl-fringe-set">fringe set</a> the bunches are 28 mm long, on cotton thread. Shake it: bunches should move apart and come together. Wired ones stand like a brush.</p>
<p><strong>Buttalu</strong>. Jhumkas; <em>jimikki</em> in Tamil. A <strong>papidi billa</strong> is the tikka on the parting, <em>nethi chutti</em> in Tamil.</p>
<p><strong>Kunjalam</strong>. Three silk-thread tassels at the end of the plait.</p>
<h2>What is worn where</h2>
<p><strong>Addige</strong>, or addigai. A close necklace of stones in a row, from Karnataka and Tamil country. About 15 inches.</p>
<p><strong>Haram</strong>. The long one. 24 to 30 inches.</p>
<p><strong>Mango mala</strong>, <em>mamidi pindela haram</em>. A chain of small mangoes, usually set with kemp, such as the <a href="/product/manga-mala-kemp-haram">27 inch one</a>.</p>
<p><strong>Vanki</strong>. The armlet with a bend in the middle, worn over the sleeve. Measure the arm with the blouse on.</p>
<p><strong>Vaddanam</strong>, <em>oddiyanam</em> in Tamil. The waist belt. It weighs from 150 to over 300 grams, and it is sold by the waist over the saree, which is 2 to 3 inches more than without.</p>
<p><strong>Jada</strong>. All that goes on the plait: <strong>rakodi</strong> at the crown, <strong>billalu</strong> down the braid.</p>
<p><strong>Pattilu</strong> and <strong>mettelu</strong>. Anklets and toe rings.</p>
<h2>What it is set with</h2>
<p><strong>Kemp</strong>. Red and green rounded stones; in our work they are glass. <strong>Nallapusalu</strong>, black beads, on a married woman’s chain.</p>
<h2>Finish</h2>
<p><strong>Matte</strong> is soft and without glare. <strong>Antique</strong> has brown in the hollows. <strong>High polish</strong> is bright yellow all over. A family album often shows all three in one photograph, and the photographer has blamed the bride ever since. So choose one finish, and stay with it from rakodi to mettelu.</p>
<h2>Now read the sentence again</h2>
<p>A nakshi haram (carved, long) with guttapusalu (fringe of bead bunches), not too much kasu (few coins), and matching buttalu (jhumkas). You could look for it yourself in the <a href="/shop/temple">temple collection</a>, starting from the <a href="/product/nakshi-peacock-gopuram-haram">peacock and gopuram haram</a>: 26 inches and 92 grams.</p>
<p>One word cannot be translated. When my mother had turned over everything, she would push the tray back by one inch and say <em>chooddaam</em>. Literally, “we shall see”. The salesman heard “give me the better price”. It works online also: put the piece in the cart, sleep over it, and look again in the morning, with your own eyes and the lamp off.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['glossary', 'temple-jewellery', 'haram', 'kemp'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 188,
    pictureOf: 'guttapusalu-pearl-fringe-set',
  },
];
