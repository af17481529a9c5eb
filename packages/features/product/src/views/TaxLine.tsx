import { formatPaise, rupeesToPaise, wholeRupees } from '@luxe/format';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { Plan } from '../data/useOffers.ts';
import { LayerButton } from '../LayerButton.tsx';

const loadPlans = () => import('../Plans.tsx').then(({ Plans }) => Plans);

const monthly = ({ monthlyInstallments }: Plan) =>
  formatPaise(wholeRupees(rupeesToPaise(monthlyInstallments.doubleValue)));

/** Under the price: what is in it, and the least it costs a month. */
export function TaxLine({ plans = [] }: { plans: readonly Plan[] | undefined }) {
  const [least] = plans;
  return (
    <Text size="sm" tone="secondary">
      {copy.taxes}
      {least && (
        <>
          <span>{copy.emiFrom(monthly(least))}</span>
          <LayerButton label={copy.seePlans} load={loadPlans} given={{ plans }} />
        </>
      )}
    </Text>
  );
}
