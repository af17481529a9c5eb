import { Icon, type IconName } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { Line } from './ChoiceLine.styles.ts';

export type ChoiceLineProps = {
  icon: IconName;
  title: string;
  /** What is chosen, or that nothing is. */
  words: string;
  action: string;
  /** The action with its object, as it is read aloud. */
  label: string;
  busy?: boolean;
  /** Opens the layer in which it is chosen. */
  onShow: () => void;
};

/** A row that says what is chosen, with a button that opens a layer to change it. */
export function ChoiceLine({ icon, title, words, action, label, busy, onShow }: ChoiceLineProps) {
  return (
    <Line>
      <Icon name={icon} />
      <div>
        <Text size="ui">{title}</Text>
        <Text size="sm" tone="secondary" tabular>
          {words}
        </Text>
      </div>
      <TextButton aria-haspopup="dialog" aria-label={label} aria-busy={busy || undefined} onClick={onShow}>
        {action}
      </TextButton>
    </Line>
  );
}
