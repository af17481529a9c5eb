import type { ContentPage } from '../calls/calls.ts';
import { html } from './values.ts';

const text = (title: string, markup: string) => ({ type: 'text' as const, title, html: html(markup) });

/** A page of text with a summary, as the shop's texts on returns. */
export const textPage: ContentPage = {
  slug: 'returns',
  catalogue: 'luxury',
  pagePath: '/returns',
  h1: 'Returns and refunds',
  seo: {
    title: 'Returns and refunds | LUXE',
    description: 'What can be returned, how long you have, and when you get your money.',
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'Returns and refunds', url: '/returns' },
    ],
  },
  blocks: [
    text(
      'In short',
      '<ul><li>Seven days from delivery, for almost everything.</li><li>We collect it from your door.</li></ul>',
    ),
    text(
      'What can be returned',
      '<p>Any item that is unused and has its tags, box and papers.</p><ul><li>Not beauty that has been opened</li><li>Not gift cards</li></ul>',
    ),
    text('How long you have', '<p>Seven days, counted from the day after delivery.</p>'),
    text(
      'When you get your money',
      '<table><thead><tr><th scope="col">Paid with</th><th scope="col">Back in</th></tr></thead><tbody><tr><td>UPI</td><td>2 working days</td></tr><tr><td>Card</td><td>5 to 7 working days</td></tr></tbody></table>',
    ),
  ],
};
