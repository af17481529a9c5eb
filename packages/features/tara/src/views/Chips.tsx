import { ChatSuggestions } from '@luxe/patterns/chat-frame';
import { Button } from '@luxe/ui/button';

export type ChipsProps = {
  /** Accessible name of the list. */
  label: string;
  chips: readonly string[];
  /** Whether a narrow window shows one row of them, which scrolls. Default: all rows. */
  scrolled?: boolean;
  onChoose: (chip: string) => void;
};

/** Suggestions that ask at once. */
export function Chips({ label, chips, scrolled, onChoose }: ChipsProps) {
  return (
    <ChatSuggestions label={label} {...(scrolled && { scrolled })}>
      {chips.map((chip) => (
        <li key={chip}>
          <Button emphasis="secondary" size="s" onClick={() => onChoose(chip)}>
            {chip}
          </Button>
        </li>
      ))}
    </ChatSuggestions>
  );
}
