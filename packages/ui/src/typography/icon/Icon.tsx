import { Svg } from './Icon.styles.ts';
import { filled, icons, type IconName } from './icons.ts';

export type { IconName };
export { icons };

/** 16, 20 or 28 px. */
export type IconSize = 's' | 'm' | 'l';

export type IconProps = {
  /** The story All shows every icon. */
  name: IconName;
  /** Default `m`. */
  size?: IconSize;
  /** Accessible name. Without it the icon is decorative: hidden from assistive technology. */
  label?: string;
  className?: string;
};

/** A line icon in the current text colour. Source: comps 01 to 20. */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 20 20" $size={size} className={className} {...ariaProps}>
      <path d={icons[name]} fill={filled.has(name) ? 'currentColor' : undefined} />
    </Svg>
  );
}
