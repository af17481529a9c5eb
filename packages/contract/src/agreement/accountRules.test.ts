import { samples } from '../samples/samples.ts';
import { rupees } from '../samples/values.ts';
import { accountRules } from './accountRules.ts';
import { creditRules } from './creditRules.ts';
import { testRules } from './testRules.ts';

const { cliqCash, creditStatement, creditEntry, loyaltyPoints, brandCashProgrammes } = samples;
const { giftCardScheduled, giftCardRefunded, giftCardOptions, ownGiftCards, giftCardBalance } = samples;
const { customerProfile, personalData, address, addresses, pincodeData, wishlistProduct, getAllWishlist } =
  samples;
const [ticket, answered] = samples.tickets.tickets;
const [topic] = samples.helpTopics.topics;
const statement = 'each entry of a statement leads from one balance to the next';
const card = 'the state, the code and the refund of a gift card agree';
const times = 'the times, the answers and the status of a ticket agree';
const saved = 'the price, the size and the stock of a saved item agree';
const wishlist = 'a wishlist counts its items, the last added first';
const { order: linked } = samples.linkedOrder;

testRules(
  [...creditRules, ...accountRules],
  [
    [
      'the amounts of cliq cash add up to the balance, and the first to end comes first',
      cliqCash,
      { ...cliqCash, balance: rupees(14_000), lots: cliqCash.lots.toReversed() },
      'balance is 14000, but the sum of its amounts is 12500',
      'the last days: 2027-11-04 comes before 2027-10-22',
      'the last days: 2027-10-22 comes before 2026-12-22',
    ],
    [
      statement,
      creditStatement,
      {
        ...creditStatement,
        entries: creditStatement.entries.map((one) =>
          one.entryId === 81 ? { ...one, amount: rupees(1) } : one,
        ),
      },
      'the balance after entry 81 is 12250, but the balance before, with its amount is 24249',
    ],
    [
      statement,
      creditStatement,
      { ...creditStatement, totalNoOfEntries: 61 },
      'the list has 6 entries, but page 0 of 61 in pages of 10 has 10',
    ],
    [
      statement,
      creditStatement,
      {
        ...creditStatement,
        entries: creditStatement.entries.map((one) => ({ ...one, isHeld: one.entryId === 96 })),
      },
      'entry 96 adds credit that an order holds',
    ],
    [
      'an entry that takes credit takes it from its lots',
      creditEntry,
      { ...creditEntry, amount: rupees(1) },
      'amount is 1, but the sum of the lots is 12000',
    ],
    [
      'a tier is the highest that the spend reaches',
      loyaltyPoints,
      { ...loyaltyPoints, tier: 'Base', points: 1_000 },
      'tier is "Base", but that of the spend is "Gold"',
      'the points that end next is 1200, which is more than points, 1000',
    ],
    [
      'a programme of brand cash occurs once',
      brandCashProgrammes,
      {
        programmes: brandCashProgrammes.programmes
          .map((one) => ({ ...one, brandCode: 'MBH11A00002' }))
          .slice(0, 2),
      },
      'brand MBH11A00002 occurs more than once',
    ],
    [
      card,
      giftCardScheduled,
      { ...giftCardScheduled, cardState: 'none' },
      'an issued card is false, but a code is true',
      'an issued card is false, but a last day is true',
      'the code of a card that is not issued can be shown',
    ],
    [
      card,
      giftCardRefunded,
      { ...giftCardRefunded, state: 'sent' },
      'a refund is true, but the state of a refund is false',
      'isDone is true, but the state refunded is false',
    ],
    [
      card,
      giftCardRefunded,
      { ...giftCardRefunded, refund: { amount: rupees(30_000), isDone: true, otherWays: ['bank'] } },
      'the refund is 30000, which is more than amount, 25000',
      'a refund that is done has other ways',
    ],
    [
      'the amounts and days of gift cards are within their limits',
      giftCardOptions,
      { ...giftCardOptions, maximum: rupees(40_000), lastDay: '2026-11-01' },
      'an amount to choose is 50000, which is more than maximum, 40000',
      'the first and the last day: 2026-11-28 comes before 2026-11-01',
    ],
    [
      'a list of gift cards has as many as its page states',
      ownGiftCards,
      { ...ownGiftCards, totalNoOfGiftCards: 4 },
      'the list has 3 gift cards, but page 0 of 4 in pages of 10 has 4',
    ],
    [
      'only an active gift card has a balance',
      giftCardBalance,
      { ...giftCardBalance, cardState: 'used' },
      'an active card is false, but a balance is true',
    ],
    [
      'cliq cash contains the redeemed gift card',
      samples.redeemGiftCard,
      { ...samples.redeemGiftCard, balance: rupees(1) },
      'amount is 25000, which is more than balance, 1',
    ],
    [
      'the rows of gift cards add up to their totals',
      samples.checkGiftCardRows,
      { ...samples.checkGiftCardRows, totalQuantity: 40, totalAmount: rupees(1) },
      'totalQuantity is 40, but the sum of the rows is 50',
      'totalAmount is 1, but the sum of the rows is 300000',
    ],
    [
      'the two forms of a fact in a profile are the same',
      customerProfile,
      { ...customerProfile, firstName: 'Meera', dob: null, primaryEmailId: null },
      'firstName is "Meera", but that of nameDetails is "Ananya"',
      'dob is null, but dateOfBirth is "1989-03-14"',
      'a missing e-mail address is verified',
    ],
    [
      'the data of a customer refer to each other',
      personalData,
      { ...personalData, orders: personalData.orders.slice(0, 1) },
      'the order 261002-1190 is not among the orders',
    ],
    [
      'both flags of an address agree',
      address,
      { ...address, defaultFlag: false },
      'defaultAddress is true, but defaultFlag is false',
    ],
    [
      'addresses are counted, and one is the default',
      addresses,
      { addresses: addresses.addresses.slice(1), noOfAddress: 2 },
      'noOfAddress is 2, but the number of addresses is 1',
      'the number of default addresses is 0, but the expected number is 1',
    ],
    [
      'a pincode that is served has modes, the soonest first',
      pincodeData,
      { ...pincodeData, deliveryModes: [] },
      'isServicable is true, but a delivery mode is false',
    ],
    [
      'a pincode that is served has modes, the soonest first',
      pincodeData,
      { ...pincodeData, deliveryModes: pincodeData.deliveryModes.toReversed() },
      'the days of delivery: 2026-11-24 comes before 2026-11-22',
    ],
    [
      saved,
      wishlistProduct,
      { ...wishlistProduct, isOutOfStock: true, USSID: 'other', price: rupees(300_000) },
      'price is 300000, which is more than mrp, 210000',
      'isOutOfStock is true, but no size is false',
      'USSID other is not among the sizes',
    ],
    [
      saved,
      wishlistProduct,
      { ...wishlistProduct, addedDate: '2028-11-12T06:30:00.000Z' },
      'addedDate and expiryDate: 2028-11-12T06:30:00.000Z comes before 2027-11-12T06:30:00.000Z',
    ],
    [
      wishlist,
      getAllWishlist,
      { ...getAllWishlist, count: 9, productList: getAllWishlist.productList.slice(1) },
      'count is 9, but the number of items is 4',
      'the items is "mp000000019284002,mp000000019284008,mp000000019284009,mp000000019284005,mp000000019284013", but productList is "mp000000019284008,mp000000019284009,mp000000019284005,mp000000019284013"',
    ],
    [
      times,
      ticket,
      { ...ticket, solveBy: '2026-11-21T05:00:00.000Z', repliesLeft: 0 },
      'the ticket and its promises: 2026-11-22T05:00:00.000Z comes before 2026-11-21T05:00:00.000Z',
      'canReply is true, but a reply that is left is false',
    ],
    [
      times,
      answered,
      { ...answered, status: 'open' },
      'answered is false, but an answer as the last message is true',
    ],
    [
      'each ticket occurs once',
      { tickets: [ticket] },
      { tickets: [ticket, ticket] },
      'ticket T1000234 occurs more than once',
    ],
    [
      'a help topic has each question once',
      topic,
      { ...topic, questions: [topic?.questions[0], topic?.questions[0]] },
      'question When does my order arrive? occurs more than once',
    ],
    [
      'the units of a linked order travel in its parcels',
      { order: linked },
      { order: { ...linked, parcels: [] } },
      'parcel 1 is not among the parcels',
    ],
  ],
);
