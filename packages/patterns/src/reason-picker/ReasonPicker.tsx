import { RadioGroup } from '@luxe/ui/radio-group';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import {
  commentLimit,
  reasonProblems,
  reasonWords,
  type Reason,
  type ReasonChoice,
  type ReasonProblems,
  type ReasonWords,
} from './reasonProblems.ts';

export { reasonProblems };
export type { Reason, ReasonChoice, ReasonProblems, ReasonWords };

export type ReasonPickerProps = {
  /** Names the choice: "Why are you sending it back?" */
  legend: string;
  /** The legend is a heading elsewhere. */
  hideLegend?: boolean;
  reasons: readonly Reason[];
  value: ReasonChoice;
  /** Another reason takes the detail back and keeps the words: nothing that was written is lost. */
  onValueChange: (choice: ReasonChoice) => void;
  /** What is missing (`reasonProblems`), once the shopper has asked to go on. */
  problems?: ReasonProblems;
  /** Most letters of the comment, counted in sight; nothing is cut off. Default 300. */
  limit?: number;
  words?: ReasonWords;
};

/** Why a piece goes back or is cancelled: one reason, what exactly, and the shopper's own words where they help [ORD-04, ORD-05]. */
export function ReasonPicker({
  legend,
  hideLegend = false,
  reasons,
  value,
  onValueChange,
  problems = {},
  limit = commentLimit,
  words = reasonWords,
}: ReasonPickerProps) {
  return (
    <RadioPanels
      legend={legend}
      hideLegend={hideLegend}
      value={value.reason ?? ''}
      onValueChange={(reason) => onValueChange({ reason, comment: value.comment })}
      error={problems.reason}
      options={reasons.map((reason) => ({
        value: reason.code,
        label: reason.label,
        note: reason.unavailable ?? reason.note,
        disabled: reason.unavailable !== undefined,
        ...(asksMore(reason) && {
          children: (
            <More
              reason={reason}
              value={value}
              onValueChange={onValueChange}
              problems={problems}
              limit={limit}
              words={words}
            />
          ),
        }),
      }))}
    />
  );
}

const asksComment = ({ comment = 'none' }: Reason) => comment !== 'none';
const asksMore = (reason: Reason) => Boolean(reason.details?.length) || asksComment(reason);

type MoreProps = Required<
  Pick<ReasonPickerProps, 'value' | 'onValueChange' | 'problems' | 'limit' | 'words'>
> & { reason: Reason };

function More({ reason, value, onValueChange, problems, limit, words }: MoreProps) {
  return (
    <Stack gap={20} align="stretch">
      {reason.details && reason.details.length > 0 && (
        <RadioGroup
          legend={words.detail}
          options={reason.details.map(({ code, label }) => ({ value: code, label }))}
          value={value.detail ?? ''}
          onValueChange={(detail) => onValueChange({ ...value, detail })}
          error={problems.detail}
        />
      )}
      {asksComment(reason) && (
        <TextArea
          label={words.comment}
          limit={limit}
          optional={reason.comment === 'optional'}
          value={value.comment}
          onChange={({ currentTarget }) => onValueChange({ ...value, comment: currentTarget.value })}
          error={problems.comment}
        />
      )}
    </Stack>
  );
}
