/** A colour in the words of shoppers. Lists are separated by commas. */
interface ColourWords {
  /** The colour family: a value of the facet in most catalogues. */
  readonly name: string;
  readonly words: string;
  /** Hindi in Latin letters, in any usual spelling. */
  readonly hindi: string;
  /** Shades of the family. They are also searched in the text of products. */
  readonly shades: string;
}

export const colourWords: readonly ColourWords[] = [
  {
    name: 'Black',
    words: 'black, jet black',
    hindi: 'kala, kali, kale, kaala, syah, blek, blaik',
    shades: 'noir, onyx',
  },
  { name: 'Grey', words: 'grey, gray', hindi: 'slety, saleti, gre', shades: 'charcoal, ash grey' },
  {
    name: 'White',
    words: 'white, off white',
    hindi: 'safed, saphed, sufaid, shwet, vait',
    shades: 'ivory, bone, pearl white, porcelain, chalk',
  },
  {
    name: 'Beige',
    words: 'beige, nude, neutral',
    hindi: 'bej',
    shades: 'camel, oatmeal, taupe, sand, fawn',
  },
  {
    name: 'Brown',
    words: 'brown',
    hindi: 'bhura, bhuri, bhure, braun, kathai, katthai',
    shades: 'tan, cognac, chocolate, espresso, tortoise, umber, walnut, coffee',
  },
  {
    name: 'Orange',
    words: 'orange',
    hindi: 'narangi, santari, kesariya, kesari, orenj',
    shades: 'amber, rust, terracotta, saffron',
  },
  {
    name: 'Red',
    words: 'red',
    hindi: 'lal, laal, surkh, red',
    shades: 'maroon, oxblood, burgundy, bordeaux, wine, crimson, carmine, scarlet',
  },
  {
    name: 'Pink',
    words: 'pink',
    hindi: 'gulabi, gulabee, rani rang, pink',
    shades: 'rani pink, hot pink, dusty rose, magenta, fuchsia, blush, peach',
  },
  {
    name: 'Purple',
    words: 'purple',
    hindi: 'baingani, jamuni, bengani, parpal',
    shades: 'plum, lavender, violet, lilac, mauve',
  },
  {
    name: 'Blue',
    words: 'blue',
    hindi: 'nila, nili, nile, neela, asmani, aasmani, aasmaani, blu',
    shades: 'ink blue, navy, navy blue, midnight, sky blue, cobalt, royal blue, indigo',
  },
  {
    name: 'Green',
    words: 'green',
    hindi: 'hara, hari, hare, grin, mehndi rang',
    shades: 'forest green, bottle green, jade, celadon, olive, teal, mint, peacock, peacock green',
  },
  {
    name: 'Yellow',
    words: 'yellow',
    hindi: 'pila, pili, pile, peela, yelo',
    shades: 'mustard, haldi yellow, lemon',
  },
  {
    name: 'Gold',
    words: 'golden',
    hindi: 'sunahra, sunahri, sunehra, sunehri, sunahre, sunehre',
    shades: '',
  },
  { name: 'Silver', words: 'silvery', hindi: 'rupahla, rupehla, rupahli', shades: '' },
];

/** Words that name a colour or a metal. Jewellery and objects of metal are of it; all else has its colour. */
export const metalWords: readonly {
  readonly name: string;
  readonly colour: string;
  readonly words: string;
  readonly hindi: string;
}[] = [
  { name: 'gold', colour: 'Gold', words: 'gold', hindi: 'sona, sone, sonay, gold' },
  {
    name: 'silver',
    colour: 'Silver',
    words: 'silver',
    hindi: 'chandi, chaandi, silvar',
  },
  { name: 'rose gold', colour: 'Gold', words: 'rose gold', hindi: 'roz gold' },
];
