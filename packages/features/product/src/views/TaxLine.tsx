import { formatPaise, rupeesToPaise, roundUpToRupees } from '@luxe/format';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { Plan } from '../data/useProduct.ts';
import { LayerButton } from './LayerButton.tsx';

const loadPlans = () => import('./Plans.tsx').then(({ Plans }) => Plans);

const monthly = ({ monthlyInstallments }: Plan) =>
  formatPaise(roundUpToRupees(rupeesToPaise(monthlyInstallments.doubleValue)));

/** The line under the price: taxes, and the lowest monthly EMI with a button that opens the plans. */
export function TaxLine({ plans = [] }: { plans: readonly Plan[] | undefined }) {
  const [cheapestPlan] = plans;
  return (
    <Text size="sm" tone="secondary">
      {copy.taxes}
      {cheapestPlan && (
        <>
          <span>{copy.emiFrom(monthly(cheapestPlan))}</span>
          <LayerButton label={copy.seePlans} load={loadPlans} layerProps={{ plans }} />
        </>
      )}
    </Text>
  );
}
