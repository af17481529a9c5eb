import type { CallResponse, TaraAnswer, TaraContext, TaraResponse } from '../calls/calls.ts';
import { sampleProductAt, toCard } from './sampleProducts.ts';

const shawl = toCard(sampleProductAt(13));
const jhumka = toCard(sampleProductAt(12));
const lota = toCard(sampleProductAt(15));
/** Has several sizes. */
const sweater = toCard(sampleProductAt(8));

const fact = (text: string, href: string) => ({ text, source: { kind: 'product' as const, href } });
const plain = (text: string) => ({ text, source: null });

const plan: TaraContext['plan'] = {
  intent: 'gift',
  categories: [],
  brands: [],
  colours: [],
  materials: [],
  sizes: [],
  styles: ['sari'],
  excluded: { brands: [], colours: [], materials: [], styles: ['logo'], categories: [] },
  minPrice: null,
  maxPrice: 4_000_000,
  occasion: 'birthday',
  recipient: 'woman',
  giftBudget: 4_000_000,
  sort: 'relevance',
  pincode: null,
  orderCode: null,
  topic: null,
  refersTo: [],
  language: 'en',
  question: null,
};

const none = { products: [], comparison: null, question: null, handover: false, chips: [] };

const respond = (answer: Partial<TaraAnswer> & Pick<TaraAnswer, 'sentences'>): TaraResponse => ({
  answer: { ...none, ...answer },
  context: { plan, shown: answer.products?.length ?? 0 },
  usedModel: false,
});

/** Products with a reason each. */
export const askTara: TaraResponse = respond({
  sentences: [plain('Three gifts for a birthday, around ₹40,000, without a visible logo.')],
  products: [
    {
      product: jhumka,
      reasons: [fact('Gold with ruby enamel.', jhumka.webURL), fact('₹32,500, in stock.', jhumka.webURL)],
    },
    { product: sweater, reasons: [fact('Fine merino, 30% below its MRP.', sweater.webURL)] },
    { product: lota, reasons: [fact('Brass, hammered by hand.', lota.webURL)] },
  ],
  chips: ['Only jewellery', 'Under ₹35,000', 'Arrives before Sunday'],
});

/** Found nothing, and offers a person. */
export const askTaraNothing: TaraResponse = respond({
  sentences: [plain('No coat in violet under ₹10,000 is in stock today.')],
  handover: true,
  chips: ['In any colour', 'Under ₹60,000'],
});

/** A question back. */
export const askTaraQuestion: TaraResponse = respond({
  sentences: [],
  question: { text: 'Is it for a woman or a man?', options: ['A woman', 'A man'] },
});

/** Two products side by side. */
export const askTaraComparison: TaraResponse = respond({
  sentences: [fact('The shawl is the lighter of the two.', shawl.webURL)],
  products: [
    { product: shawl, reasons: [] },
    { product: sweater, reasons: [] },
  ],
  comparison: {
    rows: [
      { label: 'Material', values: ['Pashmina', 'Merino'] },
      { label: 'Price', values: ['₹64,000', '₹42,000'] },
      { label: 'Returns', values: ['Within 7 days', 'Within 7 days'] },
    ],
    products: [shawl.productId, sweater.productId],
  },
});

/** Facts of other pages, without products. */
export const askTaraPolicy: TaraResponse = respond({
  sentences: [
    { text: 'Most items can be returned within 7 days.', source: { kind: 'policy', href: '/returns' } },
    {
      text: 'Your order LX 2611 2048 77 arrives on Friday.',
      source: { kind: 'order', href: '/my-account/order?orderCode=LX-2611-2048-77' },
    },
    {
      text: 'Orders to 560001 arrive in four days.',
      source: { kind: 'promise', href: '/shipping' },
    },
  ],
  chips: ['How do I return an item?'],
});

const long = 'Shahjahanabadi-embroidered-and-hand-finished-in-Kinari-Bazaar';

/** Long words in every field, a sold-out product, and more products than a row. */
export const askTaraLong: TaraResponse = respond({
  sentences: [
    plain(
      `Six items that go with a ${long} lehenga, most of them embroidered by hand in the same workshops.`,
    ),
  ],
  products: [sweater, jhumka, shawl, lota, toCard(sampleProductAt(0)), toCard(sampleProductAt(1))].map(
    (product, at) => ({
      product: {
        ...product,
        productname: `${product.productname} ${long}`,
        isOutOfStock: at === 1,
        sizes: product.sizes.map((size) => ({ ...size, isAvailable: at !== 1 })),
      },
      reasons: [fact(`Made of ${long} cloth that a single weaver finishes in eleven weeks.`, product.webURL)],
    }),
  ),
  chips: [`Only ${long}`, 'Under ₹35,000', 'For a reception in the evening', 'With a blouse', 'In silk'],
});

export const taraHints: CallResponse<'taraHints'> = {
  slug: 'layout-page-tarahints',
  hints: [
    'A gift for my mother’s sixtieth, around ₹40,000',
    'A sari for a morning wedding',
    'A black tote under ₹1,50,000, not leather',
    'When does it arrive in 560001?',
  ],
};

export const taraHintsNone: CallResponse<'taraHints'> = { ...taraHints, hints: [] };
