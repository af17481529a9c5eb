import { CallRequest, type CallRequestProps } from './views/CallRequest.tsx';
import { WhatsAppUpdates } from './WhatsAppUpdates.tsx';

/** What a customer may choose below the summary: updates on WhatsApp, and a call. */
export default function SummaryChoices({ callRequest }: { callRequest: CallRequestProps }) {
  return (
    <>
      <WhatsAppUpdates />
      <CallRequest {...callRequest} />
    </>
  );
}
