import { AddressCard } from '@luxe/patterns/address-card';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { copy } from '../data/copy.ts';
import type { OrderItemModel } from '../data/toOrderItemModel.ts';
import { Arrival, Carrier, DeliveryCodes, OrderActions, OrderHeader, Part } from './OrderParts.tsx';

/** The page of one item of an order: its units, parcels and amount [ORD-01]. */
export function OrderItemView({ model }: { model: OrderItemModel }) {
  return (
    <Page gap={36}>
      <OrderHeader backHref={model.orderHref} backLabel={copy.number(model.ref)} title={model.title} />
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
            <OrderActions {...model} />
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
