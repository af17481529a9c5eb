import type { EmiBank, EmiPlan } from '@luxe/contract/calls';
import { rupeesToPaise } from '@luxe/format';
import { moveFocus } from '@luxe/ui/focus';
import { BusyArea } from '@luxe/ui/busy-area';
import { RadioTable } from '@luxe/ui/radio-table';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useEffect, useRef, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { findBank, toBankKey, filterPlans, type ChosenPlan } from './chosenEmiPlan.ts';
import type { EmiType, PayChoice } from '../payChoice.ts';
import { TwoUp } from '../Pay.styles.ts';

export type EmiPanelProps = {
  banks: readonly EmiBank[];
  choice: PayChoice;
  /** The selected plan; undefined for none. */
  chosen: ChosenPlan | undefined;
  onChoose: (change: Partial<PayChoice>) => void;
  onPlan: (plan: EmiPlan) => void;
  /** True while a request to change the plan is pending. */
  busy: boolean;
  /** Card fields, once the plan is confirmed. */
  card: ReactNode;
  onChangePlan: () => void;
};

/**
 * Payment by EMI. The shopper chooses a bank, a card type and a plan, and then enters a card of that bank
 * [CHK-06].
 */
export function EmiPanel({ banks, choice, chosen, card, onChangePlan, ...plans }: EmiPanelProps) {
  const step = useFocusAfter(Boolean(card));
  if (banks.length === 0) return <Text size="sm">{copy.emi.none}</Text>;
  return (
    <div ref={step}>
      {card && chosen ? (
        <Stack gap={20}>
          <Stack direction="row" gap={20} justify="between" wrap>
            <Text size="sm" tabular>
              {copy.emi.chosen(chosen.bank.bankName, chosen.plan.months, monthly(chosen.plan))}
            </Text>
            <TextButton onClick={onChangePlan}>{copy.emi.change}</TextButton>
          </Stack>
          {card}
        </Stack>
      ) : (
        <PlanChoice banks={banks} choice={choice} chosen={chosen} {...plans} />
      )}
    </div>
  );
}

type PlanChoiceProps = Omit<EmiPanelProps, 'card' | 'onChangePlan'>;

function PlanChoice({ banks, choice, chosen, onChoose, onPlan, busy }: PlanChoiceProps) {
  const bank = findBank(banks, choice);
  const plans = filterPlans(bank, choice.emiType);
  return (
    <Stack gap={20}>
      <TwoUp>
        <Select
          label={copy.emi.bank}
          placeholder={copy.emi.chooseBank}
          value={bank ? choice.emiBank : ''}
          onChange={({ currentTarget }) => onChoose({ emiBank: currentTarget.value, emiMonths: undefined })}
          options={banks.map((one) => ({
            value: toBankKey(one),
            label: `${one.bankName}, ${copy.emi.bankOf[one.cardType]}`,
          }))}
        />
        <Select
          label={copy.emi.type}
          value={choice.emiType}
          onChange={({ currentTarget }) => onChoose({ emiType: currentTarget.value as EmiType })}
          options={Object.entries(copy.emi.types).map(([value, label]) => ({ value, label }))}
        />
      </TwoUp>
      {bank && plans.length === 0 && <Text size="sm">{copy.emi.noneOfType}</Text>}
      {plans.length > 0 && (
        <BusyArea busy={busy}>
          <RadioTable
            legend={copy.emi.plans}
            hideLegend
            columns={[copy.emi.months, copy.emi.aMonth, copy.emi.interest, copy.emi.total]}
            value={String(chosen?.plan.months ?? '')}
            onValueChange={(months) => {
              const plan = plans.find((one) => String(one.months) === months);
              if (plan && !busy) onPlan(plan);
            }}
            rows={plans.map((plan) => ({
              value: String(plan.months),
              label: plan.months,
              cells: [
                copy.emi.amount(monthly(plan)),
                plan.emiType === 'NO_COST' ? copy.emi.noCost : copy.emi.aYear(plan.interestRate),
                copy.emi.amount(rupeesToPaise(plan.total.doubleValue)),
              ],
            }))}
          />
        </BusyArea>
      )}
    </Stack>
  );
}

const monthly = ({ monthlyInstallments }: EmiPlan) => rupeesToPaise(monthlyInstallments.doubleValue);

/** Moves the focus to the start of a new step, because the pressed button is gone with the previous step. */
function useFocusAfter(isCardStep: boolean) {
  const step = useRef<HTMLDivElement>(null);
  const last = useRef(isCardStep);
  useEffect(() => {
    if (last.current === isCardStep) return;
    last.current = isCardStep;
    moveFocus(step.current?.querySelector<HTMLElement>(isCardStep ? 'form input' : 'input:checked, select'));
  }, [isCardStep]);
  return step;
}
