import { useNavigate } from 'react-router-dom';
import { ProfileScreen } from '@luxe/feature-account';
import { useToast } from '@luxe/ui/toast';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/update-profile`. */
export default function Profile() {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <PageHead title="Profile | LUXE" isIndexed={false} />
      <ProfileScreen
        onDeleted={async (message) => {
          await navigate('/', { replace: true });
          toast.show({ message });
        }}
      />
    </>
  );
}
