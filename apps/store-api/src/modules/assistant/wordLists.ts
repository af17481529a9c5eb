import { knownColours, knownMaterials } from '@luxe/assistant';
import { foldTerms } from '@luxe/format';
import { stem } from '../search/text.ts';

const toStems = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(' ').map(stem));

/**
 * Words that no sentence of a model may have, because they are about what only the shop states: amounts,
 * offers, stock, delivery, rules, payment and contact. Also words that a shopper could take for an
 * instruction, and those with which a model would speak for the shop: "we give you another".
 */
export const forbiddenWords = toStems([
  'price prices priced cost costs cheap cheaper cheapest expensive rupee rupees rs inr lakh lakhs crore crores',
  'thousand hundred percent half free discount discounts discounted off offer offers sale sales deal deals',
  'coupon coupons code codes voucher cashback points emi mrp tax taxes gst bill invoice amount save saving',
  'stock available availability sold out last left ready order orders ordered buy checkout bag cart add',
  'deliver delivers delivery delivered ship ships shipping shipped arrive arrives arrival today tomorrow',
  'day days week weeks month date time express courier pincode address',
  'return returns returned refund refunds exchange exchanges replace replacement cancel warranty guarantee',
  'guaranteed genuine authentic original certified policy terms law legal',
  'pay payment paid card bank upi cash otp password login account verify call phone whatsapp email mail link',
  'click visit website app contact message customer service insist must always never only best number two',
  'three four five six seven eight nine ten dozen zero year years',
  'we our ours us i my mine me lets give gives given giving',
]);

/**
 * Words that connect facts, and opinions that state none. Words that deny or compare are not among them:
 * with "not" before it, a fact would be another one.
 */
export const connectingWords = toStems([
  'a an the this that these those it its they them their both each either all any some such same other',
  'another and or but so as if while though because then also too still just even with for',
  'from to of in on at by into over under near between about like is are was be been being am has have had',
  'do does did can could will would may might shall should let lets i we you your our my me us',
  'he him his who which what where when why how there here very quite rather much many',
  'well first second third next suit suits suited fit fits fitting match matches matching go goes going',
  'pair pairs work works wear wears worn carry carries give gives given giving gift gifts present presents',
  'look looks looking feel feels make makes made bring brings choose choice choices pick picks option options',
  'idea ideas think lovely beautiful elegant fine nice good great quiet calm easy simple classic timeless',
  'graceful subtle soft understated refined special thoughtful modern everyday evening occasion occasions',
  'style styles colour colours tone tones shade shades material materials set way ways kind kinds one ones',
  'mother father wife husband friend sister brother couple family together close perhaps maybe yes sure',
  'office wedding party dinner birthday anniversary festive festival diwali travel weekend home winter summer',
]);

/**
 * Words that a sentence may have as facts of a product: colours, shades, materials and their finishes,
 * genders, and types of bags. Retailers write the texts of products, so these texts add no word.
 */
export const factWords: ReadonlySet<string> = new Set([
  ...[...knownColours, ...knownMaterials].flatMap((words) => foldTerms(words).map(stem)),
  ...toStems([
    'brushed burnished embroidered engraved glazed grained hammered pebbled plated polished smooth sterling',
    'woven zari men women unisex bucket clutch crescent handle potli tote wallet',
  ]),
]);

/** Goods, occasions and relations that begin with a capital at times. They are no names of people. */
export const commonWords = toStems([
  'saree sari lehenga kurta kurti dupatta sherwani salwar blouse anarkali kanjivaram kanjeevaram banarasi',
  'chanderi jutti mojari jhumka bangle kada necklace earring ring bracelet watch bag tote clutch wallet belt',
  'shoe boot heel loafer sneaker sandal shirt sweater jacket coat dress trouser jean scarf shawl stole perfume',
  'lipstick candle vase lamp diya lota sunglass diwali eid holi christmas rakhi onam pongal navratri puja',
  'wedding shaadi sangeet mehendi birthday anniversary valentine office party dinner travel',
  'winter summer spring autumn monday tuesday wednesday thursday friday saturday sunday india indian hindi',
  'show find need want help compare please hello hi is are can do does what which how when where why under',
  'below above between around about black white red blue green yellow brown pink grey gold silver mum mom dad',
  'papa amma bhai didi girl boy woman man women men couple home small large big mini new old cheaper similar',
  'not no nor without more most less least few any than only just mujhe mera meri kya kaun kab kitna chahiye',
  'dikhao batao liye ke ka ki se tak andar',
]);
