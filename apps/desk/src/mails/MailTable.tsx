import type { DeskListedMail } from '@luxe/contract/desk';
import { Link } from '@luxe/ui/link';
import { Moment } from '../labels/Moment.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { mailStatusText } from './mailStatusText.ts';

export interface MailTableProps {
  readonly mails: readonly DeskListedMail[];
  /** False where every message goes to the same customer. */
  readonly hasRecipient: boolean;
}

/** Messages to customers. */
export const MailTable = ({ mails, hasRecipient }: MailTableProps) => (
  <DataTable
    caption="Messages"
    rows={mails}
    rowKey={({ id }) => id}
    columns={hasRecipient ? columns : columns.filter(({ id }) => id !== 'recipient')}
  />
);

const columns: readonly Column<DeskListedMail>[] = [
  {
    id: 'subject',
    header: 'Message',
    isRowHeader: true,
    cell: ({ id, subject }) => (
      <Link tone="inline" href={`/desk/mails/${id}`}>
        {subject}
      </Link>
    ),
  },
  {
    id: 'createdAt',
    header: 'Written',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'recipient',
    header: 'To',
    sortBy: ({ recipient }) => recipient,
    cell: ({ recipient }) => recipient,
  },
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: (mail) => mailStatusText(mail),
  },
];
