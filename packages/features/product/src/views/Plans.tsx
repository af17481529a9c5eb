import { rupeesToPaise } from '@luxe/format';
import { Drawer } from '@luxe/ui/drawer';
import { FactList } from '@luxe/ui/fact-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { plansCopy as copy } from '../data/plansCopy.ts';
import type { Plan } from '../data/useOffers.ts';

export type PlansProps = { plans: readonly Plan[]; onClose: () => void };

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
