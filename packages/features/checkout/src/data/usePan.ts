import { current, type OrderSummary } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { attempt, useCall, useClient, writeStored } from '@luxe/resources';
import { useEffect, useState } from 'react';
import { creditFailureWords } from './offerFailure.ts';
import { panLimitOf } from './panLimit.ts';

export type Pan = {
  /** The law wants one with this order. */
  isNeeded: boolean;
  /** The end of the one that is kept; null where there is none yet. */
  ending: string | null;
  /** Above this amount it is asked for; undefined where the shop does not say. */
  limit: Paise | undefined;
  /** Resolves to why it was not taken; empty when it was. */
  onValidate: (pan: string) => Promise<string>;
};

const name = 'panValidationConfig';

/** The PAN of an order [CHK-11]. The number goes to the store and is kept nowhere here: what stays is that there is one. */
export function usePan(summary: OrderSummary | undefined, renew: () => Promise<void>): Pan {
  const client = useClient();
  const isNeeded = summary?.isPanNeeded === true;
  const { data } = useCall(
    'productProperties',
    isNeeded ? { params: { product: 'lux' }, query: { propertyNames: name } } : null,
  );
  const [given, setGiven] = useState<string>();
  const ending = summary?.panEnding ?? given ?? null;

  useEffect(() => {
    if (isNeeded) writeStored('pancardVerified', ending !== null);
  }, [isNeeded, ending]);

  return {
    isNeeded,
    ending,
    limit: panLimitOf(data?.applicationProperties.find((property) => property.name === name)?.value),
    onValidate: async (panNumber) => {
      const outcome = await attempt(() =>
        client.call('validatePan', { params: { customerId: current }, body: { panNumber } }),
      );
      if (!outcome.ok) return creditFailureWords(outcome);
      setGiven(outcome.panEnding);
      void renew();
      return '';
    },
  };
}
