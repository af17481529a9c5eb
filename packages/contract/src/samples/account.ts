import { address } from './address.ts';
import type { CallResponse, SavedCard } from '../calls/calls.ts';
import { pushDevice, pushMessage } from './devices.ts';
import { dataRights, lead, mailPreferences } from './enquiries.ts';
import { givenFeedback } from './feedback.ts';
import { ownGiftCards } from './giftCards.ts';
import { returnRefunded } from './returns.ts';
import { order, orderDelivered } from './order.ts';
import { tickets } from './support.ts';
import { rupees } from './values.ts';
import { wishlist } from './wishlist.ts';

const person = {
  customerId: '1000082611',
  firstName: 'Ananya',
  lastName: 'Rao',
  nameDetails: { salutation: '', firstName: 'Ananya', middleName: '', lastName: 'Rao' },
  gender: 'Female',
  dateOfBirth: '1989-03-14',
  dob: '1989-03-14',
  maritalStatus: 'Married',
  maritalInfo: { maritalStatus: 'Married' },
  contactEmail: 'ananya.rao@example.com',
  contactName: 'Ananya Rao',
  contactPhn: '9812345670',
  primaryEmailId: 'ananya.rao@example.com',
  primaryMobile: { phoneNumber: '9812345670' },
  phoneVerified: true,
  emailVerified: true,
  activationFlag: 'Y',
  neuPassFlag: 'N',
  loyalCustomer: 'Y',
  brandLoyal: 'N',
  conflict: 'N',
  tataFlag: 'N',
  userType: 'existing',
} as const;

export const customerProfile: CallResponse<'customerProfile'> = {
  ...person,
  customerHash: '5d41402abc4b2a76b9719d911017c592',
  hasPassword: true,
};

/** A new customer after their first login by phone: the profile is still empty. */
export const profileNew: CallResponse<'customerProfile'> = {
  ...customerProfile,
  firstName: '',
  lastName: '',
  nameDetails: { salutation: '', firstName: '', middleName: '', lastName: '' },
  gender: null,
  dateOfBirth: null,
  dob: null,
  maritalStatus: null,
  maritalInfo: { maritalStatus: null },
  contactEmail: null,
  contactName: '',
  primaryEmailId: null,
  emailVerified: false,
  userType: 'new',
  hasPassword: false,
};

export const profileLong: CallResponse<'customerProfile'> = {
  ...customerProfile,
  firstName: 'Venkatanarasimharajuvaripeta',
  lastName: 'Subrahmanyam Chandrasekharan',
  nameDetails: {
    salutation: '',
    firstName: 'Venkatanarasimharajuvaripeta',
    middleName: '',
    lastName: 'Subrahmanyam Chandrasekharan',
  },
  primaryEmailId: 'venkatanarasimharajuvaripeta.subrahmanyam.chandrasekharan@example.com',
};

export const savedCard: SavedCard = {
  cardId: '0b9f3c0e-4a0a-4a6a-9a52-0d3ef3a5c1a1',
  cardBrand: 'VISA',
  cardEndingDigits: '4821',
  expiryMonth: 9,
  expiryYear: 2029,
  isExpired: false,
  nameOnCard: 'Ananya Rao',
};
const savedCardExpired: SavedCard = {
  ...savedCard,
  cardId: '7f1f1a3e-6c24-4bd5-8a86-4b9a0ed1b7c2',
  cardBrand: 'AMEX',
  cardEndingDigits: '1005',
  expiryMonth: 8,
  expiryYear: 2026,
  isExpired: true,
};
export const savedCards: CallResponse<'savedCards'> = { savedCards: [savedCard, savedCardExpired] };
export const savedCardsEmpty: CallResponse<'savedCards'> = { savedCards: [] };

export const savedUpiIds: CallResponse<'savedUpiIds'> = {
  savedUpiIds: [{ upiId: 'ananya.rao@okhdfcbank' }, { upiId: '9812345670@upi' }],
};
export const savedUpiIdsEmpty: CallResponse<'savedUpiIds'> = { savedUpiIds: [] };

const { cardId: _, ...exportedCard } = savedCard;
export const personalData: CallResponse<'personalData'> = {
  createdAt: '2026-11-20T05:00:00.000Z',
  profile: person,
  addresses: [address],
  orders: [order, orderDelivered],
  wishlist: wishlist.wishList[0]?.products ?? [],
  savedCards: [exportedCard],
  savedUpiIds: savedUpiIds.savedUpiIds,
  panLast4: '234L',
  tickets: tickets.tickets.map((ticket) => ({
    ...ticket,
    orderCode: ticket.orderCode && order.orderId,
  })),
  giftCards: ownGiftCards.giftCards,
  feedback: [givenFeedback],
  leads: [lead],
  consents: [
    {
      noticeVersion: 1,
      categories: ['preferences'],
      source: 'banner',
      answeredAt: '2026-11-20T05:00:00.000Z',
    },
  ],
  viewedProducts: [{ productCode: 'mp000000000000123', viewedAt: '2026-11-20T05:00:00.000Z' }],
  salesEvents: [
    {
      ...{ event_name: 'viewproduct', at: '2026-11-20T05:00:00.000Z' },
      ...{ product_quantities: '1', product_prices: '245000', sku_id: '100001HB01', seller_id: '100001' },
    },
  ],
  mailPreferences,
  dataRequests: dataRights.requests,
  nominee: dataRights.nominee,
  pushDevices: [pushDevice],
  pushMessages: [pushMessage],
  returns: [returnRefunded],
  deliveryChanges: [
    {
      orderId: order.orderId,
      what: 'day',
      note: 'parcel 1, 2026-11-24 to 2026-11-27',
      at: '2026-11-20T06:10:00.000Z',
    },
  ],
  redirectedRefunds: [
    {
      orderId: order.orderId,
      amount: rupees(1_249),
      bankLastFour: '5678',
      at: '2026-11-26T06:10:00.000Z',
    },
  ],
  cancellationComments: [
    {
      orderId: order.orderId,
      comment: 'I chose the wrong colour. The green one, please.',
      at: '2026-11-20T06:30:00.000Z',
    },
  ],
};
