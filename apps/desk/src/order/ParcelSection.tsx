import type { DeskParcel } from '@luxe/contract/desk';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useRef } from 'react';
import { Day, Moment } from '../labels/Moment.tsx';
import { stateLabels } from '../labels/states.ts';
import { actorLabels, deliveryModeText } from '../labels/words.ts';
import { Inline } from '../screen/Inline.tsx';
import { Lines } from '../screen/Lines.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { ParcelMoves, type ParcelMove } from './ParcelMoves.tsx';
import { Facts } from './ParcelSection.styles.ts';
import type { ChangeOrder } from './useOrder.ts';

export interface ParcelSectionProps {
  readonly orderId: string;
  readonly parcel: DeskParcel;
  readonly change: ChangeOrder;
}

/** One parcel: its units with their history, the reports of the carrier, and the possible moves. */
export function ParcelSection({ orderId, parcel, change }: ParcelSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const title = `Parcel ${parcel.number}`;
  const move = ({ to, ...fields }: ParcelMove) => {
    const params = { orderId, parcelId: String(parcel.id) };
    return change('moveParcel', { params, body: { to, ...fields } }, () => {
      toast.show({ message: `${title}: ${stateLabels[to]}` });
      moveFocus(heading.current);
    });
  };
  return (
    <Section title={title} headingRef={heading}>
      <ParcelFacts parcel={parcel} />
      <DataTable
        caption={`Units of parcel ${parcel.number}`}
        rows={parcel.units}
        rowKey={({ id }) => id}
        columns={unitColumns}
      />
      {parcel.events.length > 0 && (
        <DataTable
          hideCaption={false}
          caption="Reports of the carrier"
          rows={parcel.events}
          rowKey={(event) => parcel.events.indexOf(event)}
          columns={eventColumns}
        />
      )}
      <ParcelMoves title={title} moves={parcel.moves} onMove={move} />
    </Section>
  );
}

const ParcelFacts = ({ parcel }: { parcel: DeskParcel }) => (
  <Facts>
    <Inline>
      <span>{parcel.sellerName}</span>
      <span>{deliveryModeText(parcel.deliveryMode)}</span>
      <span>
        {'By '}
        <Day day={parcel.deliveryDay} />
      </span>
      {parcel.booking && (
        <span>{`${parcel.booking.courierName} ${parcel.booking.trackingNumber} (${parcel.booking.carrier})`}</span>
      )}
      {parcel.sealNumber !== null && <span>{`Tamper seal ${parcel.sealNumber}`}</span>}
      {parcel.hasDeliveryCode && <span>Handed over with a code</span>}
    </Inline>
    {parcel.holdUntil !== null && (
      <p>
        {'The shopper wants it later: not handed over before '}
        <Moment at={parcel.holdUntil} />
      </p>
    )}
  </Facts>
);

type Unit = DeskParcel['units'][number];

const unitColumns: readonly Column<Unit>[] = [
  {
    id: 'unit',
    header: 'Unit',
    isRowHeader: true,
    cell: ({ productName, number, ussid }) => <Lines of={[productName, `Unit ${number}, ${ussid}`]} />,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, stateAt }) => (
      <>
        <div>{stateLabels[state]}</div>
        <Moment at={stateAt} />
      </>
    ),
  },
  {
    id: 'history',
    header: 'History',
    cell: ({ events }) => (
      <ol role="list">
        {events.map(({ state, actor, note, at }, index) => (
          <li key={index}>
            <Moment at={at} /> <span>{stateLabels[state]}</span>
            <span>{note === '' ? `, ${actorLabels[actor]}` : `, ${actorLabels[actor]}: ${note}`}</span>
          </li>
        ))}
      </ol>
    ),
  },
];

type CarrierEvent = DeskParcel['events'][number];

const eventColumns: readonly Column<CarrierEvent>[] = [
  { id: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} /> },
  { id: 'text', header: 'Report', isRowHeader: true, cell: ({ text }) => text },
  { id: 'place', header: 'Place', cell: ({ place }) => place },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, hasMoved }) =>
      state === null ? '' : `${stateLabels[state]}${hasMoved ? '' : ' (moved nothing)'}`,
  },
];
