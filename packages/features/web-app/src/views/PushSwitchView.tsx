import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Switch } from '@luxe/ui/switch';
import { copy } from '../data/copy.ts';

export type PushSwitchViewProps = {
  /** `absent` shows nothing: the shop sends no messages. */
  state: 'absent' | 'unsupported' | 'denied' | 'off' | 'on';
  isBusy?: boolean;
  hasFailed?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Turns messages about orders on and off for this device. It applies at once. */
export function PushSwitchView({ state, isBusy = false, hasFailed = false, onChange }: PushSwitchViewProps) {
  if (state === 'absent') return null;
  const isFixed = state === 'unsupported' || state === 'denied';
  return (
    <Stack gap={12}>
      {hasFailed && <Notice tone="error" live title={copy.push.failed} />}
      <Switch
        label={copy.push.label}
        note={isFixed ? copy.push[state] : copy.push.note}
        disabled={isFixed}
        aria-busy={isBusy || undefined}
        checked={isBusy ? state !== 'on' : state === 'on'}
        onChange={({ currentTarget }) => {
          if (!isBusy) onChange(currentTarget.checked);
        }}
      />
    </Stack>
  );
}
