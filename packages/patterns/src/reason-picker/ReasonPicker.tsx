import { RadioGroup } from '@luxe/ui/radio-group';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import {
  commentLimit,
  reasonProblems,
  reasonLabels,
  type Reason,
  type ReasonChoice,
  type ReasonProblems,
  type ReasonLabels,
} from './reasonProblems.ts';

export { reasonLabels, reasonProblems };
export type { Reason, ReasonChoice, ReasonProblems, ReasonLabels };

export type ReasonPickerProps = {
  /** Name of the group: "Why are you sending it back?" */
  legend: string;
  /** Hides the legend visually, if the page has a heading for it. */
  hideLegend?: boolean;
  reasons: readonly Reason[];
  value: ReasonChoice;
  /**
   * Called with each change. Choosing another reason clears the detail and preserves the comment, so that no
   * typed text is lost.
   */
  onValueChange: (choice: ReasonChoice) => void;
  /** Problems from `reasonProblems`, after the shopper has tried to continue. */
  problems?: ReasonProblems;
  /**
   * Maximum length of the comment, in code points, with a visible counter. Longer text is not cut off.
   * Default 300.
   */
  limit?: number;
  labels?: ReasonLabels;
};

/**
 * The reason why the shopper returns or cancels an item, with an optional detail and an optional comment
 * [ORD-04, ORD-05].
 */
export function ReasonPicker({
  legend,
  hideLegend = false,
  reasons,
  value,
  onValueChange,
  problems = {},
  limit = commentLimit,
  labels = reasonLabels,
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
        ...(hasFollowUp(reason) && {
          children: (
            <FollowUp
              reason={reason}
              value={value}
              onValueChange={onValueChange}
              problems={problems}
              limit={limit}
              labels={labels}
            />
          ),
        }),
      }))}
    />
  );
}

const hasCommentField = ({ comment = 'none' }: Reason) => comment !== 'none';
const hasFollowUp = (reason: Reason) => Boolean(reason.details?.length) || hasCommentField(reason);

type FollowUpProps = Required<
  Pick<ReasonPickerProps, 'value' | 'onValueChange' | 'problems' | 'limit' | 'labels'>
> & { reason: Reason };

function FollowUp({ reason, value, onValueChange, problems, limit, labels }: FollowUpProps) {
  return (
    <Stack gap={20} align="stretch">
      {reason.details && reason.details.length > 0 && (
        <RadioGroup
          legend={labels.detail}
          options={reason.details.map(({ code, label }) => ({ value: code, label }))}
          value={value.detail ?? ''}
          onValueChange={(detail) => onValueChange({ ...value, detail })}
          error={problems.detail}
        />
      )}
      {hasCommentField(reason) && (
        <TextArea
          label={labels.comment}
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
