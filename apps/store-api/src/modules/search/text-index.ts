import { Dictionary } from './dictionary.ts';
import type { SearchColour, SearchDocument, SearchNames } from './engine.ts';
import { meaningfulWords, stem, words } from './text.ts';

/** What a word in a field says about a product. */
const weight = {
  brand: 10,
  nickname: 8,
  name: 7,
  leaf: 6,
  colour: 6,
  kind: 5,
  category: 5,
  gender: 4,
  tag: 3,
  prose: 1,
} as const;

/** How far a word that was not typed counts, in tenths. */
const trust = { typed: 10, synonym: 8, beginning: 6, near: 5, farther: 3 } as const;

/** More words than this are not looked at. */
const slotLimit = 12;

interface Postings {
  rows: number[];
  weights: number[];
  /** The greatest weight. */
  top: number;
}

interface Alternative {
  term: string;
  trust: number;
}

export interface TextMatch {
  /** Rows that were found, in no order. */
  rows: readonly number[];
  /** Score of a row of `rows`; greater is better. Holds until the next `match`. */
  scoreOf(row: number): number;
  spelling: string | null;
}

/** Words of all rows (a product in a colour each). Rows are numbered in the order of the documents and their colours. */
export class TextIndex {
  readonly #postings = new Map<string, Postings>();
  /** A term as a reader would write it. */
  readonly #written = new Map<string, { word: string; weight: number }>();
  /** A term, or the terms of a phrase as one, to all that mean the same. */
  readonly #synonyms = new Map<string, string[]>();
  readonly #dictionary: Dictionary;
  readonly #hits: Uint8Array;
  readonly #score: Uint16Array;
  readonly #best: Uint16Array;
  readonly #slot: Uint8Array;
  #touched: number[] = [];

  constructor(documents: Iterable<SearchDocument>, names: SearchNames) {
    const brands = new Map(names.brands.map((brand) => [brand.code, brand]));
    const categories = new Map(names.categories.map(({ code, name }) => [code, name]));
    let row = 0;
    for (const document of documents) {
      const common = this.#productTerms(document, brands.get(document.brandCode), categories);
      for (const colour of document.colours) this.#post(row++, common, this.#colourTerms(colour));
    }
    for (const group of names.synonyms) {
      const members = [...new Set(group.map((phrase) => stem(words(phrase).join(''))))];
      for (const member of members)
        this.#synonyms.set(member, [...(this.#synonyms.get(member) ?? []), ...members]);
    }
    this.#dictionary = new Dictionary(this.#postings.keys(), (term) => this.#postings.get(term)?.top ?? 0);
    this.#hits = new Uint8Array(row);
    this.#score = new Uint16Array(row);
    this.#best = new Uint16Array(row);
    this.#slot = new Uint8Array(row);
  }

