import type { ComponentPropsWithRef } from 'react';
import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import type { AnchorProps } from '../link/Link.tsx';
import { BadgePlace, Control } from './IconButton.styles.ts';

/** 36 (44 under a finger) or 44 px. The icon stays 20. */
export type IconButtonSize = 's' | 'm';

type Look = {
  icon: IconName;
  /** The accessible name, with what the badge shows (`countText`): "Bag, 3 items", "Bag, 99+ items". */
  label: string;
  size?: IconButtonSize;
  /** Zero shows nothing; above 99 shows "99+" (SHL-09). */
  badge?: number;
  badgeTone?: BadgeTone;
};

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  Look & {
    /** Makes it a toggle (`aria-pressed`), as a wishlist heart. The label does not change with it. */
    pressed?: boolean;
  };

const inside = (icon: IconName, badge: number | undefined, tone: BadgeTone | undefined) => (
  <>
    <Icon name={icon} />
    {badge !== undefined && (
      <BadgePlace $plain={tone === 'plain'}>
        <Badge count={badge} tone={tone ?? 'accent'} />
      </BadgePlace>
    )}
  </>
);

/** An icon that acts, always with a name. */
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
      {inside(icon, badge, badgeTone)}
    </Control>
  );
}

export type IconLinkProps = Omit<AnchorProps, 'children'> & Look;

/** An icon that leads somewhere, always with a name. */
export function IconLink({ icon, label, size = 'm', badge, badgeTone, ...rest }: IconLinkProps) {
  return (
    <Control as="a" aria-label={label} $size={size} {...(rest as object)}>
      {inside(icon, badge, badgeTone)}
    </Control>
  );
}
