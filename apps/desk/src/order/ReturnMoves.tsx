import { deskTextLimits, type DeskBody, type DeskReturn } from '@luxe/contract/desk';
import { textLength } from '@luxe/format';
import { Checkbox } from '@luxe/ui/checkbox';
import { useFormField } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { FormDialog } from '../form/FormDialog.tsx';
import { isFinalMove, moveLabels } from '../labels/states.ts';
import { ActionButton } from '../screen/ActionButton.tsx';

export type ReturnMove = DeskBody<'moveReturn'>;

export interface ReturnMovesProps {
  readonly request: DeskReturn;
  /** Resolves to a sentence when the move failed. */
  readonly onMove: (move: ReturnMove) => Promise<string | undefined>;
}

interface Values {
  isSellable: boolean;
  rejection: string;
}

const acceptLabels = { refund: 'Accept and refund', replacement: 'Accept and replace' } as const;
const acceptConsequences = {
  refund: 'The shopper gets the money back. This cannot be undone.',
  replacement: 'The shopper gets the replacement. This cannot be undone.',
} as const;

/** A button for each possible move of a return. */
export function ReturnMoves({ request, onMove }: ReturnMovesProps) {
  const { code, kind, moves } = request;
  if (moves.length === 0) return null;
  const main = moves.find(({ to }) => to !== 'returnWithdrawn' && to !== 'rejected');
  return (
    <Stack direction="row" gap={12} wrap align="start" role="group" aria-label={`Moves of return ${code}`}>
      {moves.map(({ to, fields }) => {
        const label = to === 'inspected' ? acceptLabels[kind] : moveLabels[to];
        const emphasis = to === main?.to ? 'primary' : 'secondary';
        if (fields.length === 0 && !isFinalMove(to))
          return (
            <ActionButton key={to} emphasis={emphasis} busyLabel="Moving" onAct={() => onMove({ to })}>
              {label}
            </ActionButton>
          );
        return (
          <FormDialog<Values>
            key={to}
            emphasis={emphasis}
            trigger={label}
            title={`${label}: ${code}`}
            description={
              to === 'inspected'
                ? acceptConsequences[kind]
                : to === 'returnWithdrawn'
                  ? 'The return ends, and the shopper has the items. This cannot be undone.'
                  : 'The shopper reads the reason, and can dispute it. No money goes back.'
            }
            defaultValues={{ isSellable: true, rejection: '' }}
            submitLabel={label}
            busyLabel="Moving"
            onSubmit={async ({ isSellable, rejection }) => {
              const problem = await onMove({
                to,
                ...(fields.includes('isSellable') && { isSellable }),
                ...(fields.includes('rejection') && { rejection: rejection.trim() }),
              });
              if (problem === undefined) return undefined;
              return fields.includes('rejection') ? { fields: { rejection: problem } } : { form: problem };
            }}
          >
            {fields.includes('isSellable') && <SellableField />}
            {fields.includes('rejection') && <RejectionField />}
          </FormDialog>
        );
      })}
    </Stack>
  );
}

const SellableField = () => (
  <Checkbox
    label="The items can be sold again"
    note="They are added to the stock of their offers."
    {...useFormField<Values>('isSellable')}
  />
);

const RejectionField = () => (
  <TextArea
    label="Reason for the shopper"
    rows={4}
    limit={deskTextLimits.rejection}
    {...useFormField<Values>('rejection', {
      validate: (text) => {
        if (typeof text !== 'string' || text.trim() === '') return 'Enter the reason.';
        return textLength(text) <= deskTextLimits.rejection || 'Shorten the reason.';
      },
    })}
  />
);
