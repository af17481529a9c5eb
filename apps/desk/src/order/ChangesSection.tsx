import type { DeskOrder } from '@luxe/contract/desk';
import { Moment } from '../labels/Moment.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

type Change = DeskOrder['changes'][number];

/** What the shopper has changed about the delivery. */
export const ChangesSection = ({ changes }: { changes: readonly Change[] }) => (
  <Section title="Changes by the shopper">
    <DataTable
      caption="Changes by the shopper"
      rows={changes}
      rowKey={(change) => changes.indexOf(change)}
      columns={columns}
    />
  </Section>
);

const columns: readonly Column<Change>[] = [
  { id: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'what',
    header: 'Change',
    isRowHeader: true,
    cell: ({ what }) => (what === 'address' ? 'Address' : 'Delivery day'),
  },
  { id: 'note', header: 'From and to', cell: ({ note }) => note },
];
