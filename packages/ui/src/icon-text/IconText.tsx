import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Frame } from './IconText.styles.ts';

/** 13, 14 px, or the size around it. */
export type IconTextSize = 'xs' | 'sm' | 'md';
export type IconTextTone = 'inherit' | 'secondary' | 'error' | 'success' | 'warning';

export type IconTextProps = {
  icon: IconName;
  /** Default `sm`. */
  size?: IconTextSize;
  /** Colours icon and words alike. The icon says in a shape what the colour says. */
  tone?: IconTextTone;
  /** Announced when it appears. */
  live?: boolean;
  children: ReactNode;
  className?: string;
};

/** A few words with the icon of what they are about, so that colour is never alone. The icon keeps to the first line. */
export function IconText({
  icon,
  size = 'sm',
  tone = 'inherit',
  live = false,
  children,
  className,
}: IconTextProps) {
  return (
    <Frame $size={size} $tone={tone} role={live ? 'status' : undefined} className={className}>
      <Icon name={icon} size={size === 'md' ? 'm' : 's'} />
      <span>{children}</span>
    </Frame>
  );
}
