import type { CallBody } from '@luxe/contract/calls';
import { ChoiceLine } from '../ChoiceLine.tsx';
import { copy } from './copy.ts';

/** Who the invoices are made out to, if not the recipient of the parcels. */
export type Billing = NonNullable<CallBody<'placeOrder'>['billing']>;

export type BillingLineProps = {
  /** Undefined for a consumer. */
  billing: Billing | undefined;
  onShow: () => void;
};

/** Row of the billing details, with a button to change them. */
export function BillingLine({ billing, onShow }: BillingLineProps) {
  const action = billing ? copy.change : copy.add;
  return (
    <ChoiceLine
      icon="store"
      title={copy.title}
      note={billing ? `${billing.gstin}, ${billing.name}` : copy.none}
      action={action}
      label={action}
      onShow={onShow}
    />
  );
}
