import { linePicture } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Pagination } from '@luxe/ui/pagination';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';
import type { OrderRow } from '../data/toOrderModel.ts';
import { List, Page, Row, Words } from './Orders.styles.ts';

export type OrdersViewProps = {
  orders: readonly OrderRow[];
  /** From 1. */
  page: number;
  pages: number;
};

/** Orders, newest first: each says what happens next [ORD-01]. */
export function OrdersView({ orders, page, pages }: OrdersViewProps) {
  return (
    <Container>
      <Page>
        <Heading level={1}>{copy.title}</Heading>
        <List role="list" aria-label={copy.list}>
          {orders.map((order) => (
            <Row key={order.orderId}>
              <Image {...linePicture(order.imageURLs[0] ?? '', '')} ratio="4/5" fit="contain" tone="media" />
              <Words>
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
              </Words>
            </Row>
          ))}
        </List>
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => (to === 1 ? '/my-account/orders' : `/my-account/orders?page=${to}`)}
          />
        )}
      </Page>
    </Container>
  );
}
