import { ordersPath } from '@luxe/contract/paths';
import { AddressCard } from '@luxe/patterns/address-card';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { Fragment, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { OrderModel } from '../data/toOrderModel.ts';
import { Arrival, Carrier, DeliveryCodes, Invoices, OrderActions, OrderHeader, Part } from './OrderParts.tsx';

export type OrderDetailsViewProps = {
  model: OrderModel;
  /** True while the items are added to the bag. */
  isAdding?: boolean;
  onBuyAgain: () => void;
  /** Messages about orders to this device. */
  deviceMessages?: ReactNode;
};

/**
 * The page of an order [ORD-03]. Shows the lines in groups that arrive together, with the steps of their
 * delivery (the trail). Also shows the address, the gift options and the amounts.
 */
export function OrderDetailsView({
  model,
  isAdding = false,
  onBuyAgain,
  deviceMessages,
}: OrderDetailsViewProps) {
  const { order } = model;
  return (
    <Page gap={36}>
      <OrderHeader
        backHref={ordersPath}
        backLabel={copy.back}
        title={copy.number(model.ref)}
        text={model.facts}
      />
      {model.paymentNote && <Notice tone="warning" title={model.paymentNote} />}
      <WithSummary
        sticky={false}
        gap={32}
        summary={
          <>
            <Part title={copy.deliverTo}>
              <AddressCard address={order.deliveryAddress} />
              {model.deliveryHref && <Link href={model.deliveryHref}>{copy.changeDelivery}</Link>}
            </Part>
            {model.gift && (
              <Part title={copy.gift}>
                <Text size="sm" tone="secondary">
                  {model.gift.summary}
                </Text>
                {model.gift.message && (
                  <Text as="blockquote" voice="editor" dir="auto" translate="no">
                    {model.gift.message.split('\n').map((line, at) => (
                      <Fragment key={at}>
                        {at > 0 && <br />}
                        {line}
                      </Fragment>
                    ))}
                  </Text>
                )}
              </Part>
            )}
            {model.carriers.map((carrier) => (
              <Carrier key={carrier.title} {...carrier} />
            ))}
            {model.codes.length > 0 && <DeliveryCodes codes={model.codes} />}
            <Invoices invoices={model.invoices} note={model.invoiceNote} />
            {model.refunds.length > 0 && (
              <Part title={copy.refunds}>
                <SummaryTable aria-label={copy.refunds} rows={model.refunds} />
                {model.redirects.map(({ href, label }) => (
                  <Link key={href} href={href}>
                    {label}
                  </Link>
                ))}
              </Part>
            )}
            <Part title={copy.amounts}>
              <BagSummary amounts={order.cartAmount} count={order.count} totalLabel={copy.total} />
              {model.cashDue && (
                <Text weight="medium" tabular>
                  {model.cashDue}
                </Text>
              )}
            </Part>
            {deviceMessages}
            <OrderActions {...model} deliveryHref={undefined}>
              {model.canBuyAgain && (
                <TextButton tone="underlined" onClick={onBuyAgain} aria-busy={isAdding || undefined}>
                  {isAdding ? copy.addingAgain : copy.buyAgain}
                </TextButton>
              )}
            </OrderActions>
          </>
        }
      >
        <Rows as="div">
          {model.arrivals.map((arrival) => (
            <Arrival key={arrival.title} {...arrival} />
          ))}
        </Rows>
      </WithSummary>
    </Page>
  );
}
