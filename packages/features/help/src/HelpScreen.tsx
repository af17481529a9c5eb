import { current } from '@luxe/contract/calls';
import { FailedPage } from '@luxe/patterns/state-page';
import { useCall, useSession } from '@luxe/resources';
import { Link } from '@luxe/ui/link';
import { helpArgs } from './data/calls.ts';
import { copy } from './data/copy.ts';
import { useTickets } from './data/useTickets.ts';
import { useVote } from './data/useVote.ts';
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
  /** Words that the answers contain; empty for all answers. */
  search?: string;
  /** Called when the shopper searches, to change the address. Default: nothing happens. */
  onSearch?: (search: string) => void;
  /** Called when a guest wants to write a ticket. */
  onLoginNeeded: () => void;
};

/** Self-serve help: answers for all shoppers, and tickets for customers [HLP-01]. */
export function HelpScreen({
  serviceNumber,
  topic,
  orderCode = '',
  search = '',
  onSearch = () => {},
  onLoginNeeded,
}: HelpScreenProps) {
  const { data, error, retry } = useCall('helpTopics', helpArgs(search), { keepPreviousData: true });
  const { status } = useSession();
  const isCustomer = status === 'customer';
  const support = useTickets(isCustomer);
  const vote = useVote();
  const orders = useCall('orders', isCustomer ? { params: { user: current }, query: {} } : null);
  // A ticket can be about every topic, also after a search.
  const all = useCall('helpTopics', isCustomer && search !== '' ? helpArgs() : null);
  const topics = search === '' ? data?.topics : all.data?.topics;

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
      search={search}
      onSearch={onSearch}
      onVote={vote}
      serviceNumber={serviceNumber}
      onLogIn={status === 'guest' ? onLoginNeeded : undefined}
      form={
        isCustomer &&
        topics && (
          <TicketForm
            topics={topics}
            topic={topic}
            orderCode={orderCode}
            orders={orders.data?.orderData ?? []}
            onSend={support.create}
          />
        )
      }
    >
      <TicketList
        title={copy.tickets}
        tickets={support.tickets}
        onReply={support.reply}
        topics={topics ?? data.topics}
        hasFailed={support.hasFailed}
        onRetry={() => void support.retry()}
      />
    </HelpView>
  );
}
