import { formatDay, formatPaise, type Paise } from '@luxe/format';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
const quoted = (words: readonly string[]): string => list(words.map((word) => `“${word}”`));

/** What a search has left out, in the words of a shopper. */
interface LeftOut {
  readonly occasion: string | undefined;
  readonly isGift: boolean;
  readonly recipient: string | undefined;
  readonly styles: readonly string[];
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  readonly materials: readonly string[];
  readonly price: string | undefined;
  readonly brands: readonly string[];
}

/** Every sentence of the assistant, apart from those of the catalogue, pages and orders. */
export const copy = {
  found: (shown: number, total: number | undefined, kind: string | undefined) => {
    const what = kind === undefined ? '' : `: ${kind}`;
    if (shown === 1) return `One product fits${what}.`;
    const count = total !== undefined && total > shown ? `${shown} of ${total}` : `${shown}`;
    return `Here are ${count} that fit${what}.`;
  },
  kindGifts: 'presents',
  left: (out: LeftOut) => {
    const { occasion, isGift, ...others } = out;
    const hasOther = Object.values(others).some((one) => one !== undefined && one.length > 0);
    if (!hasOther && occasion !== undefined) return `None of these is in our selection for “${occasion}”.`;
    if (!hasOther && isGift) return 'None of these is in our list of presents.';
    const parts = [
      ...(out.occasion === undefined ? [] : [`the occasion “${out.occasion}”`]),
      ...(out.isGift ? ['our list of presents'] : []),
      ...(out.recipient === undefined ? [] : [`the choice for a ${out.recipient}`]),
      ...(out.styles.length > 0
        ? [`${out.styles.length > 1 ? 'the words' : 'the word'} ${quoted(out.styles)}`]
        : []),
      ...(out.sizes.length > 0 ? [`the size ${list(out.sizes)}`] : []),
      ...(out.colours.length > 0 ? [`the colour ${list(out.colours)}`] : []),
      ...(out.materials.length > 0 ? [`the material ${list(out.materials)}`] : []),
      ...(out.price === undefined ? [] : [out.price]),
      ...(out.brands.length > 0 ? [`the brand ${list(out.brands)}`] : []),
    ];
    return `Nothing in stock fits everything. These leave out ${list(parts)}.`;
  },
  upTo: (paise: Paise) => `the price up to ${formatPaise(paise)}`,
  from: (paise: Paise) => `the price from ${formatPaise(paise)}`,
  unlisted: (words: string) => `We list nothing as “${words}”. These come closest.`,
  nothing: 'I have found nothing in stock for this. Try fewer words, or a kind of product and a price.',
  person: 'A person of our team can help: they call you at a time that you choose.',
  noSuchPosition: (shown: number) =>
    shown === 0
      ? 'There is no list yet. Ask for a kind of product first.'
      : `The last list has ${shown === 1 ? 'one product' : `${shown} products`}. Choose a number from it.`,

  made: (material: string) => `${material}.`,
  price: (price: string, limit: string | undefined) =>
    limit === undefined ? `${price}, with all taxes.` : `${price}, within ${limit}.`,
  reduced: (price: string, percent: number, mrp: string) => `${price}, ${percent}% below the MRP of ${mrp}.`,
  colour: (colour: string) => `In the colour ${colour}.`,
  sizeInStock: (size: string) => `Size ${size} is in stock.`,
  sizeSoldOut: (size: string) => `Size ${size} is sold out.`,
  selection: (title: string) => `In our selection “${title}”.`,
  arrives: (day: string, city: string, pincode: string) =>
    `Arrives by ${formatDay(day)} in ${city} (${pincode}).`,
  detail: (label: string, value: string) => `${label}: ${value}.`,

  whichPincode: 'Which pincode should it go to?',
  pincodeUnknown: (pincode: string) => `We do not know the pincode ${pincode}. Please check its six digits.`,
  notServed: (city: string, pincode: string) => `We do not deliver to ${city} (${pincode}) yet.`,
  notOffered: (product: string, city: string) => `The seller of ${product} does not deliver to ${city}.`,
  mode: (name: string, day: string, city: string, pincode: string, charge: string | undefined) =>
    `${name} arrives by ${formatDay(day)} in ${city} (${pincode})${charge === undefined ? '' : `, ${charge}`}.`,
  free: 'free of charge',
  forCharge: (charge: string) => `for ${charge}`,
  cash: (city: string) => `You can pay in cash in ${city}, up to the amount that checkout shows.`,
  noCash: (city: string) => `Cash on delivery is not offered in ${city}.`,

  whichProduct: 'Which product is it for?',
  /** An answer to that question, which is understood as a request. */
  sizeAt: (position: string) => `My size for the ${position} one`,
  positions: ['first', 'second', 'third'],
  chart: (title: string, first: string, last: string) => `The chart “${title}” has ${first} to ${last}.`,
  sameSize: (wanted: string, size: string, title: string) => `${wanted} is ${size} in the chart “${title}”.`,
  measured: (measure: string, column: string, size: string, title: string) =>
    `For ${measure} (${column}), the chart “${title}” gives ${size}.`,
  outOfChart: (measure: string, title: string) => `The chart “${title}” has no size for ${measure}.`,
  noChart: (product: string) => `${product} has no size chart.`,
  sizes: (sizes: readonly string[]) => `In stock: ${list(sizes)}.`,
  allSoldOut: 'All sizes are sold out.',

  returns: (product: string, policy: string) => `${product}: ${policy}.`,
  care: (product: string, care: string) => `${product}: ${care}`,
  noPolicy: 'I know no text of ours about this.',

  logIn: 'Log in to see your orders here.',
  trackAsGuest: 'Without a login, an order number and a code show where an order is.',
  noOrders: 'Your account has no orders yet.',
  orderUnknown: 'Your account has no order with this number.',
  order: (number: string, status: string) => `Order ${number}: ${status}.`,
  placed: (day: string) => `placed on ${formatDay(day)}`,

  compareTwo: 'Name two products, or ask for a kind of product first and compare two of the list.',
  cheaper: (name: string, price: string, other: string, otherPrice: string) =>
    `${name} is cheaper: ${price}, and ${other} costs ${otherPrice}.`,
  samePrice: (first: string, second: string) => `${first} and ${second} cost the same.`,
  missing: 'Not stated',
  rows: {
    brand: 'Brand',
    price: 'Price',
    mrp: 'MRP',
    colours: 'Colours',
    sizes: 'Sizes in stock',
    delivery: 'Arrives by',
    returns: 'Returns',
  },

  chat: 'Name a kind of product, a person or a price, and I look for what is in stock. I also compare products, find sizes, and answer questions about delivery, returns and your orders.',
  chips: {
    under: (paise: Paise) => `Under ${formatPaise(paise)}`,
    inColour: (colour: string) => `In ${colour.toLowerCase()}`,
    compare: 'Compare the first two',
    arrival: 'When does it arrive?',
    returns: 'Can I return it?',
    show: (category: string) => `Show ${category.toLowerCase()}`,
    gifts: 'Gifts under ₹25,000',
    person: 'Talk to a person',
  },
} as const;
