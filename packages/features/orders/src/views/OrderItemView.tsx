import { AddressCard } from '@luxe/patterns/address-card';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { copy } from '../data/copy.ts';
import type { OrderItemModel } from '../data/toOrderItemModel.ts';
import { Arrival, Carrier, DeliveryCodes, Part } from './OrderParts.tsx';

/** The page of one item of an order: its units, parcels and amount [ORD-01]. */
export function OrderItemView({ model }: { model: OrderItemModel }) {
  return (
    <Page gap={36}>
      <Stack as="header" gap={10}>
        <div>
          <Link href={model.orderHref} tone="quiet">
            {copy.number(model.ref)}
          </Link>
        </div>
        <Heading level={1} size="title-l">
          {model.title}
        </Heading>
      </Stack>
      <WithSummary
        sticky={false}
        gap={32}
        summary={
          <>
            <Part title={copy.deliverTo}>
              <AddressCard address={model.address} />
            </Part>
            {model.carriers.map((carrier) => (
              <Carrier key={carrier.title} {...carrier} />
            ))}
            {model.codes.length > 0 && <DeliveryCodes codes={model.codes} />}
            <Part title={copy.itemAmounts}>
              <SummaryTable aria-label={copy.itemAmounts} rows={model.amounts} />
            </Part>
            <Stack gap={16} align="start">
              {model.trackHref && <Link href={model.trackHref}>{copy.track}</Link>}
              {model.cancelHref && <Link href={model.cancelHref}>{copy.cancel}</Link>}
              <Link href={model.helpHref}>{copy.help}</Link>
            </Stack>
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
