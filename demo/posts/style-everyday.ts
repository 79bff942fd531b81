import type { SeedPost } from './post.ts';

/** Ears, desks, wrists and grooms. */
export const STYLE_EVERYDAY_POSTS: readonly SeedPost[] = [
  {
    slug: 'how-heavy-is-too-heavy-for-the-ear',
    title: 'How Many Grams Can an Ear Carry Through a Wedding?',
    excerpt:
      'I weigh earrings for a living. A table of grams against hours, what a matilu or sahara really takes off the lobe, and a kitchen-scale test before the function.',
    content: `
<p>There is a scale on my table that reads to a tenth of a gram, and every earring that comes to me for checking goes on it. Not because heavy is bad. My father set stones for thirty years and used to say that a light jhumka is a rattle. But the ear does not read descriptions, so somebody has to say the number.</p>
<h2>Weight of one, not of two</h2>
<p>Shops print the weight of the pair. You carry half of it on each side. So take the number on the page and divide by two before you do anything else: an 18 gram pair is 9 grams an ear.</p>
<table>
<thead><tr><th>One earring weighs</th><th>What I tell my cousins</th><th>An example pair</th></tr></thead>
<tbody>
<tr><td>up to 4 g</td><td>all day, every day</td><td><a href="/product/mini-jimikki-plain-covering">mini jimikki</a>, 6 g the pair</td></tr>
<tr><td>4 to 9 g</td><td>a long function, if the back is a disc</td><td><a href="/product/temple-lotus-jhumka">lotus jhumka</a>, 18 g</td></tr>
<tr><td>9 to 13 g</td><td>three hours, then change</td><td><a href="/product/mayil-temple-chandbali">peacock chandbali</a>, 25 g</td></tr>
<tr><td>more than 13 g</td><td>only with a support chain</td><td><a href="/product/hyderabadi-polki-chandbali">Hyderabadi chandbali</a>, 34 g</td></tr>
</tbody>
</table>
<p>These are working limits from the bench, not a rule of doctors. A lobe that has carried thodu since childhood laughs at them. A lobe with a long hole does not, and should stay in the first two rows.</p>
<h2>The support chain has a name in every language</h2>
<p>Matilu in Telugu, mattal in Tamil, sahara in Hindi: a chain that runs from the earring up over the ear and hooks into the hair. Worn properly it takes about half the load. Worn for the look, slack as a clothes line, it takes nothing and adds its own 3 grams.</p>
<p>To set it, put the earring in, hook the chain into a pinned section of hair above the ear, and shorten it until the top of the earring rises by a hair’s breadth. Now press lightly under the jhumka with one finger. If the chain goes loose, it was working. If nothing changes, move the hook higher by a centimetre.</p>
<h2>The kitchen-scale rehearsal</h2>
<p>You need not own the earrings to know how they will feel. Fold a strip of paper round a few coins until the little packet weighs what one earring would, hang it on an old hoop or hook that you already wear, and do your evening with it. Make rotis. Watch the news. If you take it out before the weather report, buy the lighter pair.</p>
<h2>Where the same grams hurt less</h2>
<ul>
<li>A wide disc behind the lobe, 8 mm or more, spreads the pull. A thin butterfly concentrates it in one point.</li>
<li>Weight close to the lobe sits better than weight on a long stem, which swings and tugs. Compare a flat <a href="/category/studs">stud</a> of 9 grams with a dangler of 9 grams and you will not believe the scale.</li>
<li>Thick screws need an old hole. Never force a south screw through a hole which was made for a 0.8 mm post.</li>
</ul>
<p>Support patches, the clear round stickers, do help with danglers such as the <a href="/product/kundan-phool-ladi">kundan ladi</a>. Clean skin, no cream, press for ten seconds. They come off with the sweat of the first dance, so take four.</p>
<p>A last thing that my father taught me. When you take heavy earrings off, support the bell with one palm while the other hand opens the screw. More ears are torn in that last careless second than in the whole wedding before it.</p>
`,
    category: 'Style Guides',
    tags: ['earrings', 'weight', 'chandbalis', 'bridal'],
    author: 'Zehra Begum',
    publishedDaysAgo: 27,
    pictureOf: 'hyderabadi-polki-chandbali',
  },
  {
    slug: 'oxidised-jewellery-monday-to-friday',
    title: 'Black Metal From Monday to Friday: A Diary',
    excerpt:
      'One week, one local train, five oxidised pieces. What caught on the lanyard, what clinked on the keyboard, and which single earring went straight from desk to garba.',
    content: `
<p>My editor at a magazine used to say that nobody dresses for Monday. So I kept a diary for one working week in Mumbai, wearing only oxidised jewellery, which is German silver or zinc alloy that has been blackened and then rubbed bright on the raised parts. Rules: no piece changed after 8 a.m., nothing that makes a colleague look up.</p>
<h2>Monday: a pendant over a plain kurta</h2>
<p>The <a href="/product/oxidised-elephant-ball-chain-pendant">elephant on a ball chain</a>, 24 inches, over grey handloom. Thirty by thirty-eight millimetres of elephant sounds large. On a kurta without print it looked like a button that had been given a story. Lesson: with an identity-card lanyard the pendant must hang either 2 inches above the card or 2 inches below. At the same height they knock, and you hear every step.</p>
<h2>Tuesday: studs</h2>
<p><a href="/product/surya-oxidised-stud">Sun studs</a>, 25 mm. Big studs are the best thing for telephone people, because nothing swings into the headset. I forgot them until the lift mirror at six.</p>
<h2>Wednesday: the kada that learnt to be quiet</h2>
<p>A carved kada on the typing hand is a bad idea. It taps the edge of the laptop at every line. On the other hand, with the sleeve pushed up to 10 cm below the elbow, it stayed where it was put. Twenty-six millimetres wide wants a bare forearm. With a full sleeve it makes a bump like a thermometer.</p>
<h2>Thursday: nose pin, and a small argument</h2>
<p>A <a href="/product/phool-press-nath">press-type flower</a>, no piercing. My manager asked whether it was for a function. It is for Thursday, I said. But 24 mm on the side of the nose is a statement, and in a client meeting the client looks at the statement. Keep it for Friday.</p>
<h2>Friday: one earring, two lives</h2>
<p><a href="/product/oxidised-bell-jhumka">Bell jhumkas</a> of 36 mm with ghungroo, which are tiny bells. Worn with hair open at the desk they are nearly silent; tie the hair up at seven and they are ready for a garba ground. This is the piece I would buy first.</p>
<h2>What the week taught me</h2>
<ul>
<li><strong>One black piece a day.</strong> Two read as a costume, unless both are below 20 mm.</li>
<li><strong>Wear it with cloth that has texture</strong>: khadi, linen, ikat, denim. On shiny polyester the metal looks dusty.</li>
<li><strong>Do not mix it with yellow metal of the same size.</strong> A thin mangalsutra is fine. A broad bangle next to a broad black kada is a quarrel.</li>
<li><strong>Wipe it in the train home.</strong> Sweat plus city air makes the hollows green in about two days; five strokes with a dry handkerchief are enough.</li>
</ul>
<p>People ask about skin. German silver is copper, nickel and zinc, and there is no silver in it at all. If your ears are known to react to nickel, the kind thing is to leave these at the desk of a friend and pick something plated from the <a href="/shop/office-wear">office collection</a> instead.</p>
<p>For everyone else the <a href="/shop/oxidised">oxidised collection</a> is the least fussy thing you can own. It is already dark, so a scratch is only one more line in the carving. I wore the elephant again the next Monday. Nobody dresses for Monday, but the elephant does not know that.</p>
`,
    category: 'Style Guides',
    tags: ['oxidised', 'office-wear', 'earrings', 'necklaces'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 141,
    pictureOf: 'oxidised-elephant-ball-chain-pendant',
  },
  {
    slug: 'watch-and-bangles-on-one-wrist',
    title: 'A Watch, Four Bangles and Three Colours of Metal',
    excerpt:
      'May rose-gold tone sit beside yellow? Yes, with a referee. How to share two wrists between a watch and bangles so that nothing scratches, clinks or slides over the hand.',
    content: `
<p>Mixing metals is the question where aunts and fashion magazines give opposite answers. Aunts say never. Magazines say always. I have dressed enough arms to say: yes, if there is a referee.</p>
<h2>What I mean by a referee</h2>
<p>A referee is one piece that carries both colours. A two-tone bangle set, say, or a <a href="/product/two-tone-link-watch">link watch in two tones</a>. Once it is on the arm, any yellow or white piece beside it has a relative. Without it, a rose-gold tone watch next to a yellow bangle looks as if one of them were faded.</p>
<p>The proportion that works on nearly every arm is 3 to 1. Three parts of your main colour, one part of the other, the referee not counted. Half and half is the only mixture I would call wrong.</p>
<h2>Which wrist?</h2>
<p>Bangles ring against the hard case of a watch, and bangles win: even glass scratches a plated case, and steel scratches everything. There are three peaceful ways to settle it.</p>
<ol>
<li><strong>Two wrists.</strong> Watch on one, bangles on the other. Older than all of us and still the best for six bangles or more.</li>
<li><strong>Watch first, then a spacer.</strong> Watch close to the hand, then one soft thing such as a <a href="/product/big-glass-bead-bracelet">bead bracelet</a> or a thread, then the bangles. The soft thing takes the knocks. Leave the width of two fingers free, so about 35 mm, or the bangles climb over the crown.</li>
<li><strong>Watch as a bangle.</strong> A <a href="/product/ad-kada-watch">kada watch</a> opens at the side and sits among other kadas like a sister.</li>
</ol>
<h2>Fit, in numbers</h2>
<p>Wrap a paper strip round the wrist just behind the bone and mark it. Add 1 cm for a <a href="/product/rose-gold-bracelet-watch">bracelet watch</a>, because links pinch when they have no play. Add half a centimetre for a strap. If you measure 16.5 cm, a watch set at 17.5 is right. Shorten a link bracelet until one finger passes underneath and a second does not.</p>
<p>A watch that slides 3 cm up the arm when you lift a glass is too loose, and it will spend its life turning face down. Most link bracelets come with a small tool for taking links out. Push the pins in the direction of the arrow that you find inside the links. Everyone who hammers against the arrow writes to customer care that night.</p>
<h2>Four arms I would sign my name under</h2>
<ul>
<li><strong>Office:</strong> rose-gold tone watch on the left, one slim rose bangle on the right. Nothing else; your lanyard is already jewellery.</li>
<li><strong>Cousin’s roka:</strong> bracelet watch, bead bracelet as spacer, four thin plain bangles with one in two tones.</li>
<li><strong>Sangeet:</strong> kada watch on the right hand, stacked stone <a href="/category/bangles">bangles</a> on the left, and the phone with somebody else.</li>
<li><strong>Bank work and a parent-teacher meeting on one day:</strong> strap watch, because leather is silent on a table.</li>
</ul>
<h2>One thing I will not mix</h2>
<p>Oxidised black and shiny rose tone on the same wrist. I have tried for two seasons, and each time the rose looks like a bangle rescued from a fire. If you love both, give them an arm each. Otherwise choose the tone of the <a href="/category/womens-watches">watch</a> first, since it is worn most, and let everything else on that arm follow it.</p>
`,
    category: 'Style Guides',
    tags: ['watches', 'bangles', 'office-wear', 'sizes'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 266,
    pictureOf: 'rose-gold-bracelet-watch',
  },
  {
    slug: 'jewellery-for-the-groom',
    title: 'The Groom Gets Four Pieces. I Learnt It the Hard Way',
    excerpt:
      'A packer writes about his own wedding: the mala that knocked against every button, the brooch that tore a safa, and the four things a groom actually keeps on till dinner.',
    content: `
<p>I pack jewellery. Before I became head of our packing room I had sent out, I think, a few thousand bridal sets and not one thing for a groom, so when my own wedding came I thought: how difficult can it be? I bought seven items. By the end of the baraat I had three. One was under a horse.</p>
<p>So here is what I would tell my younger self. Four pieces. Each has one job and one test.</p>
<h2>One: the mala</h2>
<p>A string or chain over the sherwani. Mine was 36 inches, and with every step it swung sideways and hit a button. Tak, tak, tak, for one kilometre, in front of a brass band. Length must be such that the lowest point stands above the second button. For most men that is 24 to 28 inches over cloth. Put the sherwani on, use a tape over the collar, not over the skin; the collar alone takes 3 inches.</p>
<p>A three-layer haar like the <a href="/product/kundan-flower-rani-haar">kundan rani haar</a> lies flatter than one thick string, because the side flowers hold the layers in their places.</p>
<h2>Two: the brooch for the safa</h2>
<p>The kalgi on the turban should weigh little. I wore a 40 gram thing. It bent forward and slowly, slowly looked down at my shoes. Twenty grams or less, pin at least 30 mm long, with a safety catch, pushed through three folds of cloth and not one. A peacock <a href="/category/saree-pins">saree pin</a> does this job nicely, and your wife gets it afterwards.</p>
<h2>Three: the watch</h2>
<p>You will wear it at the reception, at office, at other people’s weddings. So it is the one where I would not save. Take out links until a finger fits and the watch does not travel: a loose one goes under the cuff and pulls the embroidery. The <a href="/product/sherwani-roman-gold-tone-watch">sherwani watch with roman figures</a> has a 40 mm case and weighs 112 grams, which is proper metal on the arm. Attar on the neck, please. On the wrist it eats the plating.</p>
<h2>Four: a ring or a kada, not both</h2>
<p>Everybody will take your hand. Two hundred uncles will press it. A ring with a high head under such a handshake is a nutcracker. Choose a flat signet of size 18 to 22, and measure the finger in the evening when it is thickest. Or leave the ring and wear a <a href="/product/mens-twisted-two-tone-kada">kada</a>: sizes 2.8 to 2.12 for us men, and it must go over the knuckles with a bit of soap the first time and without soap the second.</p>
<h2>What I do not miss</h2>
<ul>
<li>Button chains. They catch in the dupatta when the knot is tied, and then an aunt must come with scissors.</li>
<li>Ear studs on a man who has never worn any. The press kind falls in the rasam.</li>
<li>A sword. It is not jewellery. It also does not fit in a car.</li>
</ul>
<h2>The pocket</h2>
<p>Give your best friend a zip pouch, 10 by 15 cm, with two safety pins, one spare button, a handkerchief and the watch box. When the garlands come, mala off, into the pouch. After the garlands, mala on. This is the whole secret, and no film shows it.</p>
<p>If you are buying late, look at the dispatch and delivery promise on the <a href="/shipping">shipping page</a> before you look at the designs, and tell the seller the function date in your order note. Such notes are read, mostly by somebody like me. See also the <a href="/category/mens-chains">men’s chains</a> if your family likes the neck simple; a 22 inch chain inside an open collar is more groom than all my seven items together.</p>
`,
    category: 'Style Guides',
    tags: ['watches', 'weddings', 'sizes'],
    author: 'Raju Goud',
    publishedDaysAgo: 174,
    pictureOf: 'sherwani-roman-gold-tone-watch',
  },
];
