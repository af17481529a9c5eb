import { Dialog } from '@luxe/ui/dialog';
import { copy } from './copy.ts';
import { browserClock, type Clock } from './data/clock.ts';
import { useCountdown } from './data/useCountdown.ts';
import { useLogin } from './data/useLogin.ts';
import { LoginPicture } from './views/LoginPicture.tsx';
import { LoginView } from './views/LoginView.tsx';

export type LoginDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the session is the customer's; the dialog has asked to be closed by then. */
  onLoggedIn: () => void;
  /** Demonstration shop: says where the code is. */
  isDemo?: boolean;
  clock?: Clock;
};

/**
 * Login by one-time code over the page the shopper was on, so that nothing she was doing is lost. Closed by mistake and opened
 * again, it is at the step it was.
 */
export function LoginDialog({
  open,
  onOpenChange,
  onLoggedIn,
  isDemo = false,
  clock = browserClock,
}: LoginDialogProps) {
  const login = useLogin(clock, () => {
    onOpenChange(false);
    onLoggedIn();
  });
  const waitSeconds = useCountdown(login.resendAt, clock);
  const title = login.step === 'code' ? copy.codeTitle : copy.phoneTitle;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="l"
      titleSize="title-l"
      picture={<LoginPicture />}
    >
      <LoginView login={login} waitSeconds={waitSeconds} isDemo={isDemo} headingLevel="none" />
    </Dialog>
  );
}
