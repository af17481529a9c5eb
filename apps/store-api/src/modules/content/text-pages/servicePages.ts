import { link, list, textPage } from './textPage.ts';

/** Why an item cannot be returned. Product and order pages open it from "Not Returnable" [CON-02]. */
export const noReturnPage = textPage(
  '/no-return-page-tcl',
  'Items that cannot be returned',
  'Why some items of LUXE cannot be returned, and what still holds.',
  [
    [
      'In short',
      list(
        'The page of each item shows its return policy before you buy.',
        'If such an item arrives damaged, wrong or incomplete, write to us. Your rights by law stay.',
      ),
    ],
    [
      'Why',
      'Some items cannot be sold again once they have left us: perfume and make-up, underwear and pierced jewellery, food, and whatever is made or altered for you.',
    ],
    [
      'If something is wrong',
      `Damaged in transit, a wrong item or a missing part: ${link('write to us', '/contact-us')} as soon as you notice it, with photos. We acknowledge your message within 48 hours and answer within a month. The Consumer Protection Act, 2019 decides what you can ask for.`,
    ],
  ],
);

/** Short help pages that other sites link to, and how we pack. */
export const servicePages = [
  textPage('/b-contactus', 'Contact', 'How to reach customer care of LUXE.', [
    [
      'Write to us',
      `${link('Help and contact', '/contact-us')} has answers to most questions. Logged in, you can send us a message there, with photos, and see the answers in your account.`,
    ],
    [
      'Call us',
      `The number is at the top of the help page. We answer every day from 9 am to 9 pm, in English and Hindi. You can also ${link('ask for a call', '/rtcb-template1')}, or ${link('shop with an adviser', '/assisted-shopping')}.`,
    ],
    [
      'Complaints',
      `If an answer does not help, write to our ${link('grievance officer', '/grievance-redressal')}.`,
    ],
  ]),
  textPage('/b-cktnc', 'Conditions at checkout', 'What you agree to when you place an order.', [
    [
      'In short',
      list(
        'The price in your bag applies, with all taxes.',
        'You can cancel until an item is shipped.',
        'The return policy beside each item applies.',
      ),
    ],
    [
      'Payment',
      'Your payment is processed by an authorised provider. Offers of banks apply only when you pay with that bank, and the amount is shown before you pay.',
    ],
    [
      'Cash on delivery',
      'It is offered up to the amount shown at checkout and at most pincodes. Please have the exact amount ready. If two cash orders are declined at the door, we may offer only online payment.',
    ],
    ['Everything else', `The ${link('terms and conditions', '/terms-and-conditions')} apply.`],
  ]),
  textPage(
    '/circular-packaging',
    'Circular packaging',
    'What our boxes are made of, and what happens to them.',
    [
      [
        'In short',
        list(
          'One box, made to be used again.',
          'No plastic film around boxes.',
          'Give the outer box back at a pickup.',
        ),
      ],
      [
        'The box',
        'The outer box is made of recycled fibre from Indian paper mills, closed with paper tape and printed with one water-based colour. It fits the item, so that we ship less air.',
      ],
      [
        'Inside',
        'The brand’s own box is protected by folded paper. Glass travels in moulded fibre. Garments come in a cotton bag, which you can use for travel.',
      ],
      [
        'Send it back',
        'When a courier collects a return, the outer box goes back as well. Clean boxes are used up to five times. Damaged ones become new fibre.',
      ],
      [
        'If you stay with it',
        'Fold it flat, remove nothing, and put it with your paper. Paper tape can be recycled with the box.',
      ],
    ],
  ),
];
