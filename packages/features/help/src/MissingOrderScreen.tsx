import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Text } from '@luxe/ui/text';
import { copy } from './data/copy.ts';
import { useMissingOrder } from './data/useMissingOrder.ts';
import { useTickets } from './data/useTickets.ts';
import { HelpLoading } from './views/HelpLoading.tsx';
import { MissingOrderForm } from './views/MissingOrderForm.tsx';
import { TicketList } from './views/TicketList.tsx';

/** `/my-account/order-v2`: reports a missing order, and lists all requests with their answers [ORD-10]. */
export function MissingOrderScreen() {
  const isCustomer = useSession().status === 'customer';
  const support = useTickets(isCustomer);
  const report = useMissingOrder(support.retry);
  const profile = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  const help = useCall('helpTopics', {});

  if (!profile.data && !profile.error)
    return <HelpLoading label={copy.requestsLoading} title={copy.missingTitle} />;
  return (
    <Page gap={56}>
      <Heading level={1}>{copy.missingTitle}</Heading>
      <Text tone="secondary">{copy.missingIntro}</Text>
      <MissingOrderForm email={profile.data?.primaryEmailId ?? ''} report={report} />
      <TicketList
        title={copy.requests}
        empty={copy.requestsEmpty}
        tickets={support.tickets}
        topics={help.data?.topics ?? []}
        hasFailed={support.hasFailed}
        onRetry={() => void support.retry()}
        onReply={support.reply}
      />
    </Page>
  );
}
