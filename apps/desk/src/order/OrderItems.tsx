import type { DeskOrder } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Day } from '../labels/Moment.tsx';
import { deliveryModeText } from '../labels/words.ts';
import { Lines } from '../screen/Lines.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

type Line = DeskOrder['lines'][number];

/** The lines of the order as they were ordered. */
export const OrderItems = ({ lines }: { lines: readonly Line[] }) => (
  <Section title="Items">
    <DataTable caption="Items" rows={lines} rowKey={({ id }) => id} columns={columns} />
  </Section>
);

const columns: readonly Column<Line>[] = [
  {
    id: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ productName, brandName, color, size }) => (
      <Lines of={[productName, [brandName, color, size].filter(Boolean).join(', ')]} />
    ),
  },
  { id: 'seller', header: 'Seller', cell: ({ sellerName }) => sellerName },
  {
    id: 'offer',
    header: 'Offer and parcel number',
    cell: ({ ussid, transactionId }) => <Lines of={[ussid, transactionId]} />,
  },
  {
    id: 'delivery',
    header: 'Delivery',
    cell: ({ deliveryMode, deliveryDay, isGiveAway, replacesLineId }) => (
      <>
        <Lines
          of={[
            deliveryModeText(deliveryMode),
            isGiveAway ? 'Free gift' : '',
            replacesLineId === null ? '' : 'Replaces a returned item',
          ]}
        />
        <Day day={deliveryDay} />
      </>
    ),
  },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
  { id: 'unit', header: 'Unit price', align: 'end', cell: ({ unitPaise }) => formatPaise(unitPaise) },
  { id: 'payable', header: 'Payable', align: 'end', cell: ({ payablePaise }) => formatPaise(payablePaise) },
];