  /**
   * Rows for the words: those that have every word as typed (or joined, parted, a synonym); failing that, as it may have been meant;
   * failing that, those that have most of the words, if that is at least half.
   */
  match(term: string): TextMatch {
    const typed = this.#partJoined(meaningfulWords(term)).slice(0, slotLimit);
    const slots = typed.map((word, at) => this.#asTyped(typed, at, stem(word)));
    let found = this.#collect(slots, slots.length);
    if (found.length > 0 || slots.length === 0) return this.#answer(found, null);

    const unknown = slots.map((_, at) => !this.#postings.has(stem(typed[at] ?? '')));
    const meant = typed.map((word, at) =>
      unknown[at] || !unknown.includes(true) ? this.#guesses(word) : [],
    );
    const wider = slots.map((slot, at) => [...slot, ...(meant[at] ?? [])]);
    found = this.#collect(wider, slots.length);
    if (found.length > 0) return this.#answer(found, this.#spelling(typed, meant));

    const most = this.#touched.reduce((max, row) => Math.max(max, this.#hits[row] ?? 0), 0);
    if (most * 2 < slots.length || most === 0) return this.#answer([], null);
    found = this.#collect(wider, most);
    return this.#answer(found, unknown.includes(true) ? this.#spelling(typed, meant) : null);
  }

  #answer(rows: readonly number[], spelling: string | null): TextMatch {
    return { rows, spelling, scoreOf: (row) => this.#score[row] ?? 0 };
  }

  /** Rows that meet at least `least` slots, with their scores. */
  #collect(slots: Alternative[][], least: number): number[] {
    for (const row of this.#touched) {
      this.#hits[row] = 0;
      this.#score[row] = 0;
      this.#slot[row] = 0;
    }
    const touched: number[] = (this.#touched = []);
    slots.forEach((alternatives, at) => {
      for (const { term, trust: factor } of alternatives) {
        const postings = this.#postings.get(term);
        if (!postings) continue;
        for (let index = 0; index < postings.rows.length; index++) {
          const row = postings.rows[index] ?? 0;
          const points = (postings.weights[index] ?? 0) * factor;
          if (this.#slot[row] !== at + 1) {
            if (this.#hits[row] === 0) touched.push(row);
            this.#slot[row] = at + 1;
            this.#hits[row] = (this.#hits[row] ?? 0) + 1;
            this.#best[row] = points;
            this.#score[row] = (this.#score[row] ?? 0) + points;
          } else if (points > (this.#best[row] ?? 0)) {
            this.#score[row] = (this.#score[row] ?? 0) + points - (this.#best[row] ?? 0);
            this.#best[row] = points;
          }
        }
      }
    });
    return touched.filter((row) => (this.#hits[row] ?? 0) >= least);
  }

  /** The word itself, its synonyms, and it joined with either neighbour. */
  #asTyped(typed: string[], at: number, term: string): Alternative[] {
    const joined = [at - 1, at].flatMap((from) => {
      const pair = `${typed[from] ?? ''}${typed[from + 1] ?? ''}`;
      return from < 0 || from + 1 >= typed.length ? [] : [stem(pair)];
    });
    return [
      { term, trust: trust.typed },
      ...joined.map((pair) => ({ term: pair, trust: trust.typed })),
      ...[term, ...joined]
        .flatMap((one) => this.#synonyms.get(one) ?? [])
        .map((other) => ({ term: other, trust: trust.synonym })),
    ].filter((one) => this.#postings.has(one.term));
  }

  #guesses(word: string): Alternative[] {
    const near = this.#dictionary
      .near(stem(word))
      .map(({ term, slips }) => ({ term, trust: slips > 1 ? trust.farther : trust.near }));
    const begun = this.#dictionary.beginning(word).map(({ term }) => ({ term, trust: trust.beginning }));
    return [...near, ...begun];
  }

  /** A word that nothing knows, but that two known words make: `tophandle` becomes `top handle`. */
  #partJoined(typed: string[]): string[] {
    return typed.flatMap((word) => {
      if (word.length < 6 || this.#postings.has(stem(word))) return [word];
      for (let at = 3; at <= word.length - 3; at++) {
        const parts = [word.slice(0, at), word.slice(at)];
        if (parts.every((part) => this.#postings.has(stem(part)))) return parts;
      }
      return [word];
    });
  }

  /** The words with the best guess in place of each that has one; `null` when that is what was typed. */
  #spelling(typed: string[], meant: Alternative[][]): string | null {
    const better = typed.map((word, at) => {
      const guess = meant[at]?.[0];
      return guess ? (this.#written.get(guess.term)?.word ?? guess.term) : word;
    });
    return better.join(' ') === typed.join(' ') ? null : better.join(' ');
  }

  #productTerms(
    document: SearchDocument,
    brand: SearchNames['brands'][number] | undefined,
    categories: Map<string, string>,
  ): Map<string, number> {
    const found = new Map<string, number>();
    this.#read(found, brand?.name, weight.brand, true);
    for (const nickname of brand?.nicknames ?? []) this.#read(found, nickname, weight.nickname, true);
    this.#read(found, document.name, weight.name, true);
    document.categories.forEach((code, at) => {
      const isLeaf = at === document.categories.length - 1;
      this.#read(found, categories.get(code), isLeaf ? weight.leaf : weight.category, true);
    });
    const { bagType, typeWatches, patternWatches, strapColour } = document;
    for (const kind of [bagType, typeWatches, patternWatches, strapColour])
      this.#read(found, kind, weight.kind, true);
    for (const gender of document.genders) this.#read(found, gender, weight.gender, false);
    for (const tag of document.tags) this.#read(found, tag, weight.tag, false);
    this.#read(found, document.prose, weight.prose, false);
    return found;
  }

  #colourTerms({ name, family }: SearchColour): Map<string, number> {
    const found = new Map<string, number>();
    this.#read(found, name, weight.colour, true);
    this.#read(found, family, weight.kind, false);
    return found;
  }

  /** Adds a field's terms, and with `joined` each two neighbours as one. */
  #read(into: Map<string, number>, text: string | null | undefined, points: number, joined: boolean) {
    if (!text) return;
    const all = words(text);
    all.forEach((word, at) => {
      this.#keep(into, word, points);
      const next = all[at + 1];
      if (joined && next && word.length + next.length > 4) this.#keep(into, word + next, points);
    });
  }

  #keep(into: Map<string, number>, word: string, points: number) {
    const term = stem(word);
    if ((into.get(term) ?? 0) < points) into.set(term, points);
    const written = this.#written.get(term);
    if (!written || written.weight < points) this.#written.set(term, { word, weight: points });
  }

  #post(row: number, common: Map<string, number>, own: Map<string, number>) {
    for (const [term, points] of common) this.#add(term, row, Math.max(points, own.get(term) ?? 0));
    for (const [term, points] of own) if (!common.has(term)) this.#add(term, row, points);
  }

  #add(term: string, row: number, points: number) {
    const postings = this.#postings.get(term);
    if (!postings) this.#postings.set(term, { rows: [row], weights: [points], top: points });
    else {
      postings.rows.push(row);
      postings.weights.push(points);
      if (points > postings.top) postings.top = points;
    }
  }
}
