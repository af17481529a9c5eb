import * as address from './address/samples.ts';
import * as bag from './bag/samples.ts';
import type { CallName, CallResponse } from './calls.ts';
import * as catalogue from './catalogue/samples.ts';
import * as changes from './changes/samples.ts';
import * as content from './content/samples.ts';
import * as identity from './identity/samples.ts';
import * as oauth from './oauth/samples.ts';
import * as order from './order/samples.ts';
import * as personalization from './personalization/samples.ts';
import * as session from './session/samples.ts';
import * as support from './support/samples.ts';

/** One believable answer for every call, for stories, tests and mocks. A test parses each with its schema. */
export const callSamples = {
  token: oauth.token,
  refreshStoreToken: oauth.refreshStoreToken,
  revokeStoreToken: { status: 'SUCCESS' },
  checkPhone: identity.codeSent,
  resendOtp: identity.codeSent,
  verifyPhoneOtp: identity.verifyPhoneOtp,
  accessToken: identity.accessToken,
  refreshToken: identity.accessToken,
  fetchCustomer: identity.fetchCustomer,
  endSession: { status: 'SUCCESS' },
  session: session.session,
  login: session.login,
  logout: session.sessionGuest,
  searchProducts: catalogue.listing,
  searchProductsOf: catalogue.listing,
  searchab: catalogue.searchab,
  customSkuCollection: catalogue.listing,
  suggestions: catalogue.suggestions,
  suggestionsOf: catalogue.suggestions,
  popularProducts: catalogue.popularProducts,
  productDetails: catalogue.product,
  otherSellers: catalogue.otherSellers,
  sizeGuide: catalogue.sizeGuide,
  productSeo: catalogue.productSeo,
  sitemap: catalogue.sitemap,
  productViewed: { status: 'SUCCESS' },
  salesEvent: { status: 'SUCCESS' },
  personalizedProducts: personalization.personalizedProducts,
  homePage: content.homePage,
  hybridPlpPage: content.hybridPlpPage,
  layoutPage: content.layoutPage,
  storeBanner: content.storeBanner,
  navigation: content.navigation,
  cmsPage: content.cmsPage,
  properties: content.properties,
  productProperties: content.productProperties,
  remoteConfig: content.remoteConfig,
  changes: changes.changes,
  createCart: bag.createCart,
  carts: bag.carts,
  cartDetailsAnonymous: bag.cart,
  cartDetails: bag.cart,
  addToBag: bag.addToBag,
  deleteEntry: bag.deleteEntry,
  updateEntry: bag.updateEntry,
  bagCount: bag.bagCount,
  addresses: address.addresses,
  addAddress: address.addAddress,
  editAddress: address.addAddress,
  removeAddress: { status: 'SUCCESS' },
  addAddressToOrder: { status: 'SUCCESS' },
  pincodeData: address.pincodeData,
  orderSummary: order.orderSummary,
  placeOrder: order.placeOrder,
  orders: order.orders,
  orderDetails: order.order,
  customerProfile: order.customerProfile,
  customerLogin: order.customerLogin,
  helpTopics: support.helpTopics,
  createTicket: support.createTicket,
  tickets: support.tickets,
  reportError: { status: 'SUCCESS' },
} as const satisfies { readonly [Name in CallName]: CallResponse<Name> };

/**
 * Every sample: the calls' answers by call name, and the variants by what they show (`cartSoldOutLine`, `productCardLong`,
 * `searchNull`, `bagCountMany`, `orderSummaryNoAddress`, ...). Treat them as values that nobody changes.
 */
export const samples = {
  ...callSamples,
  address: address.address,
  addressWork: address.addressWork,
  addressLong: address.addressLong,
  addressesEmpty: address.addressesEmpty,
  pincodeNotServed: address.pincodeNotServed,
  cart: bag.cart,
  cartEmpty: bag.cartEmpty,
  cartSoldOutLine: bag.cartSoldOutLine,
  cartNotDeliverable: bag.cartNotDeliverable,
  cartLong: bag.cartLong,
  cartTooMany: bag.cartTooMany,
  bagLine: bag.bagLine,
  bagLineSoldOut: bag.bagLineSoldOut,
  bagLineLong: bag.bagLineLong,
  bagLinePriceChanged: bag.bagLinePriceChanged,
  bagCountMany: bag.bagCountMany,
  product: catalogue.product,
  productFilmed: catalogue.productFilmed,
  productSoldOut: catalogue.productSoldOut,
  productCard: catalogue.productCard,
  productCards: catalogue.productCards,
  productCardSoldOut: catalogue.productCardSoldOut,
  productCardLong: catalogue.productCardLong,
  listing: catalogue.listing,
  listingFiltered: catalogue.listingFiltered,
  listingDynamic: catalogue.listingDynamic,
  listingStore: catalogue.listingStore,
  searchResults: catalogue.searchResults,
  searchNull: catalogue.searchNull,
  homePageIndiluxe: content.homePageIndiluxe,
  brandIndex: content.brandIndex,
  brandIndexLong: content.brandIndexLong,
  brandIndexIndiluxe: content.brandIndexIndiluxe,
  storeBannerBrand: content.storeBannerBrand,
  storeBannerLong: content.storeBannerLong,
  storeBannerPlain: content.storeBannerPlain,
  storeBannerUnsafe: content.storeBannerUnsafe,
  storeBannerUnreadable: content.storeBannerUnreadable,
  sessionGuest: session.sessionGuest,
  loginMerged: session.loginMerged,
  orderSummaryNoAddress: order.orderSummaryNoAddress,
  orderSummaryNoCod: order.orderSummaryNoCod,
  order: order.order,
  orderDelivered: order.orderDelivered,
  orderLine: order.orderLine,
  ordersEmpty: order.ordersEmpty,
  ordersMany: order.ordersMany,
  helpTopicsNone: support.helpTopicsNone,
};

export { cartOf, lineOf } from './bag/samples.ts';
export { pieces, type Piece } from './catalogue/pieces.ts';
export { productNamed } from './catalogue/samples.ts';
export { html, picture, rupees } from './shared/samples.ts';
