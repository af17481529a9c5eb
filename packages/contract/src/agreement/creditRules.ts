import { giftCardOrderSchema, giftCardSchemas } from '../gift-cards/schema.ts';
import { walletSchemas } from '../wallet/schema.ts';
import {
  ascending,
  atMost,
  expected,
  page,
  ruleOf,
  same,
  sameText,
  sumOf,
  together,
  unique,
} from './rule.ts';

/** A lot without a last day ends after all others. */
const withEnd = (day: string | null) => day ?? '9999-12-31';

export const creditRules = [
  ruleOf(
    'the amounts of cliq cash add up to the balance, and the first to end comes first',
    walletSchemas.cliqCash.response,
    ({ balance, lots }) => [
      ...same(
        'balance',
        balance.value,
        'the sum of its amounts',
        sumOf(lots, ({ amount }) => amount.value),
      ),
      ...ascending(
        'the last days',
        lots.map(({ lastDay }) => withEnd(lastDay)),
      ),
      ...unique(
        'lot',
        lots.map(({ lotId }) => lotId),
      ),
    ],
  ),
  ruleOf(
    'each entry of a statement leads from one balance to the next',
    walletSchemas.creditStatement.response,
    (statement) => {
      const { entries, totalNoOfEntries } = statement;
      return [
        ...page(statement, 'entries', entries.length, totalNoOfEntries),
        ...ascending('the times of the entries', entries.map(({ at }) => at).toReversed()),
        ...unique(
          'entry',
          entries.map(({ entryId }) => entryId),
        ),
        ...entries.slice(0, -1).flatMap(({ entryId, balance, amount, isAdded }, at) => {
          const before = entries[at + 1]?.balance.value ?? 0;
          return same(
            `the balance after entry ${entryId}`,
            balance.value,
            'the balance before, with its amount',
            before + (isAdded ? amount.value : -amount.value),
          );
        }),
        ...entries.flatMap(({ entryId, isHeld, isAdded }) =>
          expected(!isHeld || !isAdded, `entry ${entryId} adds credit that an order holds`),
        ),
      ];
    },
  ),
  ruleOf(
    'an entry that takes credit takes it from its lots',
    walletSchemas.creditEntry.response,
    ({ amount, isAdded, lots }) => [
      ...(isAdded
        ? []
        : same(
            'amount',
            amount.value,
            'the sum of the lots',
            sumOf(lots, (lot) => lot.amount.value),
          )),
      ...unique(
        'lot',
        lots.map(({ lotId }) => lotId),
      ),
    ],
  ),
  ruleOf('a tier is the highest that the spend reaches', walletSchemas.loyaltyPoints.response, (points) => {
    const reached = points.tiers.findLast(({ from }) => from.value <= points.spent.value);
    return [
      ...sameText('tier', points.tier, 'that of the spend', reached?.tier ?? points.tier),
      ...(points.endingNext
        ? atMost('the points that end next', points.endingNext.points, 'points', points.points)
        : []),
      ...expected(
        points.tiers.every(
          ({ from }, at) => at === 0 || from.value > (points.tiers[at - 1]?.from.value ?? 0),
        ),
        'the tiers do not ascend',
      ),
      ...unique(
        'order',
        points.pending.map(({ orderId }) => orderId),
      ),
    ];
  }),
  ruleOf(
    'a programme of brand cash occurs once',
    walletSchemas.brandCashProgrammes.response,
    ({ programmes }) =>
      unique(
        'brand',
        programmes.map(({ brandCode }) => brandCode),
      ),
  ),
  ruleOf('the state, the code and the refund of a gift card agree', giftCardOrderSchema, (card) => {
    const isIssued = card.cardState !== 'none';
    const { refund, state } = card;
    return [
      ...together('an issued card', isIssued, 'a code', card.lastFour !== ''),
      ...together('an issued card', isIssued, 'a last day', card.lastDay !== null),
      ...expected(isIssued || !card.canReveal, 'the code of a card that is not issued can be shown'),
      ...together(
        'a refund',
        refund !== null,
        'the state of a refund',
        state === 'refunding' || state === 'refunded',
      ),
      ...(refund
        ? [
            ...atMost('the refund', refund.amount.value, 'amount', card.amount.value),
            ...together('isDone', refund.isDone, 'the state refunded', state === 'refunded'),
            ...expected(
              !refund.isDone || refund.otherWays.length === 0,
              'a refund that is done has other ways',
            ),
          ]
        : []),
      ...ascending('the delivery and the last day', [card.deliverOn, card.lastDay]),
    ];
  }),
  ruleOf(
    'the amounts and days of gift cards are within their limits',
    giftCardSchemas.giftCardOptions.response,
    (options) => [
      ...options.presets.flatMap(({ value }) => [
        ...atMost('minimum', options.minimum.value, 'an amount to choose', value),
        ...atMost('an amount to choose', value, 'maximum', options.maximum.value),
      ]),
      ...ascending('the first and the last day', [options.firstDay, options.lastDay]),
      ...unique(
        'design',
        options.designs.map(({ designId }) => designId),
      ),
    ],
  ),
  ruleOf(
    'a list of gift cards has as many as its page states',
    giftCardSchemas.ownGiftCards.response,
    (list) => [
      ...page(list, 'gift cards', list.giftCards.length, list.totalNoOfGiftCards),
      ...unique(
        'gift card',
        list.giftCards.map(({ giftCardOrderId }) => giftCardOrderId),
      ),
    ],
  ),
  ruleOf(
    'only an active gift card has a balance',
    giftCardSchemas.giftCardBalance.response,
    ({ cardState, balance }) =>
      together('an active card', cardState === 'active', 'a balance', balance.value > 0),
  ),
  ruleOf(
    'cliq cash contains the redeemed gift card',
    giftCardSchemas.redeemGiftCard.response,
    ({ amount, balance }) => atMost('amount', amount.value, 'balance', balance.value),
  ),
  ruleOf(
    'the rows of gift cards add up to their totals',
    giftCardSchemas.checkGiftCardRows.response,
    (response) => [
      ...same(
        'totalQuantity',
        response.totalQuantity,
        'the sum of the rows',
        sumOf(response.rows, ({ quantity }) => quantity),
      ),
      ...same(
        'totalAmount',
        response.totalAmount.value,
        'the sum of the rows',
        sumOf(response.rows, ({ denomination, quantity }) => denomination * quantity),
      ),
    ],
  ),
];
