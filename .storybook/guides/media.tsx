import { Button } from '@luxe/ui/button';
import { IconButton } from '@luxe/ui/icon-button';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { QrCode } from '@luxe/ui/qr-code';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Guides } from './guide.ts';
import { bagPicture } from './liveExamples.tsx';

/** Only an example: it cannot be read. */
const code = {
  label: 'Continue on your phone',
  size: 9,
  path: 'M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3z',
} as const;

export const mediaGuides: Guides = {
  'ui/media/Carousel': {
    use: 'A row of similar things that scrolls: products, articles, brands.',
    avoid: 'For content that everyone must see use Grid. It never moves by itself.',
    anatomy: [
      ['Items', 'The last one is clipped, to show that there is more.'],
      ['Buttons', 'From 600 px, disabled at the ends.'],
    ],
    accessibility: ['The visible items of the total are announced after each move.'],
    related: ['ui/layout/Grid', 'patterns/ProductRail'],
    pair: {
      good: [
        'the position in numbers',
        <Text key="good" size="sm" tone="secondary">
          1 to 4 of 12
        </Text>,
      ],
      bad: [
        'dots to be counted',
        <Text key="bad" size="sm" tone="secondary">
          ● ○ ○ ○ ○ ○ ○ ○ ○
        </Text>,
      ],
    },
  },
  'ui/media/Film': {
    use: 'A film that most readers pass: a still picture, and the player after a press.',
    avoid: 'For a film that is the content of the page use VideoPlayer.',
    anatomy: [
      ['Still', 'A link to the file, so it works without scripts.'],
      ['Player', 'Replaces the still and has the focus.'],
    ],
    accessibility: ['Nothing plays by itself. Films with speech need captions.'],
    related: ['ui/media/VideoPlayer', 'ui/media/Image'],
    pair: {
      good: [
        'what the film shows, and how long it is',
        <Link key="good" href="#film">
          How the bag is made, 40 seconds, with captions
        </Link>,
      ],
      bad: [
        '“Play”',
        <Link key="bad" href="#film">
          Play
        </Link>,
      ],
    },
  },
  'ui/media/VideoPlayer': {
    use: 'A video with its controls below it.',
    avoid: 'For a film among other content use Film, which loads the player later.',
    anatomy: [
      ['Picture', 'The poster until it plays.'],
      ['Controls', 'Play, position, sound, captions, full screen.'],
    ],
    accessibility: ['All keys work wherever the focus is in the player. It is muted until the shopper asks.'],
    related: ['ui/media/Film'],
    pair: {
      good: [
        'the controls below the picture',
        <Stack key="good" gap={8}>
          <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
          <Stack direction="row" gap={8} align="center">
            <IconButton icon="play" label="Play" />
            <Text size="sm">0:00 of 0:40</Text>
            <IconButton icon="captions" label="Captions" />
          </Stack>
        </Stack>,
      ],
      bad: [
        'the controls over the stitching that the film shows',
        <div key="bad" className="wrong-overlay">
          <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
          <Stack direction="row" gap={8} align="center">
            <IconButton icon="play" label="Play" />
            <IconButton icon="volume" label="Sound" />
          </Stack>
        </div>,
      ],
    },
  },
  'ui/media/Gallery': {
    use: 'The pictures of a product, which can be enlarged.',
    avoid: 'For pictures of different things use Carousel.',
    anatomy: [
      ['Pictures', 'A list of links to the files.'],
      ['Position', 'The number of the picture.'],
    ],
    accessibility: ['Each picture has an alternative text of its own.'],
    related: ['ui/media/GalleryZoom', 'ui/media/Carousel'],
    pair: {
      good: [
        'the picture and its number',
        <Stack key="good" gap={8}>
          <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
          <Text size="sm" tone="secondary">
            1 of 6
          </Text>
        </Stack>,
      ],
      bad: [
        'words over the picture',
        <div key="bad" className="wrong-overlay">
          <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
          <Text size="lg">Bestseller</Text>
        </div>,
      ],
    },
  },
  'ui/media/GalleryZoom': {
    use: 'One picture over the entire window, to be zoomed and moved.',
    avoid: 'For a picture that fits into the page. Gallery opens it by itself.',
    anatomy: [
      ['Picture', 'Moves with fingers, wheel and arrow keys.'],
      ['Bar', 'Zoom and close.'],
    ],
    accessibility: ['A modal dialog with a name; the zoom level is announced.'],
    related: ['ui/media/Gallery'],
    pair: {
      good: [
        'the leather, and the way back',
        <Stack key="good" gap={8}>
          <div className="crop-close">
            <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
          </div>
          <Stack direction="row" gap={8} align="center">
            <IconButton icon="zoom-out" label="Zoom out" />
            <Text size="sm">200%</Text>
            <IconButton icon="zoom-in" label="Zoom in" />
            <IconButton icon="close" label="Close" />
          </Stack>
        </Stack>,
      ],
      bad: [
        'a second product page over the picture',
        <div key="bad" className="wrong-overlay">
          <div className="crop-close">
            <Image {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />
          </div>
          <Stack direction="row" gap={12} align="center" wrap>
            <Text>₹2,45,000</Text>
            <Button>Add to bag</Button>
          </Stack>
        </div>,
      ],
    },
  },
  'ui/media/Image': {
    use: 'Every picture: its frame has its final size from the first paint.',
    avoid: 'For drawings in the colour of the text use Icon.',
    anatomy: [
      ['Frame', 'With the ratio of the picture, in the colour of the media background.'],
      ['Fallback', 'The name of the shop if the file does not load.'],
    ],
    accessibility: ['The alternative text names the thing. It is empty beside the same name in text.'],
    related: ['ui/media/Gallery', 'patterns/ProductTile'],
    pair: {
      good: [
        'all of the product',
        <Image key="good" {...bagPicture} ratio="3/2" tone="media" fit="contain" priority />,
      ],
      bad: [
        'a frame that cuts it off',
        <Image key="bad" {...bagPicture} ratio="16/9" tone="media" priority />,
      ],
    },
  },
  'ui/media/QrCode': {
    use: 'A code that another device reads: a payment, a page to continue on the phone.',
    avoid: 'On the device that would read it. Always with another way beside it.',
    anatomy: [['Code', 'Dark on light in every theme, because not all cameras read inverted codes.']],
    accessibility: ['The label names what the code does. The same goal is a link or a text beside it.'],
    related: ['ui/actions/CopyButton'],
    pair: {
      good: [
        'another way beside it',
        <Stack key="good" gap={12} align="start">
          <QrCode {...code} />
          <Link href="#link">Send me the link</Link>
        </Stack>,
      ],
      bad: ['the code alone', <QrCode key="bad" {...code} />],
    },
  },
};
