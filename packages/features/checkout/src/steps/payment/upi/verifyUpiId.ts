import { ApiError, extractMessage } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import type { useClient } from '@luxe/resources';
import { copy as pageCopy } from '../../../data/copy.ts';
import { copy } from '../copy.ts';

/** Result of verifying a UPI id [CHK-07]. */
export type VpaResult = { kind: 'valid'; name: string } | { kind: 'wrong'; message: string };

/** Asks the store whether a UPI id exists. Never rejects. */
export async function verifyUpiId(client: ReturnType<typeof useClient>, upiId: string): Promise<VpaResult> {
  try {
    const { status, customerName } = await client.call('verifyVpa', {
      params: { user: current },
      body: { upiId },
    });
    return status === 'VALID'
      ? { kind: 'valid', name: customerName }
      : { kind: 'wrong', message: copy.upi.invalid };
  } catch (error) {
    return { kind: 'wrong', message: toMessage(error) };
  }
}

function toMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.upi.unchecked;
  if (error.code === 'PAYMENT_GATEWAY') return pageCopy.gatewayTitle;
  return error.status === 0 || error.status >= 500 ? copy.upi.unchecked : extractMessage(error.body);
}
