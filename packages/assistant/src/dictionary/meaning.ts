import type { TaraPlan } from '@luxe/contract/tara-plan';

/** What a word or phrase of a request means in a shop. */
export type Meaning =
  | { readonly kind: 'category'; readonly codes: readonly string[]; readonly isMetal: boolean }
  | { readonly kind: 'brand'; readonly codes: readonly string[] }
  | { readonly kind: 'colour'; readonly values: readonly string[]; readonly shade: string | null }
  | { readonly kind: 'material'; readonly values: readonly string[] }
  /** A colour or a material, depending on the product. */
  | {
      readonly kind: 'metal';
      readonly name: string;
      readonly colours: readonly string[];
      readonly values: readonly string[];
    }
  /** `isKind`: the word is a kind of product that the shop does not list. `isMetal`: as of a category. */
  | {
      readonly kind: 'style';
      readonly word: string;
      readonly isKind: boolean;
      readonly isMetal: boolean;
    }
  | { readonly kind: 'occasion'; readonly occasion: string }
  | { readonly kind: 'recipient'; readonly recipient: NonNullable<TaraPlan['recipient']> }
  | {
      readonly kind: 'intent';
      readonly intent: TaraPlan['intent'];
      readonly topic: string | null;
      readonly isWeak: boolean;
    }
  | { readonly kind: 'sort'; readonly sort: TaraPlan['sort'] }
  /** Sides by the place of the words: before the amount, after it, or both. */
  | { readonly kind: 'bound'; readonly before: Side | null; readonly after: Side | null }
  | { readonly kind: 'range' }
  | { readonly kind: 'unit'; readonly factor: number }
  | { readonly kind: 'part'; readonly value: number | null; readonly added: number }
  | { readonly kind: 'currency' }
  | { readonly kind: 'measure' }
  | { readonly kind: 'not'; readonly place: 'before' | 'after' }
  | { readonly kind: 'joiner' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'position'; readonly at: Position }
  | { readonly kind: 'this' }
  | { readonly kind: 'open'; readonly field: 'colours' | 'brands' | 'materials' | 'price' | 'sizes' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'carry' }
  | { readonly kind: 'size' }
  | { readonly kind: 'pincode' }
  | { readonly kind: 'vague' }
  | { readonly kind: 'particle' }
  | { readonly kind: 'filler' }
  | { readonly kind: 'number'; readonly value: number }
  | Amount
  | { readonly kind: 'mark' }
  | { readonly kind: 'unknown' };

/** A number that may be money. */
export interface Amount {
  readonly kind: 'amount';
  readonly rupees: number;
  /** The smallest unit, such as 1,000; null for a plain number. */
  readonly unit: number | null;
  /** Whether a unit or a currency shows that it is money. */
  readonly isMoney: boolean;
  /** The digits of a plain number; null for a number in words or with a unit. */
  readonly digits: string | null;
}

export type Side = 'min' | 'max' | 'about';
export type Position = number | 'last' | 'both' | 'first two' | 'first three' | 'last two';

/** The kinds of meanings that describe a product, and that can be excluded. */
export type Trait = Extract<
  Meaning,
  { kind: 'category' | 'brand' | 'colour' | 'material' | 'metal' | 'style' }
>;

export const isTrait = (meaning: Meaning): meaning is Trait =>
  ['category', 'brand', 'colour', 'material', 'metal', 'style'].includes(meaning.kind);
