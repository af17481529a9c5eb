import { useSwitch } from '@luxe/resources';
import { Checkbox } from '@luxe/ui/checkbox';
import { copy } from './steps/updates/copy.ts';
import { useWhatsAppUpdates } from './steps/updates/useWhatsAppUpdates.ts';

/** The choice of updates on WhatsApp, where the switch `whatsappconsent` is on [CFG-01]. */
export function WhatsAppUpdates() {
  return useSwitch('whatsappconsent') && <Choice />;
}

/** It is not checked until the customer checks it. */
function Choice() {
  const { isChosen, hasFailed, choose } = useWhatsAppUpdates();
  if (isChosen === undefined) return null;
  return (
    <Checkbox
      label={copy.label}
      note={copy.note}
      checked={isChosen}
      error={hasFailed ? copy.failed : undefined}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
    />
  );
}
