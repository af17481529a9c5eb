import type { SearchDocument, SearchNames } from './engine.ts';
import { Growable } from './growable.ts';
import { PostingsBuilder } from './postings.ts';
import { stem, words } from './text.ts';
import { colourFieldsOf, fieldsOf, type Field } from './word-fields.ts';

/** Words of some products, numbered as they were added. Plain data: it goes into a file as it is. */
export interface TextSegment {
  /** In order. */
  readonly terms: readonly string[];
  /** By term: the greatest weight it has anywhere. */
  readonly tops: Uint8Array;
  /** By term: 1 for words, 0 for what only two neighbours make. */
  readonly isWord: Uint8Array;
  /** By term, and one more: its first group. */
  readonly groups: Uint32Array;
  /** By group: the weight its products have the term with, and how many they are. */
  readonly weights: Uint8Array;
  readonly counts: Uint32Array;
  /** By group, and one more: where its postings begin. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
  /** By number: the product's place in the columns, or `gone`. */
  readonly products: Uint32Array;
  /** A term to its word as a reader would write it, where that is another. */
  readonly written: ReadonlyMap<string, string>;
}

interface Entry {
  readonly term: string;
  top: number;
  isWord: boolean;
  /** As the weightiest text writes it. */
  written: { word: string; weight: number };
  readonly byWeight: PostingsBuilder[];
}

/** Texts whose terms are remembered, until there are too many. */
const memoryLimit = 20_000;

export class TextSegmentBuilder {
  readonly #fieldsOf: (document: SearchDocument) => Field[];
  readonly #numbers = new Map<string, number>();
  readonly #terms: Entry[] = [];
  readonly #products = new Growable(Uint32Array);
  readonly #colours = new Set<string>();
  /** Text → numbers of its terms: words, then joined neighbours. */
  #memory = new Map<string, { words: number[]; joined: number[] }>();
  /** Of the product in hand, by term. */
  #weights = new Uint8Array(1024);

  constructor(names: SearchNames) {
    this.#fieldsOf = fieldsOf(names);
  }

  /** Takes in a product that stands at this place in the columns. */
  add(document: SearchDocument, place: number) {
    const number = this.#products.length;
    this.#products.push(place);
    const touched: number[] = [];
    for (const field of this.#fieldsOf(document)) this.#read(field, touched);
    for (const term of touched) {
      const weight = this.#weights[term] as number;
      this.#weights[term] = 0;
      (this.#entry(term).byWeight[weight] ??= new PostingsBuilder()).add(number);
    }
    // A colour's words are looked up by its number; the dictionary has to know them.
    for (const colour of document.colours) {
      const mark = `${colour.name}\n${colour.family}`;
      if (this.#colours.has(mark)) continue;
      this.#colours.add(mark);
      const seen: number[] = [];
      for (const field of colourFieldsOf(colour)) this.#read(field, seen);
      for (const term of seen) this.#weights[term] = 0;
    }
  }

  finish(): TextSegment {
    this.#memory = new Map();
    const sorted = this.#terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
    const groups = new Growable(Uint32Array);
    const weights = new Growable(Uint8Array);
    const counts = new Growable(Uint32Array);
    const starts = new Growable(Uint32Array);
    let size = 0;
    for (const { byWeight } of sorted) {
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
    for (const { byWeight } of sorted)
      byWeight.forEach((postings) => {
        bytes.set(postings.bytes, at);
        at += postings.bytes.length;
      });
    return {
      terms: sorted.map(({ term }) => term),
      tops: Uint8Array.from(sorted, ({ top }) => top),
      isWord: Uint8Array.from(sorted, ({ isWord }) => (isWord ? 1 : 0)),
      groups: groups.finish(),
      weights: weights.finish(),
      counts: counts.finish(),
      starts: starts.finish(),
      bytes,
      products: this.#products.finish(),
      written: new Map(
        sorted.flatMap(({ term, written: { word } }) => (word === term ? [] : [[term, word] as const])),
      ),
    };
  }

  /** Notes for each term of a text the greatest weight so far. */
  #read({ text, weight, joins }: Field, touched: number[]) {
    const known = this.#memory.get(text) ?? this.#remember(text, weight);
    this.#note(known.words, weight, touched);
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
    const all = words(text);
    const found = {
      words: all.map((word) => this.#number(word, true, weight)),
      joined: all.flatMap((word, at) => {
        const next = all[at + 1];
        return next && word.length + next.length > 4 ? [this.#number(word + next, false, weight)] : [];
      }),
    };
    if (this.#memory.size >= memoryLimit) this.#memory.clear();
    this.#memory.set(text, found);
    return found;
  }

  #entry(term: number): Entry {
    return this.#terms[term] as Entry;
  }

  #number(word: string, isWord: boolean, weight: number): number {
    const term = stem(word);
    const known = this.#numbers.get(term);
    if (known !== undefined) {
      const entry = this.#entry(known);
      if (isWord) entry.isWord = true;
      if (entry.written.weight < weight) entry.written = { word, weight };
      return known;
    }
    const written = { word, weight };
    const number = this.#terms.push({ term, top: 0, isWord, written, byWeight: [] }) - 1;
    this.#numbers.set(term, number);
    if (number === this.#weights.length) {
      const wider = new Uint8Array(number * 2);
      wider.set(this.#weights);
      this.#weights = wider;
    }
    return number;
  }
}
