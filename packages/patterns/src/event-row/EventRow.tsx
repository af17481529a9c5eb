import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { LineThumb } from '../line-thumb/LineThumb.tsx';
import { Root } from './EventRow.styles.ts';

export type EventRowProps = {
  /** Page of the order or return. The complete row opens it. */
  href: string;
  /** The next event, which is the title of the row. */
  next: string;
  /** Names of the products. */
  names: string;
  /** Number of the order or return. */
  number: string;
  /** Date, number of items and amount. */
  facts: string;
  imageURL: string;
};

/** A row of a list of orders or returns: what happens next, and what it is about. */
export function EventRow({ href, next, names, number, facts, imageURL }: EventRowProps) {
  return (
    <Root as="li">
      <LineThumb url={imageURL} />
      <Stack gap={4}>
        <Heading level={2} size="title-s">
          <Link href={href} tone="bare">
            {next}
          </Link>
        </Heading>
        <Text>{names}</Text>
        <Text size="sm" tone="secondary" tabular>
          {number}
        </Text>
        <Text size="sm" tone="secondary" tabular>
          {facts}
        </Text>
      </Stack>
    </Root>
  );
}
