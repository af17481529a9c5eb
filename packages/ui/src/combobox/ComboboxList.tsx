import type { UseComboboxReturnValue } from 'downshift';
import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Added, Detail, Heading, List, Option, OptionWords, Reason } from './Combobox.styles.ts';
import { grouped, pieces, type ComboboxOption } from './options.ts';

type ComboboxListProps = {
  box: UseComboboxReturnValue<ComboboxOption>;
  label: string;
  options: readonly ComboboxOption[];
  /** What was typed, empty while the words are those of the chosen option. */
  typed: string;
  chosen: ComboboxOption | null;
};

/** The options, under their headings. What was typed is plain and what an option adds is bold. */
export function ComboboxList({ box, label, options, typed, chosen }: ComboboxListProps) {
  const headingId = useId();
  return (
    <List {...box.getMenuProps({ 'aria-label': label })}>
      {box.isOpen &&
        grouped(options).map(({ heading, options: own }, group) => {
          const lines = own.map(({ option, index }) => (
            <Option
              key={option.value}
              {...box.getItemProps({ item: option, index })}
              data-highlighted={index === box.highlightedIndex || undefined}
            >
              <OptionWords>
                <span>
                  {pieces(option.label, typed).map(({ text, added }, at) =>
                    added ? <Added key={at}>{text}</Added> : text,
                  )}
                </span>
                {option.disabled && option.reason && <Reason>{option.reason}</Reason>}
              </OptionWords>
              {option.detail && <Detail>{option.detail}</Detail>}
              {option.value === chosen?.value && <Icon name="check" size="s" />}
            </Option>
          ));
          if (heading === undefined) return lines;
          const id = `${headingId}-${group}`;
          return (
            <div key={heading} role="group" aria-labelledby={id}>
              <Heading id={id} role="presentation">
                {heading}
              </Heading>
              {lines}
            </div>
          );
        })}
    </List>
  );
}
