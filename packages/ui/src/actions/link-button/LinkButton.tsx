import type { ButtonEmphasis, ButtonSize } from '../button/Button.tsx';
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import type { AnchorProps } from '../link/Link.tsx';
import { Control } from './LinkButton.styles.ts';

export type LinkButtonProps = AnchorProps & {
  emphasis?: ButtonEmphasis;
  size?: ButtonSize;
  /** Full width of the parent. */
  block?: boolean;
  icon?: IconName;
};

/** A link that looks like a button: "Go to checkout". */
export function LinkButton({
  emphasis = 'primary',
  size = 'm',
  block = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Control $emphasis={emphasis} $size={size} $block={block} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Control>
  );
}
