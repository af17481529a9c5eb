import type { DeskResponse } from '../desk/desk.ts';

export const deskTicket: DeskResponse<'ticket'>['ticket'] = {
  number: 'T1000234',
  topic: 'delivery',
  status: 'open',
  orderId: 'LX-2611-2048-77',
  createdAt: '2026-11-27T05:00:00.000Z',
  acknowledgeBy: '2026-11-29T05:00:00.000Z',
  solveBy: '2026-12-27T05:00:00.000Z',
  isAcknowledged: true,
  isLate: false,
  text: 'The parcel has not moved for three days.\nPlease ask the courier.',
  files: [
    {
      name: 'tracking.pdf',
      type: 'application/pdf',
      bytes: 88_000,
      url: '/desk/api/tickets/T1000234/files/0d7f6a52-4a55-4e47-9a30-4b8b3f9c1d20',
    },
  ],
  messages: [
    {
      author: 'shop',
      operator: 'Meera Nair',
      text: 'It arrives tomorrow.',
      createdAt: '2026-11-27T06:00:00.000Z',
    },
    { author: 'customer', operator: '', text: 'It did not.', createdAt: '2026-11-28T06:00:00.000Z' },
  ],
  missingOrder: null,
  canAnswer: true,
};

/** A ticket about a payment without an order, closed. */
export const deskTicketMissing: DeskResponse<'ticket'>['ticket'] = {
  ...deskTicket,
  number: 'T1000235',
  topic: 'missing-order',
  status: 'closed',
  orderId: null,
  isAcknowledged: false,
  files: [],
  messages: [],
  missingOrder: {
    reference: '612345678901',
    paidOn: '',
    amountPaise: 12_500_00,
    paymentMode: 'upi',
    email: 'ananya@example.com',
  },
  canAnswer: false,
};

const { files: _files, messages: _messages, missingOrder: _missing, canAnswer: _can, ...listed } = deskTicket;

export const deskTickets: DeskResponse<'tickets'> = {
  tickets: [
    listed,
    {
      ...listed,
      number: 'T1000236',
      isAcknowledged: false,
      isLate: true,
      topic: 'returns',
      orderId: null,
      text: 'A '.repeat(140).trim(),
    },
  ],
  next: null,
};

export const deskTicketsEmpty: DeskResponse<'tickets'> = { tickets: [], next: null };

export const deskFeedback: DeskResponse<'feedback'> = {
  months: [
    {
      month: '2026-11',
      kind: 'order',
      answers: 20,
      promoters: 12,
      passives: 5,
      detractors: 3,
      score: 45,
    },
    { month: '2026-11', kind: 'return', answers: 4, promoters: 1, passives: 1, detractors: 2, score: -25 },
  ],
  answers: [
    {
      kind: 'order',
      subject: 'LX-2611-2048-77',
      orderId: 'LX-2611-2048-77',
      score: 9,
      reasons: ['products', 'packing'],
      comment: 'The saree is lovelier than on the pictures.',
      answeredAt: '2026-11-27T05:00:00.000Z',
    },
    {
      kind: 'return',
      subject: 'RT-2611-0093-12',
      orderId: 'LX-2611-2048-77',
      score: 3,
      reasons: [],
      comment: '',
      answeredAt: '2026-11-26T05:00:00.000Z',
    },
  ],
};

export const deskFeedbackEmpty: DeskResponse<'feedback'> = { months: [], answers: [] };

export const deskHelpVotes: DeskResponse<'helpVotes'> = {
  answers: [
    { topicId: 'payment', topic: 'Payment', question: 'How can I pay?', helped: 12, notHelped: 9 },
    {
      topicId: 'delivery',
      topic: 'Delivery',
      question: 'When does my order arrive?',
      helped: 140,
      notHelped: 3,
    },
    { topicId: 'account', topic: 'Your account', question: 'I did not get a code', helped: 0, notHelped: 0 },
  ],
};

export const deskHelpVotesEmpty: DeskResponse<'helpVotes'> = { answers: [] };
