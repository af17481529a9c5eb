import { pictureProps, widthsFor } from '@luxe/patterns/picture';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { LinkButton } from '@luxe/ui/link-button';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { PlacedModel } from '../data/toPlacedModel.ts';
import { Piece, Split, Words } from './OrderPlaced.styles.ts';

export type OrderPlacedViewProps = {
  placed: PlacedModel;
  /** Empty when not known. */
  firstName: string;
};

/** What was ordered, what happens next and when, and where to look [CHK-26]. */
export function OrderPlacedView({ placed, firstName }: OrderPlacedViewProps) {
  const { days, imageURL } = placed;
  const last = days.at(-1) ?? '';
  const facts = [
    { term: copy.order, value: placed.orderRefNo },
    { term: copy.placedOn, value: placed.placed },
    { term: copy.paying, value: copy.payingBy(placed.mode, placed.payable) },
    { term: copy.arriving, value: days.join(' and ') },
    { term: copy.to, value: placed.address },
  ];

  return (
    <Split>
      <Words>
        <Stack gap={12}>
          <Text voice="editor" size="lg" tone="secondary">
            {copy.placedThanks(firstName)}
          </Text>
          <Heading level={1}>{copy.placedTitle}</Heading>
          <Text size="lg" tone="secondary">
            {copy.placedNext(last)}
          </Text>
        </Stack>
        <FactList ruled facts={facts} />
        <Stack direction="row" gap={12} wrap>
          <LinkButton href={placed.href}>{copy.seeOrder}</LinkButton>
          <LinkButton href="/" emphasis="secondary">
            {copy.keepLooking}
          </LinkButton>
        </Stack>
      </Words>
      {imageURL && (
        <Piece>
          <Image
            {...pictureProps({ url: imageURL, alt: '', width: 800, height: 1000 }, widthsFor.gallery, '50vw')}
            ratio="fill"
            fit="contain"
            tone="media"
            priority
          />
        </Piece>
      )}
    </Split>
  );
}
