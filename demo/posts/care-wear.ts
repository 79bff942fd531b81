import type { SeedPost } from './post.ts';

/** Care while a piece is worn: the house, the scent bottle, the antique finish, the washing questions. */
export const CARE_WEAR_POSTS: readonly SeedPost[] = [
  {
    slug: 'where-in-the-house-to-take-it-off',
    title: 'A Map of the House, Drawn by Your Earrings',
    excerpt:
      'Plating does not wear off in the wedding hall. It wears off at home, room by room: at the basin, the gas stove, the puja shelf, the pillow. What to take off where, and why.',
    content: `
<p>When a piece comes back to my table with its plating gone, I do not ask the customer what happened. I look where it is bare. A bangle bare on the inside has been to the bathroom. An earring dull on one side has been slept on. A ring with brown shoulders has washed dishes. Metal keeps a diary, and nearly all of its entries were written at home.</p>
<h2>The bathroom</h2>
<p>Water alone is not the thief. Soap is: it leaves a film that holds moisture against the metal for hours, in the hollows and behind the stones. Shampoo is the same with perfume added. Put a small steel katori (bowl) on the shelf by the bathroom door, outside, at eye level, and let rings and earrings sleep in it while you bathe. If something got wet anyhow, rinse it in plain water, press it dry in a cotton towel and give it ten minutes under the fan before it goes on again.</p>
<h2>The kitchen</h2>
<p>Three enemies. Turmeric stains every porous bead. Steam from the cooker carries oil, which sits behind foil-backed stones as a grey cloud. Lemon, tamarind and curd are acids, and acid loosens the colour of antique and oxidised work within one cooking. Covering bangles on a cook should be plain, without stones; of everything I test, the <a href="/product/plain-one-gram-bangles-set-of-4">plain set of four</a> minds the kitchen least, and even so it likes to be wiped after kneading atta.</p>
<h2>The puja shelf</h2>
<p>Camphor is worse than smoke. Its fumes darken antique finish in a closed cupboard, and many families store both together. Kumkum and vibhuti are powders: brush them out dry. Wetting kumkum turns it into dye, and then it is inside the carving for good.</p>
<h2>The dressing table</h2>
<p>Order matters more than care here. Cream, then powder, then scent, then a pause of ten minutes, then jewellery. Hair spray counts as scent. Nail-polish remover eats enamel in one touch, so do nails the evening before.</p>
<h2>The bedroom</h2>
<p>Take off whatever has a hook, a string of beads or a bell. A sleeper turns over twenty times a night and more, and each turn bends a wire a little. What may stay: smooth closed studs, toe rings, a flat mangalsutra. What I would not sleep in: <a href="/product/temple-lotus-jhumka">jhumkas</a>, because a bell is hollow and a head weighs five kilos.</p>
<h2>The front door</h2>
<p>Helmet straps take more nose pins than thieves do. Remove a nath before the helmet goes on, and hooks before a mask or a dupatta over the face. Coming home, use a dry handkerchief before the shoes are off: neck chain, ears, wrists, half a minute. If you do one thing out of this whole page, do that one. Sweat which dries on the piece works all night. Sweat which is wiped does nothing.</p>
<h2>A test for next Sunday</h2>
<p>Lay out the five pieces you wear most, on a white cloth, near a window. Rub each one for ten strokes with a dry white cotton bud at the place where it touches skin. A grey or black mark is only dirt, so you are wiping too seldom. A reddish or brassy spot on the metal itself, with a clean bud, means the plating is through there; keep that piece for evenings and let another take its work. A green mark is copper salt from sweat. It washes off, from skin too, with soap and water, and it tells you that the piece was put away wet.</p>
<p>Do this every three months. It takes as long as tea takes to cool.</p>
`,
    category: 'Care and Keeping',
    tags: ['care', 'plating', 'one-gram-gold', 'jhumkas'],
    author: 'Zehra Begum',
    publishedDaysAgo: 8,
    pictureOf: 'temple-lotus-jhumka',
  },
  {
    slug: 'perfume-first-pearl-beads-last',
    title: 'Scent First, Earrings Last: Keeping Pearl Beads White',
    excerpt:
      'A pearl bead in imitation work is glass or plastic with a coat thinner than nail polish. Why it peels, how to tell which kind you own, and what may touch it.',
    content: `
<p>Let me begin by spoiling it for you: the pearl beads in our shop have never seen the sea. Good ones are glass balls dipped again and again in a lacquer that shimmers. Shell beads are cut from shell, or pressed from ground shell, and coated in the same way. The lightest are plastic. All three are sold as pearl beads, all three can look good, and all three have the same weak place, which is the coat.</p>
<h2>Know which one you have</h2>
<ol>
<li><strong>Lip test.</strong> Hold the bead against your upper lip. Glass and shell are cold for a second or two. Plastic is warm at once.</li>
<li><strong>Weight.</strong> Twenty glass beads of 8 mm weigh somewhere near 13 grams. Twenty in plastic weigh less than half of that. A kitchen scale can tell.</li>
<li><strong>The hole.</strong> Look into it with the phone torch. A clean edge means a thick, well-dried coat. Crumbs or a frill round the hole mean that peeling has already begun there, as it nearly always does.</li>
<li><strong>Teeth.</strong> Please do not. The famous tooth test is for sea pearls, and on a coat it leaves toothmarks.</li>
</ol>
<h2>What attacks the coat</h2>
<p>Alcohol, first of all. Perfume, sanitiser, hair spray and setting spray are mostly alcohol, and lacquer dissolves in it. One spray on a neck with the strings already on is a small solvent bath. This is why the rule goes <em>scent first, earrings last</em>, with ten minutes between them. Put on your <a href="/product/moti-chandbali">chandbali</a> when you pick up the house keys and not before.</p>
<p>Second, turmeric. It does not harm the coat, it dyes it. Rinse in cold water at once, within a minute or so, and most will go. Warm water fixes the yellow, and soap only turns it red for a moment, as every cook’s apron knows.</p>
<p>Third, heat and dry air. Do not lay strings on a radiator, on a geyser, on the shelf over the fridge. The coat shrinks and cracks in fine lines, like old paint on a window.</p>
<h2>Cleaning, and how often</h2>
<ul>
<li>After every wearing: wipe each bead with a soft cotton cloth that is barely damp, then with a dry one. For a three-string mala that is four minutes.</li>
<li>Once in three months of regular use: look at the thread. When you can see it between two beads, when it is grey, or when a bead slides by more than 1 mm, have it restrung.</li>
<li>Never: ultrasonic baths, toothpaste, baking soda, silver dip.</li>
</ul>
<h2>Lying down, not hanging</h2>
<p>Strings stretch. A hundred grams on a hook for a year can make a necklace a centimetre longer, and all of that centimetre shows as bare thread. Keep strings flat on cotton wool in a box. Do not use an airtight bag for the thread-strung ones: they should breathe. Metal pieces with a few beads, like the <a href="/product/pearl-cluster-jhumka">cluster jhumka</a>, may go into a zip bag, since there the metal is the one that needs it.</p>
<h2>When a bead has peeled</h2>
<p>It cannot be recoated at home. Nail polish looks fine for one evening and bad in the photographs. Turn the bead so that its bare side faces inside; on a jhumka fringe swap it with one at the back of the ear. If it is a string, a restringer can put the peeled ones at the nape, where hair covers them, and that is how my mother’s mala has looked new for eleven years.</p>
<p>More in this family: <a href="/product/shell-pearl-bead-bangle-pair">shell-bead bangles</a>, and the <a href="/category/haram">long strings</a> among the harams. Whatever you choose, ask the seller one question first, glass or plastic? A person who knows the goods answers in one word.</p>
`,
    category: 'Care and Keeping',
    tags: ['pearl-beads', 'care', 'chandbalis', 'storage'],
    author: 'Zehra Begum',
    publishedDaysAgo: 119,
    pictureOf: 'moti-chandbali',
  },
  {
    slug: 'do-not-polish-antique-finish',
    title: 'Please Do Not Polish the Dark Away',
    excerpt:
      'Antique finish is meant to be brown in the hollows. A letter from the checking table to everyone who owns silver polish, with a two-minute brush routine that is enough.',
    content: `
<p>Dear owner of a temple jhumka,</p>
<p>your earring is not dirty. I know that it looks dirty beside your sister’s bright chain. I know there is a pink paste under your sink that makes brass lamps shine for Diwali, and I know what you are thinking of doing with it. I have seen the result on my table so many times that I am writing this letter.</p>
<p>Let me tell you how the dark got there. After plating, the whole piece is dipped or brushed with a darkening liquid until it looks like an old coin. Then a worker takes a leather wheel or just a rag with fine powder, and rubs the high places: the goddess’s face, the tips of petals, the spine of the peacock. Light above, dark below. That difference is what lets you read the carving from across a room. On a <a href="/product/nagas-lakshmi-bridal-jhumka">nagas jhumka</a> the scrolls are hardly half a millimetre deep. Without the brown in them it is a plain dome.</p>
<p>Metal polish does not know what is dirt and what is work. It takes both. Then it goes on and takes the plating from the tips as well, because that layer is thinner than the paste is strong. In three minutes you have a yellow face with a reddish nose.</p>
<h2>So what may you do?</h2>
<p>Very little, and that is the good part.</p>
<ol>
<li>Find a baby toothbrush or a make-up brush that has never met make-up. Dry.</li>
<li>Hold the piece over a sheet of white paper and brush from the top downwards, ten strokes a side. See what falls on the paper: talc, kumkum, dust. That was the dirt.</li>
<li>Wipe the high places with a soft dry cloth, in one direction.</li>
<li>Put it in its pouch. Two minutes, once after each function.</li>
</ol>
<h2>And if it really is dirty?</h2>
<p>Green in the hollows is a salt made by sweat. Touch only that spot with a cotton bud which has been dipped in plain water and squeezed, roll, do not rub, then dry with a fan or a hair dryer on cold for five minutes. Sticky is hair oil; a bud with one drop of plain water and the smallest touch of baby shampoo, then a second bud with water only. Where there are pearl beads or foil-backed stones, stop before you wet anything.</p>
<h2>How to tell antique from worn</h2>
<p>This is the question behind most of the letters. Take the phone torch and look at the places that stick out most. In an antique piece those are the <em>brightest</em>, and the colour there is yellow. In a worn piece they are reddish or greyish, and they are exactly where a finger or the neck rubs. Dark in the valleys is design. Dark on the peaks is age.</p>
<h2>Living with bright neighbours</h2>
<p>Antique work looks tired only beside polished work. Wear it with its own kind: a matte chain, a <a href="/product/lakshmi-nakshi-broad-kada">nakshi kada</a>, stones in red and green. The whole <a href="/shop/temple">temple collection</a> keeps to this family, so anything from it will agree with your jhumka. And keep camphor out of the cupboard, since its fumes go on darkening what somebody has already darkened enough.</p>
<p>With respect, and with a clean toothbrush,<br>the girl at the checking table</p>
<p>P.S. If you have polished it already, do not send it to be plated in a lamp shop. A jeweller who does imitation work can darken and relieve it again. Ask for “antique with relief”, show a photograph of how it was, and expect to leave it for a few days.</p>
`,
    category: 'Care and Keeping',
    tags: ['temple-jewellery', 'care', 'jhumkas', 'plating'],
    author: 'Zehra Begum',
    publishedDaysAgo: 231,
    pictureOf: 'nagas-lakshmi-bridal-jhumka',
  },
  {
    slug: 'questions-about-washing-jewellery',
    title: 'May I Wash It? Thirteen Answers From the Customer Care Desk',
    excerpt:
      'Soap, shampoo, hair dryers, swimming pools, the optician’s ultrasonic bath. The washing questions that reach customer care most, answered yes or no before the reason.',
    content: `
<p>I keep a list beside the telephone. When the same question has come three times in a month it goes on the list, so that my answer is the same in the evening as it was in the morning. These thirteen are all about water.</p>
<p><strong>1. May I bathe with my 1-gram gold bangles on?</strong><br>Plain water, yes. Soap, no. Since nobody bathes in plain water: no. One-gram is a thin gold plating on copper or brass, and soap film shortens its life.</p>
<p><strong>2. AD stones have gone dull. Can I wash them?</strong><br>Yes, if the setting is open and nothing is glued. AD is cubic zirconia, hard and glad of a wash. A cup of lukewarm water, one drop of mild soap, a soft brush, rinse, pat, then cold air for five minutes. A rhodium-plated <a href="/product/ad-three-row-drop-choker">AD choker</a> comes up like new.</p>
<p><strong>3. Same treatment for kundan?</strong><br>No, never. Behind the glass there is foil. Water gets in at the rim and the foil goes black from behind, and no one can take it out again.</p>
<p><strong>4. How do I know whether there is foil?</strong><br>Look at the back. If it is closed by a metal plate or by lac, treat it as foil. If you see daylight through the stone, it is open.</p>
<p><strong>5. Hair dryer to dry it?</strong><br>On cold, yes, from 20 cm. On hot, no: lac softens and glue lets go.</p>
<p><strong>6. Ultrasonic bath at the optician’s, he offered it free?</strong><br>For a plain steel chain, fine. For anything with stones, thank him and say no. It shakes foil loose and works on every tired prong.</p>
<p><strong>7. Swimming pool?</strong><br>Stainless steel only, such as the <a href="/product/plain-steel-kada">plain steel kada</a> or the <a href="/product/steel-snake-chain">snake chain</a>. Chlorine attacks plating. Rinse steel afterwards too.</p>
<p><strong>8. Toothpaste on silver-look anklets? My grandmother did it.</strong><br>Her anklets were silver and she was polishing thick metal. On silver-tone plating toothpaste is sandpaper. No.</p>
<p><strong>9. Oxidised jhumkas in tamarind water?</strong><br>Only if you would like them in plain grey. Acid takes the black away.</p>
<p><strong>10. Sea water on honeymoon?</strong><br>Leave it in the room. If it happened, rinse twice in sweet water within the hour and dry in shade.</p>
<p><strong>11. Hand sanitiser twenty times a day, and my ring?</strong><br>Let the hands dry fully before the ring goes on. Alcohol by itself does little to bare metal, but it strips the lacquer from matte finishes and the coat from pearl beads.</p>
<p><strong>12. Washed it, dried it, and next day it is green. Why?</strong><br>It was not dry. Water stays in the hinge, in the hollow of a bell, under a tube clasp. Shake, press, then ten minutes in front of a table fan, opened as far as it will open.</p>
<p><strong>13. How often, then?</strong><br>Dry wipe after every wearing. Water only when it looks as if it needs water, which for open AD worn twice a month means every second month, for steel every week, and for kundan, pearl-bead and antique pieces not at all.</p>
<h2>A rule for whatever I forgot</h2>
<p>Ask what holds the stone. Claws and metal: water may come. Foil, lac, glue, thread, enamel: water stays away. If you cannot see what holds it, take a close photograph of the back in daylight and write to us through the <a href="/contact">contact page</a> with your order number. I would rather answer one more question than see one more black foil.</p>
<p>And if a piece arrived with a stone missing, do not wash it and do not glue it. Keep it as it is and read the <a href="/damage">damage policy</a>, which tells you how soon to write and what to send.</p>
`,
    category: 'Care and Keeping',
    tags: ['care', 'ad-stones', 'kundan'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 44,
    pictureOf: 'ad-three-row-drop-choker',
  },
];
