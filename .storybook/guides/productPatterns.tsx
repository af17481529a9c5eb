import { rupees as toPrice, samples } from '@luxe/contract/samples';
import { ColourPicker } from '@luxe/patterns/colour-picker';
import { DeliveryPromise } from '@luxe/patterns/delivery-promise';
import { Faq } from '@luxe/patterns/faq';
import { GarmentDrawing } from '@luxe/patterns/garment-drawing';
import { MeasureTable } from '@luxe/patterns/measure-table';
import { PriceBlock } from '@luxe/patterns/price-block';
import { ProductTile } from '@luxe/patterns/product-tile';
import { ScaleDrawing } from '@luxe/patterns/scale-drawing';
import { SizeChart } from '@luxe/patterns/size-chart';
import { Swatch } from '@luxe/patterns/swatch';
import { WishlistButton } from '@luxe/patterns/wishlist-button';
import { Button } from '@luxe/ui/button';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Tag } from '@luxe/ui/tag';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { Guides } from './guide.ts';
import { SavedBag, Sizes } from './liveExamples.tsx';

const { kurtaGarment, listing, pincodeOfOffer, product, productCard, sizeGuide } = samples;
const colours = product.variantOptions.colorlink;

/** Guides of patterns that show a product. */
export const productPatternGuides: Guides = {
  'patterns/PriceBlock': {
    use: 'The price of a product, with its MRP and saving if there is one.',
    avoid: 'For amounts that add up use SummaryTable. In a sentence format the price with formatPrice.',
    anatomy: [
      ['Price', 'What the shopper pays.'],
      ['MRP', 'Struck through, only if it is higher.'],
      ['Saving', 'As an integer percentage, in the accent colour.'],
    ],
    accessibility: ['“MRP” is read before the struck amount, because a line through text is not announced.'],
    related: ['patterns/ProductTile', 'patterns/SummaryTable'],
    pair: {
      good: [
        'the price first, the saving as a fact',
        <PriceBlock
          key="good"
          size="l"
          price={toPrice(94_900)}
          mrp={toPrice(118_000)}
          discountPercent={19}
        />,
      ],
      bad: [
        'the saving larger than the price',
        <Stack key="bad" gap={8} align="start">
          <Text size="xl" weight="semibold" tone="accent">
            SAVE ₹23,100!
          </Text>
          <Text size="sm">Now only ₹94,900</Text>
        </Stack>,
      ],
    },
  },
  'patterns/ProductTile': {
    use: 'A product in a list: picture, brand, name, price and one tag, all of it one link.',
    avoid: 'For a line of a bag or an order use OrderLine. For several tiles use ProductGrid or ProductRail.',
    anatomy: [
      ['Picture', 'With a second one on hover.'],
      ['Brand, name, price', 'In rows that align with those of the neighbours.'],
      ['Tag', 'At most one.'],
      ['Action', 'The wishlist button, outside the link.'],
    ],
    accessibility: ['The link is named by brand and product. Text that appears on hover is elsewhere too.'],
    related: ['patterns/ProductGrid', 'patterns/ProductRail', 'patterns/WishlistButton'],
    pair: {
      good: [
        'the product, its name and its price',
        <div key="good" className="pair-tile">
          <ProductTile as="article" product={productCard} sizes="200px" priority />
        </div>,
      ],
      bad: [
        'a tile that sells before it is opened',
        <Stack key="bad" gap={8} align="start">
          <div className="pair-tile">
            <ProductTile as="article" product={productCard} sizes="200px" priority />
          </div>
          <Stack direction="row" gap={8} wrap>
            <Tag tone="accent">Hot</Tag>
            <Tag>Last chance</Tag>
          </Stack>
          <Button>Add to bag</Button>
        </Stack>,
      ],
    },
  },
  'patterns/ColourPicker': {
    use: 'The colours of a product, each with a page of its own.',
    avoid: 'For a colour as a filter use Checkbox with a Swatch. For sizes use SizePicker.',
    anatomy: [
      ['Name', 'That of the chosen colour, beside the legend.'],
      ['Swatches', 'Links; the current one has a frame.'],
    ],
    accessibility: ['Each link is named by its colour, and the current one has aria-current.'],
    related: ['patterns/SizePicker', 'patterns/Swatch'],
    pair: {
      good: ['swatches, and the name of the chosen one', <ColourPicker key="good" colours={colours} />],
      bad: [
        'names of colours without the colours',
        <Select
          key="bad"
          label="Colour"
          options={colours.map(({ color }) => ({ value: color, label: color }))}
        />,
      ],
    },
  },
  'patterns/Swatch': {
    use: 'A sample of the colour of a product, beside the name of the colour.',
    avoid: 'For the colours of a product as links use ColourPicker. For a material show a picture.',
    anatomy: [['Patch', 'One flat colour, square in a line of text.']],
    accessibility: ['It is decorative, so the name of the colour is always beside it.'],
    related: ['patterns/ColourPicker'],
    pair: {
      good: [
        'the name beside the sample',
        <Stack key="good" direction="row" gap={8} align="center">
          <Swatch colour="#5a1f1c" size="s" />
          <Text>Oxblood</Text>
        </Stack>,
      ],
      bad: [
        'samples without their names',
        <Stack key="bad" direction="row" gap={8}>
          <Swatch colour="#5a1f1c" size="s" />
          <Swatch colour="#2b2622" size="s" />
          <Swatch colour="#7a5c43" size="s" />
        </Stack>,
      ],
    },
  },
  'patterns/SizePicker': {
    use: 'The size of a product, with what is left of it.',
    avoid: 'For other short values use ChoiceTiles. For a product of one size state the size as text.',
    anatomy: [
      ['Sizes', 'All that exist; one without stock is struck through.'],
      ['Note', 'How many are left, from three on.'],
      ['Action', 'Opens the size guide.'],
    ],
    accessibility: ['“Out of stock” is part of the name of its size. The error is read with the group.'],
    related: ['ui/forms/ChoiceTiles', 'patterns/SizeChart', 'patterns/ColourPicker'],
    pair: {
      good: ['the number that is left, as a fact', <Sizes key="good" />],
      bad: [
        'urgency, and sizes that disappear',
        <Stack key="bad" gap={8}>
          <Sizes onlyAvailable />
          <Text tone="accent" weight="semibold">
            Hurry, selling fast!
          </Text>
        </Stack>,
      ],
    },
  },
  'patterns/SizeChart': {
    use: 'Sizes in several systems and in centimetres, in the size guide.',
    avoid: 'To choose a size use SizePicker. For one measure write a sentence.',
    anatomy: [
      ['Columns', 'The size as sold first; it stays visible while the others scroll.'],
      ['Row of the chosen size', 'Marked.'],
      ['Note', 'How to measure.'],
    ],
    accessibility: ['A table that scrolls is a tab stop with a name. Each value has its column header.'],
    related: ['patterns/SizePicker', 'patterns/MeasureTable'],
    pair: {
      good: [
        'a row for each size, and how to measure',
        <SizeChart key="good" {...sizeGuide} title="Shoes, in all systems" selectedSize="37" />,
      ],
      bad: [
        'a sentence to calculate with',
        <Text key="bad">
          Our sizes run small: subtract two from your US size, then add one for wide feet.
        </Text>,
      ],
    },
  },
  'patterns/MeasureTable': {
    use: 'The measures of a garment: a column for each size, a row for each part.',
    avoid: 'For sizes in several systems use SizeChart. For a bag use ScaleDrawing.',
    anatomy: [
      ['Sizes', 'Columns; that of the chosen size is marked.'],
      ['Parts', 'Rows, which stay visible while the table scrolls.'],
    ],
    accessibility: ['A table that scrolls is a tab stop with a name. Each value has its headers.'],
    related: ['patterns/GarmentDrawing', 'patterns/SizeChart'],
    pair: {
      good: ['measures of the garment itself', <MeasureTable key="good" garment={kurtaGarment} size="M" />],
      bad: [
        'measures of an ideal person',
        <Text key="bad">Our model is 178 cm tall and wears a size S. It runs true to size.</Text>,
      ],
    },
  },
  'patterns/GarmentDrawing': {
    use: 'A garment laid flat, drawn to scale, with the measures of one size.',
    avoid: 'For all sizes use MeasureTable. For a bag use ScaleDrawing.',
    anatomy: [
      ['Outline', 'From the measures, so it changes with the size.'],
      ['Lines', 'With their lengths; the part that decides the size is marked.'],
    ],
    accessibility: ['A picture with a text of all measures.'],
    related: ['patterns/MeasureTable', 'patterns/ScaleDrawing'],
    pair: {
      good: ['where each measure is taken', <GarmentDrawing key="good" garment={kurtaGarment} size="M" />],
      bad: ['numbers without the places', <Text key="bad">M: 96 / 104 / 60 / 110</Text>],
    },
  },
  'patterns/ScaleDrawing': {
    use: 'The size of a bag or another object, beside something that everyone knows.',
    avoid: 'For clothing use GarmentDrawing.',
    anatomy: [
      ['Object', 'Its front, with dimension lines.'],
      ['Comparison', 'A phone, or a person for a long object.'],
    ],
    accessibility: ['A picture with a text of all measures.'],
    related: ['patterns/GarmentDrawing', 'ui/typography/FactList'],
    pair: {
      good: [
        'the bag beside a phone',
        <ScaleDrawing key="good" size={{ width: 28, height: 21, depth: 12 }} />,
      ],
      bad: ['a word for the size', <Text key="bad">A medium bag, surprisingly roomy.</Text>],
    },
  },
  'patterns/DeliveryPromise': {
    use: 'When a product arrives at a pincode, what it costs, and when it can go back.',
    avoid: 'For the days of a bag in checkout use the delivery step. To ask for the pincode use PincodeForm.',
    anatomy: [
      ['Pincode', 'With the action that changes it.'],
      ['Days', 'One line for each mode, with its charge.'],
      ['Returns and seller', 'In the same list.'],
    ],
    accessibility: ['A changed promise is announced. Lines are reserved while it loads, so nothing moves.'],
    related: ['patterns/PincodeForm', 'ui/typography/IconText'],
    pair: {
      good: [
        'a day for this pincode',
        <DeliveryPromise
          key="good"
          pincode={pincodeOfOffer.pincode}
          data={pincodeOfOffer}
          returnPolicy={product.returnPolicy}
          action={<TextButton aria-label="Change the pincode of this product">Change</TextButton>}
        />,
      ],
      bad: [
        'a promise without a day',
        <Text key="bad" weight="semibold">
          Super fast delivery in 2–9 business days*
        </Text>,
      ],
    },
  },
  'patterns/WishlistButton': {
    use: 'Saves a product to the wishlist, or removes it.',
    avoid: 'To save for later from the bag use TextButton with these words.',
    anatomy: [['Heart', 'Outlined, or filled while the product is saved.']],
    accessibility: ['A toggle button: the name stays the same in both states, and names the product.'],
    related: ['patterns/ProductTile', 'ui/actions/IconButton'],
    pair: {
      good: ['one heart that is empty or full', <SavedBag key="good" />],
      bad: [
        'a heart with the number of other people',
        <Stack key="bad" direction="row" gap={4} align="center">
          <WishlistButton
            product={{ brandname: 'Halden & Roe', productname: 'Warden bag' }}
            saved={false}
            onSavedChange={() => {}}
          />
          <Text size="sm" tone="accent">
            1,204 people love this!
          </Text>
        </Stack>,
      ],
    },
  },
  'patterns/Faq': {
    use: 'Three to ten questions about a list or a product, with their answers.',
    avoid: 'For fewer than three it shows nothing: write the answer where it is needed.',
    anatomy: [
      ['Title', 'Of the section.'],
      ['Questions', 'Numbered, in the words of a shopper.'],
    ],
    accessibility: ['Each question is a native details element. Find-in-page opens the answers.'],
    related: ['ui/navigation/Disclosure', 'ui/navigation/Accordion'],
    pair: {
      good: [
        'questions that shoppers ask',
        <Faq key="good" title="Questions about bags" questions={listing.questionAndAnswerList} />,
      ],
      bad: [
        'questions that only praise the shop',
        <Faq
          key="bad"
          title="Questions about us"
          questions={['Why is LUXE so loved?', 'What makes us unique?', 'Can I trust LUXE?'].map(
            (question) => ({ ...listing.questionAndAnswerList[0], question }) as Question,
          )}
        />,
      ],
    },
  },
};

type Question = (typeof listing.questionAndAnswerList)[number];
