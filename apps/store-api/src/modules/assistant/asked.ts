import type { CallResponseInput } from '@luxe/contract/calls';
import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { CatalogueName } from '../../model/catalogue.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { Content } from '../content/content.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';

export type TaraResponse = CallResponseInput<'askTara'>;
export type TaraContext = TaraResponse['context'];
export type Answer = TaraResponse['answer'];
export type Sentence = Answer['sentences'][number];
type SourceKind = NonNullable<Sentence['source']>['kind'];

/** Where the facts come from. */
export interface AssistantParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: LiveCatalogue;
  readonly content: Content;
  readonly livePolicy: LivePolicy;
}

/** A question, and what the shop knows about the shopper who asks it. */
export interface Asked {
  readonly text: string;
  readonly catalogue: CatalogueName;
  readonly context: TaraContext | null;
  readonly pincode: string | undefined;
  /** Id of the product from whose page the question comes, as the caller states it. */
  readonly about?: string | undefined;
  /** Undefined for a guest. */
  readonly customerId: number | undefined;
}

/** A question that has been understood. */
export interface Understood extends Asked {
  readonly plan: TaraPlan;
  /** Every value of the facet `colour`. */
  readonly colours: readonly string[];
}

/** A sentence without a fact. */
export const plain = (text: string): Sentence => ({ text, source: null });

/** A sentence with a fact, and the page that states it. */
export const fact = (kind: SourceKind, href: string, text: string): Sentence => ({
  text,
  source: { kind, href },
});

export const toAnswer = (answer: Partial<Answer>): Answer => ({
  sentences: [],
  products: [],
  comparison: null,
  question: null,
  handover: false,
  chips: [],
  ...answer,
});

/** A plan without any condition. */
export const emptyPlan: TaraPlan = {
  intent: 'find',
  categories: [],
  brands: [],
  colours: [],
  materials: [],
  sizes: [],
  styles: [],
  excluded: { brands: [], colours: [], materials: [], styles: [], categories: [] },
  minPrice: null,
  maxPrice: null,
  occasion: null,
  recipient: null,
  giftBudget: null,
  sort: 'relevance',
  pincode: null,
  orderCode: null,
  topic: null,
  refersTo: [],
  language: 'en',
  question: null,
};
