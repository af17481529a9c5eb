import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneTimeCode } from './templates/codeMails.ts';
import {
  dataRequestAnswered,
  dataRequestConfirm,
  dataRequestRegistered,
} from './templates/dataRequestMails.ts';
import { feedbackAsked } from './templates/feedbackMails.ts';
import { giftCardPlaceholders, giftCardReceipt, giftCardReceived } from './templates/giftCardMails.ts';
import { newsletterWelcome } from './templates/newsletterMails.ts';
import { ticketAnswered } from './templates/ticketMails.ts';
import { itemsCancelled, orderPlaced } from './templates/orderMails.ts';
import { refundStarted } from './templates/refundMails.ts';
import { items, order, placed, shop } from './testing/mailSamples.ts';
import { toMail } from './layout/toMail.ts';

/** The words of an HTML document, without its head. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('</head>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)))
    .replaceAll(/\s+/g, ' ');

describe('a message', () => {
  it('has the same content as HTML and as text', () => {
    const { html, text } = toMail(orderPlaced(placed), shop);
    const words = wordsOf(html);
    const lines = text.split('\n').flatMap((line) => line.split(/(?::|, (?=[Q₹])) ?/));
    for (const line of lines.filter((one) => one && !/https|\//.test(one))) expect(words).toContain(line);
    expect(html).toContain('href="https://shop.example/my-account/order?orderCode=LX-2611-2048-77"');
    expect(text).toContain('See the order: https://shop.example/my-account/order?orderCode=LX-2611-2048-77');
  });

  it('of the newsletter begins with what comes, how often, and how to stop', () => {
    const path = '/emails-unsubscribe?token=7.t1k0a0.abc';
    const { text, html } = toMail(newsletterWelcome({ unsubscribePath: path }), shop);
    expect(text).toContain('about two messages a month from us: new collections');
    expect(text).toContain('offers');
    expect(text).toContain('To stop, press “Unsubscribe” at the end of any message');
    // The link that the sentence names.
    expect(html).toMatch(
      new RegExp(`href="https://shop\\.example${path.replace('?', '\\?')}"[^>]*>\\s*Unsubscribe`),
    );
  });

  it('shows every amount of the order, and they add up to the total', () => {
    const { text } = toMail(orderPlaced(placed), shop);
    const amounts = text.slice(text.indexOf('Bag total'), text.indexOf('You have paid')).trim().split('\n');
    const paise = amounts.map((line) => {
      const value = line.slice(line.indexOf(': ') + 2);
      const sign = value.startsWith('−') || value.startsWith('-') ? -1 : 1;
      return value === 'Free' ? 0 : sign * Number(value.replaceAll(/[^\d.]/g, '')) * 100;
    });
    expect(paise.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(paise.at(-1));
    expect(paise.at(-1)).toBe(placed.amounts.total);
  });

  it('escapes what shoppers and sellers write', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, firstName) => {
        const wild = `<script>"'&${name}`;
        const { html } = toMail(
          itemsCancelled({
            order: { ...order, firstName },
            items: [{ ...items[0], brand: wild, name: wild, detail: wild, quantity: 1 }],
            ...{ isByShopper: true, isComplete: false, lessDuePaise: 0, refundPaise: 0 },
          }),
          shop,
        );
        expect(html).not.toContain('<script>');
      }),
    );
  });

  it('has code and PIN of a gift card only as placeholders, and only for the recipient [ACC-11]', () => {
    const gift = {
      tone: 'paper',
      amountPaise: 5_000_00,
      recipientName: 'Meera',
      senderName: 'Ananya',
      message: '<b>Happy birthday</b>',
    } as const;
    const redeemPath = '/my-account/g-cliqcash';
    const card = toMail(giftCardReceived({ ...gift, lastDay: '2027-11-30', redeemPath }), shop);
    for (const text of [card.html, card.text]) {
      expect(text.split(giftCardPlaceholders.code)).toHaveLength(2);
      expect(text.split(giftCardPlaceholders.pin)).toHaveLength(2);
      expect(text).toContain('₹5,000');
    }
    expect(card.html).not.toContain('<b>');
    const bought = { number: 'GC 1', recipientEmail: 'm@example.com', deliverOn: null, isHeld: false };
    const receipt = toMail(giftCardReceipt({ ...gift, ...bought, path: '/', isGuest: true }), shop);
    expect(receipt.html + receipt.text).not.toContain(giftCardPlaceholders.code);
  });

  it('loads nothing from the network', () => {
    expect(toMail(orderPlaced(placed), shop).html).not.toMatch(/<img|<link|@import|url\(/);
  });

  it('shows a gift card in the colour of its design, and loads no picture for it [ACC-11]', () => {
    const colours = (['ink', 'paper', 'oxblood'] as const).map((tone) => {
      const gift = { tone, amountPaise: 5_000_00, recipientName: 'Meera', senderName: 'Ananya', message: '' };
      const letter = giftCardReceived({ ...gift, lastDay: '2027-11-30', redeemPath: '/' });
      const { html } = toMail(letter, shop);
      expect(html).not.toMatch(/<img|<link|@import|url\(/);
      return /bgcolor="([^"]+)"/.exec(html)?.[1];
    });
    expect(colours).not.toContain(undefined);
    expect(new Set(colours).size).toBe(3);
  });

  it('uses values of the tokens, because mail clients know no CSS variables', () => {
    const { html } = toMail(orderPlaced(placed), shop);
    expect(html).not.toContain('var(--');
    expect(html).toMatch(/prefers-color-scheme:dark/);
  });

  it('asks for a score with a link for each, as HTML and as text [ORD-12]', () => {
    const letter = feedbackAsked({
      ...{ kind: 'return', number: 'RT 2611 0093 12', firstName: '', items },
      path: '/ReturnNPSFeedbackForm/a.b.c',
      scorePath: (score) => `/ReturnNPSFeedbackForm/intermediate/a.b.c?score=${score}`,
    });
    const { html, text } = toMail(letter, shop);
    const link = /ReturnNPSFeedbackForm\/intermediate\/a\.b\.c\?score=(\d+)/g;
    const scoresOf = (part: string) => [...part.matchAll(link)].map(([, score]) => Number(score));
    expect(scoresOf(html)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(scoresOf(text)).toEqual(scoresOf(html));
    expect(text).toContain('How likely are you to recommend us to a friend after this return?');
    expect(text).not.toContain('₹');
  });

  it('shows an answer to a request in paragraphs, and whether the shopper can reply', () => {
    const ticket = { number: 'T1000301', text: 'I paid.', path: '/my-account/order-v2' };
    const answer = 'It was reserved.\n\nIt is free again.';
    const open = toMail(ticketAnswered({ ...ticket, answer, canReply: true }), shop);
    expect(open.text).toContain('It was reserved.\n\nIt is free again.\n\nIs something still open?');
    expect(open.subject).toBe('Our answer to your request T1000301');
    const closed = toMail(ticketAnswered({ ...ticket, answer, canReply: false }), shop);
    expect(closed.text).not.toContain('Is something still open?');
  });

  it('names the reason to a person who may have no order and no account', () => {
    const answer = `${'x'.repeat(99)}👩‍👩‍👧`;
    const letters = [
      dataRequestConfirm({ kind: 'erasure', path: '/data-request/confirm/7.a.b' }),
      dataRequestRegistered({ number: 'DR-1', kind: 'access', dueAt: new Date(0), path: '/data-request' }),
      dataRequestAnswered({ number: 'DR-1', answer }),
    ];
    for (const letter of letters)
      for (const text of [toMail(letter, shop).html, toMail(letter, shop).text]) {
        expect(text).toContain('because of a request about personal data');
        expect(text).not.toContain('because it is about your order');
      }
    expect(letters.at(-1)?.preview).toBe('x'.repeat(99));
  });

  it('does not show a one-time code before it is opened', () => {
    const { subject, preview } = oneTimeCode('482140', 5);
    expect(subject + preview).not.toContain('482140');
  });

  it('adds up the parts of a refund in its subject', () => {
    const parts = [
      { name: 'Visa ending 4242', paise: 46_200_00, day: '2026-12-09' },
      { name: 'Cliq cash', paise: 1_000_01 },
    ];
    expect(refundStarted({ order, items, parts }).subject).toBe('Your refund of ₹47,200.01 has started');
  });
});
