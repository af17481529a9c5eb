import { accountSchemas } from '../account/schema.ts';
import { addressSchema, addressSchemas } from '../address/schema.ts';
import type { CallResponse } from '../calls/calls.ts';
import { helpTopicSchema, supportSchemas, ticketSchema } from '../support/schema.ts';
import { trackingSchemas } from '../tracking/schema.ts';
import { wishlistProductSchema, wishlistSchemas } from '../wishlist/schema.ts';
import { ascending, atMost, expected, known, ruleOf, same, sameText, together, unique } from './rule.ts';

type PersonalData = CallResponse<'personalData'>;

const profileAgrees = (profile: PersonalData['profile']) => [
  ...sameText('firstName', profile.firstName, 'that of nameDetails', profile.nameDetails.firstName),
  ...sameText('lastName', profile.lastName, 'that of nameDetails', profile.nameDetails.lastName),
  ...sameText('dob', profile.dob, 'dateOfBirth', profile.dateOfBirth),
  ...sameText(
    'maritalStatus',
    profile.maritalStatus,
    'that of maritalInfo',
    profile.maritalInfo.maritalStatus,
  ),
  ...sameText('contactPhn', profile.contactPhn, 'that of primaryMobile', profile.primaryMobile.phoneNumber),
  ...expected(
    !profile.emailVerified || profile.primaryEmailId !== null,
    'a missing e-mail address is verified',
  ),
];

export const accountRules = [
  ruleOf(
    'the two forms of a fact in a profile are the same',
    accountSchemas.customerProfile.response,
    profileAgrees,
  ),
  ruleOf('the data of a customer refer to each other', accountSchemas.personalData.response, (data) => {
    const orders = data.orders.map(({ orderId }) => orderId);
    const named = [
      ...data.returns.map(({ orderId }) => orderId),
      ...data.deliveryChanges.map(({ orderId }) => orderId),
      ...data.redirectedRefunds.map(({ orderId }) => orderId),
      ...data.cancellationComments.map(({ orderId }) => orderId),
      ...data.pushMessages.map(({ orderId }) => orderId),
      ...data.tickets.flatMap(({ orderCode }) => orderCode ?? []),
      ...data.feedback.filter(({ kind }) => kind === 'order').map(({ subject }) => subject),
    ];
    return [
      ...profileAgrees(data.profile),
      ...unique('order', orders),
      ...known('the order', named, 'the orders', orders),
      ...data.feedback.flatMap(({ askedAt, answeredAt, score }) => [
        ...ascending('a question and its answer', [askedAt, answeredAt]),
        ...together('a score', score !== null, 'an answer', answeredAt !== null),
      ]),
    ];
  }),
  ruleOf('both flags of an address agree', addressSchema, ({ defaultAddress, defaultFlag }) =>
    together('defaultAddress', defaultAddress, 'defaultFlag', defaultFlag),
  ),
  ruleOf(
    'addresses are counted, and one is the default',
    addressSchemas.addresses.response,
    ({ addresses, noOfAddress }) => [
      ...same('noOfAddress', noOfAddress, 'the number of addresses', addresses.length),
      ...unique(
        'address',
        addresses.map(({ addressId }) => addressId),
      ),
      ...same(
        'the number of default addresses',
        addresses.filter(({ defaultAddress }) => defaultAddress).length,
        'the expected number',
        Math.min(1, addresses.length),
      ),
    ],
  ),
  ruleOf(
    'a pincode that is served has modes, the soonest first',
    addressSchemas.pincodeData.response,
    (data) => [
      ...together(
        'isServicable',
        data.isServicable === 'Y',
        'a delivery mode',
        data.deliveryModes.length > 0,
      ),
      ...expected(
        data.isServicable === 'Y' || data.isCODEligible === 'N',
        'cash is taken where nothing is delivered',
      ),
      ...ascending(
        'the days of delivery',
        data.deliveryModes.map(({ deliveryDate }) => deliveryDate),
      ),
    ],
  ),
  ruleOf('the price, the size and the stock of a saved item agree', wishlistProductSchema, (product) => {
    const chosen = product.sizes.find(({ USSID }) => USSID === product.USSID);
    return [
      ...atMost('price', product.price.value, 'mrp', product.mrp.value),
      ...together(
        'isOutOfStock',
        product.isOutOfStock,
        'no size',
        !product.sizes.some(({ isAvailable }) => isAvailable),
      ),
      ...known(
        'USSID',
        [product.USSID],
        'the sizes',
        product.sizes.map(({ USSID }) => USSID),
      ),
      ...(chosen && product.size !== ''
        ? sameText('size', product.size, 'that of its offer', chosen.size)
        : []),
      ...ascending('addedDate and expiryDate', [product.addedDate, product.expiryDate]),
    ];
  }),
  ruleOf(
    'a wishlist counts its items, the last added first',
    wishlistSchemas.getAllWishlist.response,
    (response) => {
      const products = response.wishList.flatMap((list) => list.products);
      const codes = response.productList.map(({ productCode }) => productCode);
      return [
        ...same('count', response.count, 'the number of items', codes.length),
        ...unique('product', codes),
        ...(products.length > 0
          ? sameText(
              'the items',
              products.map(({ productcode }) => productcode).join(),
              'productList',
              codes.join(),
            )
          : []),
        ...ascending('the times of the items', products.map(({ addedDate }) => addedDate).toReversed()),
      ];
    },
  ),
  ruleOf('the times, the answers and the status of a ticket agree', ticketSchema, (ticket) => {
    const last = ticket.messages.at(-1);
    return [
      ...ascending('the ticket and its promises', [ticket.createdAt, ticket.acknowledgeBy, ticket.solveBy]),
      ...ascending('the ticket and its messages', [
        ticket.createdAt,
        ...ticket.messages.map(({ createdAt }) => createdAt),
      ]),
      ...together('canReply', ticket.canReply, 'a reply that is left', ticket.repliesLeft > 0),
      ...expected(ticket.status !== 'closed' || !ticket.canReply, 'a closed ticket takes a reply'),
      ...(ticket.status === 'closed'
        ? []
        : together(
            'answered',
            ticket.status === 'answered',
            'an answer as the last message',
            last?.author === 'shop',
          )),
      ...(ticket.missingOrder
        ? ascending('the payment and the ticket', [ticket.missingOrder.paidOn, ticket.createdAt])
        : []),
    ];
  }),
  ruleOf('each ticket occurs once', supportSchemas.tickets.response, ({ tickets }) =>
    unique(
      'ticket',
      tickets.map(({ number }) => number),
    ),
  ),
  ruleOf('a help topic has each question once', helpTopicSchema, ({ questions }) =>
    unique(
      'question',
      questions.map(({ question }) => question),
    ),
  ),
  ruleOf(
    'the units of a linked order travel in its parcels',
    trackingSchemas.linkedOrder.response,
    ({ order }) =>
      known(
        'parcel',
        order.products.flatMap(({ groups }) => groups.map(({ parcel }) => parcel)),
        'the parcels',
        order.parcels.map(({ number }) => number),
      ),
  ),
];
