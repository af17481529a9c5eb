import { formatPaise, roundUpToRupees, rupeesToPaise, type Paise } from '@luxe/format';
import { Drawer } from '@luxe/ui/drawer';
import { FactList } from '@luxe/ui/fact-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Plan } from '../data/useProduct.ts';

export type PlansProps = { plans: readonly Plan[]; onClose: () => void };

/** Copy of this drawer. It is here, so that it loads with the drawer. */
const copy = {
  title: 'No-cost EMI',
  explanation:
    'Pay in instalments with no interest. Choose a plan at checkout with a credit card from the bank.',
  plan: (bankName: string, months: number) => `${bankName}, ${months} months`,
  monthly: (amount: Paise) => `${formatPaise(roundUpToRupees(amount))} a month`,
} as const;

/** No-cost EMI plans by bank. The shopper selects one at checkout, where the bank of the card is known. */
export function Plans({ plans, onClose }: PlansProps) {
  return (
    <Drawer
      open
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap={24}>
        <Text tone="secondary">{copy.explanation}</Text>
        <FactList
          facts={plans.map(({ bankName, months, monthlyInstallments }) => ({
            term: copy.plan(bankName, months),
            value: copy.monthly(rupeesToPaise(monthlyInstallments.doubleValue)),
          }))}
        />
      </Stack>
    </Drawer>
  );
}
