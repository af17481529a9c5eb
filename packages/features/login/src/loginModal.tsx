import { modal } from '@luxe/ui/modal-host';
import { lazy, Suspense } from 'react';
import { phoneTitle } from './title.ts';
import type { LoginStepsProps } from './LoginSteps.tsx';

const LoginPicture = lazy(() =>
  import('./views/LoginPicture.tsx').then((module) => ({ default: module.LoginPicture })),
);

/**
 * Login over the current page, so that the shopper loses none of their work. Resolves to a `LoginOutcome`, or
 * to undefined when closed. A modal closed by mistake reopens at the same step.
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
