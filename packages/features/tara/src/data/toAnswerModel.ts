import type { TaraAnswer } from '@luxe/contract/calls';
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
  const nameOf = (id: string) => {
    const card = products.find(({ product }) => product.productId === id)?.product;
    return card ? `${card.brandname} ${card.productname}` : id;
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
