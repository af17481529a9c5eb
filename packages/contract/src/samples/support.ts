import type { CallResponse, Ticket } from '../calls/calls.ts';
import { html } from './values.ts';

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
  attachments: [{ name: 'ribbon.jpg', bytes: 182_400 }],
};
const ticketAnswered: Ticket = {
  number: 'T1000121',
  topic: 'payment',
  text: 'May I pay a part of it by card when it arrives?',
  orderCode: null,
  status: 'answered',
  createdAt: '2026-11-02T05:00:00.000Z',
  attachments: [],
};
export const createTicket: CallResponse<'createTicket'> = { status: 'SUCCESS', ticket };
export const tickets: CallResponse<'tickets'> = { tickets: [ticket, ticketAnswered] };
