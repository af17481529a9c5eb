import type { ComponentPropsWithRef } from 'react';
import { Badge, type BadgeTone } from '../../feedback/badge/Badge.tsx';
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import type { AnchorProps } from '../link/Link.tsx';
import { BadgeWrapper, Control } from './IconButton.styles.ts';

/** `s` is 36 px, or 44 px on coarse pointers such as fingers. `m` is 44 px. The icon is always 20 px. */
export type IconButtonSize = 's' | 'm';

type IconControlProps = {
  icon: IconName;
  /** Accessible name, including the badge count (`countText`): "Bag, 3 items", "Bag, 99+ items". */
  label: string;
  size?: IconButtonSize;
  /** Zero hides the badge; more than 99 shows "99+" (SHL-09). */
  badge?: number | undefined;
  badgeTone?: BadgeTone;
};

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  IconControlProps & {
    /** Makes the button a toggle (`aria-pressed`), such as a wishlist button. Keep the label constant. */
    pressed?: boolean;
  };

const renderContent = (icon: IconName, badge: number | undefined, tone: BadgeTone | undefined) => (
  <>
    <Icon name={icon} />
    {badge !== undefined && (
      <BadgeWrapper $plain={tone === 'plain'}>
        <Badge count={badge} tone={tone ?? 'accent'} />
      </BadgeWrapper>
    )}
  </>
);

/** A button that shows only an icon and has an accessible name. */
export function IconButton({
  icon,
  label,
  size = 'm',
  badge,
  badgeTone,
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Control type={type} aria-label={label} aria-pressed={pressed} $size={size} {...rest}>
      {renderContent(icon, badge, badgeTone)}
    </Control>
  );
}

export type IconLinkProps = Omit<AnchorProps, 'children'> & IconControlProps;

/** A link that shows only an icon and has an accessible name. */
export function IconLink({ icon, label, size = 'm', badge, badgeTone, ...rest }: IconLinkProps) {
  return (
    <Control as="a" aria-label={label} $size={size} {...(rest as object)}>
      {renderContent(icon, badge, badgeTone)}
    </Control>
  );
}
