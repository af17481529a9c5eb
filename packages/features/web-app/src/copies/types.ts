/** A product as a copy shows it. */
export interface CopiedItem {
  readonly path: string;
  readonly brand: string;
  readonly name: string;
  /** Price for display; empty when unknown. */
  readonly price: string;
  /** Address of a picture of the shop; empty without one. */
  readonly picture: string;
}

/** A copy of a public page. */
export interface PageCopy {
  /** Path and query, as `copyAddress` makes it. */
  readonly path: string;
  /** `home` is the shell of the shop. A list of the other kinds shows what the shopper looked at. */
  readonly kind: 'home' | 'page' | 'listing' | 'product' | 'article';
  readonly title: string;
  /** A sentence about the page; empty for none. */
  readonly text: string;
  /** Price of a product for display; empty for other pages. */
  readonly price: string;
  readonly picture: string;
  readonly items: readonly CopiedItem[];
  /** Milliseconds since the Unix epoch. */
  readonly savedAt: number;
}

export interface CopiedLine extends CopiedItem {
  readonly quantity: number;
}

/** The last state of a bag that this browser has seen. */
export interface BagCopy {
  /** A number that stands for the customer; `guest` for a guest. */
  readonly owner: string;
  readonly lines: readonly CopiedLine[];
  /** Sum for display. */
  readonly total: string;
  /** Number of units. */
  readonly count: number;
  readonly savedAt: number;
}
