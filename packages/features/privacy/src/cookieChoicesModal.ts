import { modal } from '@luxe/ui/modal-host';
import { consentCopy } from './data/consentCopy.ts';

/** The form about cookies over any page. Resolves to `all` when the shopper wants to see all names. */
export const cookieChoicesModal = modal({
  title: consentCopy.title,
  size: 's',
  load: () => import('./CookieChoices.tsx').then((module) => module.CookieChoices),
});
