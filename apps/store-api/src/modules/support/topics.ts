import type { CallAnswer } from '@luxe/contract/calls';

/** Topics of help as the reference back end has them; a content service would give its editors' own. */
export const helpTopics: CallAnswer<'helpTopics'> = {
  topics: [
    {
      id: 'delivery',
      title: 'Delivery',
      isOrder: true,
      questions: [
        {
          question: 'When does my order arrive?',
          answer:
            '<p>The date stands beside each piece in the bag, and afterwards under <a href="/my-account/orders">your orders</a>. It is counted for the pincode you have given.</p>',
        },
        {
          question: 'Do you deliver to my pincode?',
          answer:
            '<p>Type it on the page of a piece, or in the bag. Where we do not deliver yet, it says so there and then.</p>',
        },
        {
          question: 'Something is missing from my parcel',
          answer:
            '<p>Write to us with the number of the order and, where you can, a picture of the parcel as it came. Pieces of one order may travel apart.</p>',
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      isOrder: true,
      questions: [
        {
          question: 'Can I cancel an order?',
          answer:
            '<p>Until it has been sent. Write to us with the number of the order; nothing has been charged for an order that is paid on delivery.</p>',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Returns and refunds',
      isOrder: true,
      questions: [
        {
          question: 'Which pieces can be returned?',
          answer:
            '<p>The page of a piece says it beside the button: some can be returned, some replaced only, some neither.</p>',
        },
        {
          question: 'What came is broken, or another piece',
          answer:
            '<p>Keep it as it is, with its box. Write to us within <strong>48 hours</strong> and add a picture or two.</p>',
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
          answer:
            '<p>Checkout shows every way to pay, and says why one is not offered: cash, for example, is taken for orders up to ₹50,000.</p>',
        },
        {
          question: 'Money left my account but there is no order',
          answer:
            '<p>Look under <a href="/my-account/orders">your orders</a> first. If it is not there, the bank gives the money back by itself; write to us if it has not within seven days.</p>',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      isOrder: false,
      questions: [
        {
          question: 'I do not get a code',
          answer:
            '<ul><li>Check the number for a wrong digit.</li><li>Ask for another code after thirty seconds.</li><li>Codes can be slow while the phone is abroad.</li></ul>',
        },
        {
          question: 'Who sees what I give?',
          answer:
            '<p>We do, to bring you what you ordered. Nothing is counted before you have agreed to it; the choice is at the foot of every page.</p>',
        },
      ],
    },
    {
      id: 'authenticity',
      title: 'Authenticity',
      isOrder: false,
      questions: [
        {
          question: 'Are the pieces genuine?',
          answer:
            '<p>Each comes from its house or from a seller the house has named; the seller stands beside the price.</p>',
        },
      ],
    },
    {
      id: 'terms',
      title: 'Terms',
      isOrder: false,
      questions: [
        {
          question: 'What holds between us?',
          answer:
            '<p>The price that was shown when you ordered, the date that was promised, and the way of return that stands beside each piece.</p>',
        },
      ],
    },
  ],
  links: [
    { title: 'Contact us', text: 'A voice, or a few lines', url: '/contact-us' },
    { title: 'Track an order', text: 'Where it is, and what comes next', url: '/my-account/orders' },
    { title: 'Shipping', text: 'Where we deliver, and when', url: '/shipping' },
    { title: 'Cancellation', text: 'Until when, and how', url: '/cancellation' },
    { title: 'Returns', text: 'What can come back', url: '/returns' },
    { title: 'Terms and conditions', text: 'What holds between us', url: '/terms-and-conditions' },
  ],
};

export const topicIds: ReadonlySet<string> = new Set(helpTopics.topics.map(({ id }) => id));
