import { formatPaise } from '@luxe/format';
import { OrderLine } from '@luxe/patterns/order-line';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { Timeline } from '@luxe/ui/timeline';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { ArrivalModel, CarrierModel, OrderLineModel } from '../data/toOrderModel.ts';

/** A part of the column beside an order, under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function Carrier({ title, courierName, trackingNumber, latest, sealNumber }: CarrierModel) {
  return (
    <Part title={title}>
      <Stack gap={4}>
        <Text translate="no">{courierName}</Text>
        <Text size="sm" tabular>
          {trackingNumber}
        </Text>
      </Stack>
      {[latest, sealNumber].filter(Boolean).map((text) => (
        <Text key={text} size="sm" tone="secondary">
          {text}
        </Text>
      ))}
    </Part>
  );
}

/** The codes that the shopper gives to the rider. */
export function DeliveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Part title={copy.codeTitle}>
      {codes.map((code) => (
        <Text key={code} size="ui" weight="medium" tabular>
          {code}
        </Text>
      ))}
      <Text size="sm" tone="secondary">
        {copy.codeNote}
      </Text>
    </Part>
  );
}

export function Line({ line, price, parcel, isCancelled, href }: Omit<OrderLineModel, 'key'>) {
  return (
    <OrderLine line={line} price={formatPaise(price)} {...(isCancelled && { state: 'cancelled' })}>
      <Text size="sm" tone="secondary">
        {parcel}
      </Text>
      <Text size="sm" tone="secondary">
        {line.returnPolicy}
      </Text>
      {href && (
        <Text size="sm">
          <Link href={href} aria-label={copy.itemOf(line.productName)}>
            {copy.item}
          </Link>
        </Text>
      )}
    </OrderLine>
  );
}

/** Lines that arrive together, under their state and date. */
export function Arrival({ title, parts }: ArrivalModel) {
  return (
    <Stack as="section" gap={28}>
      <Heading level={2}>{title}</Heading>
      {parts.map(({ lines, trail, names }) => (
        <Stack key={lines[0]?.key} gap={28}>
          {lines.map((line) => (
            <Line {...line} key={line.key} />
          ))}
          <Timeline label={copy.trail(names)} steps={trail} />
        </Stack>
      ))}
    </Stack>
  );
}
