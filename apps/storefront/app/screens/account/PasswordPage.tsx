import { PasswordScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/update-password`. */
export default function PasswordPage() {
  return (
    <>
      <PageHead title="Password | LUXE" />
      <PasswordScreen />
    </>
  );
}
