import { formatPaise } from '@luxe/format';
import { AddressCard } from '@luxe/patterns/address-card';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { OrderLine } from '@luxe/patterns/order-line';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { Trail } from '@luxe/ui/trail';
import { copy } from '../copy.ts';
import type { OrderLineModel, OrderModel } from '../data/toOrderModel.ts';
import { Aside, Block, Columns, Head, LineBlock, Lines, Page } from './Orders.styles.ts';

export type OrderDetailsViewProps = { model: OrderModel };

/** One order: each piece with its way, where it goes, what it costs [ORD-03]. */
export function OrderDetailsView({ model }: OrderDetailsViewProps) {
  const { order } = model;
  return (
    <Container>
      <Page>
        <Head>
          <Link href="/my-account/orders" tone="quiet">
            {copy.back}
          </Link>
          <Heading level={1} size="title-l">
            {copy.number(model.ref)}
          </Heading>
          <Text tone="secondary" tabular>
            {model.facts}
          </Text>
        </Head>
        {model.paymentNote && <Notice tone="warning" title={model.paymentNote} />}
        <Columns>
          <Lines>
            {model.lines.map((line) => (
              <LineWithTrail key={line.line.transactionId} {...line} />
            ))}
          </Lines>
          <Aside>
            <Block>
              <Heading level={2} size="label">
                {copy.deliverTo}
              </Heading>
              <AddressCard address={order.deliveryAddress} />
            </Block>
            <Block>
              <Heading level={2} size="label">
                {copy.amounts}
              </Heading>
              <BagSummary amounts={order.cartAmount} count={order.count} totalLabel={copy.total} />
            </Block>
          </Aside>
        </Columns>
      </Page>
    </Container>
  );
}

function LineWithTrail({ line, price, parcel, trail }: OrderLineModel) {
  return (
    <LineBlock>
      <OrderLine line={line} price={formatPaise(price)}>
        <Text size="sm" tone="secondary">
          {parcel}
        </Text>
        <Text size="sm" tone="secondary">
          {line.returnPolicy}
        </Text>
      </OrderLine>
      <Block>
        <Heading level={2}>{line.statusDisplay}</Heading>
        <Trail label={copy.trail(line.productName)} steps={trail} />
      </Block>
    </LineBlock>
  );
}
