import { orderPath, ordersPath } from '@luxe/contract/paths';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useEffect, useRef } from 'react';
import { copy } from '../data/copy.ts';
import { refundText, unitCount, type CancelSummary } from '../data/toCancelModel.ts';

export type DoneViewProps = { summary: CancelSummary; orderCode: string };

/** The cancellation is done. The heading gets the focus, because the pressed button is gone. */
export function DoneView({ summary, orderCode }: DoneViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(heading.current), []);
  return (
    <Page gap={20}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {copy.doneTitle}
      </Heading>
      <Stack gap={8}>
        <Text>{summary.isComplete ? copy.doneAll : copy.done(unitCount(summary))}</Text>
        {refundText(summary) && <Text>{refundText(summary)}</Text>}
      </Stack>
      <Stack gap={12} align="start">
        <Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>
        <Link href={ordersPath}>{copy.seeOrders}</Link>
      </Stack>
    </Page>
  );
}
