import type { PaymentMode } from '@luxe/contract/calls';
import { RadioPanels, type RadioPanel } from '@luxe/ui/radio-panels';
import type { ReactNode } from 'react';
import { Money, Name } from './PaymentMethodRows.styles.ts';

/** A payment method in a row. */
export type PaymentMethod = {
  mode: PaymentMode;
  /** "Credit or debit card". */
  name: string;
  /** Decorative, 20 px, before the name. */
  icon?: ReactNode;
  /** Text below the name: the next step, or who can use the method. */
  note?: ReactNode;
  /** Short text at the end of the row: "No cost from ₹61,817 a month". */
  aside?: ReactNode;
  /** Saving with this method: "Save ₹2,000". */
  saving?: string;
  /** Extra charge: "Fee ₹49". */
  fee?: string;
  /**
   * Why the method is unavailable: the row stays visible, shows the reason and cannot be chosen. Undefined or
   * empty if available.
   */
  unavailable?: string | undefined;
  /** Fields of the method, shown while it is chosen. */
  panel?: ReactNode;
};

export type PaymentMethodRowsProps = {
  /** All methods in display order, including unavailable ones. */
  methods: readonly PaymentMethod[];
  /** The chosen method. `undefined` until the shopper chooses. */
  value: PaymentMode | undefined;
  onValueChange: (mode: PaymentMode) => void;
  /** Accessible name of the group. Default "How to pay". */
  legend?: string;
  /** Error below the rows. */
  error?: string | undefined;
};

/**
 * Payment methods, one per row. The chosen method shows its panel, and unavailable methods show the reason
 * [CHK-04]. Arrow keys move between available methods (WAI-ARIA radio group pattern).
 */
export function PaymentMethodRows({
  methods,
  value,
  onValueChange,
  legend = 'How to pay',
  error,
}: PaymentMethodRowsProps) {
  return (
    <RadioPanels
      legend={legend}
      hideLegend
      value={value ?? ''}
      onValueChange={(mode) => onValueChange(mode as PaymentMode)}
      error={error}
      options={methods.map(toPanel)}
    />
  );
}

function toPanel({
  mode,
  name,
  icon,
  note,
  aside,
  saving,
  fee,
  unavailable,
  panel,
}: PaymentMethod): RadioPanel {
  if (unavailable)
    return {
      value: mode,
      label: <NameWithIcon icon={icon}>{name}</NameWithIcon>,
      note: unavailable,
      disabled: true,
    };
  const hasMoney = Boolean(aside ?? saving ?? fee);
  return {
    value: mode,
    label: <NameWithIcon icon={icon}>{name}</NameWithIcon>,
    note,
    ...(hasMoney && {
      aside: (
        <Money>
          {aside && <span>{aside}</span>}
          {saving && <em>{saving}</em>}
          {fee && <span>{fee}</span>}
        </Money>
      ),
    }),
    children: panel,
  };
}

function NameWithIcon({ icon, children }: { icon: ReactNode; children: string }) {
  return icon ? (
    <Name>
      {icon}
      {children}
    </Name>
  ) : (
    children
  );
}
