import { Icon, type IconName } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { Line } from './ChoiceLine.styles.ts';

export type ChoiceLineProps = {
  icon: IconName;
  title: string;
  /** Text that names the current choice, or states that nothing is chosen. */
  note: string;
  action: string;
  /** Accessible name of the button: the action with its object. */
  label: string;
  busy?: boolean;
  /** Opens the layer for the choice. */
  onShow: () => void;
};

/** Row with the current choice and a button that opens a layer to change it. */
export function ChoiceLine({ icon, title, note, action, label, busy, onShow }: ChoiceLineProps) {
  return (
    <Line>
      <Icon name={icon} />
      <div>
        <Text size="ui">{title}</Text>
        <Text size="sm" tone="secondary" tabular>
          {note}
        </Text>
      </div>
      <TextButton aria-haspopup="dialog" aria-label={label} aria-busy={busy || undefined} onClick={onShow}>
        {action}
      </TextButton>
    </Line>
  );
}
