import type { GiftOptions } from '@luxe/contract/calls';
import { giftLineLimit, giftMessageLimit } from '@luxe/format';
import { giftSummary } from '@luxe/patterns/gift-summary';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Dialog } from '@luxe/ui/dialog';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { giftProblem } from './giftProblem.ts';
import { copy } from './giftCopy.ts';

export type GiftDialogProps = {
  /** The saved gift options. */
  options: GiftOptions;
  /** Resolves to an error message, or to an empty string when the options are saved. */
  onSave: (options: GiftOptions) => Promise<string>;
  onClose: () => void;
};

const none: GiftOptions = { wrap: false, message: '', hidePrices: false };

/** Edits gift wrap, message and hidden prices. The input stays when saving fails. */
export function GiftDialog({ options, onSave, onClose }: GiftDialogProps) {
  const formId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [wanted, setWanted] = useState(options);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState<'all' | 'none'>();

  function change(part: Partial<GiftOptions>) {
    setWanted({ ...wanted, ...part });
    if (part.message !== undefined) setProblem('');
  }

  async function save(chosen: GiftOptions, button: typeof saving) {
    if (saving) return;
    setSaving(button);
    setFailure('');
    const message = await onSave(chosen);
    setSaving(undefined);
    if (message) setFailure(message);
    else onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = giftProblem(wanted.message);
    setProblem(found);
    if (found) moveFocus(area.current);
    else void save(wanted, 'all');
  }

  return (
    <Dialog
      open
      disablePointerDismissal
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" form={formId} busy={saving === 'all'} busyLabel={copy.saving}>
            {copy.save}
          </Button>
          {giftSummary(options) && (
            <Button
              emphasis="secondary"
              busy={saving === 'none'}
              busyLabel={copy.saving}
              onClick={() => void save(none, 'none')}
            >
              {copy.remove}
            </Button>
          )}
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={24}>
          <Checkbox
            label={copy.wrap}
            note={copy.wrapNote}
            checked={wanted.wrap}
            onChange={(event) => change({ wrap: event.target.checked })}
          />
          <TextArea
            ref={area}
            label={copy.message}
            hint={copy.messageHint(giftLineLimit)}
            limit={giftMessageLimit}
            value={wanted.message}
            dir="auto"
            autoComplete="off"
            error={problem || undefined}
            onChange={(event) => change({ message: event.target.value })}
          />
          <Checkbox
            label={copy.hidePrices}
            checked={wanted.hidePrices}
            onChange={(event) => change({ hidePrices: event.target.checked })}
          />
          {failure && (
            <Notice tone="error" live title={copy.notSaved}>
              {failure}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
