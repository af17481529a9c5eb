import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import { Control, Label, Labels, Progress, Reason, WithReason } from './Button.styles.ts';

/** Use one primary button per view. `secondary` is outlined, `plain` is underlined text. */
export type ButtonEmphasis = 'primary' | 'secondary' | 'plain';
/** Minimum height: 36, 48 or 56 px. Use 56 px for purchase buttons. On touch screens, 36 px becomes 44 px. */
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  emphasis?: ButtonEmphasis;
  size?: ButtonSize;
  /** Fills the width of the parent. */
  block?: boolean;
  icon?: IconName;
  /**
   * Whether the action is pending. A busy button keeps its width and focus, ignores presses and shows a
   * progress line.
   */
  busy?: boolean;
  /** Label while busy: "Adding". Default: the usual label. */
  busyLabel?: string;
  /**
   * Why the button is disabled. The reason is shown under the button, and screen readers read it with the
   * button. The button stays in the tab order.
   */
  disabledReason?: string;
};

/** A button for an action. For a link to another page use LinkButton. Source: WAI-ARIA practices, Button. */
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
  const hasReason = disabledReason !== undefined;
  const inert = busy || hasReason;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
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
        [describedBy, hasReason ? reasonId : undefined].filter(Boolean).join(' ') || undefined
      }
      onClick={handleClick}
    >
      <Labels>
        <Label $visible={!busy || busyLabel === undefined}>
          {icon && <Icon name={icon} />}
          {children}
        </Label>
        {busyLabel !== undefined && <Label $visible={busy}>{busyLabel}</Label>}
      </Labels>
      {busy && <Progress />}
    </Control>
  );

  if (!hasReason) return control;
  return (
    <WithReason $block={block}>
      {control}
      <Reason id={reasonId}>{disabledReason}</Reason>
    </WithReason>
  );
}
