import type { PaymentMode } from '@luxe/contract/calls';
import { formatPaise, type Paise } from '@luxe/format';
import { NumberedSection } from '@luxe/patterns/numbered-section';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { PaymentChoice } from '../data/toCheckoutModel.ts';

export type PayStepProps = {
  modes: readonly PaymentChoice[];
  payable: Paise;
  mode: PaymentMode | undefined;
  onMode: (mode: PaymentMode) => void;
};

/** Every way to pay; those not possible stay in sight and say why [CHK-04]. */
export function PayStep({ modes, payable, mode, onMode }: PayStepProps) {
  return (
    <NumberedSection
      number={3}
      title={copy.pay}
      aside={
        <Text as="span" size="sm" tone="secondary" tabular>
          {formatPaise(payable)}
        </Text>
      }
    >
      <RadioPanels
        legend={copy.payLegend}
        hideLegend
        value={mode ?? ''}
        onValueChange={(value) => onMode(value as PaymentMode)}
        options={modes.map((choice) => ({
          value: choice.mode,
          label: choice.label,
          disabled: !choice.isEligible,
          note: noteOf(choice),
        }))}
      />
    </NumberedSection>
  );
}

function noteOf({ mode, isEligible, reason }: PaymentChoice) {
  if (!isEligible) return reason;
  return mode === 'COD' ? copy.codNote : undefined;
}
