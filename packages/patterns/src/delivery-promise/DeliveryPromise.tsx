import type { PincodeData } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { Icon, type IconName } from '@luxe/ui/icon';
import { Show } from '@luxe/ui/show';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Facts } from './DeliveryPromise.styles.ts';

export type DeliveryPromiseProps = {
  pincode: string;
  /** Data of the pincode. `undefined` until the store responds. */
  data: PincodeData | undefined;
  /** Whether the request failed. */
  failed?: boolean;
  /**
   * Number of lines to reserve for delivery modes while loading, so that the content below does not move.
   * Default 2.
   */
  modesCount?: number | undefined;
  returnPolicy?: string;
  sellerName?: string;
  /** Control that changes the pincode. */
  action?: ReactNode;
  labels?: DeliveryLabels;
};

export type DeliveryLabels = {
  to: (pincode: string) => string;
  /** A line with a delivery mode and its date. `charge` is missing if the delivery charge is not known. */
  by: (mode: string, day: string, charge?: string) => string;
  free: string;
  /** Short names of the delivery modes, so that a line fits on a phone. */
  modes: Record<PincodeData['deliveryModes'][number]['code'], string>;
  /** Shown when the shop delivers to the pincode but no delivery date is known. */
  served: (pincode: string) => string;
  notServed: (pincode: string) => string;
  failed: string;
  soldBy: (seller: string) => string;
  /** Shown when scripts do not run, because the dates are loaded by script. */
  withoutScripts: string;
};

const english: DeliveryLabels = {
  to: (pincode) => `Delivery to ${pincode}`,
  by: (mode, day, charge) => `${mode} by ${day}` + (charge ? `. ${charge}.` : ''),
  free: 'Free',
  modes: { 'express-delivery': 'Express', 'home-delivery': 'Standard' },
  served: (pincode) => `We deliver to ${pincode}. See the date at checkout.`,
  notServed: (pincode) => `We do not deliver to ${pincode} yet.`,
  failed: 'We cannot show the delivery date right now.',
  soldBy: (seller) => `Sold by ${seller}`,
  withoutScripts: 'See the delivery date before you pay.',
};

/** Delivery dates (not durations) for a pincode, the return policy and the seller. */
export function DeliveryPromise({
  pincode,
  data,
  failed,
  modesCount = 2,
  returnPolicy,
  sellerName,
  action,
  labels = english,
}: DeliveryPromiseProps) {
  return (
    <Stack gap={8}>
      <Stack direction="row" justify="between" align="baseline" gap={16}>
        <Text size="sm" weight="medium">
          {labels.to(pincode)}
        </Text>
        {action}
      </Stack>
      <Facts role="list">
        {deliveryLines(data, failed, labels).map((line) => (
          <Fact key={line} icon={data?.isServicable === 'N' ? 'warning' : 'truck'}>
            {line}
          </Fact>
        ))}
        {!data && !failed && (
          <>
            <Fact icon="truck">
              <Show scripted>
                <Skeleton shape="text" width="three-quarters" />
              </Show>
              <noscript>
                <span>{labels.withoutScripts}</span>
              </noscript>
            </Fact>
            {modesCount > 1 && (
              <Fact icon="truck" scripted>
                <Skeleton shape="text" width="half" />
              </Fact>
            )}
          </>
        )}
        {returnPolicy && <Fact icon="return">{returnPolicy}</Fact>}
        {sellerName && <Fact icon="shield">{labels.soldBy(sellerName)}</Fact>}
      </Facts>
    </Stack>
  );
}

/**
 * One line per delivery mode with its date and charge, in the order of the store. Without delivery modes, one
 * line that explains why. Empty while the data loads.
 */
export function deliveryLines(
  data: PincodeData | undefined,
  failed = false,
  labels: DeliveryLabels = english,
): string[] {
  if (failed) return [labels.failed];
  if (!data) return [];
  if (data.isServicable === 'N') return [labels.notServed(data.pincode)];
  if (data.deliveryModes.length === 0) return [labels.served(data.pincode)];
  return data.deliveryModes.map(({ code, deliveryDate, charge }) =>
    labels.by(
      labels.modes[code],
      formatDay(deliveryDate),
      charge && (charge.value ? charge.formattedValue : labels.free),
    ),
  );
}

function Fact({ icon, scripted, children }: { icon: IconName; scripted?: boolean; children: ReactNode }) {
  return (
    <li data-scripted={scripted ? '' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}
