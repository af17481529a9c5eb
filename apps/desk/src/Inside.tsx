import type { DeskRole, DeskSession } from '@luxe/contract/desk';
import { ErrorState } from '@luxe/ui/error-state';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Fragment, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoginDialog } from './account/LoginDialog.tsx';
import { PasswordScreen } from './account/PasswordScreen.tsx';
import { useSession } from './client/useSession.ts';
import { ContentEntryScreen } from './content/ContentEntryScreen.tsx';
import { ContentScreen } from './content/ContentScreen.tsx';
import { CallsScreen } from './enquiries/CallsScreen.tsx';
import { DataRequestsScreen } from './enquiries/DataRequestsScreen.tsx';
import { FeedbackScreen } from './feedback/FeedbackScreen.tsx';
import { HelpVotesScreen } from './help/HelpVotesScreen.tsx';
import { GiftCardScreen } from './gift-cards/GiftCardScreen.tsx';
import { GiftCardsScreen } from './gift-cards/GiftCardsScreen.tsx';
import { LeadsScreen } from './gift-cards/LeadsScreen.tsx';
import { OfferReadersScreen } from './mailing/OfferReadersScreen.tsx';
import { MailScreen } from './mails/MailScreen.tsx';
import { MailsScreen } from './mails/MailsScreen.tsx';
import { OrderScreen } from './order/OrderScreen.tsx';
import { OrdersScreen } from './orders/OrdersScreen.tsx';
import { ReturnsScreen } from './returns/ReturnsScreen.tsx';
import { NoAccessScreen } from './screen/NoAccessScreen.tsx';
import { NotFoundScreen } from './screen/NotFoundScreen.tsx';
import { AuditScreen } from './settings/AuditScreen.tsx';
import { OffersScreen } from './settings/OffersScreen.tsx';
import { PolicyScreen } from './settings/PolicyScreen.tsx';
import { StaffScreen } from './settings/StaffScreen.tsx';
import { loginPath } from './shell/links.ts';
import { Shell } from './shell/Shell.tsx';
import { StartScreen } from './start/StartScreen.tsx';
import { TicketScreen } from './tickets/TicketScreen.tsx';
import { TicketsScreen } from './tickets/TicketsScreen.tsx';
import { VitalsScreen } from './vitals/VitalsScreen.tsx';

/** The screens for a person who is logged in. Without a login, leads to the login and back. */
export function Inside() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <Loader active />;
  if (session.status === 'failed')
    return (
      <Page width="copy">
        <ErrorState headingLevel={1} title="The desk did not load" onRetry={session.retry}>
          {session.error.message}
        </ErrorState>
      </Page>
    );
  if (session.status === 'none')
    return <Navigate replace to={session.hasLoggedOut ? '/desk/login' : loginPath(pathname + search)} />;
  return (
    // The key mounts everything again for another person.
    <Fragment key={session.session.person.email}>
      <Shell session={session.session} onLogOut={session.logOut}>
        <Screens session={session.session} />
      </Shell>
      <LoginDialog
        open={session.hasEnded}
        email={session.session.person.email}
        logIn={session.logIn}
        onLeave={session.leaveLogin}
      />
    </Fragment>
  );
}

function Screens({ session }: { session: DeskSession }) {
  const { pathname } = useLocation();
  if (session.mustChangePassword && pathname !== '/desk/password')
    return <Navigate replace to="/desk/password" />;
  const needs = (role: DeskRole, screen: ReactNode) =>
    session.roles.includes(role) ? screen : <NoAccessScreen />;
  return (
    // The key mounts a screen again for another item, so that no state of the item before stays.
    <Routes key={pathname}>
      <Route index element={<StartScreen roles={session.roles} />} />
      <Route path="password" element={<PasswordScreen />} />
      <Route path="search" element={needs('orders', <OrdersScreen />)} />
      <Route path="orders" element={needs('orders', <OrderScreen />)} />
      <Route path="returns" element={needs('orders', <ReturnsScreen />)} />
      <Route path="gift-cards" element={needs('orders', <GiftCardsScreen />)} />
      <Route path="gift-cards/:number" element={needs('orders', <GiftCardScreen />)} />
      <Route path="enquiries" element={needs('orders', <LeadsScreen />)} />
      <Route path="enquiries/calls" element={needs('orders', <CallsScreen />)} />
      <Route path="enquiries/privacy" element={<Navigate to="/desk/privacy" replace />} />
      <Route path="privacy" element={needs('privacy', <DataRequestsScreen />)} />
      <Route path="mailing" element={needs('privacy', <OfferReadersScreen />)} />
      <Route path="tickets" element={needs('orders', <TicketsScreen />)} />
      <Route path="tickets/:number" element={needs('orders', <TicketScreen />)} />
      <Route path="feedback" element={needs('orders', <FeedbackScreen />)} />
      <Route path="help" element={needs('orders', <HelpVotesScreen />)} />
      <Route path="mails" element={needs('orders', <MailsScreen />)} />
      <Route path="mails/:id" element={needs('orders', <MailScreen />)} />
      <Route path="content" element={needs('content', <ContentScreen />)} />
      <Route path="content/:kind/:key" element={needs('content', <ContentEntryScreen />)} />
      <Route path="offers" element={needs('settings', <OffersScreen />)} />
      <Route path="policy" element={needs('settings', <PolicyScreen />)} />
      <Route path="vitals" element={needs('settings', <VitalsScreen />)} />
      <Route path="staff" element={needs('settings', <StaffScreen />)} />
      <Route path="audit" element={needs('settings', <AuditScreen />)} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
