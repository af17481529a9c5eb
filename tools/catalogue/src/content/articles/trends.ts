import type { Article, Product } from '@luxe/store-api/model';
import { categoryHref, tagHref } from '../links.ts';
import { article, calloutsFrom, figure, gallery, object, onePicture, quote, text } from './writeArticle.ts';

const link = (label: string, href: string) => `<a href="${href}">${label}</a>`;

export function trends(products: readonly Product[]): Article[] {
  const callout = calloutsFrom(products);
  return [
    article('trends', {
      slug: 'oxblood-takes-the-place-of-black',
      day: '2026-11-17',
      topic: 'Wardrobe',
      title: 'Oxblood takes the place of black',
      standfirst: 'The darkest red is this winter’s neutral. It asks for less than you fear.',
      picture: object('hobo', 'oxblood'),
      caption: 'A crescent bag in oxblood calf.',
      blocks: [
        text(
          '',
          'Every autumn one colour tries to replace black. Most give up by February, because they need clothes of their own. Oxblood does not. It is a brown that has read some poetry, and it sits with everything that brown sits with.',
        ),
        callout('hobo', 'oxblood', 'In artificial light it reads as black, and by day as red.'),
        text(
          'Where it works',
          'On leather first, because polish gives the colour depth. A bag, a belt or a shoe in oxblood goes with navy, grey, olive, camel and denim. With black it needs a third colour between them: a white shirt, or skin.',
        ),
        gallery(
          figure('loafer', 'oxblood', 'On shoes the colour darkens at the toe.'),
          figure('belt', 'oxblood', 'As a belt it replaces brown and black.', -1),
        ),
        quote('Treat it as a neutral, and it becomes one.'),
        text(
          'Where it does not',
          'Do not match it. An oxblood bag with oxblood shoes of another tannery is two reds, and both look wrong. Choose one thing, and let it be the only red.',
        ),
        callout('loafer', 'oxblood', 'Start here if a bag in colour is too much.'),
        text(
          'Care',
          'Use a neutral cream. A coloured one evens out the depth that you paid for. Leave it away from the window, because red is the first pigment that fades.',
        ),
      ],
    }),
    article('trends', {
      slug: 'the-loafer-goes-to-the-office',
      day: '2026-11-03',
      topic: 'Wardrobe',
      title: 'The loafer goes to the office',
      standfirst: 'Trainers had ten good years. A shoe that slips on and looks like a shoe comes after them.',
      picture: object('loafer', 'cognac'),
      caption: 'A penny loafer in cognac calf.',
      blocks: [
        text(
          '',
          'Look at the feet in the metro at nine. There are fewer white soles than a year ago. People who wore trainers to work now wear loafers: as quick to put on, as easy to walk in, and allowed in every meeting.',
        ),
        text(
          'The fit',
          'A loafer has no laces, so it must fit on the first day. The heel may lift by half a centimetre; leather gives, and this disappears. If the foot slides forward, take half a size less. Try them in the afternoon, when feet are larger, and with the socks that you will wear.',
        ),
        callout('loafer', 'cognac', 'Cognac darkens to chestnut within a year of wear.'),
        text(
          'The sole',
          'A leather sole breathes and can be replaced. In the monsoon it drinks. Ask a cobbler for a thin rubber sole over it, after the first week of wear and before the first rain.',
        ),
        onePicture(
          'loafer',
          'espresso',
          'The apron is stitched by hand, and its seam is the first thing to check.',
          -1,
        ),
        quote('Half a size decides between a shoe and a slipper.'),
        text(
          'What to wear with it',
          'Trousers that end above the ankle, with or without a fine sock. A kurta with narrow trousers. Denim, if it is dark. Not shorts.',
        ),
        callout('belt', 'cognac', 'Near the colour of the shoe is enough. It does not have to be the same.'),
        text(
          'Two pairs',
          `Leather needs a day to dry. Two pairs in turn last longer than two pairs one after the other. All ${link('loafers', categoryHref('LSH1310101'))} can be sorted by size.`,
        ),
      ],
    }),
    article('trends', {
      slug: 'the-return-of-the-small-handle',
      day: '2026-09-18',
      topic: 'Objects',
      title: 'The return of the small handle',
      standfirst: 'Bags are carried in the hand again. The reason is the phone.',
      picture: object('handbag', 'forest'),
      caption: 'A top handle in forest green.',
      blocks: [
        text(
          '',
          'For years the strap won. A bag on the shoulder left both hands for the phone. Now the phone pays, opens the gate and shows the boarding pass with one tap, and the other hand is free for a handle.',
        ),
        callout(
          'handbag',
          'forest',
          'The handle stands up by itself, so the bag can be put down anywhere clean.',
        ),
        text(
          'What makes a good handle',
          'It should be round, not flat, and as thick as a thumb. Look at where it meets the bag: a metal ring moves with the hand, a stitched end does not, and breaks there. Carry the bag for a minute with a litre of water in it. If the edge presses, look for another.',
        ),
        onePicture('handbag', 'tan', 'The ring turns, so that the leather does not bend.', -1),
        text(
          'Size',
          'A hand carries two kilograms with ease, a shoulder three. So a bag for the hand is smaller: 24 to 28 cm. A tablet fits. A laptop belongs in a tote.',
        ),
        callout('tote', 'tan', 'For the laptop, and for the evening’s shoes.'),
        quote('A bag in the hand slows you down, and that is not a fault.'),
        text(
          'Day and night',
          `Most top handles come with a strap in the bag. Take it off for the evening. Others of this kind are in ${link('bags for the evening', tagHref('luxury', 'evening'))}.`,
        ),
      ],
    }),
  ];
}
