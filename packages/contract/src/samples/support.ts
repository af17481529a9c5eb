import type { CallResponse, Ticket } from '../calls/calls.ts';
import { html, rupees } from './values.ts';

export const helpTopics: CallResponse<'helpTopics'> = {
  topics: [
    {
      id: 'delivery',
      title: 'Delivery',
      isOrder: true,
      questions: [
        {
          question: 'When does my order arrive?',
          answer: html(
            '<p>The date is shown beside each item in your bag and in <a href="/my-account/orders">your orders</a>.</p>',
          ),
        },
        {
          question: 'Can I change the address?',
          answer: html('<p>Yes, until the parcel has left us. Write to us with your order number.</p>'),
        },
      ],
    },
    {
      id: 'returns',
      title: 'Returns and refunds',
      isOrder: true,
      questions: [
        {
          question: 'How long do I have to return an item?',
          answer: html(
            '<p>Seven days from delivery, unless the item is marked <strong>Not Returnable</strong>.</p>',
          ),
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      isOrder: false,
      questions: [
        {
          question: 'How can I pay?',
          answer: html('<p>In cash when the order arrives, up to ₹50,000.</p>'),
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      isOrder: false,
      questions: [
        {
          question: 'I did not get a code',
          answer: html('<ul><li>Check the number.</li><li>Request another code after 30 seconds.</li></ul>'),
        },
      ],
    },
  ],
  links: [
    { title: 'Contact us', text: 'Talk to us, seven days a week', url: '/contact-us' },
    { title: 'Shipping', text: 'Where we deliver, and when', url: '/shipping' },
    { title: 'Terms and conditions', text: 'What we promise each other', url: '/terms-and-conditions' },
  ],
};
export const helpTopicsNone: CallResponse<'helpTopics'> = { topics: [], links: [] };

const ticket: Ticket = {
  number: 'T1000234',
  topic: 'delivery',
  text: 'The parcel came with a torn ribbon. I have added a picture of it.',
  orderCode: 'LX-26-1120-0042',
  status: 'open',
  createdAt: '2026-11-20T05:00:00.000Z',
  acknowledgeBy: '2026-11-22T05:00:00.000Z',
  solveBy: '2026-12-20T05:00:00.000Z',
  attachments: [{ name: 'ribbon.jpg', bytes: 182_400 }],
  messages: [],
  canReply: true,
  repliesLeft: 3,
  missingOrder: null,
};
const ticketAnswered: Ticket = {
  number: 'T1000121',
  topic: 'payment',
  text: 'May I pay a part of it by card when it arrives?',
  orderCode: null,
  status: 'answered',
  createdAt: '2026-11-02T05:00:00.000Z',
  acknowledgeBy: '2026-11-04T05:00:00.000Z',
  solveBy: '2026-12-02T05:00:00.000Z',
  attachments: [],
  messages: [
    {
      author: 'shop',
      text: 'Yes. Ask the rider at the door for the card machine.',
      createdAt: '2026-11-02T09:30:00.000Z',
    },
  ],
  canReply: true,
  repliesLeft: 3,
  missingOrder: null,
};
/** A payment without an order, which was answered, replied to and closed. */
const ticketMissing: Ticket = {
  number: 'T1000301',
  topic: 'missing-order',
  text: 'My bank has charged me, but I see no order.',
  orderCode: null,
  status: 'closed',
  createdAt: '2026-11-18T05:00:00.000Z',
  acknowledgeBy: '2026-11-20T05:00:00.000Z',
  solveBy: '2026-12-18T05:00:00.000Z',
  attachments: [{ name: 'statement.png', bytes: 96_100 }],
  messages: [
    {
      author: 'shop',
      text: 'Your bank has only reserved the amount. It is free again within five days.',
      createdAt: '2026-11-18T08:00:00.000Z',
    },
    { author: 'customer', text: 'It is still reserved.', createdAt: '2026-11-24T05:00:00.000Z' },
    {
      author: 'shop',
      text: 'We have asked your bank. The amount is back since this morning.',
      createdAt: '2026-11-24T09:00:00.000Z',
    },
  ],
  canReply: false,
  repliesLeft: 0,
  missingOrder: {
    reference: '426112345678',
    paidOn: '2026-11-17',
    amount: rupees(29_000),
    paymentMode: 'upi',
    email: 'ananya.rao@example.com',
  },
};
const ticketReceived: Ticket = {
  ...ticketMissing,
  number: 'T1000300',
  status: 'open',
  messages: [],
  canReply: true,
  repliesLeft: 3,
};
export const createTicket: CallResponse<'createTicket'> = { status: 'SUCCESS', ticket };
export const tickets: CallResponse<'tickets'> = { tickets: [ticket, ticketAnswered, ticketMissing] };
export const ticketsNone: CallResponse<'tickets'> = { tickets: [] };
export const reportMissingOrder: CallResponse<'reportMissingOrder'> = {
  status: 'SUCCESS',
  ticket: ticketReceived,
};
export const replyToTicket: CallResponse<'replyToTicket'> = {
  status: 'SUCCESS',
  ticket: {
    ...ticketAnswered,
    status: 'open',
    repliesLeft: 2,
    messages: [
      ...ticketAnswered.messages,
      { author: 'customer', text: 'Thank you. Is there a limit?', createdAt: '2026-11-02T10:00:00.000Z' },
    ],
  },
};
