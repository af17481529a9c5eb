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
  /** The pincode the promise is for. */
  pincode: string;
  /** What the store says of it; undefined until it has answered. */
  data: PincodeData | undefined;
  /** The store could not be asked. */
  failed?: boolean;
  /** Lines that stand ready for the ways of delivery, so that what is below does not move when they come. Default: two. */
  modesCount?: number | undefined;
  returnPolicy?: string;
  sellerName?: string;
  /** Changes the pincode. */
  action?: ReactNode;
  words?: DeliveryWords;
};

/** Every sentence that the promise says by itself. */
export type DeliveryWords = {
  to: (pincode: string) => string;
  /** With what it costs, where that is known. */
  by: (mode: string, day: string, charge?: string) => string;
  free: string;
  /** Short names of the modes, so that a line fits on a phone. */
  modes: Record<PincodeData['deliveryModes'][number]['code'], string>;
  /** The pincode is served, and no day is known. */
  served: (pincode: string) => string;
  notServed: (pincode: string) => string;
  failed: string;
  soldBy: (seller: string) => string;
  /** Where no script asks the store. */
  later: string;
};

const english: DeliveryWords = {
  to: (pincode) => `Delivery to ${pincode}`,
  by: (mode, day, charge) => `${mode} by ${day}` + (charge ? `. ${charge}.` : ''),
  free: 'Free',
  modes: { 'express-delivery': 'Express', 'home-delivery': 'Standard' },
  served: (pincode) => `We deliver to ${pincode}. The day is told at checkout.`,
  notServed: (pincode) => `We do not deliver to ${pincode} yet.`,
  failed: 'The delivery date cannot be shown just now.',
  soldBy: (seller) => `Sold by ${seller}`,
  later: 'The delivery date is told before you pay.',
};

/** When it arrives (a date, not a speed), how it can go back and who sells it. */
export function DeliveryPromise({
  pincode,
  data,
  failed,
  modesCount = 2,
  returnPolicy,
  sellerName,
  action,
  words = english,
}: DeliveryPromiseProps) {
  return (
    <Stack gap={8}>
      <Stack direction="row" justify="between" align="baseline" gap={16}>
        <Text size="sm" weight="medium">
          {words.to(pincode)}
        </Text>
        {action}
      </Stack>
      <Facts role="list">
        {deliveryLines(data, failed, words).map((line) => (
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
                <span>{words.later}</span>
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
        {sellerName && <Fact icon="shield">{words.soldBy(sellerName)}</Fact>}
      </Facts>
    </Stack>
  );
}

/** Each way of delivery with the day it arrives and what it costs, soonest first; or why there is none. */
export function deliveryLines(
  data: PincodeData | undefined,
  failed = false,
  words: DeliveryWords = english,
): string[] {
  if (failed) return [words.failed];
  if (!data) return [];
  if (data.isServicable === 'N') return [words.notServed(data.pincode)];
  if (data.deliveryModes.length === 0) return [words.served(data.pincode)];
  return data.deliveryModes.map(({ code, deliveryDate, charge }) =>
    words.by(
      words.modes[code],
      formatDay(deliveryDate),
      charge && (charge.value ? charge.formattedValue : words.free),
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
