import { loadAfterOrderCalls } from '@luxe/client';
import { leadKindAt } from '@luxe/contract/lead-forms';
import { leadModals } from '@luxe/feature-leads';
import { noReturnModal } from '@luxe/feature-text-pages';
import type { Modals } from '@luxe/ui/modal-host';
import { track } from '../events/telemetry.ts';

/**
 * Opens a page as a modal: a form for a call, or why an item cannot be returned [CON-02] [CON-07]. Rejects
 * when the code of the modal does not load.
 */
export function openLinkModal(modals: Modals, path: string): Promise<unknown> {
  const kind = leadKindAt(path);
  if (!kind) return modals.open(noReturnModal, {});
  loadAfterOrderCalls();
  track('lead clicked', { kind });
  return modals.open(leadModals[kind], { kind });
}
