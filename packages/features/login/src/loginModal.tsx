import { modal } from '@luxe/ui/modal-host';
import { lazy, Suspense } from 'react';
import { phoneTitle } from './data/titleCopy.ts';
import type { LoginStepsProps } from './LoginSteps.tsx';

const LoginPicture = lazy(() =>
  import('./views/LoginPicture.tsx').then((module) => ({ default: module.LoginPicture })),
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
