import type { SeedPost } from './post.ts';

/** Wedding days: the packing list, haldi and mehndi; and the festivals of the months before Diwali. */
export const FESTIVALS_WEDDINGS_POSTS: readonly SeedPost[] = [
  {
    slug: 'the-bag-the-brides-sister-carries',
    title: 'The Bag the Bride’s Sister Carries',
    excerpt:
      'At my sister’s pelli I was the one with the bag. What was in it, hour by hour, what I wished had been in it, and a list of the small things to pack the night before.',
    content: `
<p>My sister was married at 4.12 in the morning. Telugu muhurthams have no pity. I was twenty-three, I wore a half-saree which I was too old for, and over my shoulder hung a grey cloth bag with a broken zip, because somebody has to carry the bag, and it is never the bride.</p>
<p>I have answered calls about jewellery for six years now. Whenever a voice says “my akka’s wedding is on Sunday”, I think of that bag.</p>
<h2>9 p.m., the night before</h2>
<p>We laid everything out on two bedsheets, her things on white, mine on blue. Each set in a flat tray from the sweet shop, in the order of putting on. On a paper I wrote what came in which tray, and who would close it. That paper was the cleverest thing we did. By 3 a.m. nobody can think.</p>
<h2>2 a.m., dressing</h2>
<p>Hair first, then blouse and saree with every pin, then neck and arms, and last of all the <a href="/product/lakshmi-panel-vaddanam">vaddanam</a> (the waist belt), before she is allowed to sit. We did the neck before the pins, and had to undo it when the blouse wanted one more. Her <a href="/product/lotus-kemp-vanki">vanki</a>, the armlet with the pointed dip, ties behind with a dori. We tied it with her arm hanging down. When she lifted the arm for the mirror it bit. <em>Tie, lift the arm, tie again a little looser.</em> I could embroider that on a cushion.</p>
<h2>4.12 a.m.</h2>
<p>Jeelakarra bellam: cumin and jaggery on the head, held by the other one’s hand. It runs. It ran into her nethi chutti, over the stones, into the hair. I had wet wipes, for hands. What one needs is a dry make-up brush and a damp cotton pad in a box. Wipes have alcohol and perfume in them, and they took the shine off three pearl beads.</p>
<h2>5 a.m., talambralu</h2>
<p>The couple pour rice mixed with turmeric on each other, with both hands, and enjoy it very much. After it I took eleven grains of rice out of a jhumka with a hairpin. Close the bells: a twist of cotton wool inside each bell before the ceremony, out again after it. Nobody sees it.</p>
<h2>8 a.m., breakfast</h2>
<p>The screw of her left earring went. South screws (thick, with a disc) do not fall often, but when one does it rolls. I crawled beneath forty plastic chairs. It was in the idli.</p>
<h2>The list</h2>
<p>Pack it in a bag with a zip that works.</p>
<ul>
<li><strong>To hold:</strong> 20 safety pins in three sizes, 30 U pins, 10 black clips, a reel of thread in the blouse colour, two needles already threaded.</li>
<li><strong>To replace:</strong> one pair of spare earring screws and four rubber stoppers, a spare dori, 5 split rings of 4 mm, one light pair of <a href="/category/studs">studs</a> for the ride home.</li>
<li><strong>To soften:</strong> a 10 cm strip of cotton tape for the neck under a heavy haram, clear ear patches, talc, a small tube of hand cream for bangles.</li>
<li><strong>To clean:</strong> two dry make-up brushes, ten cotton pads in a box, a soft cotton cloth, no wipes.</li>
<li><strong>To save:</strong> six zip bags of 10 by 15 cm, with names on them; whatever comes off goes into its bag at once.</li>
<li><strong>For the bearer:</strong> a banana, a power bank, flat chappals, 500 rupees in tens for the band.</li>
</ul>
<h2>What I would change</h2>
<p>Try everything on together ten days before, with the blouse, for one hour. Order early enough that this is possible: bridal pieces are often made when you order them, so read the days on the product page and then on the <a href="/shipping">shipping page</a>, add both, and add a week for life. And carry two bags. One for jewellery that is off, the other for all the rest. At ten in the morning I found her nath inside a packet of kumkum, and I cried, from tiredness and because she was going away, and a cousin said, but it is only a nath.</p>
<p>It was, though. We brushed it out. She has it still. The <a href="/shop/bridal">bridal things</a> have changed since then, the muhurthams have not, and somewhere tonight a sister is looking for a zip that works.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['bridal', 'weddings', 'packing'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 3,
    featured: true,
    pictureOf: 'lotus-kemp-vanki',
  },
  {
    slug: 'what-survives-haldi-and-mehndi',
    title: 'Turmeric, Henna and a Ruined Kurta: What Survives the Haldi Morning',
    excerpt:
      'I smeared haldi paste on six materials and looked at them after ten minutes, one hour and one night. Results in a table, with what to wear to a haldi and what to leave at home.',
    content: `
<p>Before the last season I made one tablespoon of haldi as it is made at home: turmeric, besan, a spoon of curd, rose water. With a brush I put it on six small pieces that I was ready to lose. One third I wiped off after ten minutes, one third after an hour, the rest on the next morning. My kurta was not part of the test but took part in it.</p>
<table>
<thead><tr><th>Material</th><th>10 minutes</th><th>1 hour</th><th>Next morning</th></tr></thead>
<tbody>
<tr><td>Enamel (meenakari)</td><td>clean with a wet finger</td><td>clean with a damp cloth</td><td>yellow in the corners</td></tr>
<tr><td>Glass bangle</td><td>clean</td><td>clean</td><td>clean after a soak</td></tr>
<tr><td>Plain plated metal</td><td>clean</td><td>faint film, came off</td><td>dull patch for good</td></tr>
<tr><td>Pearl bead, white</td><td>rinsed clean in cold water</td><td>cream-coloured</td><td>yellow</td></tr>
<tr><td>Silk or cotton thread</td><td>stained</td><td>stained</td><td>stained</td></tr>
<tr><td>Foil-backed kundan</td><td>could not be wiped well</td><td>paste under the rim</td><td>foil spotted</td></tr>
</tbody>
</table>
<p>So much for science. What does it mean at nine in the morning, with twenty cousins armed to the elbow?</p>
<h2>Wear</h2>
<p>Enamel and metal flowers in the colours that are coming anyway. The <a href="/product/haldi-marigold-enamel-set">marigold set</a> is orange already, and its drops can be turned to the back if they catch a splash. Glass bangles, by the dozen. They break before they stain. For the feet, the <a href="/product/meena-phool-payal-pearl-drops">enamelled payal</a>, provided that someone rinses its beads in cold water straight after.</p>
<h2>Do not wear</h2>
<p>Nothing with foil, nothing on a thread you love, nothing borrowed. Above all no ring with a deep setting: the paste goes under it, dries, and presses the stone up from below. The bride’s engagement ring belongs on her mother’s finger for these two hours.</p>
<h2>Mehndi is another matter</h2>
<p>Henna stains skin, nails and cloth but hardly any metal. The trouble here is the opposite one: jewellery ruins the mehndi. Everything that must pass over the hand has to be on <em>before</em> the cone touches the palm, or be able to open. That is what openable kadas with a hinge and a screw are for. If the artist works up to the elbow, leave the arm bare up to 25 cm from the wrist and put all the sparkle on ears and forehead.</p>
<ul>
<li>Earrings under 10 grams a pair. You will sit with the head bent for three hours.</li>
<li>No long strings. They fall forward into wet henna, and draw a line across it that you will see in every picture.</li>
<li>Hair pins rather than a tikka, because you cannot push back a tikka with your hands full.</li>
</ul>
<h2>The bucket by the door</h2>
<p>Host trick: put a bucket of cold water, a stack of old towels and a tray with a rim by the way out. Whoever leaves the lawn puts their jewellery in the tray, rinses it piece by piece, pats it dry. Assign one teenager. A cold rinse within ten minutes saved everything in my table except thread and foil. An hour later it saved half.</p>
<h2>Afterwards</h2>
<p>Dried paste comes off enamel if you hold a cloth with a little milk on it for a minute, then water, then dry. Test first at the back. On plating never rub dry paste; turmeric is gritty. Soak, wait, let it float off.</p>
<p>The <a href="/shop/haldi-and-mehndi">haldi and mehndi collection</a> is kept at low prices on purpose. I could not save the kurta. I now call it my haldi kurta, and I have worn it to four more weddings.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['weddings', 'meenakari', 'care'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 85,
    pictureOf: 'haldi-marigold-enamel-set',
  },
  {
    slug: 'nine-nights-of-garba-on-your-feet',
    title: 'Nine Nights on Your Feet: Garba Jewellery That Stays Put',
    excerpt:
      'A ghungroo payal over leggings, a belt below the ribs, hooks with stoppers. Jump tests to do at home before Navratri, night by night plans, and what to carry in the waist pouch.',
    content: `
<p>I grew up in Ghatkopar, where in Sharad Navratri (from Ashvina Shukla Pratipada; this year’s nights are on the <a href="/hindu-festivals-calendar">festival calendar</a>) even the traffic police clap in time. A circle of dodhiyu is three hours of turning, and everything on you becomes a small experiment in physics.</p>
<h2>Three jump tests</h2>
<p>Do them at home in your chaniya choli, on a mat.</p>
<ol>
<li><strong>Ten jumps, feet together.</strong> Look in the mirror. Any necklace that hit your chin is too long or too light. Shorten it to 18 inches, or go beyond 28 and pin it.</li>
<li><strong>Ten fast turns to the right, stop dead.</strong> Whatever goes on swinging for more than two seconds will hit somebody. Earrings may; belts may not.</li>
<li><strong>Clap above the head, twenty times.</strong> Bangles that slide past the elbow are a size too big tonight. A cotton band of 2 cm under them stops the slide.</li>
</ol>
<h2>From the ground up</h2>
<h3>Feet</h3>
<p>You feel payal more than you hear them, with those speakers. A pair like the <a href="/product/oxidised-kairi-ghungroo-payal">kairi payal</a> weighs 92 grams; that is 46 on each ankle, lifted some four thousand times an evening. Over leggings please, with the clasp on the outside, and a thread tied through the clasp. On bare skin put talc first. Broad payal are 10 or 11 inches long: measure where the bone is thickest and add half an inch.</p>
<h3>Waist</h3>
<p>A kamarbandh goes above the drawstring, not on it. Three fingers higher and it stays; on the string it walks round until the pendant is at your back. Safety-pin it to the chaniya at both sides.</p>
<h3>Neck and ears</h3>
<p>One collar, close, with bells if you like: the <a href="/product/banjara-ghungroo-collar">banjara collar</a> closes from 13 inches. Leave two fingers of space, since the neck swells with heat. For ears hooks are quick and stoppers are not optional. The <a href="/product/garba-hook-jhumka">garba jhumka</a> weighs 15 grams the pair, has two clear stoppers with it, and you should carry four.</p>
<h3>Hands</h3>
<p>If you play dandiya, no rings on the fingers that hold the stick, and no glass bangles at all. Oxidised or thread.</p>
<h2>A plan for nine evenings</h2>
<p>Nobody needs nine sets. Four things, moved about: one collar, one long chain, two pairs of earrings. Wear collar and small earrings on nights when you come straight from work, long chain and large ones on the weekend, and everything on Ashtami. If your group follows the colour of the day, let the dupatta carry it. Black metal goes with all nine.</p>
<h2>In the waist pouch</h2>
<ul>
<li>four stoppers, six safety pins, a hair tie</li>
<li>a dry handkerchief for the metal, another one for you</li>
<li>one zip bag for the thing that is going to hurt by ten o’clock</li>
<li>two plasters for the ankle bone</li>
</ul>
<h2>After the last circle</h2>
<p>Do not throw it all into a bowl. Sweat on an oxidised piece turns green in the hollows by morning. Wipe, lay it out overnight, and do not use silver polish, which takes off the very black that you paid for. It takes four minutes, I have timed it, with sore feet in a bucket.</p>
<p>And lend your spare pair. On the sixth night a girl I had never met was looking on the ground for her earring, so I gave her mine and danced with bare ears. On the ninth night she found me in a crowd of two thousand to give it back. You will find the rest in the <a href="/shop/navratri">Navratri collection</a>.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'oxidised', 'dance'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 49,
    pictureOf: 'oxidised-kairi-ghungroo-payal',
  },
  {
    slug: 'varalakshmi-dressing-the-kalasham',
    title: 'Dressing Amma: Jewellery for the Varalakshmi Kalasham',
    excerpt:
      'The goddess in your hall is a brass pot of about 20 cm with a coconut. Which necklace lengths fit her, how to fix a vaddanam on a cone, and how to clean up kumkum afterwards.',
    content: `
<p>On Varalakshmi Vratam, the Friday on or before Shravana Purnima, our house smelled of jasmine and wet turmeric, and my grandmother became a jeweller. A kalasham (a pot with water or rice), a coconut, a face of brass or of turmeric paste, a blouse piece folded into pleats: that was Amma, and by seven in the morning Amma had to be dressed.</p>
<p>People phone us before this Friday and ask for “small size”. They need not. Grown women’s jewellery fits her well, if you know her measurements. (The day itself is on the <a href="/hindu-festivals-calendar">calendar page</a>; when Purnima itself falls on a Friday, families differ.)</p>
<h2>Measure the goddess</h2>
<p>A usual pot of one litre is 12 to 14 cm wide, and with the coconut she stands 25 to 30 cm tall. Where the neck of the pot meets the coconut, the round is about 30 cm, which is 12 inches. Round the fattest part it is 40 to 44 cm, or 16 to 17 inches. Her waist, then, is your choker size. I find that beautiful every year.</p>
<h2>What goes where</h2>
<ul>
<li><strong>At the neck:</strong> a choker with a dori that closes down to 12 inches. Tie behind the coconut.</li>
<li><strong>Over the chest:</strong> a <a href="/product/lakshmi-kasu-temple-necklace-set">kasu mala</a>. Kasu are coins with Lakshmi on each, so she wears her own portrait. At 24 inches it is too long for her; cross it behind the pot and fix both ends to the blouse piece with a safety pin, so that about 30 cm show in front.</li>
<li><strong>At the waist:</strong> instead of a full vaddanam, which is made for 28 inches and more, a flat choker closed behind. An <a href="/product/lakshmi-coin-addigai-choker">addigai</a> (coin choker) looks exactly right there.</li>
<li><strong>Ears:</strong> coconut has none. Hang a light pair, 10 grams at most, from a thread that goes round behind the face, at the height of her eyes. <a href="/product/lakshmi-kasu-kammal">Coin kammal</a> with south screws will not hang; you need a hook or a loop.</li>
<li><strong>Forehead:</strong> a nethi chutti, hooked into the tuft of the coconut.</li>
<li><strong>Arms:</strong> two bangles of size 2.4, pinned to the cloth at each side with a folded lotus in them.</li>
</ul>
<h2>Order of work, about 40 minutes</h2>
<ol>
<li>Pot on a tray of rice, pressed in by 2 cm so that it does not rock. It is going to carry up to half a kilo of metal.</li>
<li>Blouse piece, pleated and tied with thread.</li>
<li>Waist, then chest, then neck: from below upwards, the opposite of a bride.</li>
<li>Coconut with face, ears and forehead already on it.</li>
<li>Flowers last, and never over stones. Wet jasmine drips.</li>
</ol>
<h2>Fire and oil</h2>
<p>Keep the lamp 30 cm away from anything set in lac or glued. During harati move the camphor in a circle in front, not below. My aunt once softened a whole row of stones with devotion.</p>
<h2>Saturday: taking it off</h2>
<p>Brush kumkum and akshata (turmeric rice) off dry with a soft brush. Then wipe with a dry cloth, lay everything out for an hour, and pack. No water. Kumkum plus water is a red dye. If turmeric has dried on plain metal, hold a damp cloth on it for a minute and lift it away without rubbing.</p>
<p>For gifts to the women who come for tambulam (betel leaves and blessings), we were always given something one could wear on the same evening: bangles by the dozen, a pair of small studs. Both are on the <a href="/shop/under-499">Under ₹499 collection</a>. What we may not give is a promise that it is more than it is. It is imitation jewellery, plated and pretty. Amma has never minded.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'temple-jewellery', 'necklaces', 'how-to'],
    author: 'Lalitha Venkat',
    publishedDaysAgo: 110,
    pictureOf: 'lakshmi-kasu-temple-necklace-set',
  },
  {
    slug: 'ganesh-chaturthi-and-the-nath',
    title: 'My Ajji’s Nath and the Ten Days of Ganapati',
    excerpt:
      'A cashew-shaped nath, a thushi, green bangles: Maharashtrian festival jewellery explained by a granddaughter, with a five-step lesson in wearing a press nath without tears.',
    content: `
<p>My ajji (grandmother) owned four pieces of jewellery and one rule: between Ganesh Chaturthi and Anant Chaturdashi no woman of the house opens the door without her nath. The milkman got the nath. The man with the electricity bill got it.</p>
<p>Ganesh Chaturthi is Bhadrapada Shukla Chaturthi, Anant Chaturdashi the fourteenth of the same bright half, and in between come the Gauris, who stay for three days and are dressed better than the rest of us. The dates for each year I look up on the <a href="/hindu-festivals-calendar">festival calendar</a>, like everyone.</p>
<h2>What the pieces are</h2>
<p><strong>Nath.</strong> Not a ring. In Maharashtra it is a cluster of pearl beads in the shape of a cashew nut, with a red and sometimes a green stone, worn on the left wing of the nose. The <a href="/product/paithani-moti-nath">Paithani nath</a> measures 29 by 24 mm and weighs 4 grams.</p>
<p><strong>Thushi.</strong> A choker of tight round beads, from Kolhapur. It must touch the neck all the way round.</p>
<p><strong>Saaj.</strong> The long one, also from Kolhapur, with leaves or small emblems between beads: the <a href="/product/kolhapuri-saaj-leaf-haram">leaf saaj</a> is 24 inches long.</p>
<p><strong>Putali and chinchpeti.</strong> A mala of stamped coins, and a pearl-bead choker of square panels. <strong>Kudya</strong> are flower studs of beads; <strong>bugadi</strong> sits at the top of the ear.</p>
<p><strong>Hirva chooda.</strong> Green glass bangles. For a festival, an odd number on one hand or on both is my ajji’s rule; your ajji’s may differ.</p>
<h2>Wearing a press nath, lesson one</h2>
<p>No hole is needed, but courage is.</p>
<ol>
<li>Wash and dry the nose; powder it. A creamy nose is a slide.</li>
<li>Look at the back of the nath. There is an open wire with two ends, one plain, one flat. The flat end goes inside.</li>
<li>Open the gap to about 3 mm by turning one end sideways. Do not pull it apart like a safety pin, since that breaks the wire after ten times.</li>
<li>Slide it on from the front edge of the left nostril, 5 to 7 mm up. The cluster should lean towards the lip.</li>
<li>Close it with one finger until it stays by itself. Now smile, then sneeze on purpose. If it stays on, you have done it right.</li>
</ol>
<p>Half an hour on the first day, an hour on the next. If the wing of the nose goes white, it is too tight. If it whistles when you breathe, the inner end stands off.</p>
<h2>With what</h2>
<p>With a nauvari, which is the nine-yard saree, wear everything. Thushi at the throat, saaj below, bead studs, green glass. With a six-yard Paithani leave out the saaj: the pallu has its own peacocks. With a kurta on aarti evenings at the society mandal, nath and studs alone, and you will be photographed more than the idol, which is embarrassing. An oxidised nath like the <a href="/product/kali-oxidised-nath">kali nath</a> does that job with jeans.</p>
<h2>For the Gauris themselves</h2>
<p>Their faces, the mukhavate, are usually of brass or clay, 15 to 20 cm high. Human pieces fit, except the nath: use thread instead of the wire, tied behind the head, so that the paint on the nose stays. Their waist is a steel pot. A thushi reaches round the neck of most stands when you open the dori fully to 15 inches.</p>
<h2>Modak hands</h2>
<p>We steamed twenty-one modaks each morning. Steam and ghee are the end of pearl-bead shine, so the nath comes off in the kitchen, and goes onto a saucer on top of the fridge. Ajji’s own saucer had a chip in it, precisely the size of a nath. I have inherited three of her four pieces, and the saucer. Look through the <a href="/category/nath">naths</a> if you are starting with the first.</p>
`,
    category: 'Festivals and Weddings',
    tags: ['festivals', 'pearl-beads', 'saree', 'how-to'],
    author: 'Ishita Kadam',
    publishedDaysAgo: 67,
    pictureOf: 'paithani-moti-nath',
  },
];
