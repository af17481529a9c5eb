import { link, list, textPage } from './textPage.ts';

const orders = link('your orders', '/my-account/orders');
const contact = link('contact us', '/contact-us');

/** Shipping, cancellation, returns and terms. */
export const orderPages = [
  textPage('/shipping', 'Shipping', 'How, when and at what price we deliver in India.', [
    [
      'In short',
      list(
        'Standard delivery is free in India. Express delivery costs the amount shown in your bag.',
        'Product pages and your bag show the delivery date for your pincode.',
        'Every parcel is insured, and handed over only against a signature or a code.',
      ),
    ],
    [
      'Where we deliver',
      'We deliver to most pincodes in India. Enter yours on a product page or in your bag, and you see at once whether we deliver there, when, and whether you can pay in cash. We do not deliver abroad.',
      'Tara, our shopping assistant, states the same for a pincode. If we do not know a pincode, check its six digits.',
    ],
    [
      'When it arrives',
      'The date depends on your pincode and on the city of the seller. We show it before you pay, and write it into your order. If a parcel is late, the new date is in your order, and we send you a message.',
      `Items of one order can come in several parcels, from several sellers. Each has its own tracking in ${orders}. As a guest, use ${link('track an order', '/track-order')}.`,
    ],
    [
      'At the door',
      'The courier calls before the delivery, and tries three times. For expensive items the courier asks for a code, which is in your order. Give it only when you have the parcel in your hands.',
      'If the parcel is open or damaged, do not accept it. If you notice damage later, take two photos before you unpack further.',
    ],
    [
      'Changes',
      `Until a parcel is shipped you can change its address or its day in ${orders}. After that, ${contact}.`,
    ],
    [
      'As a present',
      'Choose a gift message in your bag. The invoice goes to you by e-mail, and the parcel shows no prices.',
    ],
  ]),
  textPage(
    '/cancellation',
    'Cancellation',
    'Until when an order can be cancelled, and what happens to the money.',
    [
      [
        'In short',
        list(
          'You can cancel an item until it is shipped.',
          'It costs nothing.',
          'The money goes back to where it came from.',
        ),
      ],
      [
        'How to cancel',
        `Open the order in ${orders}, choose the items and give a reason. You see the amount of the refund before you confirm. A single item of an order can be cancelled; the others stay.`,
      ],
      [
        'After it is shipped',
        `A shipped item can no longer be cancelled. You can decline the parcel at the door, or send it back: see ${link('returns', '/returns')}.`,
      ],
      [
        'When we cancel',
        'We cancel an item when the seller cannot deliver it, when a payment fails, or when the price on the page was an obvious error. You get a message on the same day, and the full refund.',
      ],
      [
        'Your refund',
        'We start it at once. UPI takes up to two working days, net banking three to five, and cards five to seven. Cliq cash, points and gift cards are back immediately. With cash on delivery nothing has been charged.',
        'A coupon is available again if it has not expired. If the remaining items no longer reach the minimum of an offer, the refund is smaller by that offer, and we show this before you confirm.',
      ],
    ],
  ),
  textPage(
    '/returns',
    'Returns and refunds',
    'What can be returned, how long you have, and when you get your money.',
    [
      [
        'In short',
        list(
          'The product page shows whether and until when an item can be returned.',
          'We collect it from your door, and this is free.',
          'The money goes back the way you paid.',
        ),
      ],
      [
        'What can be returned',
        'Most items, within seven days of delivery, when they are unused and have their tags, box and papers. Some categories have 15 days, some can only be replaced, and some cannot be returned. The product page shows this near the price, and so does your order.',
        'These cannot be returned, unless the law gives you the right to:',
        list(
          'beauty and fragrance that has been opened',
          'earrings for pierced ears, for hygiene',
          'items made to your measurements',
          'gift cards that have been used',
        ),
        'You can cancel a gift card until it is used. The money goes back the way you paid.',
      ],
      [
        'How to send it back',
        `Open the order in ${orders}, choose the items and a reason. Then choose one of the ways that we offer at your pincode:`,
        list(
          '<strong>Pickup.</strong> A courier collects it at your address.',
          '<strong>Quick drop.</strong> You leave it at a store nearby.',
          '<strong>Self courier.</strong> You send it, and we repay the cost up to the amount shown.',
        ),
      ],
      [
        'When you get your money',
        'The seller checks the item within two working days of receiving it. Then we send the money back the way you paid. If you paid in several ways, each part goes back to its source. For cash on delivery, you give us a bank account, which we check with one rupee.',
        '<table><thead><tr><th scope="col">Paid with</th><th scope="col">Back in</th></tr></thead><tbody><tr><td>UPI</td><td>up to 2 working days</td></tr><tr><td>Net banking</td><td>3 to 5 working days</td></tr><tr><td>Credit or debit card</td><td>5 to 7 working days</td></tr><tr><td>Cliq cash, points, gift card</td><td>at once</td></tr><tr><td>Cash on delivery</td><td>2 working days, to your bank account</td></tr></tbody></table>',
      ],
      [
        'Replacements',
        'Where the product page offers it, choose another size or colour in stock instead of the money. We send it when the first item has been accepted. You pay or receive no difference for another size of the same price.',
      ],
      [
        'Damaged, wrong or missing',
        `Open ${orders}, choose the item and the reason, and add photos. If the item cannot be returned there, write to us with two photos: ${contact}. We acknowledge your message within 48 hours. Your rights under the Consumer Protection Act, 2019 stay as they are.`,
      ],
    ],
  ),
  textPage('/terms-and-conditions', 'Terms and conditions', 'What applies to your orders at LUXE.', [
    [
      'In short',
      list(
        'LUXE is a marketplace: the seller named on the product page sells to you, and we take the order, the payment and your questions.',
        'Prices are in rupees and include all taxes.',
        'Your rights under Indian law apply, whatever these terms contain.',
      ),
    ],
    [
      'Who we are',
      `LUXE is operated by LUXE Retail Private Limited, Lower Parel, Mumbai 400013, Maharashtra. Our sellers, with their addresses and GST numbers, are on the page ${link('sellers', '/seller-details')}. Our grievance officer is on the page ${link('complaints', '/grievance-redressal')}.`,
    ],
    [
      'Your account',
      'You need an Indian mobile number and must be 18 or older. Do not share one-time codes; our people never ask for them. You can download your data and close the account in your profile.',
    ],
    [
      'Prices and offers',
      'The MRP is the maximum retail price including all taxes, as the manufacturer or importer declares it. The price that applies is the one in your bag when you place the order. Coupons cannot be exchanged for money, and each shows its conditions.',
    ],
    [
      'Your order',
      'A contract with the seller exists when we confirm the order. Orders of ₹2,00,000 and more need your PAN, as the Income-tax Rules require. We may ask questions about an order that looks like fraud, and cancel it with a full refund if they stay open.',
    ],
    [
      'Payment',
      'Payment providers that the Reserve Bank of India has authorised process your payment. We never see or store the number of a card. Saved cards are tokens of your bank.',
    ],
    [
      'Delivery, cancellation and returns',
      `See ${link('shipping', '/shipping')}, ${link('cancellation', '/cancellation')} and ${link('returns', '/returns')}. The return policy shown beside an item when you order it applies.`,
    ],
    [
      'Gift cards, cliq cash and points',
      'A gift card is valid for a year from the day of its purchase, unless it shows a later date. You can cancel a gift card until it is used, and your money goes back the way you paid. Cliq cash and points are shown with their end dates in your account. They cannot be transferred.',
    ],
    [
      'Your reviews and messages',
      'What you write stays yours. Do not send content that is unlawful, insulting or that belongs to others.',
    ],
    [
      'Liability',
      'We are liable for what we promise, for intent and gross negligence, and where Indian law requires it. The seller is liable for the product. The manufacturer’s warranty is on the product page.',
    ],
    [
      'Law and courts',
      'The law of India applies. Consumers may go to the consumer commission where they live, or through the e-Daakhil portal. All other disputes belong to the courts of Mumbai.',
    ],
    ['Changes', 'We publish changes on this page. The terms on the day of your order apply to that order.'],
  ]),
];
