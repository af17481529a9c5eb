import { deskLeadStates, type DeskLead, type DeskQuery, type DeskResponse } from '@luxe/contract/desk';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { StatusChange } from '../form/StatusChange.tsx';
import { leadStateLabels } from './giftCardLabels.ts';

export interface LeadStatusProps {
  readonly lead: DeskLead;
  /** The query of the list that shows the enquiry. */
  readonly query: DeskQuery<'giftCardLeads'>;
}

/**
 * The status of an enquiry. A changed enquiry stays in the list until the list loads again, so that the
 * focus stays on its button.
 */
export function LeadStatus({ lead, query }: LeadStatusProps) {
  const { send } = useChange('moveGiftCardLead');
  const { mutate } = useSWRConfig();
  const change = async (status: DeskLead['status']) => {
    const outcome = await send({ params: { leadId: String(lead.leadId) }, body: { status } });
    if (outcome.status === 'problem') return { problem: outcome.message };
    if (outcome.status === 'ignored') return undefined;
    const { lead: changed } = outcome.data;
    await mutate<DeskResponse<'giftCardLeads'>>(
      readKey('giftCardLeads', { query }),
      (list) =>
        list && {
          ...list,
          leads: list.leads.map((one) => (one.leadId === changed.leadId ? changed : one)),
        },
      { revalidate: false },
    );
    return { stored: changed.status };
  };
  return (
    <StatusChange
      number={lead.leadNumber}
      about={`${lead.company}, ${lead.contactName}`}
      status={lead.status}
      states={deskLeadStates}
      labels={leadStateLabels}
      onChange={change}
    />
  );
}
