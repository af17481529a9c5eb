import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Frame } from './IconText.styles.ts';

/** 13 px, 14 px, or the inherited font size. */
export type IconTextSize = 'xs' | 'sm' | 'md';
export type IconTextTone = 'inherit' | 'secondary' | 'error' | 'success' | 'warning';

export type IconTextProps = {
  icon: IconName;
  /** Default `sm`. */
  size?: IconTextSize;
  /**
   * Colours both icon and text. The icon repeats the meaning, so that the meaning never depends on colour
   * alone.
   */
  tone?: IconTextTone;
  /** Announces the text when it appears (`role="status"`). */
  live?: boolean;
  children: ReactNode;
  className?: string;
};

/** A short text with an icon. The icon is aligned with the first line. */
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
