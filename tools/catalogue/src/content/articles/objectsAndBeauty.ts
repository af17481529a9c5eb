import type { Article, Product } from '@luxe/store-api/model';
import {
  article,
  calloutsFrom,
  figure,
  filmBlock,
  gallery,
  object,
  onePicture,
  quote,
  scene,
  steps,
  text,
} from './writeArticle.ts';

export function objectsAndBeauty(products: readonly Product[]): Article[] {
  const callout = calloutsFrom(products);
  return [
    article('blog', {
      slug: 'small-seconds',
      day: '2026-11-06',
      topic: 'Objects',
      title: 'Small seconds',
      standfirst: 'Why 38 mm is the right size for a watch again.',
      picture: scene('hour'),
      caption: 'Late sun on a green dial, a bottle of perfume and a vase.',
      blocks: [
        text(
          '',
          'For twenty years watches grew. They passed 40 mm, then 44, and stopped when they no longer went under a cuff. Now the sizes of the fifties are back, and with them a small dial inside the dial.',
        ),
        text(
          'The reason for the little dial',
          'In an old movement, the wheel that turns once a minute sits at six o’clock. A hand on that wheel needs no further gears. So small seconds were never an ornament. They were the shortest path from the movement to the eye, and they leave the centre to the hours and minutes.',
        ),
        callout(
          'watch',
          'emerald',
          'The sunburst shows from the side. From the front, the dial is almost black.',
        ),
        text(
          'How to measure your wrist',
          'Lay a strip of paper around the wrist, mark it and measure it flat. Up to 16 cm, a 36 mm case covers the wrist. From 16 to 18 cm, 38 mm leaves a margin on both sides. What matters is the distance between the lugs: if they reach past the wrist, the watch is too large, whatever its diameter.',
        ),
        filmBlock('watch-emerald', 'A turn of the wrist, and then the dial in close-up.'),
        quote('A dress watch should be the last thing that people notice.', 'Devika Nair, watchmaker, Kochi'),
        text(
          'Straight sides',
          'A rectangular case wears larger than its width, because the eye measures the corners. Start with the smaller size. On a rectangular watch the strap is as wide as the case, so its colour is half of what you see.',
        ),
        callout('square-watch', 'noir', 'Drawn around a calling card, which explains the corners.'),
        text(
          'Looking after it',
          'Wind an automatic fifteen times when it has stopped, then wear it. Leave it away from the speaker of a phone, which contains a magnet. Have it serviced every five years by the brand that made it.',
        ),
      ],
    }),
    article('blog', {
      slug: 'seeing-in-amber',
      day: '2026-10-30',
      topic: 'Objects',
      title: 'Seeing in amber',
      standfirst: 'A short history of tinted acetate, from Cadore to Colaba.',
      picture: object('sunglasses-round', 'tortoise'),
      caption: 'Round frames in tortoise acetate.',
      blocks: [
        text(
          '',
          'Tortoiseshell was never cut from a tortoise. It came from the hawksbill, a sea turtle, and the trade in it has been forbidden since 1977. What we wear today is made of cotton.',
        ),
        text(
          'Cotton, slowly',
          'Acetate begins as the short fibres that are left on a cotton seed. They are dissolved into a clear paste, coloured, rolled into sheets and dried for weeks. To make tortoise, slabs of amber, honey and brown are chopped, mixed and pressed again. No two sheets are alike, so no two frames are.',
          'The frames come from Cadore, a valley below the Dolomites that has made eyewear since 1878. The sheet is cut, then tumbled for days in drums of birch wood until the edges shine.',
        ),
        callout(
          'sunglasses-round',
          'tortoise',
          'Large rounds need a straight brow line. Look at them from the side.',
        ),
        text(
          'In front of the window',
          'Hold a frame to the light. Good acetate glows at the edges and has depth, like tea in a glass. A printed frame is the same on every side, and grey where it is cut.',
        ),
        gallery(
          figure('sunglasses-round', 'tortoise', 'Amber at the rim, brown at the hinge.', -1),
          figure('aviator', 'gold', 'Metal for those who forget that they wear glasses.'),
        ),
        quote('Buy the frame for your face, and the lens for your city.'),
        text(
          'The lens',
          'For Mumbai in May, choose category 3, which lets through less than a fifth of the light. For a hill station, and for driving in the evening, category 2 is enough. The darkness of a lens does not protect the eye: that is the UV filter, and all our lenses have a full one.',
        ),
        callout('aviator', 'gold', 'The tint fades towards the cheek, so you can read a menu.'),
        text(
          'Care',
          'Wash the lenses with water and a drop of soap, because dust on a dry cloth scratches. Leave no frame on the dashboard. Acetate softens at 60 degrees, and a parked car in April is hotter.',
        ),
      ],
    }),
    article('blog', {
      slug: 'red-three-ways',
      day: '2026-10-09',
      topic: 'Beauty',
      title: 'Red, three ways',
      standfirst: 'Carmine, rosewood, plum: what each does in daylight, and who it is for.',
      picture: object('lipstick', 'carmine'),
      caption: 'Carmine, in its fluted case.',
      blocks: [
        text(
          '',
          'A red lipstick is chosen twice: once in the shop, under warm bulbs, and again on the street. Only the second choice counts. Go to the door with it.',
        ),
        text(
          'Carmine',
          'A clear red that leans to blue. It makes teeth look whiter and skin look awake, and it works on every skin in this country. It also shows every edge, so draw the outline first with the corner of the bullet, and fill it after.',
        ),
        callout('lipstick', 'carmine', 'One coat, blotted, lasts through a lunch.'),
        text(
          'Rosewood',
          'Red with the brown of your own lips in it. It forgives a hasty hand and a train window. Wear it to work, and on days when the eyes do the talking.',
        ),
        onePicture('lipstick', 'rosewood', 'Rosewood is closest to the colour of the lips.'),
        text(
          'Plum',
          'Dark and a little violet. It suits evenings, deep skin and heavy gold. On dry lips plum settles into the lines, so put balm on an hour before, and wipe it off.',
        ),
        quote('Red is not loud. Red is only clear.', 'Anjali Pinto, make-up artist, Goa'),
        text(
          'Making it last',
          steps(
            'Powder the bare lips very lightly.',
            'Put on one coat, and press the lips on a tissue.',
            'Put on a second coat, only in the middle.',
            'Clean the outline with a damp cotton bud.',
          ),
        ),
        callout(
          'jar',
          'porcelain',
          'For the night after: colour stays best on lips and skin that are not dry.',
        ),
      ],
    }),
    article('blog', {
      slug: 'a-scent-for-six-cold-weeks',
      day: '2026-09-25',
      topic: 'Beauty',
      title: 'A scent for six cold weeks',
      standfirst: 'Perfume behaves differently in cold air. Here is how to wear it until the end of January.',
      picture: object('perfume', 'noir-amber'),
      caption: 'No. 4 in its square bottle.',
      blocks: [
        text(
          '',
          'Heat lifts a perfume off the skin. In May you smell everything at once, and by noon it is gone. In December the same perfume opens slowly and stays close. So winter is the season for the notes that summer makes too loud: amber, resin, oudh, vanilla.',
        ),
        text(
          'Where to put it',
          'Cold skin is dry, and dry skin holds nothing. Use an unscented cream first. Then two sprays: one on the chest under the clothes, where it is warm, and one on the lining of a scarf. Wool stores a scent for days. Silk can stain, so spray it from a distance, and not at all if it is pale.',
        ),
        callout('perfume', 'noir-amber', 'Amber and labdanum. On a scarf it lingers until the weekend.'),
        quote('In winter you wear a perfume for the person who hugs you.'),
        text(
          'Parfum or eau de parfum',
          'The words give the share of oils. An eau de parfum has about 15 to 20 percent, a parfum more. More oil does not mean stronger. It means slower: a parfum opens less, and stays longer. For an office, take the parfum.',
        ),
        callout('perfume', 'vetiver', 'Root, smoke and a little citrus, for those who find amber too sweet.'),
        text(
          'For the room',
          'A candle needs an hour before the wax has melted to the rim. Put it out before that, and it will burn down the middle for the rest of its life. Cut the wick to half a centimetre each time. Then a candle gives forty evenings.',
        ),
        callout('candle', 'oudh', 'Oudh and saffron: light it before the guests arrive, not after.'),
        text(
          'Storing it',
          'Light and warmth spoil a perfume, and a bathroom has both. A drawer in the bedroom is better. A bottle that is half full should be finished within a year.',
        ),
      ],
    }),
  ];
}
