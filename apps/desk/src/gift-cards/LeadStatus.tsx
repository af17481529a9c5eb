import {
  deskLeadStates,
  type DeskLead,
  type DeskLeadState,
  type DeskQuery,
  type DeskResponse,
} from '@luxe/contract/desk';
import { useFormField } from '@luxe/ui/form';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { useToast } from '@luxe/ui/toast';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { leadStateLabels } from './giftCardLabels.ts';

export interface LeadStatusProps {
  readonly lead: DeskLead;
  /** The query of the list that shows the enquiry. */
  readonly query: DeskQuery<'giftCardLeads'>;
}

interface Values {
  status: DeskLeadState;
}

/**
 * The status of an enquiry, and the dialog that changes it. A changed enquiry stays in the list until the
 * list loads again, so that the focus stays on its button.
 */
export function LeadStatus({ lead, query }: LeadStatusProps) {
  const { send } = useChange('moveGiftCardLead');
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const change = async ({ status }: Values) => {
    const outcome = await send({ params: { leadId: String(lead.leadId) }, body: { status } });
    if (outcome.status === 'problem') return { fields: { status: outcome.message } };
    if (outcome.status === 'ignored') return undefined;
    const { lead: changed } = outcome.data;
    toast.show({ message: `${lead.leadNumber}: ${leadStateLabels[changed.status]}` });
    await mutate<DeskResponse<'giftCardLeads'>>(
      readKey('giftCardLeads', { query }),
      (list) =>
        list && {
          ...list,
          leads: list.leads.map((one) => (one.leadId === changed.leadId ? changed : one)),
        },
      { revalidate: false },
    );
    return undefined;
  };
  return (
    <Stack gap={8} align="start">
      <span>{leadStateLabels[lead.status]}</span>
      <FormDialog<Values>
        trigger="Change"
        triggerContext={`status of ${lead.leadNumber}`}
        title={`Status of ${lead.leadNumber}`}
        description={`${lead.company}, ${lead.contactName}`}
        defaultValues={{ status: lead.status }}
        submitLabel="Save"
        busyLabel="Saving"
        onSubmit={change}
      >
        <StatusField />
      </FormDialog>
    </Stack>
  );
}

const options = deskLeadStates.map((value) => ({ value, label: leadStateLabels[value] }));

const StatusField = () => <Select label="Status" options={options} {...useFormField<Values>('status')} />;
