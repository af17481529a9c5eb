import { useNavigate } from 'react-router-dom';
import { ProfileScreen } from '@luxe/feature-account';
import { contactModal } from '@luxe/feature-login';
import { PushSwitch } from '@luxe/feature-web-app';
import { useModal } from '@luxe/ui/modal-host';
import { useToast } from '@luxe/ui/toast';
import { PageHead } from '../../head/PageHead.tsx';
import { useSettings } from '../../contexts/settings.ts';

/** `/my-account/update-profile`. */
export default function ProfilePage() {
  const navigate = useNavigate();
  const toast = useToast();
  const modals = useModal();
  const { isDemo, singleSignOn } = useSettings();
  return (
    <>
      <PageHead title="Profile | LUXE" />
      <ProfileScreen
        deviceMessages={<PushSwitch />}
        onChangeContact={
          singleSignOn
            ? async (kind) => (await modals.open(contactModal, { kind, isDemo })) === 'changed'
            : undefined
        }
        onDeleted={async (message) => {
          await navigate('/', { replace: true });
          toast.show({ message });
        }}
      />
    </>
  );
}
