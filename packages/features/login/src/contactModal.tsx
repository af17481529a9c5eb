import { modal } from '@luxe/ui/modal-host';
import type { ContactStepsProps } from './ContactSteps.tsx';
import { changeTitle } from './title.ts';

/** A customer's new phone or e-mail address, by a code to the new one. Comes to `changed`, or to undefined. */
export const contactModal = modal<ContactStepsProps>({
  title: changeTitle,
  titleSize: 'title-l',
  size: 's',
  keepOpen: true,
  load: () => import('./ContactSteps.tsx').then((module) => module.ContactSteps),
});
