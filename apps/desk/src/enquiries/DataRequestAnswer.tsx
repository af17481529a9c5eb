import {
  deskDataRequestStates,
  deskTextLimits,
  type DeskDataRequest,
  type DeskDataRequestState,
  type DeskQuery,
  type DeskResponse,
} from '@luxe/contract/desk';
import { useFormField } from '@luxe/ui/form';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { useToast } from '@luxe/ui/toast';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { dataRequestStateLabels } from './enquiryLabels.ts';

export interface DataRequestAnswerProps {
  readonly request: DeskDataRequest;
  /** The query of the list that shows the request. */
  readonly query: DeskQuery<'dataRequests'>;
}

interface Values {
  status: DeskDataRequestState;
  answer: string;
}

/** The status of a request about personal data, and the dialog that answers it. The answer is mailed. */
export function DataRequestAnswer({ request, query }: DataRequestAnswerProps) {
  const { send } = useChange('moveDataRequest');
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const change = async ({ status, answer }: Values) => {
    const params = { requestId: String(request.requestId) };
    const outcome = await send({ params, body: { status, answer } });
    if (outcome.status === 'problem') return { fields: { answer: outcome.message } };
    if (outcome.status === 'ignored') return undefined;
    const { request: changed } = outcome.data;
    toast.show({ message: `${request.number}: ${dataRequestStateLabels[changed.status]}` });
    await mutate<DeskResponse<'dataRequests'>>(
      readKey('dataRequests', { query }),
      (list) =>
        list && {
          ...list,
          requests: list.requests.map((one) => (one.requestId === changed.requestId ? changed : one)),
        },
      { revalidate: false },
    );
    return undefined;
  };
  return (
    <Stack gap={8} align="start">
      <span>{dataRequestStateLabels[request.status]}</span>
      <FormDialog<Values>
        trigger="Answer"
        triggerContext={request.number}
        title={`Answer ${request.number}`}
        description={`The answer is mailed to ${request.email} when the request is done or rejected.`}
        defaultValues={{ status: request.status, answer: request.answer }}
        submitLabel="Save"
        busyLabel="Saving"
        onSubmit={change}
      >
        <AnswerFields />
      </FormDialog>
    </Stack>
  );
}

const options = deskDataRequestStates.map((value) => ({ value, label: dataRequestStateLabels[value] }));

const AnswerFields = () => (
  <>
    <Select label="Status" options={options} {...useFormField<Values>('status')} />
    <TextArea label="Answer" limit={deskTextLimits.answer} {...useFormField<Values>('answer')} />
  </>
);
