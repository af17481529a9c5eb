import type { TaraAnswer } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import { copy } from './copy.ts';

type Sentence = TaraAnswer['sentences'][number];
type SourceKind = NonNullable<Sentence['source']>['kind'];

export interface SentenceModel {
  readonly text: string;
  /** The page that states the fact; null for a sentence without a fact. */
  readonly source: { readonly kind: SourceKind; readonly href: string } | null;
}

/** A product of an answer, with the reasons for it. */
export interface OfferModel {
  readonly product: TileProduct;
  /** The offer that the bag takes, for a product with one size. */
  readonly ussid: string;
  /** Whether the shopper chooses a size. */
  readonly needsSize: boolean;
  readonly reasons: readonly SentenceModel[];
}

/** An answer as its view shows it. It is stored with the conversation, so it has no more than that. */
export interface AnswerModel {
  readonly sentences: readonly SentenceModel[];
  readonly offers: readonly OfferModel[];
  /** A table. The first column has the labels of its rows. Null for none. */
  readonly comparison: {
    readonly columns: readonly string[];
    /** Paths of the products, in the order of the columns. Undefined in conversations of earlier versions. */
    readonly columnLinks?: readonly (string | null)[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly question: TaraAnswer['question'];
  /** Whether a person can help better. */
  readonly isHandover: boolean;
  readonly chips: readonly string[];
}

/** Selects the fields of an answer that are shown. */
export function toAnswerModel(answer: TaraAnswer): AnswerModel {
  const { sentences, products, comparison, question, handover, chips } = answer;
  const cardOf = (id: string) => products.find(({ product }) => product.productId === id)?.product;
  const nameOf = (id: string) => {
    const card = cardOf(id);
    return card ? `${card.brandname} ${card.productname}` : id;
  };
  const linkOf = (id: string) => {
    const href = cardOf(id)?.webURL;
    return href !== undefined && isOwnPath(href) ? href : null;
  };
  return {
    sentences: sentences.map(toSentence),
    offers: products.map(({ product, reasons }) => ({
      product: toTileProduct(product),
      ussid: product.winningUssID,
      needsSize: product.sizes.length > 1,
      reasons: reasons.map(toSentence),
    })),
    comparison: comparison && {
      columns: [copy.feature, ...comparison.products.map(nameOf)],
      columnLinks: [null, ...comparison.products.map(linkOf)],
      rows: comparison.rows.map(({ label, values }) => [label, ...values]),
    },
    question,
    isHandover: handover,
    chips,
  };
}

/** Leaves out a source outside the shop, so that no answer leads to another site. */
export function toSentence({ text, source }: Sentence): SentenceModel {
  return { text, source: source && isOwnPath(source.href) ? source : null };
}

const isOwnPath = (href: string) => /^\/(?![/\\])/.test(href);

/** The answer as screen readers announce it, once: its sentences, and what else it has. */
export function toAnnouncement({ sentences, offers, question }: AnswerModel): string {
  return [
    ...sentences.map(({ text }) => text),
    ...(question ? [question.text] : []),
    ...(offers.length > 0 ? [`${copy.countOf(offers.length)}.`] : []),
  ].join(' ');
}

/** Products that are read aloud. */
const spokenLimit = 3;

/** The answer as it is read aloud: as announced, then the first products with price and a reason each. */
export function toSpeech(answer: AnswerModel): string {
  const offers = answer.offers.slice(0, spokenLimit).map(({ product, reasons }) => {
    const price = formatPaise(rupeesToPaise(product.price.sellingPrice.doubleValue));
    // A reason that begins with the price would repeat it.
    const reason = reasons.find(({ text }) => !text.startsWith(price))?.text ?? '';
    return `${product.brandname} ${product.productname}, ${price}. ${reason}`.trim();
  });
  return [toAnnouncement(answer), ...offers].join(' ');
}
