import type { Article, Product } from '@luxe/store-api/model';
import { brandHref, categoryHref } from '../links.ts';
import {
  article,
  calloutsFrom,
  figure,
  gallery,
  object,
  onePicture,
  quote,
  scene,
  steps,
  text,
} from './writeArticle.ts';

const link = (label: string, href: string) => `<a href="${href}">${label}</a>`;

export function makersAndHome(products: readonly Product[]): Article[] {
  const callout = calloutsFrom(products);
  return [
    article('blog', {
      slug: 'nineteen-days-on-a-pit-loom',
      day: '2026-10-23',
      topic: 'Makers',
      catalogue: 'indiluxe',
      title: 'Nineteen days on a pit loom',
      standfirst:
        'Ayra Banaras weaves each buti by hand, with one bobbin per flower. A visit to the two brothers who run the looms.',
      picture: scene('banaras'),
      caption: 'A border in zari, woven in Varanasi.',
      blocks: [
        text(
          '',
          'The lane to Ayra Banaras is too narrow for a car, so the silk arrives on a bicycle. Behind the third door on the left, eleven looms stand in pits in the floor. The weavers sit at ground level with their feet in the pit, because cool, damp earth stops the yarn from breaking.',
        ),
        text(
          'One bobbin, one flower',
          'On most looms a pattern thread runs across the full width and is cut off at the back. In kadhua, each flower has its own small bobbin. The weaver lifts a few warp threads, passes the bobbin through, and moves on to the next flower. A dupatta with two hundred butis needs two hundred bobbins in a row. Nothing is cut, so the back is as clean as the front.',
        ),
        callout('dupatta', 'maroon', 'Turn it over: there are no loose threads behind the flowers.'),
        quote(
          'A machine can copy my flower. It cannot decide to stop.',
          'Imran Ansari, master weaver, Varanasi',
        ),
        text(
          'Four centimetres a morning',
          'Two people work at one loom. One weaves, the other passes bobbins and counts. On a good day they finish eight centimetres. On a humid one they stop at four, and do something else. That is how two and a half metres become nineteen days.',
        ),
        gallery(
          figure('dupatta', 'haldi', 'Haldi yellow, dyed in the next lane.', -1),
          figure('dupatta', 'peacock', 'Peacock, with a border of five lines.', -1),
        ),
        text(
          'What to look for',
          'Rub the zari between two fingers. Real zari is a silver thread wound around silk and gilded; it feels cool and a little rough. Imitations are plastic, and slide. Then look at the edge of a flower. In kadhua it is slightly raised.',
          `A handwoven silk is folded in cotton, never in plastic, and refolded along a new line every few months. The ${link('dupattas', categoryHref('ISH1010102'))} of the season are here, and ${link('all of Ayra Banaras', brandHref('Ayra Banaras'))} too.`,
        ),
        callout('kurta', 'ivory', 'Plain silk, to leave the dupatta the first word.'),
      ],
    }),
    article('blog', {
      slug: 'the-weight-of-a-lota',
      day: '2026-10-16',
      topic: 'Makers',
      catalogue: 'indiluxe',
      title: 'The weight of a lota',
      standfirst: 'In a street of metalworkers, the best test of a vessel is still to lift it.',
      picture: object('lota', 'brass'),
      caption: 'A lota in beaten brass, 18 cm tall.',
      blocks: [
        text(
          '',
          'In 1958 the designers Charles and Ray Eames were asked what India should make. They wrote about a pot. Of all the objects that they had seen and admired here, they wrote, the lota stood out as perhaps the greatest, the most beautiful.',
        ),
        text(
          'A form without an author',
          'No designer drew the lota. Thousands of people did, one small change at a time: the neck narrow enough to hold in one hand, the body round enough to pour without a splash, the rim turned out so that a finger finds it in the dark.',
        ),
        onePicture('lota', 'brass', 'The marks of the hammer overlap, so that no ring is weak.', -1),
        text(
          'Beaten, not pressed',
          'A sheet of brass is cut to a disc and beaten over a stake, from the middle outwards, in rings. After each round the metal is hard, and goes back into the fire. A pressed vessel is made in three seconds and rings like a tin. A beaten one takes a day, and hums.',
        ),
        callout('lota', 'brass', 'Heavy at the base, so it does not fall when it is empty.'),
        quote(
          'I listen to it. When the note is the same all around, it is ready.',
          'Shah Rafiq, metalworker, Bidar',
        ),
        text(
          'Brass or copper',
          'Copper is softer and redder, and water stored in it overnight tastes slightly of metal. Brass contains zinc, stays yellow and takes a finer line. Neither needs polish more than twice a year. Half a lemon, salt, a rinse and a dry cloth are enough.',
        ),
        callout('diya', 'brass', 'Cast in sand. The wick burns for three hours on two spoons of oil.'),
        text(
          'What to do with one',
          `Water it, of course. But a lota also holds three stems, or wooden spoons, or umbrellas for very small people. The studios that make them are in ${link('craft and home', categoryHref('ISH1050'))}.`,
        ),
      ],
    }),
    article('blog', {
      slug: 'three-vessels-and-a-branch',
      day: '2026-10-02',
      topic: 'At home',
      title: 'Three vessels and a branch',
      standfirst: 'How a stylist in Pune arranges a simple still life.',
      picture: scene('stone-hall'),
      caption: 'Stone, boxes and one vase.',
      blocks: [
        text(
          '',
          'Meher Wadia styles rooms for magazines, and lives with almost nothing on the tables. On the sideboard in the hall there are three vessels. They have been there for six years. Only the branch changes.',
        ),
        text(
          'Three heights',
          'Take one tall, one middle and one low vessel, and let each be about two thirds as high as the one before. Place them so that they do not stand in a line: two close together, one at a distance. The eye should have to travel.',
        ),
        callout('vase', 'chalk', 'The tall one. A full shoulder and a short neck hold a branch upright.'),
        quote('If it looks arranged, take one thing away.', 'Meher Wadia, stylist, Pune'),
        text(
          'One material, or one colour',
          'Three vessels of one glaze can have three shapes. Three shapes that are alike can have three glazes. With both, it becomes a shop window. Matt surfaces belong near a window and shiny ones away from it.',
        ),
        callout('vase', 'celadon', 'The low one. Two bowls are joined at the waist, and the join may show.'),
        onePicture('vase', 'umber', 'A double gourd, for the middle.'),
        text(
          'The branch',
          'Buy one branch, not a bunch. In winter take something with berries, in February almond, in the rains a large leaf. Cut the stem at a slant under water, and remove every leaf below the rim. The branch may be twice as tall as the vase, if it leans.',
          steps(
            'Stand the branch in the vessel without water, and find its good side.',
            'Turn the vessel, not the branch.',
            'Add water to a third of the height.',
            'Change the water on the third day.',
          ),
        ),
        callout('candle', 'jade', 'The third light source: lower than the vessels, and to the side.'),
        text(
          'Dust',
          'Unglazed clay takes up oil, so lift it with dry hands and clean it with a soft brush. Fill a new clay vase with water for a night before you trust it with a wooden table.',
        ),
      ],
    }),
  ];
}
