import { deskTextLimits, type DeskBody, type DeskParcel, type DeskUnitState } from '@luxe/contract/desk';
import { textLength } from '@luxe/format';
import { useFormField } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { FormDialog } from '../form/FormDialog.tsx';
import { isFinalMove, moveLabels } from '../labels/states.ts';
import { ActionButton } from '../screen/ActionButton.tsx';

export type ParcelMove = DeskBody<'moveParcel'>;

export interface ParcelMovesProps {
  /** `Parcel 1`. */
  readonly title: string;
  readonly moves: DeskParcel['moves'];
  /** Resolves to a sentence when the move failed. */
  readonly onMove: (move: ParcelMove) => Promise<string | undefined>;
}

interface Values {
  sealNumber: string;
  deliveryCode: string;
}

/** What happens after a move that cannot be undone. */
const consequences: Partial<Record<DeskUnitState, string>> = {
  cancelled: 'The items of this parcel are cancelled and refunded. This cannot be undone.',
  returningToOrigin: 'The courier takes the parcel back to the seller. This cannot be undone.',
  lost: 'The items count as lost and are refunded. This cannot be undone.',
};
const details: Partial<Record<DeskUnitState, string>> = {
  packed: 'A parcel with a delivery code has a tamper seal.',
  delivered: 'The shopper shows the rider a code. It is on the page of their order.',
};

/** A button for each possible move. A move with details, or without a way back, opens a dialog. */
export function ParcelMoves({ title, moves, onMove }: ParcelMovesProps) {
  if (moves.length === 0) return null;
  return (
    <Stack direction="row" gap={12} wrap align="start" role="group" aria-label={`Moves of ${title}`}>
      {moves.map(({ to, fields }, index) => {
        const emphasis = index === 0 && !isFinalMove(to) ? 'primary' : 'secondary';
        if (fields.length === 0 && !isFinalMove(to))
          return (
            <ActionButton key={to} emphasis={emphasis} busyLabel="Moving" onAct={() => onMove({ to })}>
              {moveLabels[to]}
            </ActionButton>
          );
        return (
          <FormDialog<Values>
            key={to}
            emphasis={emphasis}
            trigger={moveLabels[to]}
            title={`${moveLabels[to]}: ${title}`}
            description={consequences[to] ?? details[to] ?? 'The shopper is informed.'}
            defaultValues={{ sealNumber: '', deliveryCode: '' }}
            submitLabel={moveLabels[to]}
            busyLabel="Moving"
            onSubmit={async ({ sealNumber, deliveryCode }) => {
              const problem = await onMove({
                to,
                ...(fields.includes('sealNumber') && { sealNumber }),
                ...(fields.includes('deliveryCode') && { deliveryCode }),
              });
              const [field] = fields;
              if (problem === undefined) return undefined;
              return field === undefined ? { form: problem } : { fields: { [field]: problem } };
            }}
          >
            {fields.includes('sealNumber') && <TamperNumberField />}
            {fields.includes('deliveryCode') && <DeliveryCodeField />}
          </FormDialog>
        );
      })}
    </Stack>
  );
}

const TamperNumberField = () => (
  <TextField
    label="Number of the tamper seal"
    autoComplete="off"
    {...useFormField<Values>('sealNumber', {
      required: 'Enter the number of the tamper seal.',
      validate: (text) =>
        textLength(text) <= deskTextLimits.sealNumber ||
        `Use at most ${deskTextLimits.sealNumber} characters.`,
    })}
  />
);

const DeliveryCodeField = () => (
  <TextField
    label="Delivery code"
    inputMode="numeric"
    autoComplete="off"
    {...useFormField<Values>('deliveryCode', { required: 'Enter the delivery code.' })}
  />
);
