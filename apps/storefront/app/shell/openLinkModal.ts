import { loadAfterOrderCalls } from '@luxe/client';
import type { ConsentChoices } from '@luxe/contract/consent';
import { consentPath } from '@luxe/contract/consent-paths';
import { leadKindAt } from '@luxe/contract/lead-forms';
import { leadModals } from '@luxe/feature-leads';
import { cookieChoicesModal } from '@luxe/feature-privacy';
import { noReturnModal } from '@luxe/feature-text-pages';
import type { Modals } from '@luxe/ui/modal-host';
import { chooseConsent, hasSignal } from '../events/chooseConsent.ts';
import { readConsent } from '../events/consent.ts';
import { track } from '../events/telemetry.ts';

/**
 * Opens a page as a modal: a form for a call, why an item cannot be returned, or the form about cookies
 * [CON-02] [CON-07]. Rejects when the code of the modal does not load, and when the shopper wants the page.
 */
export function openLinkModal(modals: Modals, path: string): Promise<unknown> {
  if (path === consentPath) return openCookieChoices(modals);
  const kind = leadKindAt(path);
  if (!kind) return modals.open(noReturnModal, {});
  loadAfterOrderCalls();
  track('lead clicked', { kind });
  return modals.open(leadModals[kind], { kind });
}

async function openCookieChoices(modals: Modals): Promise<void> {
  const result = await modals.open(cookieChoicesModal, {
    choices: readConsent(),
    hasSignal: hasSignal(),
    onSave: (choices: ConsentChoices) => chooseConsent(choices, 'footer'),
  });
  if (result === 'all') throw new Error('The shopper wants the page with all names.');
}
