import type { DeskReturn } from '@luxe/contract/desk';
import { formatDate, formatPaise } from '@luxe/format';
import { FactList, type Fact } from '@luxe/ui/fact-list';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useRef } from 'react';
import { Day, Moment } from '../labels/Moment.tsx';
import { stateLabels } from '../labels/states.ts';
import {
  refundToLabels,
  replacementLabels,
  returnKindLabels,
  returnMethodLabels,
  returnReasonLabels,
} from '../labels/words.ts';
import { Files } from '../screen/Files.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { ReturnMoves, type ReturnMove } from './ReturnMoves.tsx';
import type { ChangeOrder } from './useOrder.ts';

export interface ReturnSectionProps {
  readonly request: DeskReturn;
  readonly change: ChangeOrder;
}

/** One return: how it comes back, its items with reasons and photos, and the possible moves. */
export function ReturnSection({ request, change }: ReturnSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const title = `Return ${request.code}`;
  const move = (body: ReturnMove) => {
    const params = { returnId: String(request.id) };
    return change('moveReturn', { params, body }, () => {
      toast.show({ message: `${title}: ${stateLabels[body.to]}` });
      moveFocus(heading.current);
    });
  };
  return (
    <Section title={title} headingRef={heading}>
      <FactList facts={factsOf(request)} />
      <DataTable
        caption={`Items of return ${request.code}`}
        rows={request.units}
        rowKey={({ unitId }) => unitId}
        columns={request.kind === 'replacement' ? [...unitColumns, replacementColumn] : unitColumns}
      />
      {request.photos.length > 0 && <Files label="Photos of the shopper" files={request.photos} />}
      <ReturnMoves request={request} onMove={move} />
    </Section>
  );
}

function factsOf(request: DeskReturn): Fact[] {
  const { pickup, store, courier } = request;
  const facts: (Fact | undefined | false)[] = [
    { term: 'State', value: stateLabels[request.state] },
    {
      term: 'Wanted',
      value:
        request.kind === 'refund'
          ? `${returnKindLabels.refund} to: ${refundToLabels[request.refundTo]}${lastFour(request)}`
          : returnKindLabels.replacement,
    },
    { term: 'Way back', value: returnMethodLabels[request.method] },
    { term: 'Requested', value: <Moment at={request.createdAt} /> },
    { term: 'Hand over by', value: <Day day={request.handOverBy} /> },
    request.withdrawnAt !== null && { term: 'Withdrawn', value: <Moment at={request.withdrawnAt} /> },
    pickup !== null && {
      term: 'Pickup',
      value: `${formatDate(pickup.day)}, ${pickup.slot}, ${pickup.city} ${pickup.postalCode}`,
    },
    store !== null && { term: 'Store', value: `${store.name}, ${store.city}, code ${store.dropCode}` },
    courier !== null && {
      term: 'Courier',
      value: `${courier.name} ${courier.trackingNumber}, pays back ${formatPaise(courier.paise)}`,
    },
    request.rejection !== '' && { term: 'Rejected', value: <Preserved>{request.rejection}</Preserved> },
    request.dispute !== null && { term: 'Disputed', value: <Preserved>{request.dispute}</Preserved> },
  ];
  return facts.filter((fact) => fact !== undefined && fact !== false);
}

const lastFour = ({ bankLastFour }: DeskReturn) =>
  bankLastFour === null ? '' : ` ending in ${bankLastFour}`;

type ReturnedUnit = DeskReturn['units'][number];

const unitColumns: readonly Column<ReturnedUnit>[] = [
  { id: 'product', header: 'Item', isRowHeader: true, cell: ({ productName }) => productName },
  { id: 'state', header: 'State', cell: ({ state }) => stateLabels[state] },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => returnReasonLabels[reason] },
  {
    id: 'comment',
    header: 'Comment of the shopper',
    cell: ({ comment }) => (comment === '' ? '' : <Preserved>{comment}</Preserved>),
  },
];

const replacementColumn: Column<ReturnedUnit> = {
  id: 'replacement',
  header: 'Replacement',
  cell: ({ replacement }) =>
    replacement === null ? '' : `${replacement.ussid}, ${replacementLabels[replacement.status]}`,
};
