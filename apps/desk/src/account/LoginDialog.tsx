import { Dialog } from '@luxe/ui/dialog';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

/** The login over a page whose session has ended. What the person has typed on the page stays. */
export const LoginDialog = ({
  open,
  onLeave,
  ...form
}: LoginFormProps & { open: boolean; onLeave: () => void }) => (
  <Dialog
    size="s"
    open={open}
    onOpenChange={onLeave}
    title="Log in again"
    description="Your session has ended. What you have typed is still here."
    disablePointerDismissal
  >
    <LoginForm {...form} />
  </Dialog>
);
