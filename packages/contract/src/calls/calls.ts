import type { Endpoint } from '../shared/endpoint.ts';
import { afterOrderCalls } from './afterOrderCalls.ts';
import { firstCalls } from './firstCalls.ts';
import { laterCalls } from './laterCalls.ts';
import type * as shapes from './schemas.ts';
import type { z } from 'zod';

/** Every call of the shop by name, as plain data. */
export const calls = { ...firstCalls, ...laterCalls, ...afterOrderCalls } as const satisfies Record<
  keyof typeof shapes.schemas,
  Endpoint
>;

export type CallName = keyof typeof calls;
export type { Endpoint, Service } from '../shared/endpoint.ts';
export { buyNow, current } from '../shared/endpoint.ts';

type Schemas = typeof shapes.schemas;
type Part<Name extends CallName, Key extends string> =
  Schemas[Name] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;
type InputOf<Schema> = [Schema] extends [never]
  ? Record<never, never>
  : Schema extends z.ZodType
    ? z.input<Schema>
    : never;

/**
 * What a caller passes: path parameters, query parameters and body. A part that the call does not have is an
 * empty object.
 */
export type CallParams<Name extends CallName> = InputOf<Part<Name, 'params'>>;
export type CallQuery<Name extends CallName> = InputOf<Part<Name, 'query'>>;
export type CallBody<Name extends CallName> = InputOf<Part<Name, 'body'>>;
/** The response of a call, as a client receives it. */
export type CallResponse<Name extends CallName> = z.output<Schemas[Name]['response']>;

/** The response of a call, as a server builds it: HTML is a plain string here. */
export type CallResponseInput<Name extends CallName> = z.input<Schemas[Name]['response']>;

export type Price = z.output<typeof shapes.priceSchema>;
export type Picture = z.output<typeof shapes.imageSchema>;
/** A film without its still picture, which is a separate field. */
export type Film = z.output<typeof shapes.filmSchema>;
export type { SanitisedHtml } from '../shared/schema.ts';
export type Seo = z.output<typeof shapes.seoSchema>;
export type QuestionAndAnswer = z.output<typeof shapes.questionAndAnswerSchema>;
export type ProductCard = z.output<typeof shapes.productCardSchema>;
export type Listing = CallResponse<'searchProducts'>;
export type DynamicQuery = NonNullable<Listing['dynamicQuery']>;
export type Facet = Listing['facetdata'][number];
export type FacetValue = Facet['values'][number];
export type { CategoryFilter, SortCode } from '../catalogue/listingSchema.ts';
export type Product = CallResponse<'productDetails'>;
export type Rail = CallResponse<'personalizedProducts'>['rails'][number];
export type ContentPage = CallResponse<'homePage'>;
export type ContentBlock = ContentPage['blocks'][number];
export type ArticleData = CallResponse<'article'>;
export type ArticleBlock = ArticleData['blocks'][number];
export type ArticleList = CallResponse<'articles'>;
export type ArticleSummary = ArticleList['articles'][number];
export type StoreBanner = CallResponse<'storeBanner'>;
export type Navigation = CallResponse<'navigation'>;
export type NavigationItem = Navigation['centre'][number];
export type Cart = CallResponse<'cartDetails'>;
export type Coupon = NonNullable<Cart['coupon']>;
export type GiftOptions = NonNullable<Cart['giftOptions']>;
export type BagLine = Cart['products'][number];
export type Address = CallResponse<'addresses'>['addresses'][number];
export type PincodeData = CallResponse<'pincodeData'>;
export type OrderSummary = CallResponse<'orderSummary'>;
export type PaymentMode = OrderSummary['paymentModes'][number]['mode'];
export type Order = CallResponse<'orderDetails'>;
export type LinkedOrder = CallResponse<'linkedOrder'>['order'];
export type OrderListItem = CallResponse<'orders'>['orderData'][number];
export type OrderState = Exclude<keyof CallResponse<'orders'>['counts'], 'all'>;
export type OrderLine = Order['products'][number];
export type Return = CallResponse<'returnDetails'>;
export type ReturnOptions = CallResponse<'returnOptions'>;
export type DropStore = CallResponse<'dropStores'>['stores'][number];
export type Outcome = Order['outcome'];
export type PaymentOptions = CallResponse<'paymentOptions'>;
export type PaymentHandoff = CallResponse<'collectPaymentOrder'>['payment'];
export type CardBrand = SavedCard['cardBrand'];
export type EmiBank = CallResponse<'emiPlans'>['banks'][number];
export type EmiPlan = EmiBank['plans'][number];
export type TrailStep = OrderLine['trail'][number];
export type WishlistProduct = CallResponse<'getAllWishlist'>['wishList'][number]['products'][number];
export type Profile = CallResponse<'customerProfile'>;
export type SavedCard = CallResponse<'savedCards'>['savedCards'][number];
export type Session = CallResponse<'session'>;
export type HelpTopic = CallResponse<'helpTopics'>['topics'][number];
export type Ticket = CallResponse<'tickets'>['tickets'][number];
export type MissingOrderMatch = NonNullable<CallResponse<'findMissingOrder'>['match']>;
export type GiftCardCart = CallResponse<'giftCardCart'>;
export type GiftCard = CallResponse<'giftCardOrder'>['giftCard'];
export type GiftCardOptions = CallResponse<'giftCardOptions'>;
export type MailPreferences = CallResponse<'mailPreferences'>;
export type DataRights = CallResponse<'dataRights'>;
export type FeedbackForm = CallResponse<'feedbackForm'>;
export type TaraResponse = CallResponse<'askTara'>;
export type TaraAnswer = TaraResponse['answer'];
export type TaraContext = TaraResponse['context'];
