import { describe, expect, it } from 'vitest';
import type { CallName } from '../calls/calls.ts';
import { callSamples, samples } from './samples.ts';
import { schemas } from '../calls/schemas.ts';
import { closed } from './closed.ts';

const variants = {
  cartDetails: ['cart', 'cartEmpty', 'cartSoldOutLine', 'cartNotDeliverable', 'cartLong', 'cartTooMany'],
  bagCount: ['bagCountMany'],
  addresses: ['addressesEmpty'],
  pincodeData: ['pincodeNotServed', 'pincodeOfOffer', 'pincodeOfSmallOffer'],
  productDetails: ['product', 'productFilmed', 'productGarment', 'productSoldOut', 'productDiscontinued'],
  searchProducts: ['listing', 'listingFiltered', 'listingDynamic', 'searchResults', 'searchNull'],
  homePage: ['homePageIndiluxe'],
  cmsPage: ['textPage'],
  articles: ['articlesMany', 'articlesNone'],
  article: ['articleShort', 'articleLong'],
  session: ['sessionGuest'],
  login: ['loginMerged'],
  orderSummary: ['orderSummaryNoAddress', 'orderSummaryNoCod'],
  orderDetails: ['order', 'orderDelivered', 'orderGift', 'orderOnItsWay', 'orderInvoiced'],
  returnOptions: [
    ...(['returnOptionsCash', 'returnOptionsMixed', 'returnOptionsNoPickup', 'returnOptionsNone'] as const),
    ...(['returnOptionsReplace', 'returnOptionsReplaceOnly'] as const),
  ],
  returnSummary: ['returnSummaryBank'],
  dropStores: ['dropStoresNone'],
  returnDetails: [
    'returnRequested',
    'returnDrop',
    'replacementRequested',
    'replacementSent',
    'returnCourier',
    'returnRefunded',
    'returnRejected',
    'returnWithdrawn',
  ],
  returns: ['returnsEmpty'],
  orders: ['ordersEmpty', 'ordersMany', 'ordersWithoutMatch'],
  getAllWishlist: ['wishlistEmpty', 'wishlistMany'],
  customerProfile: ['profileNew', 'profileLong'],
  savedCards: ['savedCardsEmpty'],
  bankOffers: ['bankOffersWithCoupon'],
  savedUpiIds: ['savedUpiIdsEmpty'],
  tickets: ['ticketsNone'],
  giftCardCart: ['giftCardCartPaying', 'giftCardCartBought', 'giftCardCartLong'],
  giftCardPaymentOptions: ['giftCardPaymentOptionsGuest', 'giftCardPaymentOptionsNone'],
  ownGiftCards: ['ownGiftCardsNone'],
  giftCardBalance: ['giftCardBalanceUsed'],
  checkGiftCardRows: ['checkGiftCardRowsFaulty'],
  raiseLeadTicket: ['raiseLeadTicketDuplicate'],
  mailPreferences: ['mailPreferencesNone', 'mailPreferencesUnconfirmed'],
  pushSettings: ['pushSettingsOn', 'pushSettingsNone'],
  requestData: ['requestDataMailed'],
  dataRights: ['dataRightsNone'],
  feedbackForm: ['feedbackFormAnswered', 'feedbackFormLong'],
  askTara: [
    ...(['askTaraNothing', 'askTaraQuestion', 'askTaraComparison'] as const),
    ...(['askTaraPolicy', 'askTaraLong'] as const),
  ],
  taraHints: ['taraHintsNone'],
} as const satisfies Partial<Record<CallName, readonly (keyof typeof samples)[]>>;

describe('samples', () => {
  it.each(Object.keys(callSamples) as CallName[])('%s matches its schema and has no other field', (name) => {
    const schema = schemas[name].response;
    expect(schema.safeParse(callSamples[name]).error?.issues).toBeUndefined();
    expect(closed(schema).safeParse(callSamples[name]).error?.issues).toBeUndefined();
  });

  const rows = Object.entries(variants).flatMap(([call, names]) =>
    names.map((name) => [name, call] as const),
  );
  it.each(rows)('%s is a valid response of %s', (name, call) => {
    expect(closed(schemas[call as CallName].response).safeParse(samples[name]).error?.issues).toBeUndefined();
  });

  it('amounts of a bag add up to the payable [BAG-06]', () => {
    for (const name of variants.cartDetails) {
      const { bagTotal, shippingCharge, cartDiscount, couponDiscountAmount, paybleAmount } =
        samples[name].cartAmount;
      expect(bagTotal.value + shippingCharge.value - cartDiscount.value - couponDiscountAmount.value).toBe(
        paybleAmount.value,
      );
    }
  });
});
