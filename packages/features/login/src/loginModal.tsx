import { modal } from '@luxe/ui/modal-host';
import { lazy, Suspense } from 'react';
import { phoneTitle } from './title.ts';
import type { LoginStepsProps } from './LoginSteps.tsx';

const LoginPicture = lazy(() =>
  import('./views/LoginPicture.tsx').then((module) => ({ default: module.LoginPicture })),
);

/**
 * Login by one-time code over the page the shopper was on, so that nothing she was doing is lost. Comes to `loggedIn`, or to undefined. Closed
 * by mistake and opened again, it is at the step it was.
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
