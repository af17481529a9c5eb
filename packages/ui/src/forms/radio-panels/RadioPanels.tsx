import { useState, type ReactNode } from 'react';
import { RadioFieldset } from '../radio-group/RadioFieldset.tsx';
import { Dot } from '../radio-group/RadioGroup.styles.ts';
import { useRadios, type RadioChoice } from '../radio-group/RadioGroup.tsx';
import { Aside, Body, Header, HeaderText, Note, Panel, Panels } from './RadioPanels.styles.ts';

export type RadioPanel = {
  value: string;
  label: ReactNode;
  /** Text below the label: an address, or why the panel is disabled. A press on it selects the panel. */
  note?: ReactNode;
  /** Content at the end of the row, such as a price. A press on it selects the panel. */
  aside?: ReactNode;
  /** Small actions such as "Edit". Always visible. A press on an action does not select the panel. */
  actions?: ReactNode;
  /** Content that is shown while the panel is selected, such as the fields of a payment method. */
  children?: ReactNode;
  disabled?: boolean;
};

export type RadioPanelsProps = RadioChoice & {
  options: readonly RadioPanel[];
  /**
   * `rows`: the panels are rows with hairlines between them. `boxes`: the panels are boxes in 2 columns, and
   * the selected box has a 2 px border.
   */
  layout?: 'rows' | 'boxes';
};

/** Selects one of a few options with more content, such as addresses or payment methods. */
export function RadioPanels({
  options,
  layout = 'rows',
  legend,
  hideLegend,
  error,
  className,
  onValueChange,
  ...choice
}: RadioPanelsProps) {
  const [ownValue, setOwnValue] = useState(choice.defaultValue);
  const selectedValue = choice.value ?? ownValue;
  const radio = useRadios({
    ...choice,
    onValueChange: (value) => {
      setOwnValue(value);
      onValueChange?.(value);
    },
  });
  const isBoxes = layout === 'boxes';

  return (
    <RadioFieldset legend={legend} hideLegend={hideLegend} error={error} className={className}>
      <Panels $boxes={isBoxes}>
        {options.map(({ value, label, note, aside, actions, children, disabled }) => (
          <Panel key={value} $boxes={isBoxes}>
            <Header>
              <Dot {...radio(value)} disabled={disabled} />
              <HeaderText>
                {label}
                {note && <Note>{note}</Note>}
              </HeaderText>
              {aside && <Aside>{aside}</Aside>}
            </Header>
            {actions && <Body>{actions}</Body>}
            {children && value === selectedValue && <Body>{children}</Body>}
          </Panel>
        ))}
      </Panels>
    </RadioFieldset>
  );
}
