import type { SeedPost } from './post.ts';

/** Visits to makers, and what a price is made of. */
export const COUNTER_MAKERS_POSTS: readonly SeedPost[] = [
  {
    slug: 'a-day-at-a-kundan-bench-in-jaipur',
    title: 'A Day at a Kundan Bench in Johari Bazaar',
    excerpt:
      'From the first lump of lac on the burner to the last bead thread: one working day with five people making a bridal set in Jaipur, and why the seller sometimes says eighteen days.',
    content: `
<p>The stairs to Devika Soni’s workshop are so steep that goods go up and down in a basket on a rope. I go up on all fours. Her firm, Pink City Kundan, sits above a cloth merchant near Gopalji ka Rasta, and I have been buying there since her father’s time. Last month I stayed from opening to closing, with a notebook, and was in everyone’s way.</p>
<h2>10:00. Lac</h2>
<p>Nothing starts before the lac is soft. It comes as brown buttons, and smells like a school desk. Imran-bhai warms it with a powder of brick till it pulls like toffee, and fills the hollow backs of brass cups with it, forty cups for one <em>aad</em>, the broad choker. A cup takes about a third of a gram. “More is weight,” he says, “less is a rattle.” He taps each cup on the stone. The full ones are dumb.</p>
<h2>11:15. Foil</h2>
<p>Shining foil, thinner than a sweet-shop varq, is cut with a punch to the outline of the stone. One must not touch it: a fingerprint shows through the glass for ever. So it is picked up with a damp reed. I was allowed to try. Of ten foils I ruined ten.</p>
<h2>12:00. Stones</h2>
<p>Now the glass is sorted, by height. This is the boring part, and it decides everything. An oval marked 8 by 6 mm may be 2.4 or 2.9 mm tall. If neighbours differ, light runs along the row like a hiccup. Rukhsana does it by eye, faster than I could with callipers, and I checked her: of sixty, one was off by two tenths. She was annoyed for an hour.</p>
<p>Then foil, stone, warm tool. The lac gives way for a moment, the stone goes in, the rim is brought over. About four minutes each, and an experienced setter does a hundred or so in a day. The <a href="/product/jaipur-dulhan-kundan-set">dulhan set</a> (choker, haar, earrings, borla) carries more stones than that, so you may do the division yourselves: no single pair of hands finishes it in one day.</p>
<h2>2:00. Lunch</h2>
<p>Dal, six people, one radio.</p>
<h2>2:45. The cold hour</h2>
<p>Everything set in the morning lies on a marble slab. Lac has to come down to room temperature slowly; if you hurry it with a fan it shrinks away from the cup. In June, Devika says, this hour is three. In the May heat they set no large stones at all after noon. It is no wonder that the same stuff lets go inside a parked car: that is, after all, how it was put in.</p>
<h2>3:45. Checking</h2>
<p>She runs her thumb over each piece with her eyes shut. A click means loose. Next she looks along it, sideways, against the window. Two of thirty-eight went back. She asked me not to write it, then said I might. “Two is a good day.”</p>
<h2>4:30. Stringing</h2>
<p>Bead drops are wired on singly, with a loop closed by two turns. Not one turn. I have been pulling at loops since I began to buy: two turns hold, one turn opens at about the force which a dupatta uses. You can see it with bare eyes, a tiny coil under the loop. Look for it when you buy, here or anywhere.</p>
<h2>6:30. The dori</h2>
<p>A man comes from the next lane, only for doris. He twists them between his toes, maroon thread and metallic thread, and ties the slider. He does eleven sets and goes.</p>
<h2>7:15. What I took home</h2>
<ol>
<li>When a page says made to order, eighteen days, there are in it: two for cups, one for lac, three or four for setting, one for stringing, plating in between with its queue, and the wedding season of everybody else.</li>
<li>A warranty on stones is meant by those who set the stones. Ask who does the repair.</li>
<li>Kundan-look from a good bench is imitation in its material and not in its work.</li>
</ol>
<p>I went down the stairs backwards, with the <a href="/product/kundan-umbrella-jhumka">umbrella jhumka</a> I had come for in my bag, wrapped in the page of notes about lac. For more from the same stairs look under <a href="/shop/bridal">bridal</a>. The basket on the rope went past me, full, and nobody was even looking at it.</p>
`,
    category: 'Behind the Counter',
    tags: ['workshop', 'kundan', 'bridal', 'repair'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 39,
    pictureOf: 'jaipur-dulhan-kundan-set',
  },
  {
    slug: 'what-you-pay-for-in-a-vaddanam',
    title: 'Why Does a Brass Belt Cost That Much? A Price, Taken Apart',
    excerpt:
      'Brass is sold by the kilo and a vaddanam is not. A buyer takes one belt apart into metal, dies, hinges, stones, plating and risk, and shows which parts a cheaper one leaves out.',
    content: `
<p>“It is only brass,” a gentleman wrote under a picture of our <a href="/product/lakshmi-panel-vaddanam">Lakshmi panel vaddanam</a>. He is right. The belt weighs 310 grams, and for the price of the belt he can get several kilos of brass in Moradabad, in the shape of a lump. Let me show him where the lump and the belt part company. I negotiate such prices every month, so that I know the pieces by heart, though I shall keep the amounts out, as they change with each lot.</p>
<h2>1. Metal</h2>
<p>Sheet for the panels, wire for the hinges, chain for the back, plus what falls away at the cutting, roughly a fifth. For most big pieces this is <em>not</em> the largest share. It is the largest only in plain bangles and chains. Try it yourself: plain things cost about the same per gram, whoever sells them; worked things do not.</p>
<h2>2. The die</h2>
<p>Each panel is struck or cast from a master. Somebody carved the goddess once, in steel or wax, over several weeks. If a die serves five thousand belts, you pay next to nothing for it. If the seller changes his design for each season, then you and a few hundred others pay for it together. A soft face, in which eyes and fingers run into one another, means a copy cast from a copy. That is how this share is saved.</p>
<h2>3. Joints</h2>
<p>A belt has to bend with a person who sits down. So between every two panels there is a hinge: a tube on one side, a tube on the other, a pin through both, soldered in line. Count them. Fourteen panels need thirteen hinges, and each is minutes of somebody’s eyesight. The cheap way is two rings between panels. The belt then hangs like a curtain, gapes when one sits, and the rings open. <strong>Test:</strong> lay it on its edge on the table. A hinged belt stands in a curve. A ringed one falls.</p>
<h2>4. Stones and drops</h2>
<p>By the piece. Kemp pressed into a rim takes longer than kemp glued on, and stays longer. <strong>Test:</strong> fingernail round the rim. Glue is felt as a smear.</p>
<h2>5. Plating and finish</h2>
<p>By surface, not by weight, so a belt with relief and drops costs more to plate than a smooth one of the same grams. Antique finish is darkening and then rubbing bright by hand, panel by panel. It may be hurried: brown paint, sprayed, no relief. <strong>Test:</strong> a cotton bud with a drop of water on a hidden hollow. Paint comes off.</p>
<h2>6. Failure</h2>
<p>Of things with many joints, some go wrong. They are mended or melted, and those which you receive pay for those you never see. Makers who check strictly have more of this cost and fewer angry brides.</p>
<h2>7. The road</h2>
<p>A flat box, since a folded belt breaks a hinge. Volume counts in freight: length times breadth times height in cm, divided by 5,000, gives the kilos you are charged. A box of 45 by 20 by 6 is more than a kilo of air, for 310 grams of brass. Then tax, then the shop’s share, from which people like me are paid.</p>
<h2>So is a cheaper belt bad?</h2>
<p>No. It has left something out, and you ought to know what. The <a href="/product/meena-kamal-kamarbandh">enamel kamarbandh</a> weighs 88 grams: one large lotus, slim chain at both sides, few joints. Honest saving. The <a href="/product/kasu-coin-oddiyanam">coin oddiyanam</a> at 165 grams uses one die for every coin. Clever saving. A belt which looks in the picture like fourteen carved panels, at the price of a chain, has saved at points 2, 3 and 4, all three where you cannot see it on a phone.</p>
<h2>Three questions, then</h2>
<ol>
<li>Hinged or ringed?</li>
<li>Stones pressed or glued?</li>
<li>May I see the back, and the face of the goddess at 10 cm?</li>
</ol>
<p>I sent the gentleman these three, to be used on any dealer he likes. Ask them of the <a href="/category/waist-belts">belts in our shop</a> as well. If the page does not answer, write, and if nobody can answer, do not buy.</p>
`,
    category: 'Behind the Counter',
    tags: ['prices', 'temple-jewellery', 'weight'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 127,
    pictureOf: 'lakshmi-panel-vaddanam',
  },
  {
    slug: 'peacocks-in-a-bun-a-kolkata-comb',
    title: 'Five Peacocks in a Bun: Where a Kolkata Bridal Comb Comes From',
    excerpt:
      'In Hatibagan a woman files brass teeth blunt, one by one, so that a comb will not scratch a bride. The khopa chiruni, how it is made, and how to seat it in thin hair.',
    content: `
<p>I went to Kolkata for bangles and returned with a comb. It happens. A buyer who comes home with precisely what is on her list has not looked out of the tram.</p>
<p>Moushumi Banerjee keeps her workshop, Banga Gahana, in two rooms behind Bidhan Sarani. At the front table her niece was drawing a wedding alpona on an invoice. At the back, in a smell of brass dust and fish curry, three women sat with combs in wooden clamps, and filed.</p>
<h2>What it is</h2>
<p><em>Khopa</em> is the bun, <em>chiruni</em> the comb. The khopa chiruni stands in the bride’s bun above the veil’s edge, a gift from her mother’s side. The old ones are of real gold and live in lockers; what goes to weddings now is plated brass, and honest about it. The <a href="/product/mayur-chiruni">peacock one</a> is 71 mm wide and has five birds in a row, a line of pearl beads and twenty-five teeth.</p>
<h2>Twenty-five teeth</h2>
<p>They are sawn from one plate, 31 mm deep. From the saw they come with edges that would comb wool off a sheep. So each is filed on four sides and then at the tip, which must become round like a matchstick’s head. That is a hundred sides and twenty-five tips per comb. I asked Shefali-di, who has done it since she was nineteen, how she knows that one is finished. She pulled the comb across the back of my hand. Then across a silk scrap. “Skin is stupid,” she said. “Silk knows.”</p>
<p>You should do this when yours arrives. Draw it over an old silk scarf: no thread may rise.</p>
<h2>Enamel, twice</h2>
<p>Each bird has three colours, painted into hollows. It needs two coats, with a sanding between, because the first one sinks as it dries. A single coat looks the same in the shop; after a year there is a shallow dish in the colour. Hold it level with your eye against a window. If the enamel makes a flat line with the metal, there were two.</p>
<h2>How to wear it, from those who make it</h2>
<ol>
<li>Make the bun low and firm; a donut below 9 cm in width is too small for this comb.</li>
<li>Hold the comb upside down, curve towards the bun, and hook the tips into the top layer of hair from above.</li>
<li>Now turn it over, through half a circle, and push down. The turn is what locks it. Pushed straight in, it slides out with the veil.</li>
<li>For thin hair, plait a cotton ribbon 1 cm wide into the bun first. Teeth grip cloth better than they grip hair.</li>
<li>Veil behind the comb, with its own two pins.</li>
</ol>
<p>Thirty-eight grams is nothing on a bun and much on loose hair. If yours is short, look at the <a href="/product/kundan-phool-juda-pins">flower pins</a> at six grams each, or at a single <a href="/product/padma-juda-pin-pair">lotus stick</a>.</p>
<h2>The die in the drawer</h2>
<p>Before I left, Moushumi opened a drawer for me, with dies wrapped in oiled newspaper. One of a leaf collar had been cut by her father in 1988, and she still strikes from it. “The machine people offered to scan it,” she said. “I told them, scan my father.” The drawer has a lock, the front door only a latch.</p>
<p>What does all this come to? I ordered forty combs. She said that I could have twenty-four, in six weeks, because Durga Puja stands in between, and during Puja nobody in this house touches a file. The nine nights are on the <a href="/hindu-festivals-calendar">calendar</a>; I have learnt to look there first. If you read that a comb is on its way in so many days and wonder what is taking so long: it is the hundred sides, it is the two coats, and it is, rightly, the goddess. Other things from those two rooms, red and white and never in a hurry, are among the <a href="/category/hair-pins">hair ornaments</a> and the <a href="/product/boubhat-nath">naths</a>.</p>
`,
    category: 'Behind the Counter',
    tags: ['workshop', 'headpieces', 'meenakari', 'weddings'],
    author: 'Bhavna Sankhla',
    publishedDaysAgo: 347,
    pictureOf: 'mayur-chiruni',
  },
];
