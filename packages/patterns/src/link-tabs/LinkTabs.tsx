import { Bar } from './LinkTabs.styles.ts';

export type LinkTabsProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly {
    label: string;
    /** Unique in the list. */
    href: string;
    /** Whether this part is displayed. */
    current: boolean;
  }[];
};

/**
 * Links to parts of the page in a row over a hairline. The current one is underlined. Scrolls horizontally on
 * a phone.
 */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {items.map(({ label: name, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
