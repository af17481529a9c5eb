import { useFormField } from '@luxe/ui/form';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { useToast } from '@luxe/ui/toast';
import { FormDialog } from './FormDialog.tsx';

export interface StatusChangeProps<State extends string> {
  /** Number of what has the status. */
  readonly number: string;
  /** Who sent it, shown in the dialog. */
  readonly about: string;
  readonly status: State;
  readonly states: readonly State[];
  readonly labels: Readonly<Record<State, string>>;
  /** Stores a status. Resolves to the new one, to a problem, or to undefined when nothing was sent. */
  readonly onChange: (status: State) => Promise<{ stored: State } | { problem: string } | undefined>;
}

interface Values {
  status: string;
}

/** A status, and the dialog that changes it. */
export function StatusChange<State extends string>(props: StatusChangeProps<State>) {
  const { number, about, status, states, labels, onChange } = props;
  const toast = useToast();
  const change = async (values: Values) => {
    const chosen = states.find((one) => one === values.status);
    const outcome = chosen && (await onChange(chosen));
    if (!outcome) return undefined;
    if ('problem' in outcome) return { fields: { status: outcome.problem } };
    toast.show({ message: `${number}: ${labels[outcome.stored]}` });
    return undefined;
  };
  return (
    <Stack gap={8} align="start">
      <span>{labels[status]}</span>
      <FormDialog<Values>
        trigger="Change"
        triggerContext={`status of ${number}`}
        title={`Status of ${number}`}
        description={about}
        defaultValues={{ status }}
        submitLabel="Save"
        busyLabel="Saving"
        onSubmit={change}
      >
        <StatusField options={states.map((value) => ({ value, label: labels[value] }))} />
      </FormDialog>
    </Stack>
  );
}

const StatusField = ({ options }: { options: readonly { value: string; label: string }[] }) => (
  <Select label="Status" options={options} {...useFormField<Values>('status')} />
);
