import { ToastProvider } from '@luxe/ui/toast';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginScreen } from './account/LoginScreen.tsx';
import { DeskData } from './client/DeskData.tsx';
import { Inside } from './Inside.tsx';
import { useLinkClicks } from './shell/useLinkClicks.ts';
import { useNavigationFocus } from './shell/useNavigationFocus.ts';

/** The desk, inside a router. */
export function DeskApp() {
  useLinkClicks();
  useNavigationFocus();
  return (
    <DeskData>
      <ToastProvider>
        <Routes>
          <Route path="/desk/login" element={<LoginScreen />} />
          <Route path="/desk/*" element={<Inside />} />
          <Route path="*" element={<Navigate replace to="/desk" />} />
        </Routes>
      </ToastProvider>
    </DeskData>
  );
}
