import type { DeskOrder } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Moment } from '../labels/Moment.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

type Entry = DeskOrder['ledger'][number];

/** The ledger entries of the order. */
export const LedgerSection = ({ ledger }: { ledger: readonly Entry[] }) => (
  <Section title="Ledger">
    <DataTable
      caption="Ledger entries"
      rows={ledger}
      rowKey={(entry) => ledger.indexOf(entry)}
      columns={columns}
    />
  </Section>
);

const columns: readonly Column<Entry>[] = [
  { id: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} /> },
  { id: 'account', header: 'Account', isRowHeader: true, cell: ({ account }) => account },
  { id: 'paise', header: 'Amount', align: 'end', cell: ({ paise }) => formatPaise(paise) },
];
