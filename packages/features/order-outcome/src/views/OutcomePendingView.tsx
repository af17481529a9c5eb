import { ordersPath } from '@luxe/contract/paths';
import { Button } from '@luxe/ui/button';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { ProgressBar } from '@luxe/ui/progress-bar';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { OutcomeModel } from '../data/toOutcomeModel.ts';
import type { CancelFailure } from '../data/useOutcome.ts';
import { copy } from '../data/copy.ts';
import { outcomeFacts } from './outcomeFacts.ts';
import { OutcomeFrame } from './OutcomeFrame.tsx';

export type OutcomePendingViewProps = {
  order: OutcomeModel;
  /** The browser is offline. */
  isOffline?: boolean;
  /** The last check of the payment failed. */
  isCheckFailing?: boolean;
  isCancelling?: boolean;
  cancelFailure?: CancelFailure | undefined;
  onCancel: () => void;
};

/** A pending payment. It may still be charged, so the page offers no other payment [CHK-12]. */
export function OutcomePendingView({
  order,
  isOffline = false,
  isCheckFailing = false,
  isCancelling = false,
  cancelFailure,
  onCancel,
}: OutcomePendingViewProps) {
  return (
    <OutcomeFrame imageURL={order.imageURL}>
      <Stack gap={12}>
        <Heading level={1}>{order.isUpi ? copy.waitingUpiTitle : copy.waitingTitle}</Heading>
        <Text size="lg" tone="secondary">
          {order.isUpi ? copy.waitingUpi(order.amount) : copy.waiting}
        </Text>
        <Text size="lg" tone="secondary">
          {copy.notTwice}
        </Text>
      </Stack>
      {!isOffline && <ProgressBar label={copy.progress} hideLabel />}
      <ConnectionNotice isOffline={isOffline} isLate={isCheckFailing} />
      <FactList divided facts={outcomeFacts(order, copy.startedOn)} />
      {cancelFailure && (
        <Notice live tone="warning" title={copy[`${cancelFailure}Title`]}>
          {copy[cancelFailure]}
        </Notice>
      )}
      <Stack direction="row" gap={24} wrap align="center">
        <Button emphasis="secondary" busy={isCancelling} busyLabel={copy.cancelling} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Link href={ordersPath}>{copy.orders}</Link>
      </Stack>
    </OutcomeFrame>
  );
}

/** Explains why the page does not update. */
function ConnectionNotice({ isOffline, isLate }: { isOffline: boolean; isLate: boolean }) {
  if (isOffline)
    return (
      <Notice live tone="warning" title={copy.offlineTitle}>
        {copy.offline}
      </Notice>
    );
  return isLate ? (
    <Notice live title={copy.lateTitle}>
      {copy.checkFailed}
    </Notice>
  ) : null;
}
