import { deskTextLimits, type DeskGiftCard, type DeskGiftCardMove } from '@luxe/contract/desk';
import { cleanEmail, isEmail, textLength } from '@luxe/format';
import { useFormField } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useToast } from '@luxe/ui/toast';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { giftCardMoveConsequences, giftCardMoveLabels, giftCardMoveResults } from './giftCardLabels.ts';

interface Values {
  reason: string;
  recipientEmail: string;
}

/**
 * A button for each possible move of a gift card. Each asks for a reason. A move can replace the buttons: the
 * focus then moves to their group, or to the section around it.
 */
export function GiftCardMoves({ card }: { card: DeskGiftCard }) {
  const { send } = useChange('moveGiftCard');
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const { giftCardOrderId, moves, recipientEmail } = card;
  if (moves.length === 0) return null;
  const makeMove = async (move: DeskGiftCardMove, { reason, recipientEmail: typed }: Values) => {
    const params = { giftCardOrderId };
    const email = cleanEmail(typed);
    const outcome = await send({
      params,
      body: {
        ...{ move, reason: reason.trim() },
        ...(move === 'sendAgain' && email !== recipientEmail && { recipientEmail: email }),
      },
    });
    if (outcome.status === 'problem') return { fields: { reason: outcome.message } };
    if (outcome.status === 'ignored') return undefined;
    toast.show({ message: giftCardMoveResults[move] });
    await mutate(readKey('giftCard', { params }), outcome.data, { revalidate: false });
    return undefined;
  };
  return (
    <Stack direction="row" gap={12} wrap align="start" role="group" aria-label="Moves of the gift card">
      {moves.map((move) => (
        <FormDialog<Values>
          key={move}
          emphasis={move === 'release' ? 'primary' : 'secondary'}
          trigger={giftCardMoveLabels[move]}
          title={`${giftCardMoveLabels[move]}: ${giftCardOrderId}`}
          description={giftCardMoveConsequences[move]}
          defaultValues={{ reason: '', recipientEmail }}
          submitLabel={giftCardMoveLabels[move]}
          busyLabel="Saving"
          onSubmit={(values) => makeMove(move, values)}
        >
          {move === 'sendAgain' && <AddressField />}
          <ReasonField />
        </FormDialog>
      ))}
    </Stack>
  );
}

const AddressField = () => (
  <TextField
    label="E-mail of the recipient"
    type="email"
    autoComplete="off"
    {...useFormField<Values>('recipientEmail', {
      validate: (typed) => isEmail(cleanEmail(typed)) || 'Enter an e-mail address.',
    })}
  />
);

/** Fewest characters of a reason. */
const shortestReason = 3;

const ReasonField = () => (
  <TextField
    label="Reason"
    hint="For the audit log. Buyer and recipient do not see it."
    autoComplete="off"
    {...useFormField<Values>('reason', {
      validate: (text) => {
        const length = textLength(text.trim());
        if (length < shortestReason) return 'Enter the reason.';
        return length <= deskTextLimits.reason || `Use at most ${deskTextLimits.reason} characters.`;
      },
    })}
  />
);
