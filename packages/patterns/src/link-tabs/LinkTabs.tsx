import { Bar, Count } from './LinkTabs.styles.ts';

export type LinkTabsProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly {
    label: string;
    /** Unique in the list. */
    href: string;
    /** Shown after the label, less prominent. */
    count?: number;
    /** Whether this part is displayed. */
    current: boolean;
  }[];
};

/**
 * A row of links to the parts of a page, over a hairline. The current link is underlined. Scrolls
 * horizontally on a phone.
 */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {items.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              <span>
                {name}
                {count !== undefined && <Count> {count}</Count>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
