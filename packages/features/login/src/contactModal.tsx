import { modal } from '@luxe/ui/modal-host';
import type { ContactStepsProps } from './ContactSteps.tsx';
import { changeTitle } from './data/titleCopy.ts';

/**
 * Changes a customer's phone number or e-mail address, by a code sent to the new one [AUT-25] [AUT-26].
 * Resolves to `changed`, or to undefined when closed.
 */
export const contactModal = modal<ContactStepsProps>({
  title: changeTitle,
  titleSize: 'title-l',
  size: 's',
  disablePointerDismissal: true,
  load: () => import('./ContactSteps.tsx').then((module) => module.ContactSteps),
});
