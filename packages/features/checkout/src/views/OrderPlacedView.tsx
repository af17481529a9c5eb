import { pictureProps, widthsFor } from '@luxe/patterns/picture';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { LinkButton } from '@luxe/ui/link-button';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { PlacedModel } from '../data/toPlacedModel.ts';
import { Actions, Facts, Greeting, Piece, Split, Words } from './OrderPlaced.styles.ts';

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
    [copy.order, placed.orderRefNo],
    [copy.placedOn, placed.placed],
    [copy.paying, copy.payingBy(placed.mode, placed.payable)],
    [copy.arriving, days.join(' and ')],
    [copy.to, placed.address],
  ] as const;

  return (
    <Split>
      <Words>
        <Greeting>
          <Text voice="editor" size="lg" tone="secondary">
            {copy.placedThanks(firstName)}
          </Text>
          <Heading level={1}>{copy.placedTitle}</Heading>
          <Text size="lg" tone="secondary">
            {copy.placedNext(last)}
          </Text>
        </Greeting>
        <Facts>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Actions>
          <LinkButton href={placed.href}>{copy.seeOrder}</LinkButton>
          <LinkButton href="/" emphasis="secondary">
            {copy.keepLooking}
          </LinkButton>
        </Actions>
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
