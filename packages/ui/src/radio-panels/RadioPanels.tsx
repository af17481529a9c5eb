import { useId, useState, type ReactNode } from 'react';
import { Live, Message } from '../field/Field.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { Dot, Fieldset, Legend } from '../radio-group/RadioGroup.styles.ts';
import { useRadios, type RadioChoice } from '../radio-group/RadioGroup.tsx';
import { Aside, Body, Head, HeadWords, Note, Panel, Panels } from './RadioPanels.styles.ts';

export type RadioPanel = {
  value: string;
  label: ReactNode;
  /** Lines under the label: an address, or for a disabled panel, why. Part of the target. */
  note?: ReactNode;
  /** At the end of the row, as a price. Part of the target. */
  aside?: ReactNode;
  /** Shown always, outside the target: small actions such as "Edit". */
  actions?: ReactNode;
  /** Opens while chosen: the fields of a payment method. */
  children?: ReactNode;
  disabled?: boolean;
};

export type RadioPanelsProps = RadioChoice & {
  options: readonly RadioPanel[];
  /** `rows` between hairlines, `boxes` two up with a 2 px edge on the chosen one. */
  layout?: 'rows' | 'boxes';
};

/** One of a few that each need room: addresses, payment methods. The chosen one may open. */
export function RadioPanels({
  options,
  layout = 'rows',
  legend,
  hideLegend = false,
  error,
  className,
  onValueChange,
  ...choice
}: RadioPanelsProps) {
  const messageId = useId();
  const [kept, setKept] = useState(choice.defaultValue);
  const chosen = choice.value ?? kept;
  const radio = useRadios({
    ...choice,
    onValueChange: (value) => {
      setKept(value);
      onValueChange?.(value);
    },
  });
  const boxes = layout === 'boxes';

  return (
    <Fieldset className={className} aria-describedby={error ? messageId : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Panels $boxes={boxes}>
        {options.map(({ value, label, note, aside, actions, children, disabled }) => (
          <Panel key={value} $boxes={boxes}>
            <Head>
              <Dot {...radio(value)} disabled={disabled} />
              <HeadWords>
                {label}
                {note && <Note>{note}</Note>}
              </HeadWords>
              {aside && <Aside>{aside}</Aside>}
            </Head>
            {actions && <Body>{actions}</Body>}
            {children && value === chosen && <Body>{children}</Body>}
          </Panel>
        ))}
      </Panels>
      <Live aria-live="polite">
        {error && (
          <Message id={messageId} $tone="error">
            <Icon name="warning" size="s" />
            {error}
          </Message>
        )}
      </Live>
    </Fieldset>
  );
}
