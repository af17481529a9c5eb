import type { UseComboboxReturnValue } from 'downshift';
import { useId } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { Added, Detail, Heading, List, Option, OptionText, Reason } from './Combobox.styles.ts';
import { groupOptions, splitMatches, type ComboboxOption } from './options.ts';

type ComboboxListProps = {
  combobox: UseComboboxReturnValue<ComboboxOption>;
  label: string;
  options: readonly ComboboxOption[];
  /** The typed text. Empty while the input shows the label of the selected option. */
  typed: string;
  chosen: ComboboxOption | null;
};

/**
 * The options under their group headings. The typed letters have regular weight. The rest of an option is
 * bold.
 */
export function ComboboxList({ combobox, label, options, typed, chosen }: ComboboxListProps) {
  const headingId = useId();
  return (
    <List {...combobox.getMenuProps({ 'aria-label': label })}>
      {combobox.isOpen &&
        groupOptions(options).map(({ heading, options: groupOptions }, group) => {
          const lines = groupOptions.map(({ option, index }) => (
            <Option
              key={option.value}
              {...combobox.getItemProps({ item: option, index })}
              data-highlighted={index === combobox.highlightedIndex || undefined}
            >
              {option.picture}
              <OptionText>
                <span>
                  {splitMatches(option.label, typed).map(({ text, added }, part) =>
                    added ? <Added key={part}>{text}</Added> : text,
                  )}
                </span>
                {option.disabled && option.reason && <Reason>{option.reason}</Reason>}
              </OptionText>
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
