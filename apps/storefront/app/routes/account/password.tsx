import { PasswordScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/update-password`. */
export default function Password() {
  return (
    <>
      <PageHead title="Password | LUXE" isIndexed={false} />
      <PasswordScreen />
    </>
  );
}
