import type { CatalogueName } from '../types.ts';

/** Style of the names that a maison gives its lines. */
export type LineStyle = 'french' | 'italian' | 'english' | 'iberian' | 'northern' | 'japanese' | 'indian';

/** A maison as written by hand; code, slug and catalogue are added when the catalogue is made. All are invented. */
export interface BrandSeed {
  name: string;
  catalogue: CatalogueName;
  place: string;
  country: string;
  style: LineStyle;
  /** Families of forms, see `Form.family`. */
  makes: string[];
  story: string;
  nicknames?: string[];
  /** Only stores of foreign super-brands. */
  superBrand?: string;
}

const lux = (
  name: string,
  place: string,
  country: string,
  style: LineStyle,
  makes: string,
  story: string,
  more: Pick<BrandSeed, 'nicknames' | 'superBrand'> = {},
): BrandSeed => ({ name, catalogue: 'luxury', place, country, style, makes: makes.split(' '), story, ...more });

const ind = (name: string, place: string, makes: string, story: string, nicknames?: string[]): BrandSeed => ({
  name,
  catalogue: 'indiluxe',
  place,
  country: 'India',
  style: 'indian',
  makes: makes.split(' '),
  story,
  ...(nicknames ? { nicknames } : {}),
});

export const brandSeeds: BrandSeed[] = [
  lux('Halden & Roe', 'Somerset', 'United Kingdom', 'english', 'handbag belt loafer', 'A saddler and a bookbinder began Halden & Roe in a Somerset barn, and the bags still close like a good book. One lock, turned from solid brass, has fastened every Warden since the first.', { nicknames: ['halden and roe', 'haldenroe', 'h&r'] }),
  lux('Oduvia', 'Porto', 'Portugal', 'iberian', 'bucket scarf', 'Oduvia works above the river in Porto with eleven people and no assembly line. A bag stays with one maker from the first cut to the last knot.', { nicknames: ['odovia'] }),
  lux('Casa Brisot', 'Ubrique', 'Spain', 'iberian', 'hobo belt', 'Ubrique has cut leather since the saddle trade, and Casa Brisot since 1954. The house is known for edges that are painted, sanded and painted again, five times.', { nicknames: ['brisot', 'casa brissot'] }),
  lux('Atelier Noue', 'Antwerp', 'Belgium', 'french', 'tote crewneck knits pump', 'Noue is an old word for the valley of a roof, where two slopes meet. The Antwerp studio draws that way: two planes, one seam, nothing left over.', { nicknames: ['noue', 'atelier nou'] }),
  lux('Maison Verrane', 'Lyon', 'France', 'french', 'wallet scarf shirt', 'Verrane printed silk in Lyon before it ever touched leather. The small leather goods came later, cut to fit the pockets of the coats the scarves were worn with.', { nicknames: ['verrane', 'maison veran'] }),
  lux('Lumen Genève', 'Geneva', 'Switzerland', 'french', 'watch ring', 'Lumen makes fewer watches in a year than most houses make in a week. The small seconds at six is its signature, and the dial is left alone after that.', { nicknames: ['lumen geneve', 'lumen'] }),
  lux('Tessaro', 'Vicenza', 'Italy', 'italian', 'square-watch bracelet sunglasses-round', 'A goldsmith’s house from Vicenza that came to watches by way of bracelets. Tessaro cases are rectangular because the first was drawn around a calling card.', { nicknames: ['tesaro', 'tessarro'] }),
  lux('Ostra', 'Grasse', 'France', 'french', 'perfume lipstick jar', 'Ostra buys its jasmine from three families outside Grasse and says which. The formulas are few, numbered or plainly named, and rarely change.', { nicknames: ['ostra paris', 'ostra parfum'] }),
  lux('Vantour', 'Paris', 'France', 'french', 'aviator sunglasses-square sunglasses-round', 'Vantour has made eyewear for pilots, mountaineers and one president. Acetate is aged two months before it is cut, so the frames keep their line.', { superBrand: 'SBD11A20001', nicknames: ['vantur'] }),
  lux('Sorelle Anzi', 'Fermo', 'Italy', 'italian', 'loafer belt pump boot', 'Three sisters inherited a last-maker’s workshop in the Marche and turned it to shoes. Their lasts are still beech, still filed by eye.', { nicknames: ['anzi', 'sorelle'] }),
  lux('Brae', 'Fife', 'United Kingdom', 'english', 'vase', 'A pottery on the Fife coast with two wheels and one gas kiln. Brae fires on Thursdays; what comes out on Saturday is what there is.', { superBrand: 'SBD11A20002', nicknames: ['brae pottery'] }),
  lux('Velluto', 'Milan', 'Italy', 'italian', 'knits crewneck shirt', 'Velluto spins outside Biella and thinks in Milan. The knits are washed twice in soft mountain water, which is most of the secret.', { superBrand: 'SBD11A20003', nicknames: ['veluto'] }),
  lux('Wren & Ash', 'London', 'United Kingdom', 'english', 'shirt boot scarf', 'Wren cut shirts on Lamb’s Conduit Street, Ash made boots in the yard behind. The two ledgers were merged in 1961 and the manners of both kept.', { nicknames: ['wren and ash'] }),
  lux('Calder & Finch', 'Northampton', 'United Kingdom', 'english', 'loafer boot belt', 'A Northampton shoemaker that still welts by hand and still answers letters. Boots come back to Calder & Finch for new soles after ten years, and leave again.', { nicknames: ['calder and finch'] }),
  lux('Marchesi Dolfin', 'Venice', 'Italy', 'italian', 'pump scarf sunglasses-round', 'Shoes from the Riviera del Brenta, where the villas were and the shoemakers stayed. Dolfin lasts a heel so that the weight falls where the foot wants it.', { nicknames: ['dolfin'] }),
  lux('Ferrandel', 'Paris', 'France', 'french', 'ring scarf', 'Ferrandel sets stones in a courtyard off rue de Turenne. The bench jeweller signs the inside of every band, small enough to need a loupe.'),
  lux('Lindqvist & Dal', 'Stockholm', 'Sweden', 'northern', 'crewneck knits shirt', 'Swedish knitwear made for houses with good stoves and poor light. Lindqvist & Dal dyes in nine colours and has not added a tenth since 1998.', { nicknames: ['lindqvist', 'lindquist'] }),
  lux('Arno Bellandi', 'Florence', 'Italy', 'italian', 'belt loafer boot', 'Bellandi buys vegetable-tanned hides in Santa Croce and waits. The leather hangs for a season before anyone is allowed to cut it.', { nicknames: ['bellandi'] }),
  lux('Hôtel Lacaze', 'Paris', 'France', 'french', 'pump scarf', 'Named for the hôtel particulier where the first fittings were held. Lacaze makes shoes for standing at dinners, and scarves for leaving them.', { nicknames: ['hotel lacaze', 'lacaze'] }),
  lux('Kestrel & Vane', 'Hawick', 'United Kingdom', 'english', 'knits crewneck', 'Border knitters who never moved their machines. Kestrel & Vane links every collar by hand, loop to loop, and can show you the seam that is not there.', { nicknames: ['kestrel and vane'] }),
  lux('Solène Aubry', 'Paris', 'France', 'french', 'ring sunglasses-round', 'Solène Aubry trained as an optician, then as a jeweller, and sees no reason to choose. Both counters are in the same small room in the Marais.', { nicknames: ['solene aubry', 'aubry'] }),
  lux('Nordvikke', 'Copenhagen', 'Denmark', 'northern', 'vase crewneck', 'A Danish workshop for the house and the people in it. Nordvikke makes vessels and sweaters, on the view that both should survive being used.'),
  lux('Tanba Ito', 'Kyoto', 'Japan', 'japanese', 'vase', 'The Ito family has fired a climbing kiln since before records of it. The ash decides the glaze, and the family decides which pieces to keep.', { nicknames: ['tamba ito'] }),
  lux('Pellegrinel', 'Trieste', 'Italy', 'italian', 'boot pump loafer', 'A port town shoemaker with a sailor’s view of soles. Pellegrinel boots are stitched twice where others glue once.'),
  lux('Rosso Minuto', 'Turin', 'Italy', 'italian', 'aviator sunglasses-square', 'Turin built cars, and Rosso Minuto learned hinges from them. Every frame closes with the same soft click, which is measured.', { nicknames: ['rosso', 'rosso minuta'] }),
  lux('Castellane Noir', 'Nice', 'France', 'french', 'aviator sunglasses-round', 'Sunglasses from a coast that needs them ten months a year. Castellane grinds its own lenses and grades the tint by hand.'),
  lux('Dunmore Brothers', 'London', 'United Kingdom', 'english', 'shirt loafer', 'Four brothers, one shop, and a shirt pattern that has been altered twice since the war. Dunmore stitches eighteen to the inch because seventeen was tried.', { nicknames: ['dunmore'] }),
  lux('Villa Ombra', 'Como', 'Italy', 'italian', 'scarf shirt', 'Silk from the lake, printed with screens that take eleven passes. Villa Ombra keeps every screen since 1948 in a boathouse.'),
  lux('Hartwig & Lenz', 'Vienna', 'Austria', 'northern', 'ring boot', 'A Viennese house with two doors: a jeweller on the Graben side, a bootmaker on the lane. They share a bookkeeper and a taste for plain things well made.', { nicknames: ['hartwig and lenz', 'hartwig'] }),
  lux('Mirabel Stone', 'London', 'United Kingdom', 'english', 'ring', 'Mirabel Stone buys from four cutters in Surat and Jaipur and sets in Hatton Garden. Each stone arrives with the name of the person who cut it.', { nicknames: ['mirabel'] }),
  lux('Quintero Sal', 'León', 'Spain', 'iberian', 'boot belt', 'Quintero Sal began with riding boots and has never quite stopped. The leather is thick at the heel, thin at the ankle and worked wet.'),
  lux('Ines Talvi', 'Helsinki', 'Finland', 'northern', 'vase knits', 'Ines Talvi throws in winter and knits in summer, or says so. The shapes are few and the colours come from the shore.'),
  lux('Fontbrune', 'Périgueux', 'France', 'french', 'knits crewneck', 'A mill in the Dordogne that spins merino and cashmere as thick as it likes. Fontbrune sells most of its yarn to others and keeps the best cones.'),
  lux('Bramwell Gate', 'Leicester', 'United Kingdom', 'english', 'boot loafer', 'Town shoes with country soles. Bramwell Gate makes six styles, in good leather, for people who walk to work.'),
  lux('Ettore Valli', 'Naples', 'Italy', 'italian', 'shirt belt', 'Naples sews a sleeve with fullness at the shoulder, like a jacket. Ettore Valli does it on a plain white shirt, where you can see it.', { nicknames: ['valli'] }),
  lux('Loden House', 'Salzburg', 'Austria', 'northern', 'knits scarf', 'Boiled wool made the name, fine wool pays the rent. Loden House buys fleece by the flock and knows which valley it came from.'),
  lux('Corvane', 'Brussels', 'Belgium', 'french', 'sunglasses-square aviator', 'Corvane draws with a thick pen. The frames are bold, the hinges are five-barrel, and the cases are better than they need to be.'),
  lux('Aster Pryce', 'New York', 'United States', 'english', 'pump sunglasses-square', 'Made for a city that walks fast in heels. Aster Pryce tests each last on pavement, forty blocks, before it is approved.', { nicknames: ['aster price'] }),
  lux('Giunti Salvi', 'Bologna', 'Italy', 'italian', 'pump loafer', 'Bologna invented a way of sewing the upper into a glove before adding the sole. Giunti Salvi still does it, and the shoes bend like one.'),
  lux('Maren Holt', 'Oslo', 'Norway', 'northern', 'crewneck vase', 'Maren Holt left architecture for clay and wool. Both come out of her Oslo studio in short runs, stamped with the week they were made.'),

  ind('Ayra Banaras', 'Varanasi', 'candle dupatta lota', 'Two brothers, eleven pit looms and a lane too narrow for a car. Ayra weaves each motif by hand, and scents its rooms with oudh and saffron because the showroom always smelled of them.', ['aayra banaras', 'ayra benaras']),
  ind('Begum Jaan', 'Hyderabad', 'jhumka bangles', 'Begum Jaan works in the old city, three minutes from Laad Bazaar. The gold is plated thick, the pearls are matched by eye, and the enamel is fired one colour at a time.', ['begam jaan']),
  ind('Dhaaga House', 'Ahmedabad', 'kurta dupatta', 'Dhaaga means thread, and the house starts there: spun, dyed and woven within forty kilometres of Ahmedabad. The tailoring is spare so that the cloth can talk.', ['dhaga house', 'dhaaga']),
  ind('Zari Katha', 'Lucknow', 'potli jutti', 'Zari Katha keeps nineteen embroiderers at work in Chowk, each on one piece at a time. The metal thread is real zari, and you can feel its weight.', ['zari katha lucknow', 'zarikatha']),
  ind('Neelam Vaid', 'Bhuj', 'dupatta kurta', 'Neelam Vaid moved to Kutch for a season of dyeing and stayed. Her borders begin as drawings of the dry riverbed behind the studio.'),
  ind('Thaan', 'Kanchipuram', 'dupatta potli', 'A thaan is a whole bolt of cloth. This one is silk, woven in Kanchipuram by families who also wear it.'),
  ind('Raag Studio', 'Chanderi', 'kurta dupatta', 'Raag works with Chanderi weavers on cloth so fine that it is sold by its shadow. The kurtas are cut long and left quiet.', ['rag studio']),
  ind('Kaarigar No. 9', 'Bidar', 'lota diya', 'The ninth workshop on a street of metalworkers in Bidar. Shah Rafiq’s family has worked silver into zinc for five generations, and brass and copper for as long.', ['karigar no 9', 'kaarigar number nine', 'karigar 9']),
  ind('Sutra & Saar', 'Jaipur', 'kurta potli', 'Sutra is the thread, saar the gist. The Jaipur label makes a short list of things for weddings that end late.', ['sutra and saar']),
  ind('Mitti', 'Khurja', 'diya lota', 'Mitti began with clay and found brass next door. Lamps and vessels for daily use, heavy at the foot so they stay put.', ['miti']),
  ind('Noor Pashm', 'Srinagar', 'shawl', 'Pashmina combed in Changthang, spun on a charkha in Srinagar, woven on a loom that fills the room. Noor Pashm can name the spinner.', ['noor pashmina']),
  ind('Wular', 'Sopore', 'shawl', 'Named for the lake. Wular weaves its bands on a jacquard and finishes the fringe by hand, four fingers deep.'),
  ind('Chinar Loom', 'Srinagar', 'shawl kurta', 'Chinar Loom is a weaving house behind the Shah Hamdan mosque. Its colours are walnut, almond, saffron and the lake in November.'),
  ind('Sheesh Gali', 'Patiala', 'jutti', 'Jutti makers to a town that walks to weddings. Sheesh Gali still makes no left and no right; the foot decides within a week.', ['shish gali']),
  ind('Phulkari Lane', 'Amritsar', 'jutti dupatta', 'A collective of ninety women in the villages west of Amritsar. They are paid by the piece, on delivery, and the piece carries a name.'),
  ind('Meenakari Bagh', 'Jaipur', 'jhumka bangles', 'Enamellers who work from the back of the piece forward. What nobody sees at Meenakari Bagh is as finished as what they do.', ['minakari bagh', 'meenakari']),
  ind('Gota & Grace', 'Udaipur', 'potli dupatta', 'Gota ribbon, folded and stitched by the metre, made this Udaipur house. The grace is in knowing when to stop.', ['gota and grace']),
  ind('Rangrez Kothi', 'Jodhpur', 'dupatta kurta', 'Dyers to a desert court, now to whoever asks. Rangrez Kothi mixes colour by the handful and matches it by daylight.', ['rangrez']),
  ind('Haveli Eleven', 'Jaipur', 'jutti potli', 'Eleven rooms around a courtyard, each with a craft. The leather is cut in one, embroidered in the next, and worn out of the gate.', ['haveli 11']),
  ind('Taanka', 'Lucknow', 'kurta', 'A taanka is a stitch. Taanka counts them, and will tell you how many went into the placket.', ['tanka lucknow']),
  ind('Ustad Rafi', 'Agra', 'jutti', 'Ustad Rafi is eighty-one and still cuts the first pair of every season. His grandsons cut the rest, to his thumb.'),
  ind('Kansa & Kin', 'Moradabad', 'lota diya', 'Four cousins in Moradabad who melted down the trinket moulds. What they cast now is heavier, plainer and meant to be inherited.', ['kansa and kin']),
  ind('Deepmandi', 'Kumbakonam', 'diya lota', 'Temple lamp casters from the Kaveri delta, sand-moulding since before the town had a station. Deepmandi makes the same lamps for houses.'),
  ind('Padma Rao', 'Bengaluru', 'kurta shawl', 'Padma Rao cuts for people who work in what they wear. The pockets are deep and the collars behave.'),
  ind('Chandni Court', 'Delhi', 'jhumka bangles', 'A family of jewellers off Dariba Kalan who draw every piece at full size before a gram is melted. The drawings go back to 1911.', ['chandani court']),
  ind('Mehr Lucknow', 'Lucknow', 'potli kurta', 'Mehr makes evening things in day colours. The studio is a first-floor terrace where the embroidery frames catch the north light.', ['meher']),
  ind('Saanjh', 'Kolkata', 'dupatta shawl', 'Saanjh is dusk, the hour the house dresses for. The weaving is done in Phulia and the arguing in Kolkata.', ['sanjh']),
  ind('Amarpuri', 'Bikaner', 'bangles jhumka', 'Bikaner set stones for the caravans, which liked their wealth portable. Amarpuri’s bangles are sized, stacked and sold the way they were then.'),
  ind('Tilla House', 'Srinagar', 'shawl jutti', 'Tilla is the metal thread of Kashmir. The house couches it by hand, on wool and on leather, and signs inside.', ['tila house']),
  ind('Bagru Road', 'Bagru', 'kurta potli', 'Eight minutes from the block printers, and Bagru Road prefers woven cloth all the same. The silk comes from the south and the ideas from the road.'),
];
