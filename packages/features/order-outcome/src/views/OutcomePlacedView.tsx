import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkButton } from '@luxe/ui/link-button';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { OutcomeModel } from '../data/toOutcomeModel.ts';
import { copy } from '../data/copy.ts';
import { outcomeFacts } from './outcomeFacts.ts';
import { OutcomeFrame } from './OutcomeFrame.tsx';

export type OutcomePlacedViewProps = {
  order: OutcomeModel;
  /** Empty when not known. */
  firstName: string;
};

/** Facts of a placed order, the next steps and links [CHK-26]. */
export function OutcomePlacedView({ order, firstName }: OutcomePlacedViewProps) {
  const facts = [
    ...outcomeFacts(order, copy.placedOn),
    ...(order.days.length > 0 ? [{ term: copy.arriving, value: order.days.join(' and ') }] : []),
    { term: copy.to, value: order.address },
    ...(order.gift ? [{ term: copy.gift, value: order.gift }] : []),
  ];
  return (
    <OutcomeFrame imageURL={order.imageURL}>
      <Stack gap={12}>
        <Text voice="editor" size="lg" tone="secondary">
          {copy.thanks(firstName)}
        </Text>
        <Heading level={1}>{copy.placedTitle}</Heading>
        <Text size="lg" tone="secondary">
          {[order.email && copy.emailed(order.email), copy.placedNext(order.days.at(-1) ?? '')]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Stack>
      <FactList divided facts={facts} />
      <Stack direction="row" gap={12} wrap>
        <LinkButton href={order.href}>{copy.track}</LinkButton>
        <LinkButton href="/" emphasis="secondary">
          {copy.keepShopping}
        </LinkButton>
      </Stack>
      <Text size="sm" tone="secondary">
        {copy.changeLead}{' '}
        <Link tone="inline" href="/my-account/cliq-care">
          {copy.changeHelp}
        </Link>
        .
      </Text>
      {order.points > 0 && (
        <Text size="sm" tone="secondary">
          {copy.earnedLead}{' '}
          <Text as="span" size="sm" tone="primary">
            {copy.earned(order.points)}
          </Text>
          . {copy.earnedWhen}
        </Text>
      )}
    </OutcomeFrame>
  );
}
