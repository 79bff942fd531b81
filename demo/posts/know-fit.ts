import type { SeedPost } from './post.ts';

/** Sizes and fastenings: bangles, rings, earring backs, and what a dancer needs from head to plait. */
export const KNOW_FIT_POSTS: readonly SeedPost[] = [
  {
    slug: 'why-bangle-2-10-is-larger-than-2-8',
    title: 'Why Bangle 2.10 Is Larger Than 2.8',
    excerpt:
      'It is not a decimal. Two inches and ten sixteenths against two inches and eight. A five-minute lesson with a tape, a tea glass and an old bangle, from the customer care desk.',
    content: `
<p>“Madam, I take 2.8, it was tight, so I ordered the next smaller number by mistake, 2.10.” No, amma. You ordered the next larger, quite rightly, and it will fit. Nearly every day I have this talk, and at the end both of us feel clever.</p>
<h2>Read it as a time, not as a price</h2>
<p>2.10 is not two point one. It is two inches and <strong>ten sixteenths</strong>, as 2.10 on a clock is ten minutes past two and comes after 2.08. The number is the inner diameter, from one inside edge straight across to the other.</p>
<table>
<thead><tr><th>Size</th><th>Across, mm</th><th>Round inside, mm</th><th>Roughly</th></tr></thead>
<tbody>
<tr><td>2.2</td><td>54.0</td><td>169.6</td><td>small hand</td></tr>
<tr><td>2.4</td><td>57.2</td><td>179.5</td><td>S</td></tr>
<tr><td>2.6</td><td>60.3</td><td>189.5</td><td>M, the commonest</td></tr>
<tr><td>2.8</td><td>63.5</td><td>199.5</td><td>L</td></tr>
<tr><td>2.10</td><td>66.7</td><td>209.5</td><td>XL</td></tr>
<tr><td>2.12</td><td>69.9</td><td>219.4</td><td>XXL</td></tr>
</tbody>
</table>
<p>From one size to the next it is 3.2 mm across, so 1 cm in the round. Less than you would think from the difference it makes.</p>
<h2>Three ways to find yours</h2>
<h3>With a tape</h3>
<p>Open the hand. Lay the thumb across the palm until it touches the root of the little finger. Tape round the widest knuckles, snug, not strangling. Read mm. That is the third column. Between two rows? Metal: the smaller. Glass: the larger. For six or more together: the larger, since a stack does not flex.</p>
<h3>With an old bangle</h3>
<p>Lay a ruler across the inside, exactly through the middle. Move the ruler up and down; the largest reading is the right one. Inside edge to inside edge, please. Many a wrong order comes from measuring outside, and a kada with thick walls is 5 mm more outside.</p>
<h3>With no ruler in the house</h3>
<p>Print the <a href="/size-guide">size guide</a> at 100 %; there is a ruler of 150 mm on it. Check that it came out right before you trust it, since printers shrink things without asking: a bank card laid along it must measure 85.6 mm.</p>
<h2>When to measure</h2>
<p>In the evening, when the hand is warm, and never after washing dishes in cold water, when it is half a size smaller. Measure both hands. The one that writes is larger in most people I speak to, by 3 to 6 mm in the round.</p>
<h2>Openable, adjustable, fixed</h2>
<p>A <strong>fixed</strong> bangle has to pass the knuckles. An <strong>openable</strong> kada has a hinge and a screw, and passes the wrist, so it may sit closer: the <a href="/product/kundan-openable-kada-pair">kundan pair</a> serves hands from 2.4 to 2.8. With these look at the wrist instead. If the round of your wrist is above 17 cm, take the larger one where there is a choice. <strong>Adjustable</strong> means a gap at the back. Bend it once, to your size, and then put it on sideways over the narrow part of the wrist rather than opening it each time.</p>
<h2>For someone else</h2>
<p>You cannot measure a surprise. Borrow one of her bangles, draw round its inside with a sharp pencil on paper, measure the circle. No bangle to borrow? More grown women ask me for 2.6 than for any other size. But that is a guess, so choose a piece that opens.</p>
<h2>Children</h2>
<p>Sizes begin with 1: 1.8 to 1.14. They grow through two of these in a year. Do not buy “to grow into” if it can slip off, as a child with one loose bangle has, by evening, none.</p>
<p>If it came wrong all the same, do not force it. A bangle that went on with soap and tears will need more tears to come off, and a scratched one is hard to return. The way to do it is on the <a href="/refund">return page</a>. Take the next size from the same page of <a href="/category/bangles">bangles</a>, and remember the clock.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['bangles', 'sizes', 'how-to', 'myths'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 5,
    pictureOf: 'kundan-openable-kada-pair',
  },
  {
    slug: 'ring-size-with-a-strip-of-paper',
    title: 'Ring Size With a Strip of Paper: Forty Plus Something',
    excerpt:
      'Indian ring sizes hide a simple sum: the inner round in millimetres minus forty. How to measure a finger with paper, why thread lies, and what a broad band changes.',
    content: `
<p>In the packing room we have a cone with lines on it, called a mandrel, and when a ring comes in I push it on and read the number. You have no mandrel. You have a newspaper, a pen and a ruler, and they are nearly as good, if you know one sum.</p>
<h2>The sum</h2>
<p>Indian size = the inner round in mm, minus 40. That is all. A finger of 54 mm wears a 14. One of 52 mm wears a 12. Women are mostly between 10 and 16, men between 18 and 24.</p>
<p>If you measure a ring instead of a finger you get the width across. Multiply by 3.14, then take away 40. A ring of 16.6 mm across: 16.6 × 3.14 is 52, less 40, size 12. So between one size and the next there is only a third of a millimetre across. You cannot see it on a school ruler, therefore measure the round and not the width whenever you can.</p>
<h2>Why thread lies</h2>
<p>Everyone tells you to use thread. Thread stretches, and it digs in. On my own finger I get 60 with thread pulled a little, 62 with paper. That is two sizes. Use paper: a strip of newspaper margin, 5 mm broad, 10 cm long, cut with scissors.</p>
<ol>
<li>Wrap it round the base of the finger. It must slide over the knuckle with a bit of persuasion. If the knuckle is much fatter than the base, measure both and take the middle.</li>
<li>Mark with the pen where the end meets the strip.</li>
<li>Lay it flat, measure in mm, take away 40.</li>
<li>Do it three times: morning, evening, after a walk. Discard the smallest.</li>
</ol>
<h2>What changes the answer</h2>
<p><strong>Broad bands.</strong> A band of 6 mm and more sits on more flesh: add one size. Stack of three rings: add one as well, because together they are broad.</p>
<p><strong>Heavy heads.</strong> A cocktail ring such as the <a href="/product/ad-cocktail-ring">17 mm AD ring</a> turns round when it is loose. Take the exact size, and if you are between, the smaller.</p>
<p><strong>Season.</strong> May is up to one size larger than January.</p>
<p><strong>The other hand.</strong> The writing hand is half a size to one size bigger. In our returns pile I see this as often as anything else: right number, wrong hand.</p>
<h2>Adjustable is not magic</h2>
<p>A split band opens about two sizes up and two sizes down from where it was made. A <a href="/product/kundan-adjustable-ring">kundan adjustable ring</a> is of brass, and brass remembers: bend it twenty times and it cracks at the bend. Set it once. Warm it in the hand first and press both sides equally with the thumbs. No pliers. Never squeeze it with the finger inside.</p>
<h2>Surprise for somebody</h2>
<p>Borrow a ring which she wears on <em>that</em> finger. Press it into a piece of soap, and put it back before she has missed it. Measure the print across in two directions and take the mean. Or slide it on your own finger, mark how far it goes with a pen, and measure yourself there, with paper.</p>
<p>If you can borrow nothing, then buy something open. The <a href="/product/meena-kamal-ring">enamel lotus</a> begins at 14 and gives two sizes either way, from 12 to 16; this covers most of the women I have ever packed for.</p>
<h2>Stuck?</h2>
<p>Hand up for five minutes. Then hand cream or dish soap, and turn while pulling, don’t just pull. Next, wind dental floss or thread tightly from the ring towards the nail, push the lower end under the ring, and unwind from below: the ring walks up. If the finger is going blue, stop reading blogs and go to the nearest hospital; they have a small saw, it takes a minute, and it is only a plated ring.</p>
<p>All numbers, with circles to print, are in the <a href="/size-guide">size guide</a>, and <a href="/category/rings">rings</a> show which sizes each one comes in. In your order note you may write “between 12 and 13”. Whoever packs it can push the mandrel through two or three and pick you the kinder one.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['sizes', 'how-to', 'gifts'],
    author: 'Raju Goud',
    publishedDaysAgo: 166,
    pictureOf: 'ad-cocktail-ring',
  },
  {
    slug: 'earring-backs-explained',
    title: 'What Holds It On: Nine Earring Backs and Who Should Avoid Each',
    excerpt:
      'South screw, Bombay screw, push back, lever, hook, clip. The back decides comfort, safety and whether your hole can take it at all, so read it before you look at the front.',
    content: `
<p>At the checking table I hold earrings upside down. The front has been looked at by the designer, the karigar and the photographer. The back has been looked at by nobody, and it is the back that you will wear.</p>
<h2>Screws</h2>
<p><strong>South screw.</strong> A thick threaded post, 1.2 to 1.5 mm, with a broad nut. It carries weight like nothing else, does not open by itself, and is found on kammal, thodu and most temple jhumkas. For old, wide holes. If your hole is young, it will not go in. Never force it: I have seen the thread take skin along. <em>Example:</em> <a href="/product/kaan-pasha-phool">kaan pasha</a>, a flower of 28 mm which must lie flat against the lobe.</p>
<p><strong>Bombay screw.</strong> Slimmer, 0.8 to 1 mm, with a fine thread. Fits normal holes. Turns: about eight. Loses its nut more readily, so close it, then turn back by a quarter and forward again to feel that it bites.</p>
<p><strong>Screw lock.</strong> A post with a nut that has a stop. For heavier studs. Watch that you do not cross the thread; if there is resistance in the first turn, begin again.</p>
<h2>Pushes</h2>
<p><strong>Push back</strong>, or butterfly. A smooth post of 0.8 to 0.9 mm with a spring. Fast, fits everybody, carries up to 10 grams an ear if the disc is wide. The two ears of the butterfly tire; squeeze them together a little with your fingers when it slides too easily. With a comfort disc of clear plastic it holds larger jhumkas upright.</p>
<p><strong>Silicone stopper.</strong> The small clear sleeve. It is not a fastening. It is a hope. Renew it every two months; old ones go hard and yellow, and jump off.</p>
<h2>Wires and hinges</h2>
<p><strong>Fish hook.</strong> An open wire of 0.7 to 0.8 mm. Goes in blind, comes out by itself when a scarf is pulled over the head. Always with a stopper. Not on a motorcycle.</p>
<p><strong>Wire hook of a bali.</strong> A wire that closes into a tiny loop. Secure, but bend it sideways and not outwards, else it breaks after some dozens of openings.</p>
<p><strong>Hinged lever</strong> (lever back). Closes with a click. My first choice for children, nurses and anyone with a scarf. The click wears out if the post is bent; look at it from the side, it ought to meet the notch in the middle.</p>
<p><strong>Clip-on</strong>, press. A spring flap for ears without holes. It holds by pressure alone, so 8 grams an ear is the limit and two hours are plenty. Powder the lobe beforehand.</p>
<h2>Which one for whom</h2>
<table>
<thead><tr><th>You</th><th>Take</th><th>Leave</th></tr></thead>
<tbody>
<tr><td>Hole less than a year old</td><td>push back, 0.8 mm</td><td>south screw</td></tr>
<tr><td>Long, stretched hole</td><td>stud with broad nut</td><td>fish hook, long danglers</td></tr>
<tr><td>Child in school</td><td>lever</td><td>hook</td></tr>
<tr><td>Helmet every day</td><td>flat screw</td><td>anything that sticks out more than 5 mm behind</td></tr>
<tr><td>No hole</td><td>clip under 8 g</td><td>the rest</td></tr>
</tbody>
</table>
<h2>Six seconds of checking</h2>
<ol>
<li>Hold the post between two fingers and wiggle. A solder joint that moves will break.</li>
<li>Look along it. Straight?</li>
<li>Run it through a cotton cloth. If it pulls a thread, there is a burr that would also pull you. We send these back to the bench.</li>
<li>Close it, hang it by the back, tap. It must not fall.</li>
<li>Left and right: is the loop for the ear chain on the same side on both?</li>
<li>The nut: does it also fit on the other post? It should.</li>
</ol>
<p>My father kept a jam jar full of odd screws, sorted by nothing. In thirty years he always found the right one, by feel, while talking of something else. I have the jar. I need pliers, a lens and ten minutes. On every page of <a href="/category/studs">studs</a>, <a href="/category/hoops">hoops</a> and <a href="/category/jhumkas">jhumkas</a> the closure is given. It is the first thing I would read.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['earrings', 'glossary', 'jhumkas', 'buying-checklist'],
    author: 'Zehra Begum',
    publishedDaysAgo: 213,
    pictureOf: 'kaan-pasha-phool',
  },
  {
    slug: 'arangetram-jewellery-head-to-plait',
    title: 'For the Mothers in the Green Room: Arangetram Jewellery in the Right Order',
    excerpt:
      'Thala saaman, jada billalu, oddiyanam, rakodi. What a first solo needs, in what order it goes on, what to sew down, and how to stop a belt from climbing in aramandi.',
    content: `
<p>My niece’s arangetram (the first full solo of a Bharatanatyam dancer) lasted two hours and forty minutes. I was her green-room person. I had a torch in my mouth for most of it. The guru’s list said only “temple set complete”. Complete, it turned out, was nineteen objects.</p>
<h2>The nineteen, counted from above</h2>
<ul>
<li><strong>Hair:</strong> rakodi at the crown (1), sun and moon brooches right and left of the parting (2), jada billalu down the plait (5 as a rule), kunjalam at its end (1).</li>
<li><strong>Face:</strong> thala saaman, the head chain in three arms (1), nathu or nose ring, press type (1), bullakku in the middle of the nose (1).</li>
<li><strong>Ears:</strong> jhumkas (2), with side chains (2).</li>
<li><strong>Body:</strong> short necklace (1), long mala (1), oddiyanam (1).</li>
</ul>
<p>Then come vanki, bangles and salangai, the ankle bells, which the guru blesses and which are not bought from a jewellery shop.</p>
<h2>The order that works</h2>
<ol>
<li>Hair plaited and sewn before make-up. The <a href="/product/kemp-jada-billalu-set">five billalu</a> run from 39 mm at the nape to 29 mm near the kunjalam. Sew them on a strip of black velvet 3 cm wide and of the plait’s length, and the strip to the plait, with stitches at every 4 cm. A short plait takes three.</li>
<li>Make-up, then powder, then fifteen minutes’ rest.</li>
<li>Costume. The belt goes on over it, so take the waist <em>with</em> costume: on my niece it was 25 inches without and 28 with.</li>
<li>Head chain: middle hook, side hooks, a U pin crossed over each. Now ask the child to do ten thattadavu. Re-pin what moved.</li>
<li>Ears, with the chain tight enough to lift.</li>
<li>Necklaces, each tied to the costume with two stitches at the shoulder.</li>
<li>Nose last, after the final sip of water.</li>
</ol>
<h2>Why the belt climbs</h2>
<p>In aramandi, the half-sitting position, the belly comes forward and the belt slides to the ribs. Three remedies, to be used together: a belt with stiffened panels such as the <a href="/product/bharatanatyam-kemp-oddiyanam">kemp oddiyanam</a>; a strip of rough cotton sewn inside it; and one safety pin at each hip, vertical. Test: sit in aramandi for a full minute. If more than a thumb’s width has been lost, tighten by one link.</p>
<h2>Weights for young heads</h2>
<p>A grown dancer may carry 60 grams on her hair. For a child of ten I stay below 40, and below 11 grams an ear. The <a href="/product/arangetram-thala-saaman">head chain</a> has 26 grams, the <a href="/product/kemp-two-tier-dance-jhumka">two-tier jhumkas</a> 21 the pair. Rehearse in them. Three full rehearsals at least, as a dancer turns her head otherwise with jewellery on.</p>
<h2>Stones that read from the last row</h2>
<p>Kemp, red and green, domed. Under a yellow spotlight AD makes white sparks that hide the face in photographs; kemp stays a colour. Take all from one maker if you can, since the reds differ. Sets of the whole kind are in the <a href="/shop/dance">dance collection</a>, and a <a href="/product/bharatanatyam-kemp-stage-set">stage set</a> covers neck and ears.</p>
<h2>The green-room box</h2>
<p>Spare screws (four), U pins (forty), needle with black thread and needle with red, pliers with a smooth mouth, sticking plaster for the nose, a straw for drinking, dry cotton cloth, a small torch for the teeth. Pliers closed eleven rings that evening. The straw was borrowed by three other mothers.</p>
<h2>Afterwards</h2>
<p>Sweat and pancake make-up are hard on plating. Wipe off each piece in the green room, before the photographs with the relatives. Let all of it lie open overnight, then count it back into the box. Nineteen. If there are eighteen, look in the plait.</p>
<p>She danced well. In the tillana, the last and fastest item, a billa came off and slid across the stage to the mridangam player, who put it in his pocket without missing a beat. It was the smallest one. I had run out of thread at the fourth.</p>
`,
    category: 'Know Your Jewellery',
    tags: ['dance', 'kemp', 'headpieces', 'weight'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 289,
    pictureOf: 'kemp-jada-billalu-set',
  },
];
