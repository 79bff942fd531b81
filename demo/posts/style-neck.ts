import type { SeedPost } from './post.ts';

/** What to wear at the neck and on the head: blouse necks, layers, daylight, the mathapatti. */
export const STYLE_NECK_POSTS: readonly SeedPost[] = [
  {
    slug: 'which-necklace-for-which-blouse-neck',
    title: 'Bring Me the Blouse First: Necklaces by Neckline',
    excerpt:
      'A tailor decides your necklace before you do. Six common blouse necks, the length in inches that suits each, and a string test that takes two minutes at home.',
    content: `
<p>Every week somebody sends me a picture of a necklace and asks whether it will suit her. I always write back the same five words: please send me the blouse. The saree hardly matters. What matters is how much bare skin the tailor has left between your chin and the cloth, because a necklace must live either on skin or on cloth. Half on each, it looks like a mistake.</p>
<h2>First, the string</h2>
<p>Take 24 inches of cotton string and a safety pin. Put on the blouse, close the string round your neck and move the pin until the string lies where you would like the necklace to lie. Open it, measure from the end to the pin, and you have your length. If you are between two lengths, take the longer one when the necklace closes with a dori (the thread with a slider), and the shorter one when it has only a hook.</p>
<h2>Six necks I see most</h2>
<h3>Deep round, 7 inches or more</h3>
<p>You have a wide empty plate, so fill the upper half and leave the lower half alone. A choker of 20 to 40 mm depth is enough. The <a href="/product/lakshmi-coin-addigai-choker">coin addigai</a> is 24 mm deep with its drops and was made for exactly this neck.</p>
<h3>Square</h3>
<p>Straight lines want a straight answer: a flat band such as the <a href="/product/jaipur-gulband-square-kundan">square kundan gulband</a>. A pendant that ends in a point pulls the eye to the corner of the blouse, and then everyone studies your tailor’s stitching.</p>
<h3>Boat neck</h3>
<p>The cloth sits on the collarbone and hides half of any choker. Skip the neck. Wear a long piece over the blouse, 26 inches or more, or nothing but big earrings. When a client insists on something short, I give her a single line of stones of 7 mm, not more.</p>
<h3>V neck</h3>
<p>Copy the V. A pendant on an 18 inch chain falls about two fingers above the point on most of us. If the pendant touches the cloth, go to 16.</p>
<h3>High neck or collar</h3>
<p>Now you are working on cloth, so go long and go plain: a <a href="/category/haram">haram</a> of 28 inches, with the pendant at the lowest rib. Put tape on the back of the pendant if the silk is slippery.</p>
<h3>Halter and strings at the back</h3>
<p>Look in two mirrors. A dori tassel hanging over blouse strings is two tassels fighting. Choose a back chain, or tuck the dori under the blouse band.</p>
<h2>The part nobody measures</h2>
<p>Depth. A choker 38 mm deep on a neck that is 80 mm from chin to collarbone takes half of it, and you will hold your head like a bride in an old studio portrait all evening. Measure from under your chin down to the hollow of the collarbone with the head straight. A choker should take at most a third of that for dancing, and at most half for sitting on a stage. So with 75 mm of neck, 25 mm for sangeet and up to 37 mm for the wedding itself.</p>
<p>The depth in mm stands on our product pages with the other sizes. Cut a strip of newspaper to that depth, hold it at your throat, and turn your head left and right. If the paper bends at the chin, so will your patience.</p>
<h2>One exception, because there is always one</h2>
<p>A blouse worked heavily round the neck with zardozi or maggam (the frame embroidery of Hyderabad) is already a necklace. I have sent clients to their own receptions with bare necks, <a href="/category/chandbalis">chandbalis</a> and a bangle, and they were the best dressed in the hall. If your embroidery is deeper than two inches, spend the money on the ears.</p>
`,
    category: 'Style Guides',
    tags: ['necklaces', 'chokers', 'saree', 'sizes'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 12,
    pictureOf: 'lakshmi-coin-addigai-choker',
  },
  {
    slug: 'choker-and-haram-together',
    title: 'Choker and Haram Together: Mind the Gap',
    excerpt:
      'Two necklaces look like a bride or like a shop window, and the difference is about five inches of bare cloth. How to layer, pin and stop long strings from sliding.',
    content: `
<p>I once dressed two sisters for the same reception from the same cupboard. Both wore a choker with a long haram (the necklace that reaches the chest). One looked like a queen. The other looked as if she were carrying stock for a friend. We stood before the mirror for ten minutes before we saw it: on the second sister the pieces were 3 inches apart, and each was spoiling the other.</p>
<h2>The gap</h2>
<p>Measure straight down the front, from the lower edge of the choker to the upper edge of the next necklace. Leave at least 5 inches when both pieces are rich, 4 when one of them is plain. A third layer needs the same gap again, which is why three layers need a long body or a short middle piece.</p>
<p>In lengths that means: choker at 14, then nothing until 24. If the haram is 26 or 28 inches, better still. The dangerous number is 18. An 18 inch necklace under a choker falls in the very place where the eye wants rest.</p>
<table>
<thead><tr><th>With a choker of</th><th>wear below it</th><th>and leave out</th></tr></thead>
<tbody>
<tr><td>10 to 20 mm deep</td><td>one haram of 24 to 26 in</td><td>nothing, you have room</td></tr>
<tr><td>20 to 40 mm deep</td><td>one haram of 26 to 28 in</td><td>large earrings</td></tr>
<tr><td>with hanging drops</td><td>plain strings of beads, 28 to 30 in</td><td>a second fringe of any kind</td></tr>
</tbody>
</table>
<h2>One talks, the other listens</h2>
<p>Two deities on one chest is one too many. If the choker has Lakshmi coins, let the haram be beads or plain gold-tone links. If the haram ends in a wide pendant, take a choker with small repeating stones. My favourite easy pair is a quiet <a href="/product/kolhapuri-thushi-choker">thushi</a> over the <a href="/product/kundan-flower-rani-haar">three-layer kundan rani haar</a>: beads above, beads below, one flower that speaks.</p>
<p>Some sellers do the thinking for you. The <a href="/product/two-step-kasu-haram">two-step kasu haram</a> has its layers fixed at 22 and 28 inches on one hook; they were drawn for each other, so count them as one piece and leave your gap above the upper step. It weighs 296 grams; read the next part before you buy it.</p>
<h2>Weight, and where it goes</h2>
<p>All that metal hangs on the back of your neck, on a strip about as wide as your thumb. My own limits, from fittings: up to 150 grams you will forget it, from 150 to 300 you will know it by lunch, above 300 you want help. Help is easy. Take a strip of soft cotton tape, 10 cm long, fold it round the back chain where it touches the skin, and close it with two stitches. It also stops the chain from printing on your neck in the photographs of the saat phere (the seven rounds).</p>
<p>Then pin. One tiny safety pin through a link and the blouse at each shoulder, on the inside, carries a good part of the load and keeps the haram from swinging into your plate. Pin after you sit down once, not before, because silk shifts when you bend.</p>
<h2>Order of putting on</h2>
<ol>
<li>Long piece first, over the blouse, under the pallu.</li>
<li>Pleat and pin the pallu.</li>
<li>Choker next, closed while you look straight ahead, never with the chin up.</li>
<li>Earrings last, so that hooks do not catch in the dori.</li>
</ol>
<p>Try it all once, for one full hour, before the day. Cook, sit on the floor, pick up a child. If something hurts in that hour it will be agony in six, and you will still be in time to shorten the haram or to swap the order of who talks and who listens. The <a href="/category/necklace-sets">sets</a> that come with both pieces have usually been through this argument already at the bench.</p>
`,
    category: 'Style Guides',
    tags: ['haram', 'chokers', 'bridal', 'weight'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 58,
    pictureOf: 'kundan-flower-rani-haar',
  },
  {
    slug: 'pale-stones-for-a-morning-wedding',
    title: 'What Eleven O’Clock Light Does to Red Stones',
    excerpt:
      'Most jewellery is chosen under a shop lamp and worn in the sun. A stylist on pale glass, foil and sparkle for day weddings, with a window test for the evening before.',
    content: `
<p>Lonavala, a lawn, a wedding at eleven in the morning in April. The bride’s cousin had a maroon-stoned set that had looked like wine in the shop. On the grass it looked like dried blood. Nothing was wrong with the set. It had simply been made for tube lights and marigolds, and there were neither.</p>
<p>Since then I ask what time the muhurtham is before I ask the budget.</p>
<h2>Three kinds of light, three kinds of stone</h2>
<p><strong>Hard sun from above.</strong> Deep colours go black, because the light comes in from the top of the stone and nothing sends it back to the eye. Pale glass passes the light through and glows. Mint, blush, lavender, champagne: all the colours that look weak in the shop come alive here. The <a href="/product/pastel-garden-cluster-set">Pastel Garden set</a> was designed for this, and its maker says honestly that it glows rather than flashes.</p>
<p><strong>Open shade, a shamiana, a verandah.</strong> Light comes from the sides and is soft and a little blue. Yellow metal turns slightly green in it and rose-gold tone looks like skin. White metal does well. Foil-backed kundan is at its best, since the foil returns what little light there is.</p>
<p><strong>Hall lights, yellow, many of them.</strong> Now AD (American diamond, which is cubic zirconia) does what you paid for: every lamp becomes a point in every stone. Ruby-colour and green come back to life too.</p>
<h2>The window test</h2>
<p>Do this the day before, or better while you can still return the piece.</p>
<ol>
<li>Stand at a window at the hour of the function with the sun from outside, not from behind you.</li>
<li>Hold the earring against your cheek, not in your palm. Skin changes a colour, and palms are paler than cheeks.</li>
<li>Take one phone picture at arm’s length, 60 cm, and one from 2 metres. No flash.</li>
<li>Look at the second picture. If you can name the colour of the stone, it is right for that light. If you would call it dark, it is not.</li>
</ol>
<h2>My short list for a day function</h2>
<ul>
<li>Stones of 6 mm and more. Small ones need strong lamps.</li>
<li>One matte or rose surface, so that the sun does not throw white spots on your neck. Polished high-gold tone does this, and every photographer curses it.</li>
<li>Pearl beads in cream rather than white. White ones go bluish on grass.</li>
<li>Earrings between 30 and 50 mm. Longer ones make a moving shadow on the jaw when the sun is high.</li>
</ul>
<p>With those four in mind look through the <a href="/category/necklace-sets">necklace sets</a> and the <a href="/product/moti-chandbali">bead chandbalis</a>, which I have put on at least a dozen mothers of brides.</p>
<h2>Heat is also light</h2>
<p>Two warnings from lawns. Foil-backed pieces are stuck with lac or glue, and neither likes a car dashboard in May. Carry them on your lap in their box. And sunscreen: give it fifteen minutes to dry before anything touches your neck, because the oil in it creeps behind foil and leaves a grey cloud which no cloth will take out. If you remember nothing else from a stylist who learnt it on somebody’s wedding morning, remember the fifteen minutes.</p>
<p>And the maroon set? The cousin wore it again that night at dinner under yellow bulbs. Three people asked her where it was from.</p>
`,
    category: 'Style Guides',
    tags: ['weddings', 'necklaces', 'ad-stones', 'kundan'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 203,
    pictureOf: 'pastel-garden-cluster-set',
  },
  {
    slug: 'how-to-put-on-a-mathapatti',
    title: 'Putting On a Mathapatti Without the Parlour Lady',
    excerpt:
      'Three hooks, one parting and a friend with steady hands. A step-by-step for the bridal head chain, with the two measurements that decide whether it will slip at the garland.',
    content: `
<p>A mathapatti is a maang tikka with ambitions: one string down the parting and one along each side of the hairline, all meeting on the forehead. It looks like parlour work. It is seven minutes of work if you do it in the right order, and forty if you do not.</p>
<h2>Measure your head, twice</h2>
<p>You need two numbers. First, from the middle of the forehead, where the centre piece will sit, straight back over the parting to the crown of the head. On most grown women this is 18 to 20 cm. Second, from the same middle point along the hairline to just above the ear: 13 to 16 cm is usual.</p>
<p>Now compare with the piece. The <a href="/product/nizami-matha-patti">Nizami mathapatti</a> reaches about 75 mm on each side before it bends back into the hair, so its hooks will sit above the temples, hidden by the hair you comb over them. If you want the sides to run all the way to the ears, you need a longer piece, or 6 to 8 cm of fine chain added at each side hook. Any jewellery repairer does that while you wait.</p>
<h2>Hair before jewellery</h2>
<p>The piece is held by hair, not by hope. On freshly washed hair hooks slide out like fish. Wash the evening before, and dust a pinch of loose powder at the parting. Make a centre parting with the tail of a comb, then backcomb a small patch, as big as a ten-rupee coin, at the place where each hook will go. Three hooks, three patches.</p>
<h2>The seven minutes</h2>
<ol>
<li>Stand up. Head upright, mirror at eye level. A mirror lying on the table makes you look down and the centre will sit too high.</li>
<li>Middle hook first. Let the centre piece hang so that its lower edge is about one finger above the line between the eyebrows.</li>
<li>Cross two U pins over that hook, like an X. One pin holds; two crossed pins stay.</li>
<li>Left side: lay the string along the hairline without pulling, tuck the hook into its patch, cross two pins.</li>
<li>Right side the same. Both sides must hang in a soft curve. Tight strings lift the centre off the skin as soon as you smile.</li>
<li>Shake your head. Really shake it, as if saying no to a bad proposal.</li>
<li>Dupatta on top, pinned to the hair behind the mathapatti and never to the mathapatti itself.</li>
</ol>
<h2>What goes wrong at the garland</h2>
<p>The jaimala, or varmala, comes down over your head from the front, and marigold strings love hooks. Ask whoever holds the garland to open it wide, 60 cm or so, and to lower it well clear of both ears. Carry four spare U pins in your brother’s pocket. Brothers like to be useful.</p>
<h2>If three strings are too many</h2>
<p>Look at a <a href="/product/chand-polki-maang-tikka">crescent tikka</a>, which fills the forehead with one hook only, or a light <a href="/product/ad-reception-matha-patti">AD mathapatti</a> of 18 grams for the reception, when the heavy dupatta is gone and hair is open. And for a round face I do not shorten or lengthen anything; I only move the centre piece half a centimetre up. That is the whole secret. The rest of the <a href="/category/maang-tikka">head jewellery</a> goes on with one hook, and needs one friend fewer.</p>
<p>After the function take it off in the reverse order, side hooks first. Whoever pulls the middle one first will spend the wedding night untangling beads.</p>
`,
    category: 'Style Guides',
    tags: ['headpieces', 'bridal', 'polki', 'how-to'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 96,
    pictureOf: 'nizami-matha-patti',
  },
];
