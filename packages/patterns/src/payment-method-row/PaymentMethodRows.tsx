import type { PaymentMode } from '@luxe/contract/calls';
import { RadioPanels, type RadioPanel } from '@luxe/ui/radio-panels';
import type { ReactNode } from 'react';
import { Money, Name } from './PaymentMethodRows.styles.ts';

/** One way to pay, as a row shows it. */
export type PaymentMethod = {
  mode: PaymentMode;
  /** "Credit or debit card". */
  name: string;
  /** 20 px, before the name; decoration. */
  icon?: ReactNode;
  /** Under the name: what happens next, or who it is for. */
  note?: ReactNode;
  /** At the end of the row: "No cost from ₹61,817 a month". */
  aside?: ReactNode;
  /** What paying so saves: "Save ₹2,000". In the accent. */
  saving?: string;
  /** What it costs on top: "Fee ₹49". */
  fee?: string;
  /** Why it cannot be had: the row stays in sight, says it and cannot be chosen. Undefined or empty: it can. */
  unavailable?: string | undefined;
  /** Its fields, open while it is chosen. */
  panel?: ReactNode;
};

export type PaymentMethodRowsProps = {
  /** In the order to show, those not possible among them. */
  methods: readonly PaymentMethod[];
  /** The chosen one; undefined until one is. */
  value: PaymentMode | undefined;
  onValueChange: (mode: PaymentMode) => void;
  /** Names the group for assistive technology. Default "How to pay". */
  legend?: string;
  /** What is missing, said under the rows. */
  error?: string | undefined;
};

/**
 * Every way to pay, a row each; the chosen one opens, those not possible say why [CHK-04]. Arrow keys move between those that can be
 * chosen (WAI-ARIA radio group practice).
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
    return { value: mode, label: <Named icon={icon}>{name}</Named>, note: unavailable, disabled: true };
  const hasMoney = Boolean(aside ?? saving ?? fee);
  return {
    value: mode,
    label: <Named icon={icon}>{name}</Named>,
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

function Named({ icon, children }: { icon: ReactNode; children: string }) {
  return icon ? (
    <Name>
      {icon}
      {children}
    </Name>
  ) : (
    children
  );
}
