import { clientData, dataCategories } from '@luxe/contract/client-data';
import { categoryTexts } from '@luxe/contract/client-data-texts';
import { escapeHtml, link, list, textPage, type Section } from './textPage.ts';

const officer = list(
  '<strong>Name</strong> Anita Kulkarni, Grievance Officer',
  '<strong>Address</strong> LUXE Retail Private Limited, Lower Parel, Mumbai 400013',
  '<strong>E-mail</strong> grievance@luxe.example',
  '<strong>Hours</strong> Monday to Friday, 10 am to 6 pm',
);

/** A section per category, with a table of what the shop stores in a browser. */
const clientDataSections = dataCategories.map((category): Section => {
  const { title, text } = categoryTexts[category];
  const own = clientData.filter((one) => one.category === category);
  const table = toTable(
    ['Name', 'What for', 'How long'],
    own.map(({ name, storage, purpose, lifetime }) => [name, purpose, `${lifetime.text} (${storage})`]),
  );
  return [title, text, own.length > 0 ? table : 'The shop itself stores nothing for this.'];
});

function toTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Privacy, cookies, complaints and sellers. */
export const legalPages = [
  textPage(
    '/privacy-policy',
    'Privacy policy',
    'Which data we process, why, for how long, and what you can decide.',
    [
      [
        'In short',
        list(
          'We process the data that your order needs. The newsletter and offers come only if you choose them.',
          'We measure visits, and select products for you, only after you agree.',
          'You can see, correct, download and delete your data in your profile.',
        ),
      ],
      [
        'Who is responsible',
        'LUXE Retail Private Limited, Lower Parel, Mumbai 400013, is the data fiduciary under the Digital Personal Data Protection Act, 2023.',
      ],
      [
        'What we process, and why',
        list(
          '<strong>Account</strong> Your mobile number, name, e-mail, and if you enter them birthday and gender: to log you in and to write to you.',
          '<strong>Orders</strong> Addresses, items, payments and messages: to deliver, to refund, and to answer you.',
          '<strong>PAN</strong> For orders of ₹2,00,000 and more, because the Income-tax Rules require it. It is stored encrypted.',
          '<strong>Payment</strong> The provider processes card numbers and UPI ids. We store tokens and the last four digits.',
          '<strong>Bank account</strong> For refunds of cash orders. It is stored encrypted.',
          '<strong>Visits</strong> Pages, clicks and viewed products with a random number, only with your consent. Viewed products are deleted after 180 days.',
          '<strong>Newsletter and offers</strong> Your e-mail, and for offers what you have bought: from your choice until you end it.',
          '<strong>Calls</strong> Your name, number and request, when you ask us to call you.',
          '<strong>Nominee</strong> The name and contact of the person who decides for you, if you nominate one.',
        ),
      ],
      [
        'Who receives it',
        'The seller of your item, the courier, the payment provider, the provider of messages, and authorities where a law requires it. They may use the data for this purpose only. A partner of ours receives a request for a call only if you agree to it in the form. We do not sell data.',
        'Tara, our shopping assistant, stores nothing that you ask. If we use the language model of a provider, it receives your question without phone numbers, addresses, order numbers and names that we recognise.',
      ],
      [
        'How long',
        'Invoices and tax data are stored for eight years, as tax law requires. Feedback and requests for a call are deleted after two years, and messages to us two years after the last one. Answers about cookies and an ended newsletter are deleted after three years. Everything else is deleted when you close your account.',
      ],
      [
        'Your rights',
        `You can ask for a summary of your data, correct it, have it erased, withdraw a consent as easily as you gave it, and nominate a person who decides for you in the case of death or incapacity. Most of it works in ${link('your profile', '/my-account/update-profile')}. For the rest, use ${link('the form for requests about personal data', '/data-request')}. We answer within a month.`,
      ],
      [
        'Complaints',
        `Write to our grievance officer first: ${link('complaints', '/grievance-redressal')}. If the answer does not satisfy you, you can complain to the Data Protection Board of India.`,
      ],
      [
        'Children',
        'The shop is for people of 18 and older. We do not knowingly process data of children, and we track no child.',
      ],
      [
        'Security',
        'Connections are encrypted, secrets are stored encrypted, and people at our desk see only what their work needs. If your data is affected by a breach, we inform you and the Board without delay.',
      ],
    ],
  ),
  textPage(
    '/consent',
    'Cookies and consent',
    'What the shop stores in your browser, and what you can decide.',
    [
      [
        'In short',
        list(
          'What is needed to shop is always stored.',
          'Everything else is stored and sent only after you allow it. You can allow each category alone.',
          'You can change or withdraw your answer at any time: above, and under “Cookie choices” in the footer.',
        ),
      ],
      [
        'Your answer',
        list(
          'Your answer applies at once, in all tabs, and is saved for six months on this device. We ask again after that, or when this list changes.',
          'If your browser sends Global Privacy Control, measurement and advertising are off until you allow them here.',
          'When you withdraw preferences, your random number and the products that you viewed are deleted, also from your other devices if you are logged in. A first answer on another device deletes only what that device has.',
          'When you withdraw measurement, nothing more is counted, and what waits in your browser is deleted. What we have counted before is deleted after 400 days.',
          'We log each answer with its time and a random number, and with your account if you are logged in.',
        ),
      ],
      [
        'Without consent',
        'Reports of errors contain no personal data, and searches have a random number that ends with the tab. Both need no consent.',
      ],
      ...clientDataSections,
      [
        'Remove it yourself',
        'Your browser can delete cookies and local storage in its settings. You are then logged out, and your bag as a guest is empty.',
      ],
    ],
  ),
  textPage(
    '/grievance-redressal',
    'Complaints and grievance officer',
    'Who answers your complaint, and by when.',
    [
      [
        'In short',
        list(
          'We confirm a complaint within 48 hours, with a number.',
          'We solve it within one month.',
          'Your ticket shows both dates.',
        ),
      ],
      [
        'First: customer care',
        `Most questions are answered faster by ${link('customer care', '/contact-us')}. You get a ticket number at once, and see every answer in your account.`,
      ],
      [
        'Grievance officer',
        'Appointed under rule 4(4) of the Consumer Protection (E-Commerce) Rules, 2020 and rule 3(2) of the Information Technology Rules, 2021.',
        officer,
        'Please include your order number, your ticket number if you have one, and what you expect from us.',
      ],
      [
        'What happens then',
        'You get a confirmation with a number within 48 hours. The officer asks the seller, the courier or the payment provider, and answers with a reason. The answer comes within one month of the day we received the complaint.',
      ],
      [
        'If you do not agree',
        'You can call the National Consumer Helpline at 1915, or complain to a consumer commission through e-Daakhil. For personal data, you can complain to the Data Protection Board of India.',
      ],
      [
        'Personal data: erasure and nominee',
        `To erase your data, close your account in ${link('your profile', '/my-account/update-profile')}. To nominate a person who decides about your data after you, use ${link('the page about your personal data', '/data-request')}.`,
      ],
    ],
  ),
  textPage('/seller-details', 'Sellers', 'How sellers come to LUXE, and what you can know about them.', [
    [
      'Where to find the seller',
      'The product page shows the seller beside the price. This page lists all sellers at its end. The invoice has the legal name, the address and the GST number of the seller.',
    ],
    [
      'Who may sell here',
      'Brands, and sellers that a brand has authorised. We check the authorisation, the GST registration and the bank account before the first sale, and the quality of delivery every month.',
    ],
    [
      'How products are ranked',
      'By popularity in the last weeks, availability and how new they are. Sellers cannot pay for a higher place. If several sellers offer the same item, the one who delivers best and has stock is first. All others are listed under “other sellers”.',
    ],
    [
      'On every product',
      'The law requires the country of origin, the manufacturer, packer or importer, the net quantity and the MRP with all taxes. These are in the details of a product and on its label.',
    ],
  ]),
];
