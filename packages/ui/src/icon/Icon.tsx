import { Svg } from './Icon.styles.ts';
import { filled, icons, type IconName } from './icons.ts';

export type { IconName };
export { icons };

/** 16, 20 or 28 px. */
export type IconSize = 's' | 'm' | 'l';

export type IconProps = {
  /** What is drawn; the story All shows every one. */
  name: IconName;
  /** Default `m`. */
  size?: IconSize;
  /** Words for an icon that stands alone. Without them it is decoration, hidden from assistive technology. */
  label?: string;
  className?: string;
};

/** A line drawing in the colour of the text around it. Source: comps 01 to 20. */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 20 20" $size={size} className={className} {...words}>
      <path d={icons[name]} fill={filled.has(name) ? 'currentColor' : undefined} />
    </Svg>
  );
}
