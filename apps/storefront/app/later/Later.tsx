import { trackingDelayMs } from '@luxe/contract/event-values';
import { webAppCopy as copy } from '@luxe/feature-web-app';
import { readStoredConsent } from '@luxe/resources';
import { PageLoader } from '@luxe/ui/page-loader';
import { StickyBar } from '@luxe/ui/sticky-bar';
import { useEffect, useState } from 'react';
import { observeAfterConsent } from '../events/observeAfterConsent.ts';
import { ConsentHost } from './ConsentHost.tsx';
import { useVitals } from './useVitals.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { useConnection } from './useConnection.ts';
import { useCopies } from './useCopies.ts';
import { useOpening } from './useOpening.ts';
import { useUpdate } from './useUpdate.ts';
import { useWaitingAdds } from './useWaitingAdds.ts';

/** What runs once a page is in use or idle. `LaterSlot` loads it. */
export function Later() {
  const [isConsentOpen] = useState(hasNoCompleteAnswer);
  useEffect(() => {
    // Tracking waits for the page [ANA-10].
    const timer = setTimeout(observeAfterConsent, Math.max(0, trackingDelayMs - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  useEffect(prefetchOnIntent, []);
  useVitals();
  useCopies();
  return (
    <>
      {isConsentOpen && <ConsentHost />}
      <Opening />
      <Bar />
    </>
  );
}

/** Whether the answer about cookies is missing, or the store has not logged it. */
function hasNoCompleteAnswer(): boolean {
  const { isLogged, source = 'gpc' } = readStoredConsent() ?? {};
  return !isLogged || source === 'gpc';
}

/** A component of its own, because it renders with every request. */
const Opening = () => <PageLoader active={useOpening()} />;

/** At most one bar: a question about a price first, then the connection, then the new version. */
function Bar() {
  const waiting = useWaitingAdds();
  const connection = useConnection();
  const update = useUpdate();
  if (waiting.question) {
    const { text, add, decline } = waiting.question;
    return (
      <StickyBar
        title={text}
        actions={[
          { label: copy.waiting.add, onSelect: add },
          { label: copy.waiting.notNow, onSelect: decline },
        ]}
      />
    );
  }
  if (connection.state === 'offline')
    return (
      <StickyBar
        title={copy.connection.offline}
        icon="warning"
        actions={[{ label: copy.connection.close, onSelect: connection.close }]}
      >
        {copy.connection.offlineText}
      </StickyBar>
    );
  if (connection.state === 'back')
    return (
      <StickyBar
        title={copy.connection.back}
        icon="check"
        actions={[
          { label: copy.connection.reload, onSelect: () => location.reload() },
          { label: copy.connection.close, onSelect: connection.close },
        ]}
      />
    );
  if (!update.isReady) return null;
  return (
    <StickyBar
      title={copy.update.title}
      icon="refresh"
      actions={update.isDelayed ? [] : [{ label: copy.update.update, onSelect: update.apply }]}
    >
      {update.isDelayed ? copy.update.later : copy.update.text}
    </StickyBar>
  );
}
