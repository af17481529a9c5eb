import type { Paise } from '@luxe/format';
import { useSession, useSwitch } from '@luxe/resources';
import { Text } from '@luxe/ui/text';
import { useEarnings } from './data/useEarnings.ts';

const none: readonly string[] = [];

export type EarnLineProps = {
  /** USSIDs of the items. */
  ussids: readonly string[];
  /** Amount to pay. Undefined on the page of a product: then the price counts. */
  payable?: Paise | undefined;
};

/**
 * "You earn 1,854 points." [ACC-08] Until it is known, for a purchase that earns none, and without the
 * loyalty programme, an empty line keeps the page from shifting. Without the programme no request is sent
 * [CFG-01].
 */
export function EarnLine(props: EarnLineProps) {
  const { status } = useSession();
  // Another shopper does not read the answer of the one before while their own is loading.
  return <Line key={status} {...props} />;
}

function Line({ ussids, payable }: EarnLineProps) {
  const isOn = useSwitch('isLoyaltyEnabled_Lux');
  const canJoin = useSwitch('isNeupassEnabled');
  const text = useEarnings(isOn ? ussids : none, payable, canJoin);
  return (
    <Text size="sm" tone="secondary" aria-hidden={text === ''}>
      {text || '\u00a0'}
    </Text>
  );
}
