import type { CallResponse } from '@luxe/contract/calls';

type Points = CallResponse<'loyaltyPoints'>;

const names: Readonly<Record<Points['tier'], string>> = {
  Base: 'Base',
  Copper: 'Explorer',
  Silver: 'Insider',
  Gold: 'Elite',
  Platinum: 'Legend',
};

/** Name of a customer's tier in analytics; `Organic` outside the programme [ANA-05]. */
export const analyticsTier = ({ isMember, tier }: Pick<Points, 'isMember' | 'tier'>): string =>
  isMember ? names[tier] : 'Organic';
