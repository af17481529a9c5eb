import { current, type OrderSummary } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { attempt, useCall, useClient, writeStored } from '@luxe/resources';
import { useEffect, useState } from 'react';
import { toFailureMessage } from '../../data/toFailureMessage.ts';
import { parsePanLimit } from './panLimit.ts';

export type Pan = {
  /** This order requires a PAN. */
  isNeeded: boolean;
  /** Last four characters of the stored PAN; null for none. */
  panLast4: string | null;
  /** Amount above which a PAN is required; undefined when unknown. */
  limit: Paise | undefined;
  /**
   * Sends the PAN to the store. Resolves to an error message, or to an empty string when the store accepts
   * the PAN.
   */
  onValidate: (pan: string) => Promise<string>;
};

const configName = 'panValidationConfig';

/**
 * The PAN of an order [CHK-11]. The browser sends the PAN to the store. In its own storage, the browser saves
 * only whether the order has a PAN.
 */
export function usePan(summary: OrderSummary | undefined, renew: () => Promise<void>): Pan {
  const client = useClient();
  const isNeeded = summary?.isPanNeeded === true;
  const { data } = useCall(
    'productProperties',
    isNeeded ? { params: { product: 'lux' }, query: { propertyNames: configName } } : null,
  );
  const [acceptedLast4, setAcceptedLast4] = useState<string>();
  const panLast4 = summary?.panLast4 ?? acceptedLast4 ?? null;

  useEffect(() => {
    if (!isNeeded) return;
    writeStored('pancardVerified', panLast4 !== null);
    writeStored('kycData', { isPanNeeded: true, hasPan: panLast4 !== null });
  }, [isNeeded, panLast4]);

  return {
    isNeeded,
    panLast4,
    limit: parsePanLimit(data?.applicationProperties.find((property) => property.name === configName)?.value),
    onValidate: async (panNumber) => {
      const outcome = await attempt(() =>
        client.call('validatePan', { params: { customerId: current }, body: { panNumber } }),
      );
      if (!outcome.ok) return toFailureMessage(outcome);
      setAcceptedLast4(outcome.panLast4);
      void renew();
      return '';
    },
  };
}
