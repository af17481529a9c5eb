import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkButton } from '@luxe/ui/link-button';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { LineThumb } from '../line-thumb/LineThumb.tsx';
import { Area, Body, Head, MoreTile, Root, Strip } from './EventRow.styles.ts';

export type EventRowProps = {
  /** Page of the order or return. A press anywhere on pictures and texts opens it. */
  href: string;
  /** The next event, which is the title of the row. */
  next: string;
  /** Names of the products. */
  names: string;
  /** Number of the order or return. */
  number: string;
  /** Date, number of items and amount. */
  facts: string;
  /** Pictures of all lines. The row shows the first ones. */
  imageURLs: readonly string[];
  /** What the shopper most likely does next; undefined for nothing. */
  action?: { href: string; label: string } | undefined;
};

/** Places for pictures. The last one shows how many more there are. */
const places = 4;

/** A row of a list of orders or returns: what happens next, what it is about, and what can be done. */
export function EventRow({ href, next, names, number, facts, imageURLs, action }: EventRowProps) {
  const shown = imageURLs.slice(0, imageURLs.length > places ? places - 1 : places);
  const more = imageURLs.length - shown.length;
  return (
    <Root>
      <Head>
        <Text size="sm" tone="secondary" tabular>
          {number}
        </Text>
        <Text size="sm" tone="secondary" tabular>
          {facts}
        </Text>
      </Head>
      <Body>
        <Area>
          <Strip>
            {shown.map((url, at) => (
              <LineThumb key={at} url={url} />
            ))}
            {more > 0 && (
              <MoreTile aria-hidden>
                <Text size="sm" tone="secondary" tabular>{`+${more}`}</Text>
              </MoreTile>
            )}
          </Strip>
          <Stack gap={4}>
            <Heading level={2} size="label">
              <Link href={href} tone="bare">
                {next}
              </Link>
            </Heading>
            <Text size="sm" tone="secondary">
              {names}
            </Text>
          </Stack>
        </Area>
        {action && (
          <LinkButton
            size="s"
            emphasis="secondary"
            href={action.href}
            // The visible label comes first, so that the name can be spoken (WCAG 2.5.3).
            aria-label={`${action.label}: ${number}`}
          >
            {action.label}
          </LinkButton>
        )}
      </Body>
    </Root>
  );
}
