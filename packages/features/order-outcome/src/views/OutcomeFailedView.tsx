import { bagPath } from '@luxe/contract/paths';
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

export type OutcomeFailedViewProps = {
  order: OutcomeModel;
  /** Customer service number, formatted [HLP-03]. */
  serviceNumber: string;
};

/**
 * Shows why the order failed, what happened to the money and the bag, and what the shopper can do next
 * [CHK-26].
 */
export function OutcomeFailedView({ order, serviceNumber }: OutcomeFailedViewProps) {
  return (
    <OutcomeFrame imageURL={order.imageURL}>
      <Stack gap={12}>
        <Heading level={1}>{order.refund ? copy.notPlacedTitle : copy.notPaidTitle}</Heading>
        {order.errorMessage && (
          <Text size="lg" tone="secondary">
            {order.errorMessage}
          </Text>
        )}
        <Text size="lg" tone="secondary">
          {`${moneyOf(order)} ${copy.bagUnchanged}`}
        </Text>
      </Stack>
      <FactList divided facts={outcomeFacts(order, copy.startedOn)} />
      <Stack direction="row" gap={12} wrap>
        {order.retryHref && <LinkButton href={order.retryHref}>{copy.retry}</LinkButton>}
        <LinkButton href={bagPath} emphasis={order.retryHref ? 'secondary' : 'primary'}>
          {copy.bag}
        </LinkButton>
      </Stack>
      <Stack gap={8}>
        <Text size="sm" tone="secondary">
          {copy.helpLead}{' '}
          <Link tone="inline" href={`tel:${serviceNumber.replace(/[^\d+]/g, '')}`}>
            {copy.call(serviceNumber)}
          </Link>
          {' · '}
          <Link tone="inline" href="/my-account/cliq-care">
            {copy.help}
          </Link>
        </Text>
        {order.errorCode && (
          <Text size="xs" tone="tertiary">
            {copy.code(order.errorCode)}
          </Text>
        )}
      </Stack>
    </OutcomeFrame>
  );
}

function moneyOf({ refund, paidWith }: OutcomeModel): string {
  if (!refund) return copy.noMoney;
  const { amount, isDone, isRejected, way } = refund;
  if (isRejected) return copy.refundRejected(amount);
  if (way === 'bank') return copy.refundToBank(amount, isDone);
  if (way === 'cliq-cash') return copy.refundToCliqCash(amount);
  return (isDone ? copy.refundDone : copy.refundDue)(amount, paidWith);
}
