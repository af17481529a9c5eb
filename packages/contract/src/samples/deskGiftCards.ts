import type { DeskResponse } from '../desk/desk.ts';

export const deskGiftCard: DeskResponse<'giftCard'>['giftCard'] = {
  giftCardOrderId: 'GC-2611-2048-77',
  state: 'held',
  cardState: 'none',
  amountPaise: 75_000_00,
  recipientName: 'Meera Iyer',
  recipientEmail: 'meera.i@example.com',
  senderName: 'Ananya',
  senderEmail: 'ananya@example.com',
  lastFour: '',
  heldFor: 'The amount is above ₹50,000.',
  createdAt: '2026-11-28T08:30:00.000Z',
  message: 'For the flat with the yellow door. Buy something useless.',
  deliverOn: null,
  lastDay: null,
  isCustomer: true,
  paidWith: 'Visa ending 4242',
  payments: [
    {
      reference: 'GC-2611-2048-77-1',
      provider: 'juspay',
      mode: 'Credit Card',
      status: 'charged',
      amountPaise: 75_000_00,
      createdAt: '2026-11-28T08:30:00.000Z',
      actions: [],
      redirect: null,
    },
  ],
  mailProblem: '',
  sentAt: null,
  redeemedAt: null,
  moves: ['release', 'reject'],
};

export const deskGiftCardSent: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCard,
  giftCardOrderId: 'GC-2611-2048-12',
  state: 'sent',
  cardState: 'active',
  heldFor: '',
  lastFour: 'CV0C',
  lastDay: '2027-11-30',
  sentAt: '2026-11-28T08:32:00.000Z',
  moves: ['block', 'sendAgain'],
};

export const deskGiftCardUndelivered: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCardSent,
  state: 'undelivered',
  mailProblem: '550 5.1.1 The mailbox does not exist.',
};

export const deskGiftCardRejected: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCard,
  ...{ state: 'refunding', heldFor: '', moves: [] },
  payments: deskGiftCard.payments.map((payment) => ({
    ...payment,
    status: 'refunding',
    actions: ['retry', 'redirect'],
  })),
};

export const deskGiftCardTransfer: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCardRejected,
  payments: deskGiftCard.payments.map((payment) => ({
    ...payment,
    status: 'refunded',
    actions: ['transfer'],
    redirect: {
      ...{ destination: 'bank', amountPaise: payment.amountPaise, bankLastFour: '4321' },
      ...{ bankReference: null, doneAt: null },
    },
  })),
};

const toListed = ({
  giftCardOrderId,
  state,
  cardState,
  amountPaise,
  recipientName,
  recipientEmail,
  senderName,
  senderEmail,
  lastFour,
  heldFor,
  createdAt,
}: DeskResponse<'giftCard'>['giftCard']) => ({
  ...{ giftCardOrderId, state, cardState, amountPaise, recipientName, recipientEmail },
  ...{ senderName, senderEmail, lastFour, heldFor, createdAt },
});

export const deskGiftCards: DeskResponse<'giftCards'> = {
  giftCards: [toListed(deskGiftCard), toListed(deskGiftCardSent)],
  next: null,
};

export const deskLead: DeskResponse<'giftCardLeads'>['leads'][number] = {
  leadId: 12,
  leadNumber: 'CG-2611-2048-77',
  status: 'new',
  company: 'Yellow Door Interiors LLP',
  gstin: '27AAPFU0939F1ZV',
  contactName: 'Kabir Rao',
  email: 'kabir@yellowdoor.example',
  phone: '9812345670',
  note: 'For Diwali, on paper if possible.',
  rows: [
    { denominationPaise: 5_000_00, quantity: 40 },
    { denominationPaise: 10_000_00, quantity: 10 },
  ],
  totalQuantity: 50,
  totalPaise: 3_00_000_00,
  createdAt: '2026-11-28T08:30:00.000Z',
};
