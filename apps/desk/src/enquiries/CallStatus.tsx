import {
  deskCallStates,
  type DeskCallRequest,
  type DeskCallState,
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
import { callStateLabels } from './enquiryLabels.ts';

export interface CallStatusProps {
  readonly request: DeskCallRequest;
  /** The query of the list that shows the request. */
  readonly query: DeskQuery<'callRequests'>;
}

interface Values {
  status: DeskCallState;
}

/**
 * The status of a request for a call, and the dialog that changes it. A changed request stays in the list
 * until the list loads again, so that the focus stays on its button.
 */
export function CallStatus({ request, query }: CallStatusProps) {
  const { send } = useChange('moveCallRequest');
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const change = async ({ status }: Values) => {
    const outcome = await send({ params: { callId: String(request.callId) }, body: { status } });
    if (outcome.status === 'problem') return { fields: { status: outcome.message } };
    if (outcome.status === 'ignored') return undefined;
    const { request: changed } = outcome.data;
    toast.show({ message: `${request.leadNumber}: ${callStateLabels[changed.status]}` });
    await mutate<DeskResponse<'callRequests'>>(
      readKey('callRequests', { query }),
      (list) =>
        list && {
          ...list,
          requests: list.requests.map((one) => (one.callId === changed.callId ? changed : one)),
        },
      { revalidate: false },
    );
    return undefined;
  };
  return (
    <Stack gap={8} align="start">
      <span>{callStateLabels[request.status]}</span>
      <FormDialog<Values>
        trigger="Change"
        triggerContext={`status of ${request.leadNumber}`}
        title={`Status of ${request.leadNumber}`}
        description={`${request.name}, ${request.phone}`}
        defaultValues={{ status: request.status }}
        submitLabel="Save"
        busyLabel="Saving"
        onSubmit={change}
      >
        <StatusField />
      </FormDialog>
    </Stack>
  );
}

const options = deskCallStates.map((value) => ({ value, label: callStateLabels[value] }));

const StatusField = () => <Select label="Status" options={options} {...useFormField<Values>('status')} />;
