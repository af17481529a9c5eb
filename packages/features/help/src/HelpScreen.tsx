import { FailedPage } from '@luxe/patterns/state-page';
import { useCall, useSession } from '@luxe/resources';
import { Link } from '@luxe/ui/link';
import { copy } from './data/copy.ts';
import { useTickets } from './data/useTickets.ts';
import { HelpLoading } from './views/HelpLoading.tsx';
import { HelpView } from './views/HelpView.tsx';
import { TicketForm } from './views/TicketForm.tsx';
import { TicketList } from './views/TicketList.tsx';

export type HelpScreenProps = {
  /** Phone number of customer service, as displayed [HLP-03]. */
  serviceNumber: string;
  /** Id of the topic that is open at first. */
  topic?: string | undefined;
  /** Number of the order that a ticket is about at first; empty for none. */
  orderCode?: string;
  /** Called when a guest wants to write a ticket. */
  onLoginNeeded: () => void;
};

/** Self-serve help: answers for all shoppers, and tickets for customers [HLP-01]. */
export function HelpScreen({ serviceNumber, topic, orderCode = '', onLoginNeeded }: HelpScreenProps) {
  const { data, error, retry } = useCall('helpTopics', {});
  const { status } = useSession();
  const support = useTickets(status === 'customer');

  if (!data && error)
    return (
      <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={retry}>
        {copy.failed}{' '}
        <Link href={`tel:${serviceNumber.replace(/[^\d+]/g, '')}`}>{copy.callNumber(serviceNumber)}</Link>
      </FailedPage>
    );
  if (!data) return <HelpLoading label={copy.loading} title={copy.title} />;
  return (
    <HelpView
      topics={data.topics}
      openTopic={topic}
      serviceNumber={serviceNumber}
      onLogIn={status === 'guest' ? onLoginNeeded : undefined}
      form={
        status === 'customer' && (
          <TicketForm topics={data.topics} topic={topic} orderCode={orderCode} onSend={support.create} />
        )
      }
    >
      <TicketList
        title={copy.tickets}
        tickets={support.tickets}
        onReply={support.reply}
        topics={data.topics}
        hasFailed={support.hasFailed}
        onRetry={() => void support.retry()}
      />
    </HelpView>
  );
}
