import type { Article, Product } from '@luxe/store-api/model';
import { categoryHref, exploreHref } from '../links.ts';
import { article, calloutsFrom, figure, gallery, quote, scene, steps, text } from './writeArticle.ts';

export function wardrobe(products: readonly Product[]): Article[] {
  const callout = calloutsFrom(products);
  return [
    article('blog', {
      slug: 'what-to-carry-to-a-winter-wedding',
      day: '2026-11-20',
      topic: 'Wardrobe',
      title: 'What to carry to a winter wedding',
      standfirst: 'Small bags that hold a phone, a lipstick and a shagun envelope, and still close.',
      picture: scene('banaras'),
      caption: 'Lota, woven border, bangles and jhumkas.',
      blocks: [
        text(
          '',
          'Delhi has four wedding dates in the second week of December. You will stand for two hours, eat with one hand and carry a shawl on the other arm. A small bag on the wrist leaves both hands free.',
        ),
        text(
          'Start with the phone',
          'A phone today is about 16 cm tall. A potli with a base of 14 cm takes it upright, with space for a lipstick, a card and two envelopes. Anything smaller will not close over the phone.',
        ),
        callout('potli', 'maroon', 'Maroon goes with a gold border and with a plain one.'),
        text(
          '',
          'Check the cord before you look at the colour. A twisted cord of 6 mm stays soft on the wrist. A thin one leaves a mark by the second hour, and it is the first part to break.',
        ),
        quote(
          'Lift it with the phone inside. If the neck opens, put it back.',
          'Nusrat Ali, embroiderer, Lucknow',
        ),
        gallery(
          figure('potli', 'maroon', 'The neck of a potli, gathered over a felt ring.', -1),
          figure('bangles', 'ruby', 'Four bangles with rubies and pearls.'),
        ),
        text(
          'Match one thing, not three',
          `Take the colour of the bag from the border of the sari, or from your earrings. Not from both. With a plain silk the bag can carry the pattern. With a heavy border, a single colour looks better in photographs. ${link('All potlis', categoryHref('ISH1020101'))} are sorted by colour.`,
        ),
        callout('jhumka', 'pearl', 'Light enough for four hours, and quiet during the vows.'),
        text(
          'What goes inside',
          steps(
            'Phone and one card',
            'Two shagun envelopes, with the names already written',
            'Lipstick, and a mirror no wider than 6 cm',
            'Three safety pins and a strip of plasters',
          ),
          `At the end of the night, empty the bag and fill it with tissue paper. Zari holds its shape that way. Stored like this, a potli lasts ten years. The rest of the four days is in ${link('the wedding season', exploreHref('wedding-season'))}.`,
        ),
      ],
    }),
    article('blog', {
      slug: 'the-winter-room',
      day: '2026-11-13',
      topic: 'Wardrobe',
      title: 'Ten weeks of winter, in four things',
      standfirst:
        'Between the smog of November and the first mango there is one good season. Dress for it once.',
      picture: scene('winter-room'),
      caption: 'A table in the winter room: an oxblood bag and a branch with berries.',
      blocks: [
        text(
          '',
          'A northern winter in India is short and sharp. Mornings are at six degrees, lunch is at twenty. So a heavy coat hangs in the cupboard for most of the day, and thin layers do the work.',
        ),
        text(
          'One sweater with weight',
          'Choose merino or lambswool of a middle weight, with a ribbed neck that springs back when you stretch it. Cashmere is warmer, but it pills where a bag rubs. A crew neck goes under a shawl, a jacket and a kurta.',
        ),
        callout('crewneck', 'camel', 'Camel is the colour that works with both black and navy trousers.'),
        text(
          'Boots that can be soled again',
          'Look under the boot. A welted sole has a line of stitches around the edge, and a cobbler can replace it. A glued one cannot be replaced. Wear new boots on dry days for a week, and brush them while the mud is still damp.',
        ),
        callout('boot', 'cognac', 'Ribbed sides, so that they go on without a shoehorn.'),
        quote('You need fewer warm clothes than you think, and better ones.'),
        text(
          'A shawl for the evening',
          'A good shawl is warm because the yarn is fine, not because the cloth is thick. Hold it up to a window. You should see light through the weave, evenly, and no thick threads. It folds to the size of a book, so it can wait in the office until the sun sets.',
        ),
        callout('shawl', 'ivory', 'Two metres long: enough for the head and both arms.'),
        text(
          'And a bag that closes',
          'Fog is fine rain. It gets into an open tote and onto your papers. For these weeks, carry a bag with a flap or a lock, in leather with a grain, which hides the drops.',
        ),
        callout('handbag', 'oxblood', 'Oxblood is dark enough for the office and warm enough for dinner.'),
        text(
          'In March',
          `Wash the wool before you put it away, because moths look for what we leave on it. Fold it; a hanger pulls the shoulders. ${link('The winter room', exploreHref('winter-room'))} has everything else.`,
        ),
      ],
    }),
  ];
}

const link = (label: string, href: string) => `<a href="${href}">${label}</a>`;
