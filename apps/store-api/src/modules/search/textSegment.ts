import type { SearchDocument, SearchNames } from './engine.ts';
import { Growable } from './growable.ts';
import { PostingsBuilder } from './postings.ts';
import { stem, tokenise } from './text.ts';
import { colourFieldsOf, fieldsOf, type Field } from './textFields.ts';

/**
 * The terms of some products. The products are numbered in the sequence in which they were added. Plain data
 * that can be serialised to a file.
 */
export interface TextSegment {
  /** Sorted. */
  readonly terms: readonly string[];
  /** By term: its highest weight. */
  readonly tops: Uint8Array;
  /** By term: 1 for a word, 0 for a term that only joins two neighbouring words. */
  readonly isStandalone: Uint8Array;
  /**
   * By term: the number of its first group. A group contains the products that have the term with the same
   * weight. One extra entry marks the end.
   */
  readonly groups: Uint32Array;
  /** By group: the weight of the term, and the number of products. */
  readonly weights: Uint8Array;
  readonly counts: Uint32Array;
  /** By group: where the numbers of its products start in `bytes`. One extra entry marks the end. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
  /** By product number: the product's index in the columns; `noProduct` for a removed product. */
  readonly products: Uint32Array;
  /** Display spelling of a term, if it differs from the term. */
  readonly written: ReadonlyMap<string, string>;
}

/** A term of a segment that is being built. */
export interface SegmentTerm {
  readonly term: string;
  top: number;
  isStandalone: boolean;
  /** Spelling in the field with the highest weight. */
  written: { token: string; weight: number };
  /** Product numbers by weight; a weight without products is missing. */
  readonly byWeight: PostingsBuilder[];
}

/** Lays out the terms, which are sorted, and the column index of each product number. */
export function toSegment(terms: readonly SegmentTerm[], products: Uint32Array): TextSegment {
  const groups = new Growable(Uint32Array);
  const weights = new Growable(Uint8Array);
  const counts = new Growable(Uint32Array);
  const starts = new Growable(Uint32Array);
  let size = 0;
  for (const { byWeight } of terms) {
    groups.push(weights.length);
    byWeight.forEach((postings, weight) => {
      weights.push(weight);
      counts.push(postings.count);
      starts.push(size);
      size += postings.bytes.length;
    });
  }
  groups.push(weights.length);
  starts.push(size);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const { byWeight } of terms)
    byWeight.forEach((postings) => {
      bytes.set(postings.bytes, at);
      at += postings.bytes.length;
    });
  return {
    terms: terms.map(({ term }) => term),
    tops: Uint8Array.from(terms, ({ top }) => top),
    isStandalone: Uint8Array.from(terms, ({ isStandalone }) => (isStandalone ? 1 : 0)),
    groups: groups.finish(),
    weights: weights.finish(),
    counts: counts.finish(),
    starts: starts.finish(),
    bytes,
    products,
    written: new Map(
      terms.flatMap(({ term, written: { token } }) => (token === term ? [] : [[term, token] as const])),
    ),
  };
}

/** Maximum number of texts whose terms are cached. A full cache is cleared. */
const memoryLimit = 20_000;

export class TextSegmentBuilder {
  readonly #fieldsOf: (document: SearchDocument) => Field[];
  readonly #numbers = new Map<string, number>();
  readonly #terms: SegmentTerm[] = [];
  readonly #products = new Growable(Uint32Array);
  readonly #colours = new Set<string>();
  /**
   * Maps a text to the numbers of its terms: `single` for its words, `joined` for pairs of neighbouring
   * words.
   */
  #memory = new Map<string, { single: number[]; joined: number[] }>();
  /** Weights of the current product, by term. */
  #weights = new Uint8Array(1024);

  constructor(names: SearchNames) {
    this.#fieldsOf = fieldsOf(names);
  }

  /** Adds a product. `productIndex` is its index in the columns. */
  add(document: SearchDocument, productIndex: number) {
    const number = this.#products.length;
    this.#products.push(productIndex);
    const touched: number[] = [];
    for (const field of this.#fieldsOf(document)) this.#read(field, touched);
    for (const term of touched) {
      const weight = this.#weights[term] as number;
      this.#weights[term] = 0;
      (this.#entry(term).byWeight[weight] ??= new PostingsBuilder()).add(number);
    }
    // The search finds terms of colours by colour number, not by product. The terms are added here without
    // products, because the dictionary must contain them.
    for (const colour of document.colours) {
      const colourKey = `${colour.name}\n${colour.family}`;
      if (this.#colours.has(colourKey)) continue;
      this.#colours.add(colourKey);
      const seen: number[] = [];
      for (const field of colourFieldsOf(colour)) this.#read(field, seen);
      for (const term of seen) this.#weights[term] = 0;
    }
  }

  finish(): TextSegment {
    this.#memory = new Map();
    const sorted = this.#terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
    return toSegment(sorted, this.#products.finish());
  }

  /** Records the highest weight of each term of a text. */
  #read({ text, weight, joins }: Field, touched: number[]) {
    const known = this.#memory.get(text) ?? this.#remember(text, weight);
    this.#note(known.single, weight, touched);
    if (joins) this.#note(known.joined, weight, touched);
  }

  #note(terms: readonly number[], weight: number, touched: number[]) {
    for (const term of terms) {
      const before = this.#weights[term] as number;
      if (before === 0) touched.push(term);
      if (before < weight) this.#weights[term] = weight;
      const entry = this.#entry(term);
      if (entry.top < weight) entry.top = weight;
    }
  }

  #remember(text: string, weight: number) {
    const all = tokenise(text);
    const found = {
      single: all.map((token) => this.#number(token, true, weight)),
      joined: all.flatMap((token, at) => {
        const next = all[at + 1];
        return next && token.length + next.length > 4 ? [this.#number(token + next, false, weight)] : [];
      }),
    };
    if (this.#memory.size >= memoryLimit) this.#memory.clear();
    this.#memory.set(text, found);
    return found;
  }

  #entry(term: number): SegmentTerm {
    return this.#terms[term] as SegmentTerm;
  }

  #number(token: string, isStandalone: boolean, weight: number): number {
    const term = stem(token);
    const known = this.#numbers.get(term);
    if (known !== undefined) {
      const entry = this.#entry(known);
      if (isStandalone) entry.isStandalone = true;
      if (entry.written.weight < weight) entry.written = { token, weight };
      return known;
    }
    const written = { token, weight };
    const number = this.#terms.push({ term, top: 0, isStandalone, written, byWeight: [] }) - 1;
    this.#numbers.set(term, number);
    if (number === this.#weights.length) {
      const wider = new Uint8Array(number * 2);
      wider.set(this.#weights);
      this.#weights = wider;
    }
    return number;
  }
}
