/** What a shopper asks for, as data. Amounts are in paise. Every list may be empty. */
export interface TaraPlan {
  readonly intent: 'find' | 'compare' | 'size' | 'delivery' | 'policy' | 'order' | 'gift' | 'person' | 'chat';
  /** Codes of the catalogue. */
  readonly categories: readonly string[];
  /** Codes of the catalogue. */
  readonly brands: readonly string[];
  /** Values of the facet. */
  readonly colours: readonly string[];
  readonly materials: readonly string[];
  readonly sizes: readonly string[];
  /** Words that are searched in the text of products. */
  readonly styles: readonly string[];
  readonly excluded: {
    readonly brands: readonly string[];
    readonly colours: readonly string[];
    readonly materials: readonly string[];
    readonly styles: readonly string[];
    readonly categories: readonly string[];
  };
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly occasion: string | null;
  readonly recipient: 'woman' | 'man' | 'girl' | 'boy' | 'couple' | 'home' | null;
  readonly giftBudget: number | null;
  readonly sort: 'relevance' | 'price-asc' | 'price-desc' | 'new' | 'discount';
  readonly pincode: string | null;
  readonly orderCode: string | null;
  /** Topic of a policy. */
  readonly topic: string | null;
  /** Positions (from 1) in the last answer: "show the second one". */
  readonly refersTo: readonly number[];
  readonly language: 'en' | 'hi' | 'hi-Latn' | 'mixed';
  /** One short question when the request is ambiguous. */
  readonly question: { readonly text: string; readonly options: readonly string[] } | null;
}

/** The words of the shop: made from its catalogue. */
export interface TaraVocabulary {
  readonly categories: readonly {
    readonly code: string;
    readonly name: string;
    readonly words: readonly string[];
  }[];
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly colours: readonly string[];
  readonly materials: readonly string[];
  readonly sizes: readonly string[];
}

/** The request before, and the number of products that its answer showed. */
export interface TaraContext {
  readonly plan: TaraPlan;
  readonly shown: number;
}
