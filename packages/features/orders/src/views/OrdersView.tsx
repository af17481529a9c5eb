import { ordersPath } from '@luxe/contract/paths';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Pagination } from '@luxe/ui/pagination';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { OrderRow } from '../data/toOrderModel.ts';
import { Row } from './Orders.styles.ts';

export type OrdersViewProps = {
  orders: readonly OrderRow[];
  /** Current page, from 1. */
  page: number;
  pages: number;
};

/** The list of orders, newest first, each with its next event [ORD-01]. */
export function OrdersView({ orders, page, pages }: OrdersViewProps) {
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.title}</Heading>
      <Rows aria-label={copy.list}>
        {orders.map((order) => (
          <Row key={order.orderId} as="li">
            <LineThumb url={order.imageURLs[0] ?? ''} />
            <Stack gap={4}>
              <Heading level={2} size="title-s">
                <Link href={order.href} tone="bare">
                  {order.next}
                </Link>
              </Heading>
              <Text>{order.names}</Text>
              <Text size="sm" tone="secondary" tabular>
                {copy.number(order.ref)}
              </Text>
              <Text size="sm" tone="secondary" tabular>
                {order.facts}
              </Text>
            </Stack>
          </Row>
        ))}
      </Rows>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(to) => (to === 1 ? ordersPath : `${ordersPath}?page=${to}`)}
        />
      )}
    </Page>
  );
}
