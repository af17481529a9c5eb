import { orderPath } from '@luxe/contract/paths';
import { BackLink } from '@luxe/patterns/back-link';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { formatPrice } from '@luxe/patterns/price-block';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import { consequences, cancelRows, unitCount, type CancelSummary } from '../data/toCancelModel.ts';
import { Row } from './Summary.styles.ts';

export type SummaryViewProps = {
  summary: CancelSummary;
  /** Day in India, YYYY-MM-DD. */
  today: string;
  orderCode: string;
  changeHref: string;
  /** Why the last try failed; empty for no failure. */
  failure: string;
  onCancel: () => Promise<void>;
};

/** What a cancellation ends, gives back and changes, with the button that confirms it [ORD-04]. */
export function SummaryView({ summary, today, orderCode, changeHref, failure, onCancel }: SummaryViewProps) {
  const [isBusy, setIsBusy] = useState(false);
  const rows = cancelRows(summary, today);
  const hasRefund = summary.refundAmount.doubleValue > 0;
  const confirm = async () => {
    setIsBusy(true);
    await onCancel();
    setIsBusy(false);
  };
  return (
    <Page gap={36}>
      <Stack as="header" gap={10} align="start">
        <BackLink href={changeHref}>{copy.change}</BackLink>
        <Heading level={1}>{copy.summaryTitle}</Heading>
      </Stack>
      <WithSummary
        summaryLabel={copy.refund}
        summary={
          <>
            <Heading level={2} size="title-s">
              {copy.refund}
            </Heading>
            {rows.length > 0 && (
              <SummaryTable
                aria-label={copy.refund}
                rows={rows}
                {...(hasRefund && { total: { label: copy.refundTotal, value: summary.refundAmount } })}
              />
            )}
            {!hasRefund && <Text tone="secondary">{copy.noRefund}</Text>}
            {failure && <Notice tone="error" live title={failure} />}
            <Button onClick={() => void confirm()} busy={isBusy} busyLabel={copy.busy} block>
              {summary.isComplete ? copy.confirmAll : copy.confirm(unitCount(summary))}
            </Button>
            <Link href={orderPath(orderCode)}>{copy.keep}</Link>
          </>
        }
      >
        <Stack gap={36}>
          <Rows>
            {summary.products.map((product) => (
              <Row key={product.transactionId}>
                <LineThumb url={product.imageURL} />
                <Stack gap={4}>
                  <Text weight="medium" translate="no">
                    {product.productBrand}
                  </Text>
                  <Text>{product.productName}</Text>
                  <Text size="sm" tone="secondary" tabular>
                    {product.isGiveAway === 'Y'
                      ? copy.gift
                      : copy.facts(product.quantity, formatPrice(product.price))}
                  </Text>
                </Stack>
              </Row>
            ))}
          </Rows>
          <Stack as="section" gap={12}>
            <Heading level={2} size="title-s">
              {copy.policyTitle}
            </Heading>
            <Stack as="ul" gap={8}>
              {consequences(summary).map((sentence) => (
                <li key={sentence}>
                  <Text tone="secondary">{sentence}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </WithSummary>
    </Page>
  );
}
