import { formatPaise, type Paise } from '@luxe/format';
import { ActionBar } from '@luxe/ui/action-bar';
import { Button } from '@luxe/ui/button';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';

export type PlaceButtonProps = {
  payable: Paise;
  busy: boolean;
  /** The total stands beside it, so the words leave it out. */
  short?: boolean;
  /** Why the order cannot be placed yet; empty when it can. */
  blocked: string;
  onPlace: () => void;
};

/** The one action of checkout: it says the amount, and while it works it cannot be pressed again. */
export function PlaceButton({ payable, busy, blocked, onPlace, short = false }: PlaceButtonProps) {
  return (
    <Button
      size="l"
      block
      busy={busy}
      busyLabel={copy.placing}
      disabledReason={blocked || undefined}
      onClick={onPlace}
    >
      {short ? copy.placeShort : copy.place(payable)}
    </Button>
  );
}

/** The same at the foot of a phone, with the total beside it. */
export function PlaceBar(props: PlaceButtonProps) {
  return (
    <ActionBar label={copy.bar}>
      <div>
        <Text size="xs" tone="secondary">
          {copy.payable}
        </Text>
        <Text weight="medium" tabular>
          {formatPaise(props.payable)}
        </Text>
      </div>
      <PlaceButton {...props} short />
    </ActionBar>
  );
}
