import { modal } from '@luxe/ui/modal-host';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense } from 'react';
import { phoneTitle } from './data/titleCopy.ts';
import type { LoginStepsProps } from './LoginSteps.tsx';

// Without its picture, the login works too.
const LoginPicture = lazyPart(
  () => import('./views/LoginPicture.tsx').then((module) => module.LoginPicture),
  () => null,
);

/**
 * Opens the login above the current page, so that the shopper's input on the page is preserved. Resolves to a
 * `LoginOutcome`, or to undefined when the shopper closes the modal. After that, the modal reopens at the
 * same step.
 */
export const loginModal = modal<LoginStepsProps>({
  title: phoneTitle,
  titleSize: 'title-l',
  size: 'l',
  picture: (
    <Suspense>
      <LoginPicture />
    </Suspense>
  ),
  load: () => import('./LoginSteps.tsx').then((module) => module.LoginSteps),
});
