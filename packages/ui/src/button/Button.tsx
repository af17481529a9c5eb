import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Control, Label, Labels, Progress, Reason, WithReason } from './Button.styles.ts';

/** One primary to a view; all else is outline or underlined words. */
export type ButtonEmphasis = 'primary' | 'secondary' | 'plain';
/** 36, 48, 56 px. 56 is for purchase; 36 grows to 44 under a finger. */
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  emphasis?: ButtonEmphasis;
  size?: ButtonSize;
  /** As wide as its parent. */
  block?: boolean;
  icon?: IconName;
  /** At work: keeps width and focus, ignores presses, draws a line. */
  busy?: boolean;
  /** The verb while at work, as "Adding". Default: the label as it is. */
  busyLabel?: string;
  /** Why it cannot be pressed: shown under it and read with it. It keeps its place in the tab order. */
  disabledReason?: string;
};

/** A button that acts. What leads to another page is a LinkButton. Source: WAI-ARIA practices, Button. */
export function Button({
  emphasis = 'primary',
  size = 'm',
  block = false,
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  type = 'button',
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const explained = disabledReason !== undefined;
  const inert = busy || explained;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };

  const control = (
    <Control
      {...rest}
      type={type}
      $emphasis={emphasis}
      $size={size}
      $block={block}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={
        [describedBy, explained ? reasonId : undefined].filter(Boolean).join(' ') || undefined
      }
      onClick={press}
    >
      <Labels>
        <Label $shown={!busy || busyLabel === undefined}>
          {icon && <Icon name={icon} />}
          {children}
        </Label>
        {busyLabel !== undefined && <Label $shown={busy}>{busyLabel}</Label>}
      </Labels>
      {busy && <Progress />}
    </Control>
  );

  if (!explained) return control;
  return (
    <WithReason $block={block}>
      {control}
      <Reason id={reasonId}>{disabledReason}</Reason>
    </WithReason>
  );
}
